// Tools of a plugin that do what an action of the host's own does. A rule that denies the one says nothing of the other.
// Sources: an analysis of the built-in tools of 2.0.16 for a dispatch plugin (sections 1 and 8).

export interface PluginDoor {
  /** The plugin's tool, which is the action of a rule about it. */
  readonly plugin: string;
  /** The action of the host's tools for the same use. */
  readonly action: string;
}

export const PLUGIN_DOORS: readonly PluginDoor[] = [
  { plugin: "tm_browser", action: "browser" },
  { plugin: "tm_webfetch", action: "webfetch" },
  { plugin: "tm_search", action: "websearch" },
  { plugin: "tm_bash", action: "shell" },
  { plugin: "tm_pty", action: "shell" },
  { plugin: "tm_read", action: "read" },
  { plugin: "tm_grep", action: "grep" },
];
