// Texts that try to be more than text, to be put into every place of an export where a host writes words. Each has a name,
// for the message of a test that fails. What would run sets `window.__ran`, opens a dialog, goes somewhere, or asks the
// origin PROBE_ORIGIN; a page that shows text as text does none of it.

export interface HostileText {
  readonly name: string;
  readonly text: string;
}

/** No address is ever asked of it: a test fails on the first request to it. */
export const PROBE_ORIGIN = "https://probe.invalid";

const RUN = "window.__ran=(window.__ran||0)+1";

const SCRIPTS: readonly HostileText[] = [
  { name: "script", text: `<script>${RUN}</script>` },
  { name: "script with a source", text: `<script src="${PROBE_ORIGIN}/a.js"></script>` },
  { name: "script in odd case", text: `<ScRiPt x>${RUN}</ScRiPt\t>` },
  { name: "script that ends a script", text: `</script><script>${RUN}</script>` },
  { name: "script after a comment", text: `--><script>${RUN}</script><!--` },
  { name: "script in a CDATA section", text: `]]><script>${RUN}</script>` },
  { name: "module script", text: `<script type=module>import("${PROBE_ORIGIN}/m.js")</script>` },
  { name: "base element", text: `<base href="${PROBE_ORIGIN}/">` },
  {
    name: "refresh",
    text: `<meta http-equiv="refresh" content="0;url=${PROBE_ORIGIN}/refresh">`,
  },
  { name: "frame with a document", text: `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>` },
  { name: "frame", text: `<iframe src="javascript:parent.${RUN}"></iframe>` },
  { name: "object", text: `<object data="data:text/html,<script>${RUN}</script>"></object>` },
  { name: "embed", text: `<embed src="${PROBE_ORIGIN}/e.swf">` },
];

const HANDLERS: readonly HostileText[] = [
  { name: "image that fails", text: `<img src=x onerror="${RUN}">` },
  { name: "remote image", text: `<img src="${PROBE_ORIGIN}/i.png">` },
  { name: "svg on load", text: `<svg onload="${RUN}"></svg>` },
  { name: "svg with a script", text: `<svg><script>${RUN}</script></svg>` },
  { name: "svg animation", text: `<svg><animate onbegin="${RUN}" attributeName=x dur=1s></svg>` },
  {
    name: "svg foreign object",
    text: `<svg><foreignObject><body onload="${RUN}"></foreignObject></svg>`,
  },
  {
    name: "svg use",
    text: `<svg><use href="data:image/svg+xml,<svg id=x onload='${RUN}'/>#x"/></svg>`,
  },
  { name: "details on toggle", text: `<details open ontoggle="${RUN}">x</details>` },
  { name: "focus on arrival", text: `<input autofocus onfocus="${RUN}">` },
  { name: "video source", text: `<video><source onerror="${RUN}"></video>` },
  { name: "end of an attribute", text: `" autofocus onfocus="${RUN}" x="` },
  { name: "end of a single-quoted attribute", text: `' onmouseover='${RUN}' x='` },
  { name: "end of a tag in an attribute", text: `"><img src=x onerror=${RUN}>` },
  { name: "math", text: `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">` },
  { name: "dialog by alert", text: `<img src=x onerror=alert(1)>` },
];

const LINKS: readonly HostileText[] = [
  { name: "javascript link", text: `[open](javascript:${RUN})` },
  { name: "javascript link in odd case", text: `[open](JaVaScRiPt:${RUN})` },
  { name: "javascript link with a tab", text: `[open](java&#9;script:${RUN})` },
  { name: "javascript link by reference", text: `[open][1]\n\n[1]: javascript:${RUN}` },
  { name: "javascript autolink", text: `<javascript:${RUN}>` },
  { name: "vbscript link", text: `[open](vbscript:msgbox(1))` },
  { name: "data link", text: `[open](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)` },
  { name: "file link", text: `[open](file:///etc/passwd)` },
  { name: "markdown image", text: `![x](${PROBE_ORIGIN}/md.png)` },
  { name: "markdown image that ends its attribute", text: `![x"onerror="${RUN}](y)` },
  { name: "anchor element", text: `<a href="javascript:${RUN}" autofocus>open</a>` },
  { name: "form", text: `<form action="${PROBE_ORIGIN}/f"><button autofocus>go</button></form>` },
];

const STYLES: readonly HostileText[] = [
  { name: "style element", text: `<style>body{display:none}*{background:url(${PROBE_ORIGIN}/c)}</style>` },
  {
    name: "style over the page",
    text: `<div style="position:fixed;inset:0;z-index:9999;background:red">x</div>`,
  },
  { name: "end of a style element", text: `</style><style>@import "${PROBE_ORIGIN}/s.css";` },
  { name: "stylesheet link", text: `<link rel=stylesheet href="${PROBE_ORIGIN}/l.css">` },
  { name: "end of a title", text: `</title></head><body onload="${RUN}">` },
  { name: "end of a template", text: `</template><img src=x onerror="${RUN}">` },
  { name: "end of a text area", text: `</textarea><img src=x onerror="${RUN}">` },
];

const TEMPLATES: readonly HostileText[] = [
  { name: "braces", text: `{{constructor.constructor("${RUN}")()}}` },
  { name: "template literal", text: `\${${RUN}}` },
  { name: "server tag", text: `<%= ${RUN} %>` },
  { name: "prototype name", text: "__proto__" },
  { name: "formula", text: `=HYPERLINK("${PROBE_ORIGIN}/x","open")` },
];

const DIRECTIONS: readonly HostileText[] = [
  { name: "right-to-left override", text: "safe\u202egnp.exe" },
  { name: "embedding without an end", text: "\u202b\u202b\u202b\u2067name\u2066" },
  { name: "zero-width characters", text: "a\u200b\u200c\u200d\u2060\ufeffdmin" },
  { name: "controls", text: "\u0000\u0007\u0008\u001b[2J\u001b]0;title\u0007\u007f" },
  { name: "terminal link", text: `\u001b]8;;javascript:${RUN}\u001b\\click\u001b]8;;\u001b\\` },
  { name: "terminal cursor", text: "\u001b[999D\u001b[2K\u001b[31mred\u001b[H" },
  { name: "half of a surrogate pair", text: "\ud83d\udc00\ud83d" },
  { name: "stacked marks", text: `Z${"\u0351\u0334\u0347".repeat(40)}` },
  { name: "one long word", text: "W".repeat(600) },
  { name: "many line ends", text: `x${"\n".repeat(200)}y` },
];

/** At least fifty, each once. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...LINKS,
  ...STYLES,
  ...TEMPLATES,
  ...DIRECTIONS,
];
