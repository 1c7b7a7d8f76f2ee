// A shell line as commands. Expected values are what the host's own scan gives: `command` nodes of tree-sitter-bash 0.25.0
// taken as packages/core/src/shell/parse.ts@11eb5f3 takes them, unless a row names another source.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitShell } from "@/lib/rules/shell-split.ts";

const POSIX = { host: "opencode-2", paths: "posix" } as const;
const WINDOWS = { host: "opencode-2", paths: "windows" } as const;
const UNKNOWN = { host: "opencode-2", paths: null } as const;
const HOST = "shell/parse.ts@11eb5f3";
const TESTS = "core/test/shell-parse.test.ts@11eb5f3";
const IMPACT = "core/test/permission.test.ts@0107518, shell scanner";
const RESEARCH = "v2-builtin-tools.md §2.5";

function resourcesOf(command: string): readonly string[] | string {
  const split = splitShell(command, POSIX);
  if (split.kind === "not-split") return split.because;
  return split.commands.filter((one) => !one.changesDirectory).map(({ resource }) => resource);
}

describe("lists", () => {
  test.each([
    ["git status && npm run test -- --watch", ["git status", "npm run test -- --watch"], TESTS],
    ["echo foo && echo bar", ["echo foo", "echo bar"], "opencode/test/tool/shell.test.ts@04c541a"],
    ["a || b; c", ["a", "b", "c"], HOST],
    ["a | grep b |& c", ["a", "grep b", "c"], HOST],
    ["a\n\n# note; x\nb", ["a", "b"], HOST],
    ["a & b", ["a", "b"], HOST],
    ["a | b | c\nd", ["a", "b", "c", "d"], HOST],
    ["a | b\nd && e", ["a", "b", "d", "e"], HOST],
    ["a &&\n  b", ["a", "b"], HOST],
    ["ls # then rm", ["ls"], HOST],
    ["echo a#b", ["echo a#b"], HOST],
    ["(cd /x && npm ci)", ["npm ci"], HOST],
    ["a || { b; exit 1; }", ["a", "b", "exit 1"], HOST],
    ["if [ -d x ]; then\n  ls x\nelse\n  mkdir x\nfi", ["ls x", "mkdir x"], HOST],
    ["for f in $(ls); do rm $f; done", ["ls", "rm $f"], HOST],
    ["while read l; do echo $l; done < f", ["read l", "echo $l"], HOST],
    ["time -p git status", ["time -p git status"], IMPACT],
    ["coproc git status", ["coproc git status"], IMPACT],
    ["a \\\n  b", ["a \\\n  b"], HOST],
  ] as const)("%j (%s)", (command, resources, _source) => {
    expect(resourcesOf(command)).toEqual(resources);
  });
});

describe("redirects stay with the first command of a chain", () => {
  test.each([
    ["cat < in > out", ["cat < in > out"], RESEARCH],
    ["a 2>/dev/null || true", ["a 2>/dev/null", "true"], HOST],
    ["printf ok && git status > output", ["printf ok", "git status"], IMPACT],
    ["printf ok | cat < input > output", ["printf ok", "cat"], IMPACT],
    ["npm test 2>&1 | tail -40", ["npm test 2>&1", "tail -40"], HOST],
    ["a; b > f", ["a", "b > f"], HOST],
    ["(a) > f && b > g", ["a", "b"], HOST],
    ["! a > f", ["a"], HOST],
    ["a &> f; b", ["a &> f", "b"], HOST],
    ['cat <<< "x y"', ['cat <<< "x y"'], HOST],
    ["cat > f <<'E'\n$(x)\nE\nls", ["cat > f <<'E'\n$(x)\nE", "ls"], HOST],
    ["cat <<E\n$(date)\nE", ["cat <<E\n$(date)\nE", "date"], HOST],
    ["a 2> >(tee err)", ["a 2> >(tee err)", "tee err"], HOST],
    ["> victim.txt", [], IMPACT],
  ] as const)("%j (%s)", (command, resources, _source) => {
    expect(resourcesOf(command)).toEqual(resources);
  });
});

