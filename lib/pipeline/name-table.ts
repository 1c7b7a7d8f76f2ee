// Names by number, each once; number 0 is the empty name. What repeats a hundred thousand times crosses as a number.

export interface NameTable {
  readonly all: readonly string[];
  readonly indexOf: (name: string) => number;
}

export function nameTable(): NameTable {
  const all = [""];
  const indices = new Map([["", 0]]);
  return {
    all,
    indexOf: (name) => {
      const known = indices.get(name);
      if (known !== undefined) return known;
      indices.set(name, all.length);
      return all.push(name) - 1;
    },
  };
}
