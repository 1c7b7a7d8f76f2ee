// A refused call tried another way: what was shared, in which turn, and what shares nothing.

import { expect, test } from "vitest";
import { analysed } from "@/tests/scenario/analysed.ts";
import { type Asked, DENIED, fetched, retriesOf, shell, WRITE } from "@/tests/scenario/refused-rows.ts";
import { idle, prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const SAME = (call: string) => `inferred "${call}" by retried-another-way`;

test("holds: retried-another-way · another tool with the same file, in the same turn", () => {
  const retries = retriesOf(WRITE, (later) => [later(4, shell("cat > src/a.ts <<'E'\nx\nE")), idle(9)]);
  expect(retries).toEqual([
    { call: SAME("call_1"), by: "path", shared: "/home/dev/demo/src/a.ts", turn: "same", ended: "completed" },
  ]);
});

test.each<[string, Asked, Asked, string, string]>([
  [
    "a whole path and one from the directory",
    WRITE,
    ["edit", { path: "/home/dev/demo/src/a.ts" }],
    "path",
    "/home/dev/demo/src/a.ts",
  ],
  [
    "a command that edits the file",
    WRITE,
    shell("sed -i 's/x/y/' src/a.ts"),
    "path",
    "/home/dev/demo/src/a.ts",
  ],
  [
    "a word of very many slashes beside the file",
    WRITE,
    shell(`sed -i s${"/".repeat(40_000)}! src/a.ts`),
    "path",
    "/home/dev/demo/src/a.ts",
  ],
  [
    "a command that fetches from the host",
    fetched("https://api.example/x"),
    shell("curl -s https://API.example:443/y | jq ."),
    "host",
    "api.example",
  ],
  [
    "another page of the host",
    fetched("https://api.example/x"),
    fetched("https://api.example/y"),
    "host",
    "api.example",
  ],
  [
    "the program with other words",
    shell("git push origin main"),
    shell("sudo git push --force"),
    "program",
    "git",
  ],
  [
    "the program that xargs starts",
    shell("rm -rf build"),
    shell("find . -name '*.o' | xargs -n 1 rm"),
    "program",
    "rm",
  ],
  ["the program that find starts", shell("rm -rf build"), shell("find . -exec rm {} +"), "program", "rm"],
  [
    "the program behind flags of sudo",
    shell("rm -rf build"),
    shell("sudo -u bob rm -r build"),
    "program",
    "rm",
  ],
  [
    "the program behind a time limit",
    shell("rm -rf build"),
    shell("timeout -s KILL 10s rm -r build"),
    "program",
    "rm",
  ],
  [
    "the program in a shell's own line",
    shell("rm -rf build"),
    shell("bash -lc 'ls; rm -r build'"),
    "program",
    "rm",
  ],
  [
    "a file seen from another folder",
    WRITE,
    shell("cd src && sed -i s/x/y/ ./a.ts"),
    "path",
    "/home/dev/demo/src/a.ts",
  ],
  [
    "a file seen from the folder of the call",
    WRITE,
    ["shell", { command: "rm ../src/a.ts", workdir: "docs" }],
    "path",
    "/home/dev/demo/src/a.ts",
  ],
  [
    "a file in CJK",
    ["write", { path: "数据/表.csv", content: "" }],
    shell("rm './数据/表.csv'"),
    "path",
    "/home/dev/demo/数据/表.csv",
  ],
  [
    "a host before CJK marks",
    fetched("https://api.example/x"),
    shell("echo '见 https://api.example，再试'; curl x"),
    "host",
    "api.example",
  ],
  ["a host in brackets", fetched("http://[::1]:80/x"), shell("curl 'http://[::1]/y'"), "host", "[::1]"],
  [
    "the folder that a search looks in",
    ["read", { path: "secrets" }],
    ["grep", { pattern: "key", path: "./secrets/" }],
    "path",
    "/home/dev/demo/secrets",
  ],
  [
    "the file that a search looks in",
    ["read", { path: "secrets/a.env" }],
    ["grep", { pattern: ".", path: "/home/dev/demo/secrets/a.env" }],
    "path",
    "/home/dev/demo/secrets/a.env",
  ],
  [
    "the folder of a refused search",
    ["glob", { pattern: "**", path: "/srv/x" }],
    shell("ls -R /srv/x"),
    "path",
    "/srv/x",
  ],
  [
    "a file that a patch names",
    WRITE,
    ["patch", { patchText: "*** Begin Patch\n*** Update File: b\n*** Move to: src/a.ts\n*** End Patch" }],
    "path",
    "/home/dev/demo/src/a.ts",
  ],
  ["the program by its whole path", shell("rm -rf build"), shell("/bin/rm -r build; ls"), "program", "rm"],
])("shared by %s", (_, refused, second, by, shared) => {
  const [retry] = retriesOf(refused, (later) => [later(4, second), idle(9)]);
  expect(retry).toMatchObject({ by, shared });
});

test("the next turn counts, the one after it does not", () => {
  const retries = retriesOf(WRITE, (later) => [
    idle(4),
    prompt(5),
    later(6, ["edit", { path: "src/a.ts" }]),
    idle(8),
    prompt(9),
    later(10, shell("rm src/a.ts")),
  ]);
  expect(retries.map(({ turn }) => turn)).toEqual(["next"]);
});

test("must not: retried-another-way · the same call again, another file, a program that everything uses", () => {
  expect(retriesOf(WRITE, (later) => [later(4, WRITE)])).toEqual([]);
  expect(retriesOf(WRITE, (later) => [later(4, ["edit", { path: "src/b.ts" }])])).toEqual([]);
  expect(retriesOf(shell("echo a"), (later) => [later(4, shell("echo b"))])).toEqual([]);
  expect(retriesOf(shell("git push"), (later) => [later(4, shell("echo git"))])).toEqual([]);
});

test.each<[string, Asked, Asked]>([
  [
    "the same tool on the same file, spelt otherwise",
    WRITE,
    ["write", { path: "/home/dev/demo/src/../src/a.ts" }],
  ],
  ["a read of what was not to be written", WRITE, ["read", { path: "src/a.ts" }]],
  ["a search in what was not to be written", WRITE, ["grep", { pattern: "x", path: "src/a.ts" }]],
  [
    "a search in a folder around the file",
    ["read", { path: "secrets/a" }],
    ["grep", { pattern: "k", path: "secrets" }],
  ],
  ["a search that names no folder", ["read", { path: "." }], ["grep", { pattern: "k" }]],
  [
    "a search in a folder that is redacted",
    ["read", { path: "a" }],
    ["grep", { pattern: "k", path: "[redacted:path:c]" }],
  ],
  [
    "the same search for another word",
    ["grep", { pattern: "key", path: "secrets" }],
    ["grep", { pattern: "token", path: "secrets" }],
  ],
  [
    "a patch of another file, in whose text the path stands",
    WRITE,
    ["patch", { patchText: "*** Begin Patch\n*** Add File: b\n+src/a.ts\n*** End Patch" }],
  ],
  ["a file of the same name in another folder", WRITE, shell("cd docs && rm src/a.ts")],
  ["a file seen from nobody knows where", WRITE, shell("make; cd $X; rm src/a.ts")],
  [
    "a folder of the call that is redacted",
    WRITE,
    ["shell", { command: "rm src/a.ts", workdir: "[redacted:path:c]" }],
  ],
  ["the user that sudo takes", shell("bob x"), shell("sudo -u bob ls")],
  ["the wrapper alone", shell("timeout 10 make"), shell("timeout 10 ls")],
  ["the shell of two lines", shell("bash -c 'make'"), shell("bash -c 'ls'")],
  ["an expression of sed", shell("sed s/a/b/ x.txt"), shell("perl -pe s/a/b/ y.txt")],
  ["a version", shell("nvm use 20.1.0"), shell("pyenv local 20.1.0")],
  ["the scope of a package", shell("npm i @org/pkg"), shell("yarn add @org/pkg")],
  ["two hosts in brackets", fetched("http://[::1]/x"), fetched("http://[::2]/x")],
  ["a host that only the shell knew", shell("curl https://$A/x"), shell("wget https://$A/y")],
])("must not: retried-another-way · %s", (_, refused, second) => {
  expect(retriesOf(refused, (later) => [later(4, second), idle(9)])).toEqual([]);
});

test("must not: retried-another-way · a later row's call that began before the refusal stood", () => {
  const first = step(2, [tool("call_x", ...WRITE, [2, 9], { error: DENIED })]);
  const early = step(4, [tool("call_y", "edit", { path: "src/a.ts" }, [4, 5])]);
  expect(analysed(session("ses_lead", [prompt(1), first, early])).retries).toEqual([]);
});

test("must not: retried-another-way · calls of the refused call's own step, and what came before it", () => {
  const calls = [
    tool("call_0", "edit", { path: "src/a.ts" }, [2, 3]),
    tool("call_x", "write", { path: "src/a.ts" }, [2, 3], { error: DENIED }),
    tool("call_y", "edit", { path: "src/a.ts", oldString: "" }, [2, 3]),
  ];
  expect(analysed(session("ses_lead", [prompt(1), step(2, calls)])).retries).toEqual([]);
});

test("an ordinary failure is no refusal, so nothing retries it", () => {
  const failed = tool("call_x", "write", { path: "src/a.ts" }, [2, 3], {
    error: { type: "tool.execution", message: "disk full" },
  });
  const next = tool("call_y", "edit", { path: "src/a.ts" }, [4, 5]);
  expect(analysed(session("ses_lead", [prompt(1), step(2, [failed]), step(4, [next])])).retries).toEqual([]);
});

test("a second refusal says so, and no more than three later calls are named", () => {
  const again = tool("call_1", "edit", { path: "src/a.ts" }, [4, 5], { error: DENIED });
  const edits = [5, 6, 7, 8].map((second) =>
    step(second, [
      tool(`call_${second}`, "edit", { path: "src/a.ts", oldString: `${second}` }, [second, second + 0.5]),
    ]),
  );
  const first = tool("call_x", "write", { path: "src/a.ts" }, [2, 3], { error: DENIED });
  const { retries } = analysed(
    session("ses_lead", [prompt(1), step(2, [first]), step(4, [again]), ...edits]),
  );
  const ofFirst = retries.filter(({ decision }) => decision.includes("call_x"));
  expect(ofFirst.map(({ ended }) => ended)).toEqual(["denied", "completed", "completed"]);
});

test("after a broken step the first prompt begins the next turn, and a second one none", () => {
  const retries = retriesOf(WRITE, (later) => [
    { ...step(4), error: { type: "aborted", message: "Step interrupted" } },
    prompt(5),
    prompt(6),
    later(7, ["edit", { path: "src/a.ts" }]),
    idle(9),
  ]);
  expect(retries.map(({ turn }) => turn)).toEqual(["next"]);
});

test("must not: retried-another-way · behind a row that nobody understood, which may have ended turns", () => {
  const retries = retriesOf(WRITE, (later) => [
    { id: "msg_odd", type: "unheard-of", time: { created: 1 } },
    later(7, ["edit", { path: "src/a.ts" }]),
    idle(9),
  ]);
  expect(retries).toEqual([]);
});