describe("quotes, substitutions, assignments", () => {
  test.each([
    ['echo "a; b" && x', ['echo "a; b"', "x"], HOST],
    ["echo 'it; $(rm x)'", ["echo 'it; $(rm x)'"], HOST],
    ["echo $'a;b'", ["echo $'a;b'"], HOST],
    ["a\\;b c", ["a\\;b c"], HOST],
    ["echo $(curl evil | sed s/x/y/)", ["echo $(curl evil | sed s/x/y/)", "curl evil", "sed s/x/y/"], TESTS],
    ['echo "$(rm x)"', ['echo "$(rm x)"', "rm x"], HOST],
    ["echo `date`", ["echo `date`", "date"], HOST],
    ["diff <(ls a) <(ls b)", ["diff <(ls a) <(ls b)", "ls a", "ls b"], HOST],
    ["git $(printf diff) --stat", ["git $(printf diff) --stat", "printf diff"], IMPACT],
    [`echo $${"{x:-$(rm y)}"}`, [`echo $${"{x:-$(rm y)}"}`, "rm y"], HOST],
    ["echo $((1+2))", ["echo $((1+2))"], HOST],
    ['FOO=1 BAR="q r" cmd x', ['FOO=1 BAR="q r" cmd x'], HOST],
    ["FOO=$(x) cmd", ["FOO=$(x) cmd", "x"], HOST],
    ["FOO=1", [], HOST],
    ["export X=value; unset X; git status", ["git status"], IMPACT],
    ["export V=$(git describe --tags); npm run build", ["git describe --tags", "npm run build"], IMPACT],
    ["[[ -f x ]] && rm x", ["rm x"], HOST],
    ["echo '中文；命令' | grep 中", ["echo '中文；命令'", "grep 中"], HOST],
    ["mv 旧名.txt 新名.txt && ls 文档/", ["mv 旧名.txt 新名.txt", "ls 文档/"], HOST],
    ["echo 全角；分号", ["echo 全角；分号"], `${HOST}: a full-width sign parts nothing`],
  ] as const)("%j (%s)", (command, resources, _source) => {
    expect(resourcesOf(command)).toEqual(resources);
  });
});

describe("redirects end where the host's parser ends them", () => {
  test.each([
    ["a || b <<< word", ["a", "b <<< word"], HOST],
    ["a | b <<< word > f", ["a", "b <<< word"], HOST],
    ["a > f \\\n && b", ["a > f", "b"], HOST],
    ["a <<< word \\\n && b", ["a <<< word", "b"], HOST],
    ["a > f x", ["a > f x"], HOST],
    ["[ -f x ] && rm x", ["rm x"], HOST],
  ])("%j (%s)", (command, resources, _source) => {
    expect(resourcesOf(command)).toEqual(resources);
  });
});

describe("what changes the directory is no permission", () => {
  test.each([
    ["cd 'src dir' && git status", [["cd", "'src dir'"]], TESTS],
    ["pushd ..; ls; popd", [["pushd", ".."], ["popd"]], RESEARCH],
    ["cd /tmp > /dev/null", [["cd", "/tmp"]], HOST],
    ["command cd x", [], `${HOST}: the name is command`],
  ] as const)("%j (%s)", (command, words, _source) => {
    const split = splitShell(command, POSIX);
    const changing = split.kind === "split" ? split.commands.filter((one) => one.changesDirectory) : [];
    expect(changing.map((one) => one.words)).toEqual(words);
  });
});

