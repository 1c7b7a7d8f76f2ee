// The command line speaks the language that was asked for; what it prints as data is the same in each.

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderOf, type Given, runCli, sample } from "./run-cli.ts";

const LEAD = sample("two-background-children.json");
const CHILD = sample("two-background-children-reviewer.json");
const HAN = /\p{Script=Han}/u;

describe("the language", () => {
  test.each([
    ["--lang", ["--lang", "zh", "--help"], {}, true],
    ["--lang=", ["--help", "--lang=zh-CN"], {}, true],
    ["LANG", ["--help"], { LANG: "zh_CN.UTF-8" }, true],
    ["LC_ALL before LANG", ["--help"], { LC_ALL: "C", LANG: "zh_CN.UTF-8" }, false],
    ["LC_MESSAGES before LANG", ["--help"], { LC_MESSAGES: "zh_TW", LANG: "en_US" }, true],
    ["an empty LC_ALL is none", ["--help"], { LC_ALL: "", LANG: "zh_CN" }, true],
    ["--lang before all of them", ["--lang", "en", "--help"], { LC_ALL: "zh_CN.UTF-8" }, false],
    ["one without a dictionary", ["--help"], { LANG: "de_DE.UTF-8" }, false],
    ["nothing said", ["--help"], {}, false],
  ])("%s", async (_, args, environment, isChinese) => {
    const { status, stdout } = await runCli(args, { environment });
    expect(status).toBe(0);
    expect(HAN.test(stdout)).toBe(isChinese);
    expect(stdout).toContain("groundline facts FILE...");
  });
});

describe("a mistake in the arguments is told in the language, and says what it is", () => {
  const CHINESE: Given = { environment: { LANG: "zh_CN.UTF-8" } };

  test.each([
    [["facts", "--colour"], /there is no option --colour/, /没有选项 --colour。/],
    [["facts", "-x", "a.json"], /there is no option -x/, /没有选项 -x。/],
    [["facts", "--quiet=yes", "a.json"], /--quiet takes no value/, /--quiet 不接受值。/],
    [["facts", "a.json", "--lang"], /--lang needs a value/, /--lang 需要一个值。/],
    [
      ["facts", "--lang", "tlh", "a.json"],
      /there is no language "tlh". Languages: en, zh\./,
      /没有语言“tlh”/,
    ],
    [["count"], /there is no command "count"/, /没有命令“count”。可用的命令：facts、/],
    [["id", "nowhere.json"], /no such file or folder/, /nowhere\.json：没有这个文件或文件夹。/],
  ])("%j", async (args, english, chinese) => {
    const [en, zh] = [await runCli(args), await runCli(args, CHINESE)];
    expect(en.stderr).toMatch(english);
    expect(zh.stderr).toMatch(chinese);
    expect([en.stdout, zh.stdout, zh.status]).toEqual(["", "", en.status]);
  });

  test("--lang that cannot be followed leaves the environment to decide", async () => {
    const { stderr } = await runCli(["facts", "--lang", "tlh", "a.json"], CHINESE);
    expect(stderr).toMatch(HAN);
  });
});

test("the short text of a bundle is said in the language, with the standing of every value", async () => {
  const { stdout } = await runCli(["analyze", LEAD, CHILD, "--lang", "zh"]);
  expect(stdout).toMatch(/结算来源：通知 \[观测\]；结果：完成 \[观测\]/);
  expect(stdout).toMatch(/结算来源：主会话进入空闲 \[推断\]/);
});

test.each([[["facts"]], [["analyze", "--json"]], [["id"]]])(
  "%j prints the same in every language",
  async (args) => {
    const [en, zh] = [await runCli([...args, LEAD]), await runCli([...args, LEAD, "--lang", "zh"])];
    expect(zh.stdout).toBe(en.stdout);
    expect(zh.stdout).not.toBe("");
  },
);

test("why the system does not give a file is told in the language, with the system's code", async () => {
  const folder = folderOf({ "a.json": "{}" });
  const path = join(folder, "a.json", "b.json");
  const long = join(folder, `${"x".repeat(300)}.json`);
  expect((await runCli(["facts", path])).stderr).toMatch(/no such file/);
  expect((await runCli(["facts", long])).stderr).toMatch(/\(ENAMETOOLONG: the name is too long\)/);
  expect((await runCli(["facts", long, "--lang", "zh"])).stderr).toMatch(
    /无法读取（ENAMETOOLONG：名称过长）。/,
  );
});
