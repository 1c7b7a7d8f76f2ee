// Simplified Chinese: what the command line says. Its help, its errors (what, where, what to do) and the short text of a
// bundle. Commands, options and what is data stay as they are.

import type { CliWords } from "../en/cli.ts";
import { formatSize } from "../format.ts";
import { hintText, sentenceText } from "../sentence-text.ts";
import { common } from "./common.ts";
import { fileErrors } from "./file-errors.ts";
import { permissions } from "./permissions.ts";
import { problems } from "./problems/index.ts";
import { secretNames } from "./secret-names.ts";
import { unknown } from "./unknown.ts";
import { values } from "./values.ts";

const help: CliWords["help"] = (version) => `groundline ${version}

读取导出的 agent 会话，并逐个值说明文件是否写明了它。

  groundline facts FILE...            所有文件合在一起的事实，输出为一个 JSON 对象
  groundline analyze FILE... --json   每项断言及其判定等级、推理规则和证据，输出为 JSON
  groundline analyze FILE...          同上，输出为几行文本
  groundline permissions FILE...      每次拒绝：由谁决定、对该轮有何影响、之后另试了什么
  groundline permissions FILE... --action A --resource R
                                      会话自己的规则对此的说法，逐条列出
  groundline report FILE... -o OUT    一个可发送的 HTML 文件：无脚本，不含自由文本，机密已遮盖
  groundline id FILE...               每个文件的文档 id

FILE 可以是导出的会话、内含会话的 ZIP、文件夹、模式（*、?、**），或表示标准输入的 -。
主会话和子会话可按任意顺序给出，它们按会话 id 关联。

  -o, --output OUT  报告的文件；未给出时输出到标准输出
      --include KINDS  报告中保留的自由文本，以逗号分隔，或 all：prompts、messages、
                   tool-input、tool-output、errors、paths、titles、descriptions
      --only-live-observed  报告只含实时观测，不含任何推断
      --zone ZONE  报告中时间的时区：未给出时为 UTC，也可为 local 或名称（Asia/Shanghai）
      --action A、--resource R  会如何裁定以下请求：操作（shell、edit 等）与命令、路径、URL 或 *
      --rules RULES  改为询问此文件中的规则，而不是会话自己的：每行一条，或 JSON
      --session ID  一个会话的规则与决定；否则为每个会话
      --lang LANG  en 或 zh；未给出时取自 LC_ALL、LC_MESSAGES 或 LANG，否则为英文
  -q, --quiet      标准错误中只输出错误
  -h, --help       显示此帮助
  -V, --version    显示版本

退出状态：0 已输出，包括文件中的问题；1 没有任何内容可以读取；2 参数无法理解；
3 本程序自身出错；4 报告中有形似机密的内容，未写入任何东西。
`;

