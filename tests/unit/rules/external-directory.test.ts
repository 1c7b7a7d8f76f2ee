// Inside or outside the session's directory, and what external_directory is asked for.

import { describe, expect, test } from "vitest";
import { type OutsideKind, placeOfPath, questionsOfPlace } from "@/lib/rules/external-directory.ts";
import { relativePath, resolvePath } from "@/lib/rules/paths.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";

const RESEARCH = "v2-builtin-tools.md §2.1";
const ACCESS = "core/src/file-access.ts@0dab3ee";
const FS = "util/src/fs-util.ts@08c68fe";
const TESTS = "opencode/test/tool/external-directory.test.ts@01a1591";

/** What is asked for sure, then what may be asked, marked `?`. */
function asked(directory: string | null, path: string, kind: OutsideKind, worktree: string | null = null) {
  const setting = ruleSetting("opencode-2", directory, worktree);
  const { sure, possible } = questionsOfPlace(placeOfPath(path, setting), path, kind);
  return [
    ...sure.map(({ resource, or }) => (or === null ? resource : `${resource} or ${or}`)),
    ...possible.map(({ resource }) => `? ${resource}`),
  ];
}

describe("outside for certain: nothing is shared with the directory, or the project's root is known", () => {
  test.each([
    ["/tmp/project", "/var/outside/file.txt", "file", "/var/outside/*", TESTS],
    ["/tmp/project", "/var/outside", "directory", "/var/outside/*", TESTS],
    ["/p/q", "/a", "file", "/*", ACCESS],
    ["/p/q", "/etc/hosts", "either", "/etc/* or /etc/hosts/*", `${ACCESS}: looks whether it is a folder`],
    ["/p/q", "/etc/", "either", "/etc/*", "a path that ends in a slash names a folder"],
    ["/p/q", "../../r", "directory", "/r/*", ACCESS],
    ["C:\\p\\q", "D:\\x\\a.ts", "file", "D:/x/*", ACCESS],
    ["C:\\p\\q", "/d/x/a.ts", "file", "D:/x/*", `${FS}: windowsPath`],
    ["C:\\p\\q", "/mnt/d/x/a.ts", "file", "D:/x/*", `${FS}: windowsPath`],
    ["C:\\p\\q", "/cygdrive/d/x", "directory", "D:/x/*", `${FS}: windowsPath`],
    ["\\\\srv\\share\\p", "\\\\srv\\other\\a", "file", "//srv/other/*", "another share"],
    ["/p", "/数据/表.csv", "file", "/数据/*", RESEARCH],
  ] as const)("in %s: %s as %s asks for %s (%s)", (directory, path, kind, resource, _source) => {
    expect(asked(directory, path, kind)).toEqual([resource]);
  });

  test.each([
    ["/p/q", "/p", "../../r/a.ts", "/r/*"],
    ["/p/q", "/p/q", "../r/a.ts", "/p/r/*"],
    ["/p/q", "/", "/p/a.ts", "/p/*"],
  ])(
    "in %s of the project %s: %s asks for %s (instance-context.ts@0a8a0ed)",
    (directory, root, path, resource) => {
      expect(asked(directory, path, "file", root)).toEqual([resource]);
    },
  );
});

describe("perhaps outside: below a folder that may be the project's", () => {
  test.each([
    ["/p/q", "../r/a.ts", "file", ["? /p/r/*"]],
    ["/p/q", "..", "directory", ["? /p/*"]],
    ["/p/q", "/p/qq/a", "file", ["? /p/qq/*"]],
    ["/p/q", "/p/a", "either", ["? /p/*", "? /p/a/*"]],
    ["C:\\p\\q", "C:\\p\\r\\a.ts", "file", ["? C:/p/r/*"]],
    ["C:/p/q", "\\x\\y.txt", "file", ["? C:/x/*"]],
  ] as const)(
    "in %s: %s as %s may ask for %s (file-access.ts@0dab3ee: the whole project is inside)",
    (directory, path, kind, questions) => {
      expect(asked(directory, path, kind)).toEqual(questions);
    },
  );
});

describe("inside", () => {
  test.each([
    ["/tmp/project", null, "/tmp/project/file.txt", TESTS],
    ["/p/q", null, "src/../a.ts", ACCESS],
    ["/p/q", null, ".", ACCESS],
    ["/p/q/", null, "/p/q", ACCESS],
    ["/", null, "/etc/hosts", ACCESS],
    ["/p/q", "/p", "../r/a.ts", `${ACCESS}: the whole project`],
    ["/p/q", null, "..a/b", "fs-util.ts@08c68fe: a name that begins with two dots is a name"],
    ["/p/q", null, "(group)/page.tsx", "a file's path is no shell word"],
    ["/p/q", null, "$id.tsx", "a file's path is no shell word"],
    ["C:\\p\\q", null, "c:/P/Q/a.ts", "letters of either case on Windows"],
    ["C:\\p\\q", null, "src\\a.ts", ACCESS],
    ["C:\\p\\q", null, "/c/p/q/a", `${FS}: windowsPath`],
  ] as const)("in %s of %s: %s (%s)", (directory, root, path, _source) => {
    expect(placeOfPath(path, ruleSetting("opencode-2", directory, root)).where).toBe("inside");
    expect(asked(directory, path, "file", root)).toEqual([]);
  });
});

test.each([
  [null, "/tmp/x"],
  ["relative", "/tmp/x"],
])("in %s, where %s lies is not known: something may be asked", (directory, path) => {
  expect(asked(directory, path, "file")).toEqual(["? null"]);
});

test("on another drive, only a path from its root has a place: where the host stood there is not recorded", () => {
  const setting = ruleSetting("opencode-2", "C:\\p");
  expect(placeOfPath("D:x", setting)).toEqual({ where: "unknown", because: "no-directory" });
  expect(placeOfPath("D:\\x", setting)).toMatchObject({ where: "outside", path: "D:/x" });
  expect(placeOfPath("c:x", setting)).toMatchObject({ where: "inside" });
});

test("seen from a folder that is not known, only an absolute path has a place", () => {
  const setting = ruleSetting("opencode-2", "/p");
  expect(placeOfPath("x", setting, null)).toEqual({ where: "unknown", because: "no-directory" });
  expect(placeOfPath("/etc/x", setting, null)).toMatchObject({ where: "outside" });
  expect(placeOfPath("x", setting, "/p/sub")).toEqual({ where: "inside", path: "/p/sub/x" });
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
