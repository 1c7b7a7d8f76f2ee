// A report as it reads with "Only live-observed" on: what the style sheet hides is taken out, in the same words as the style
// sheet. Reads the strict form in which reports are written, nothing else.

const VOID = new Set(["meta", "br", "input"]);
const TOKEN = /<\/([a-zA-Z0-9]+)>|<([a-zA-Z0-9]+)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>|([^<]+)/g;

/** Everything that is left: text, and the tags with their attributes. */
export function readWithout(page: string): string {
  const left: string[] = [];
  const open: { readonly name: string; readonly isOut: boolean; readonly isValue: boolean }[] = [];
  let afterValue = false;
  const isOut = () => open.some((element) => element.isOut || element.isValue);
  for (const [token, closed, opened, attributes = "", selfClosed, text] of page
    .replace("<!doctype html>", "")
    .matchAll(TOKEN)) {
    if (closed !== undefined) {
      const element = open.pop();
      afterValue = element?.isValue === true;
      if (!isOut() && element?.isOut !== true) left.push(afterValue ? "hidden" : token);
      continue;
    }
    if (text !== undefined) {
      if (!isOut()) left.push(text);
      afterValue = false;
      continue;
    }
    const classes = (/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? "").split(" ");
    const isValue = classes.includes("v") && classes.includes("i");
    const isNumber = opened === "sup" && afterValue;
    const isGone = classes.includes("inf") || isNumber || ["style", "template"].includes(opened ?? "");
    if (!isOut() && !isGone && !isValue) left.push(token);
    if (selfClosed === "" && !VOID.has(opened ?? ""))
      open.push({ name: opened ?? "", isOut: isGone, isValue });
    else afterValue = false;
  }
  return left.join("");
}
