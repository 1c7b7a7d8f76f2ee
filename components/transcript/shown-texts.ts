// The texts that rows show, each as one however many elements it is made of, and the places of a text in the page. Of what a
// row shows only what was recorded: names of ours are no hits.

export interface ShownText {
  readonly text: string;
  readonly nodes: readonly Text[];
}

/** Where one text ends and the next begins. */
const BLOCKS = "pre, p, li, dd, td, th, summary, .fact, .diff-line";
/** Recorded text says so, in that it is for no translator. */
const RECORDED = '[translate="no"]';
/** Names of members and parts: a hit is a value. */
const NAMES = ".tool-part-name";

export function shownTexts(box: HTMLElement): readonly ShownText[] {
  const found: ShownText[] = [];
  for (const body of box.querySelectorAll(".row-body")) {
    let block: Element | null = null;
    let nodes: Text[] = [];
    const end = () => {
      if (nodes.length > 0) found.push({ text: nodes.map(({ data }) => data).join(""), nodes });
      nodes = [];
    };
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!(node instanceof Text) || parent?.closest(RECORDED) == null || parent.closest(NAMES) !== null)
        continue;
      const holder = parent.closest(BLOCKS);
      if (holder !== block) end();
      block = holder;
      nodes.push(node);
    }
    end();
  }
  return found;
}

/** One range for each node that a stretch of the text touches. */
export function rangesOf({ nodes }: ShownText, [from, to]: readonly [number, number]): readonly Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const node of nodes) {
    const end = start + node.length;
    if (start < to && from < end) {
      const range = new Range();
      range.setStart(node, Math.max(0, from - start));
      range.setEnd(node, Math.min(node.length, to - start));
      ranges.push(range);
    }
    start = end;
  }
  return ranges;
}
