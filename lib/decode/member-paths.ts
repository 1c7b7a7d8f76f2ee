// Tells apart the members of a ZIP file that bear one path: the second `a.json` is shown, and found again, as `a (2).json`.

interface Named {
  readonly path: string;
}

/** The members in their order, no two files with one path. */
export function withDistinctPaths<Member extends Named>(members: readonly Member[]): readonly Member[] {
  const taken = new Set(members.map(({ path }) => path));
  const counts = new Map<string, number>();
  return members.map((member) => {
    let count = (counts.get(member.path) ?? 0) + 1;
    let { path } = member;
    if (count > 1 && !isFolder(path)) {
      for (path = numbered(member.path, count); taken.has(path); path = numbered(member.path, count))
        count += 1;
      taken.add(path);
    }
    counts.set(member.path, count);
    return path === member.path ? member : { ...member, path };
  });
}

function isFolder(path: string): boolean {
  return path.endsWith("/") || path.endsWith("\\");
}

function numbered(path: string, number: number): string {
  const dot = path.lastIndexOf(".");
  const end = dot > path.lastIndexOf("/") + 1 ? dot : path.length;
  return `${path.slice(0, end)} (${number})${path.slice(end)}`;
}