export const cli: CliWords = {
  help,
  usageError: (what) => `groundline: ${what}\n请试试：groundline --help\n`,
  broken: (version, told) =>
    `groundline: 这是本程序（${version}）的错误，与您的文件无关。请附上以下内容报告：\n${told}\n`,
  unknownCommand: (word, known) => `没有命令“${word}”。可用的命令：${known.join("、")}。`,
  jsonNotFor: (command) => `--json 属于 analyze；${command} 只有一种输出形式。`,
  noFiles: (command) => `${command} 至少需要一个文件、文件夹、模式或 -。`,
  unknownOption: (option) => `没有选项 ${option}。`,
  needsValue: (option) => `${option} 需要一个值。`,
  takesNoValue: (option) => `${option} 不接受值。`,
  unknownLanguage: (given, known) => `没有语言“${given}”。可用的语言：${known.join("、")}。`,
  onlyForPermissions: (option) => `${option} 属于 permissions。`,
  onlyForReport: (option) => `${option} 属于 report。`,
  unknownInclude: (given, known) => `--include 不认识“${given}”。可用：${known.join("、")}。`,
  unknownZone: (given) => `没有时区“${given}”。请给出 UTC、local 或名称，例如 Asia/Shanghai。`,
  outputIsInput: (path) => `${path} 是要读取的文件之一，请为报告另取名称。`,
  severalBundles: (count) =>
    `这些文件是 ${count} 次互不相关的运行，而一份报告只讲一次。请每次只给出一次运行的文件。`,
  reportsLeftOut: (count) =>
    `其中 ${count} 个文件是报告：它们已经过分析，不计入这些 facts。要得到某份报告自己的 facts，请单独给出它。`,
  secretsFound: (count) => `完成的报告中有 ${count} 处形似机密的内容，未写入任何东西。`,
  secretAt: (kind, line, column) =>
    `  ${secretNames[kind]}，位于报告第 ${line} 行第 ${column} 列。请不包含该类文本，或将此作为错误报告。`,
  cannotWrite: (path, why) => `${path}：无法写入（${why}）。`,
  reportWritten: (path, size) => `${path}：已写入，${size}。`,
  stdinTwice: "标准输入（-）只能给出一次。",
  stdinIsTerminal: "标准输入是终端。请用管道传入文件，或给出文件名。",
  stdinName: "stdin",
  noSuchFile: (path) => `${path}：没有这个文件或文件夹。请检查路径。`,
  noMatch: (path) => `${path}：没有文件与此模式匹配。`,
  cannotOpen: (path, why) => `${path}：无法读取（${why}）。`,
  fileErrors,
  fileError: (code, said) => `${code}：${said}`,
  changedMeanwhile: "未能读到末尾，文件可能在读取期间有改动",
  emptyFolder: (path, others) =>
    others === 0
      ? `${path}：文件夹是空的。`
      : `${path}：其中 ${others} 个文件的名称都不像导出文件（.json、.jsonl、.zip、.gz）。若仍要读取，请直接给出文件名。`,
  leftAside: (path, count) => `${path}：略过了 ${count} 个文件，其名称后缀不像导出文件。`,
  sameBytes: (path, other) => `${path}：与 ${other} 的字节完全相同，只读取一次。`,
  nothingRead: (count) =>
    `${count === 1 ? "此文件" : `这 ${count} 个文件`}中没有可以读取的会话。支持：OpenCode 1.x 和 2.x 的会话导出文件，可单独给出，也可在 ZIP 中。`,
  reading: (name, done, of) => `正在读取 ${name}：${formatSize(done)} / ${formatSize(of)}`,
  loss: (problem) =>
    [
      `${problem.document ?? "所有文件"}${problem.line === null ? "" : `，第 ${problem.line} 行`}`,
      `：${sentenceText(problem, problems)}`,
      hintText(problem.hint, problems) ?? "",
    ].join(""),
  moreLosses: (count) => `另有 ${count} 处丢失未在此列出；当其他内容可以读取时，analyze --json 会列出它们。`,
  noSession: "没有会话",
  sessions: (loaded, missing) => `已加载 ${loaded} 个会话，另有 ${missing} 个被提到但未加载`,
  dispatches: (count) => `${count} 次派发`,
  dispatch: ({ number, agent, task, settledBy, outcome }) =>
    `${number}. ${agent}：${task}；结算来源：${settledBy}；结果：${outcome}`,
  known: (value, standing) => `${value} [${common.standing[standing]}]`,
  unknown: (reason) => `[未知：${unknown[reason]}]`,
  settledBy: values.settledBy,
  outcome: values.outcome,
  effect: values.effect,
  decider: values.decider,
  turnEffect: values.turnEffect,
  retryMatch: values.retryMatch,
  list: values.list,
  ruleVerdict: values.ruleVerdict,
  permissions,
  hidden: "[推断，已隐藏]",
  standings: (count) =>
    `值：观测 ${count.observed} 项，计算 ${count.computed} 项，推断 ${count.inferred} 项，未知 ${count.unknown} 项`,
  problems: (problems) => {
    const losses = problems.filter((problem) => problem.severity === "loss").length;
    return problems.length === 0 ? "没有问题" : `${problems.length} 个问题，其中 ${losses} 个有丢失`;
  },
};
