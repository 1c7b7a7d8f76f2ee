// Finds English sentences that were left on a page in another language: three plain Latin words in a row, in what is shown
// or read aloud. Recorded text, ids, code and names in quotes are not ours to translate.

import type { Page } from "@playwright/test";

export async function remainingEnglish(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SENTENCE = /\b[A-Za-z]?[a-z]+(?:[ ,]+[a-z]{2,}){2,}/;
    const FOREIGN =
      '[translate="no"], code, pre, kbd, q, option, [lang="en"], [data-readout], script, style, noscript';
    const found = new Set<string>();
    const look = (text: string | null, where: Element) => {
      const own = (text ?? "").replace(/“[^”]*”/g, "“”");
      if (SENTENCE.test(own)) found.add(`${where.tagName.toLowerCase()}: ${own.trim().slice(0, 120)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest(FOREIGN) !== null || !parent.checkVisibility()) continue;
      look(node.textContent, parent);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
      if (element.closest(FOREIGN) !== null || !element.checkVisibility()) continue;
      for (const name of ["aria-label", "placeholder"]) look(element.getAttribute(name), element);
    }
    look(document.title, document.documentElement);
    return [...found];
  });
}
