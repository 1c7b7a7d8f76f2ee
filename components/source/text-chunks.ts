// A long text in chunks that a browser lays out one by one: a single run of 100 000 characters can take it many seconds.
// Cut after a line break where there is one near, never inside a surrogate pair. Joined, the chunks are the text.

const LEAST = 1_000;
const MOST = 2_000;

export function chunksOf(text: string): readonly string[] {
  const chunks: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = endOfChunk(text, from);
    chunks.push(text.slice(from, to));
    from = to;
  }
  return chunks;
}

function endOfChunk(text: string, from: number): number {
  const furthest = from + MOST;
  if (furthest >= text.length) return text.length;
  const lineEnd = text.lastIndexOf("\n", furthest - 1) + 1;
  if (lineEnd > from + LEAST) return lineEnd;
  const last = text.charCodeAt(furthest - 1);
  return last >= 0xd800 && last <= 0xdbff ? furthest - 1 : furthest;
}
