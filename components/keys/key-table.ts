// Every key of the app, once: the sheet of keys is drawn from this table and the handlers are bound by it. A key is written
// as `KeyboardEvent.key` has it; `Mod+` is Ctrl, or ⌘ on a Mac.

export const KEY_TABLE = {
  palette: { place: "everywhere", keys: ["Mod+k"] },
  sheet: { place: "everywhere", keys: ["?"] },
  search: { place: "session", keys: ["/"] },
  previousDispatch: { place: "session", keys: ["["] },
  nextDispatch: { place: "session", keys: ["]"] },
  evidence: { place: "session", keys: ["e"] },
  only: { place: "session", keys: ["o"] },
  closeCard: { place: "session", keys: ["Escape"] },
  keepRange: { place: "session", keys: ["k"] },
  rangeBack: { place: "session", keys: ["b"] },
  hitAlong: { place: "search", keys: ["ArrowUp", "ArrowDown"] },
  hitPage: { place: "search", keys: ["PageUp", "PageDown"] },
  hitOpen: { place: "search", keys: ["Enter"] },
  searchClose: { place: "search", keys: ["Escape"] },
  zoomIn: { place: "timeline", keys: ["+", "="] },
  zoomOut: { place: "timeline", keys: ["-"] },
  fit: { place: "timeline", keys: ["0"] },
  markAlong: { place: "drawing", keys: ["ArrowLeft", "ArrowRight"] },
  markAcross: { place: "drawing", keys: ["ArrowUp", "ArrowDown"] },
  markEnds: { place: "drawing", keys: ["Home", "End"] },
  markClaim: { place: "drawing", keys: ["Enter"] },
  markEvidence: { place: "drawing", keys: ["e"] },
  markZoom: { place: "drawing", keys: ["z"] },
  markLink: { place: "drawing", keys: ["l"] },
  brushMove: { place: "brush", keys: ["ArrowLeft", "ArrowRight"] },
  brushResize: { place: "brush", keys: ["Shift+ArrowLeft", "Shift+ArrowRight"] },
  rowAlong: { place: "dispatches", keys: ["ArrowUp", "ArrowDown"] },
  rowToggle: { place: "dispatches", keys: [" "] },
  rowClaim: { place: "dispatches", keys: ["Enter"] },
  transcriptAlong: { place: "transcript", keys: ["ArrowUp", "ArrowDown"] },
  transcriptPage: { place: "transcript", keys: ["PageUp", "PageDown"] },
  transcriptEnds: { place: "transcript", keys: ["Home", "End"] },
  transcriptClaims: { place: "transcript", keys: ["Enter"] },
  treeAlong: { place: "source", keys: ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"] },
  treeFold: { place: "source", keys: ["ArrowLeft", "ArrowRight", " "] },
  treeShow: { place: "source", keys: ["Enter"] },
} as const satisfies Record<string, { readonly place: string; readonly keys: readonly string[] }>;

export type KeyId = keyof typeof KEY_TABLE;
export type KeyPlace = (typeof KEY_TABLE)[KeyId]["place"];

/** In the order of the sheet. */
export const KEY_PLACES = [
  "everywhere",
  "session",
  "search",
  "timeline",
  "drawing",
  "brush",
  "dispatches",
  "transcript",
  "source",
] as const satisfies readonly KeyPlace[];

export const KEY_IDS = Object.keys(KEY_TABLE).filter(isKeyId);

function isKeyId(name: string): name is KeyId {
  return Object.hasOwn(KEY_TABLE, name);
}

export function keysAt(place: KeyPlace): readonly KeyId[] {
  return KEY_IDS.filter((id) => KEY_TABLE[id].place === place);
}

/** A key that types a character when nothing is held: such keys can be switched off. */
export function isCharacter(key: string): boolean {
  return key.length === 1 && key !== " ";
}

/** What stands on a key, where that is not its name. */
export const KEY_SIGNS: Readonly<Record<string, string>> = {
  Control: "Ctrl",
  Meta: "⌘",
  Escape: "Esc",
  Shift: "Shift",
  Space: "Space",
  Enter: "Enter",
  Home: "Home",
  End: "End",
  PageUp: "PgUp",
  PageDown: "PgDn",
};
