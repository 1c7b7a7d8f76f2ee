// A link that the page answers itself. With a key held down the browser opens it as the reader asked, in a tab of its own.

import type { MouseEvent } from "react";

export function onPlainClick(
  act: (event: MouseEvent<HTMLAnchorElement>) => void,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act(event);
  };
}
