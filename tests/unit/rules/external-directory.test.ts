// Inside or outside the session's directory, and what external_directory is asked for.

import { describe, expect, test } from "vitest";
import { placeOfPath } from "@/lib/rules/external-directory.ts";
import { relativePath, resolvePath } from "@/lib/rules/paths.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";

const RESEARCH = "v2-builtin-tools.md §2.1";
const ACCESS = "core/src/file-access.ts@0dab3ee";
const TESTS = "opencode/test/tool/external-directory.test.ts@01a1591";

describe("outside", () => {
  test.each([
    ["/tmp/project", "/tmp/outside/file.txt", "file", "/tmp/outside/*", TESTS],
    ["/tmp/project", "/tmp/outside", "directory", "/tmp/outside/*", TESTS],
    ["/p/q", "../r/a.ts", "file", "/p/r/*", ACCESS],
    ["/p/q", "..", "directory", "/p/*", ACCESS],
    ["/p/q", "/p/qq/a", "file", "/p/qq/*", "a name that begins alike is another name"],
    ["/p/q", "/a", "file", "/*", ACCESS],
    ["/p/q", "/etc/", "file", "/etc/*", "a path that ends in a slash names a directory"],
    ["C:\\p\\q", "C:\\p\\r\\a.ts", "file", "C:/p/r/*", ACCESS],
    ["C:\\p\\q", "D:\\x\\a.ts", "file", "D:/x/*", ACCESS],
    ["C:\\p\\q", "..\\r", "directory", "C:/p/r/*", ACCESS],
    ["C:/p/q", "\\x\\y.txt", "file", "C:/x/*", "rooted, on the drive of the directory"],
    ["\\\\srv\\share\\p", "\\\\srv\\other\\a", "file", "//srv/other/*", "another share"],
    ["/p", "/数据/表.csv", "file", "/数据/*", RESEARCH],
  ] as const)("in %s: %s as %s asks for %s (%s)", (directory, path, kind, _resource, _source) => {
    const place = placeOfPath(path, kind, ruleSetting("opencode-2", directory));
    expect(place).toMatchObject({ where: "outside", resource: _resource });
  });

  test.each([
    ["/tmp/project", "/tmp/project/file.txt", TESTS],
    ["/p/q", "src/../a.ts", ACCESS],
    ["/p/q", ".", ACCESS],
    ["/p/q/", "/p/q", ACCESS],
    ["/", "/etc/hosts", ACCESS],
    ["C:\\p\\q", "c:/P/Q/a.ts", "letters of either case on Windows"],
    ["C:\\p\\q", "src\\a.ts", ACCESS],
  ])("in %s: %s is inside (%s)", (directory, path) => {
    expect(placeOfPath(path, "file", ruleSetting("opencode-2", directory)).where).toBe("inside");
  });

  test.each([
    [null, "/tmp/x", "no-directory"],
    ["relative", "/tmp/x", "no-directory"],
    ["/p", "~/x", "home"],
    ["/p", "$HOME/x", "variable"],
    ["/p", "`pwd`/x", "variable"],
  ])("in %s: where %s lies is not known: %s", (directory, path, because) => {
    const place = placeOfPath(path, "file", ruleSetting("opencode-1", directory));
    expect(place).toEqual({ where: "unknown", because });
  });
});

test.each([
  ["/p/q", "a/./b//../c", "posix", "/p/q/a/c"],
  ["/p/q", "../../../..", "posix", "/"],
  ["C:\\p", "D:x", "windows", "D:/x"],
  ["C:\\p", "c:x", "windows", "c:/p/x"],
] as const)("%s and %s, %s: %s", (directory, path, style, whole) => {
  expect(resolvePath(directory, path, style)).toBe(whole);
});

test.each([
  ["/p/q", "/p/q/a/b", "a/b"],
  ["/p/q", "/p/q", "."],
  ["/p/q", "/p/r/s", "../r/s"],
])("from %s, %s is %s", (directory, path, relative) => {
  expect(relativePath(directory, path, "posix")).toBe(relative);
});
