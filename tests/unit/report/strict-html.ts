// Reads a report as strictly as a report is written: every element closed, every attribute in double quotes, nothing but the
// elements and attributes that a report needs. What a browser would mend is a mistake here.

export interface ReadPage {
  /** The text of all elements but style and the data, in order. */
  readonly text: string;
  /** `details.note`, `td`, … with their number: two pages of one shape have the same. */
  readonly shape: ReadonlyMap<string, number>;
  readonly ids: readonly string[];
  /** Where links lead. */
  readonly targets: readonly string[];
  readonly data: string;
}

const ELEMENTS = new Set(
  `html head meta title style body svg defs symbol circle path clipPath use g rect text div header main section aside nav
figure figcaption h1 h2 h3 p b i small sup span a bdi code abbr br ul li dl dt dd table thead tbody tr th td details summary
label input template`.split(/\s+/),
);
const VOID = new Set(["meta", "br", "input"]);
const ATTRIBUTES = new Set(
  `lang charset data-check name content http-equiv class id href title style tabindex role aria-label aria-hidden scope open type checked
for width height viewBox cx cy r fill stroke stroke-width d x y rx transform clip-path text-anchor`.split(
    /\s+/,
  ),
);
const TOKEN =
  /<!doctype html>|<\/([a-zA-Z0-9]+)>|<([a-zA-Z0-9]+)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>|([^<]+)|(<)/y;

/** Throws at the first thing that is not as strict as it should be. */
export function readStrictly(page: string): ReadPage {
  const open: string[] = [];
  const shape = new Map<string, number>();
  const ids: string[] = [];
  const targets: string[] = [];
  let [text, data] = ["", ""];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < page.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(page);
    const fail = (what: string): never => {
      throw new Error(`${what} at ${at}: ${JSON.stringify(page.slice(at, at + 120))}`);
    };
    if (match === null || match[6] !== undefined) return fail("no token");
    const [, closed, opened, attributes = "", selfClosed, run] = match;
    if (closed !== undefined) {
      if (open.pop() !== closed) fail(`</${closed}> closes nothing`);
    } else if (opened !== undefined) {
      if (!ELEMENTS.has(opened)) fail(`<${opened}> is no element of a report`);
      const found = [...attributes.matchAll(/\s+([a-zA-Z-]+)(?:="([^"]*)")?/g)];
      for (const [, name = "", value = ""] of found) {
        if (!ATTRIBUTES.has(name)) fail(`${name} is no attribute of a report`);
        if (name === "id") ids.push(unescaped(value));
        if (name === "href") targets.push(unescaped(value));
        if (name === "clip-path" && value !== "url(#half)") fail("another url");
      }
      const look = found.find(([, name]) => name === "class")?.[2] ?? "";
      const key = look === "" ? opened : `${opened}.${look}`;
      shape.set(key, (shape.get(key) ?? 0) + 1);
      if (selfClosed === "" && !VOID.has(opened)) open.push(opened);
    } else if (run !== undefined) {
      const inside = open.at(-1);
      if (inside === "style") {
        if (/url\(|@import|expression|<|\\/.test(run)) fail("a style that fetches");
      } else if (inside === "template") data += run;
      else {
        const bare = run.replace(/&#\d+;/g, "");
        if (/[&]/.test(bare)) fail("an entity that is none of ours");
        text += unescaped(run);
      }
    }
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(" ")}`);
  return { text, shape, ids, targets, data };
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