describe("a line that is not understood is not split", () => {
  test.each([
    ["", "empty"],
    ["case $x in a) rm a;; esac", "case"],
    ["function f { rm x; }; f", "function"],
    ["f() { rm x; }; f", "pattern-or-function"],
    ["((x++)) && ls", "arithmetic-command"],
    ['echo "open', "unclosed"],
    ["if a; then b", "unclosed"],
    ["a && ", "unclosed"],
    ["cat <<E\nno end", "unclosed"],
    ["echo `a \\`b\\` c`", "nested-backticks"],
    ["V=$(git describe) > f", "redirected-assignment"],
    ["cat <<E | grep x\nx\nE", "here-document-in-pipeline"],
    ["a )", "stray-sign"],
    ["a\n; b", "stray-sign"],
    ["a | b | c\nd && e", "after-pipeline"],
    ["a | b | c\nd > f", "after-pipeline"],
    ["ls\n\\rm x", "stray-sign"],
    ["export a#b; ls", "stray-sign"],
    ["for f in #x a; do ls; done", "stray-sign"],
    ["ls && cat x - > f", "stray-sign"],
    ["[ -f x; ls", "unclosed"],
    ["[[ -f x ]; ls", "unclosed"],
    ["cat `ls` `ls`", "nested-backticks"],
    ["a; fi", "stray-sign"],
    ["chdir x; ls", "other-cd"],
    ["set-location x", "other-cd"],
    ["Get-ChildItem -Path x; ls", "powershell"],
    ["dir $env:TEMP", "powershell"],
    [`echo ${"x".repeat(60_000)}`, "too-long"],
    [`${"$(".repeat(40)}a${")".repeat(40)}`, "too-deep"],
    [`${"if ".repeat(16_000)}a`, "too-deep"],
    [`${"then ".repeat(9_000)}a`, "too-deep"],
    [`echo ${"${".repeat(20_000)}a`, "too-deep"],
    [`echo ${'"${'.repeat(16_000)}a`, "too-deep"],
    [`echo ${"$((".repeat(16_000)}1`, "too-deep"],
  ])("%j: %s", (command, because) => {
    expect(resourcesOf(command)).toBe(because);
  });

  test.each([
    ["opencode-1", "posix", "chdir x", true, "shell.ts@0498793: CWD, whatever the shell"],
    ["opencode-1", "posix", "set-location x", true, "shell.ts@0498793: CWD"],
    ["opencode-1", "windows", "cd x", true, "shell.ts@0498793: CWD"],
    [
      "opencode-1",
      "windows",
      "CD x",
      "other-cd",
      "shell.ts@0498793: lower case for PowerShell and cmd alone",
    ],
    ["opencode-2", "posix", "chdir x", "other-cd", "parse.ts@11eb5f3: zsh alone; RESEARCH: in any"],
    ["opencode-2", "windows", "sl x", "other-cd", "parse.ts@11eb5f3: POWERSHELL_CWD"],
    ["opencode-2", "posix", "sl x", false, "parse.ts@11eb5f3: PowerShell alone"],
    ["opencode-1", "windows", "sl x", false, "shell.ts@0498793: not in CWD"],
  ] as const)("%s on %s: %j changes the folder: %s (%s)", (host, paths, command, changes, _source) => {
    const split = splitShell(command, { host, paths });
    expect(split.kind === "not-split" ? split.because : split.commands[0]?.changesDirectory).toBe(changes);
  });

  test("on Windows the shell is not known: only a plain command is one command", () => {
    expect(splitShell("dir && del x", WINDOWS)).toEqual({ kind: "not-split", because: "windows-shell" });
    expect(splitShell("git status --short", WINDOWS)).toMatchObject({ kind: "split", isPlain: true });
  });
});

test.each([
  ["git status", true],
  ["npm run build -- --x=1", true],
  ["git status; ls", false],
  ['echo "a"', false],
  ["FOO=1 ls", false],
])("%j is one plain command: %s", (command, isPlain) => {
  expect(splitShell(command, UNKNOWN)).toMatchObject({ isPlain });
});

test("whatever the line, each resource stands in it and no reading fails to end", () => {
  const sign = fc.constantFrom(
    "a",
    " ",
    "'",
    '"',
    "$(",
    ")",
    "`",
    "|",
    "&",
    ";",
    "\n",
    "<",
    ">",
    "<<E",
    "{ ",
    "}",
    "if ",
    "fi",
    "do ",
    "done",
    "\\",
    "#",
    "中",
    "${",
    "((",
    "=",
    "! ",
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const text = signs.join("");
      const split = splitShell(text, UNKNOWN);
      if (split.kind === "not-split") return;
      for (const { resource } of split.commands) {
        expect(resource).not.toBe("");
        expect(text).toContain(resource);
      }
    }),
    { numRuns: 3_000 },
  );
});
