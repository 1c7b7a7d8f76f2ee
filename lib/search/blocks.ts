// Values joined to blocks of text: a search asks a block at once, and a few thousand blocks instead of a million strings
// stay in memory. Cut by the same rule every time, so that a block that was let go can be made again.

/** Between two values of a block. */
export const JOINT = "\n";
/** Small enough that one character of another script makes little text twice as wide. */
const BLOCK_CHARS = 64 * 1024;

export interface Block {
  readonly text: string;
  /** Where each of its values begins. */
  readonly starts: readonly number[];
}

export interface BlockCutter {
  readonly add: (value: string) => void;
  /** What is left becomes a block, however small. */
  readonly flush: () => void;
}

export function blockCutter(emit: (block: Block) => void): BlockCutter {
  let values: string[] = [];
  let starts: number[] = [];
  let chars = 0;
  const flush = () => {
    if (values.length === 0) return;
    const block = { text: values.join(JOINT), starts };
    values = [];
    starts = [];
    chars = 0;
    emit(block);
  };
  return {
    add(value) {
      if (chars > 0 && chars + value.length > BLOCK_CHARS) flush();
      starts.push(chars);
      values.push(value);
      chars += value.length + JOINT.length;
    },
    flush,
  };
}

/** What a text takes in memory: engines keep two bytes a character from the first that needs them. */
export function weightOf(text: string): number {
  return /[\u0100-\uffff]/.test(text) ? text.length * 2 : text.length;
}
