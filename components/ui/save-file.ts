// Gives the person a text as a file. Nothing leaves the page: the address of the text is one inside the browser.

export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 120);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
