import { describe, expect, test } from "vitest";
import {
  childInSentence,
  failureSentence,
  saysCutByMigration,
  saysNoTextResponse,
  saysQuestionAnswered,
  saysQuestionDismissed,
  saysWorkingInBackground,
  shellMovedToBackground,
  unavailableTool,
} from "@/lib/formats/host-text/sentences.ts";

describe("the acknowledgement", () => {
  test("names the child in brackets", () => {
    const text =
      "The subagent is working in the background (sessionID: ses_a). You will be notified.\nDO NOT poll";
    expect(saysWorkingInBackground(text)).toBe(true);
    expect(childInSentence(text)).toBe("ses_a");
  });

  test("may leave the child out", () => {
    const text =
      "The subagent is working in the background. You will be notified automatically when it finishes.";
    expect(saysWorkingInBackground(text)).toBe(true);
    expect(childInSentence(text)).toBeNull();
  });

  test("with another word still names the child", () => {
    expect(childInSentence("The subagent was queued (sessionID: ses_q).")).toBe("ses_q");
    expect(saysWorkingInBackground("The subagent was queued (sessionID: ses_q).")).toBe(false);
  });

  test("counts only where it opens the text", () => {
    expect(
      childInSentence("He wrote: The subagent is working in the background (sessionID: ses_a)."),
    ).toBeNull();
    expect(childInSentence("The subagent is fine.\nSee (sessionID: ses_a)")).toBeNull();
  });
});

describe("failures", () => {
  test.each([
    ["Subagent failed (sessionID: ses_a): no model", "error", "ses_a"],
    ["Subagent failed (task_id: ses_a): rejected", "error", "ses_a"],
    ["Subagent cancelled (sessionID: ses_a)", "cancelled", "ses_a"],
    ["Task cancelled", "cancelled", null],
  ])("%s", (text, state, child) => {
    expect(failureSentence(text)).toEqual({ state, child });
    expect(childInSentence(text)).toBe(child);
  });

  test("a title that begins alike is none", () => {
    expect(failureSentence("Subagent failedover")).toBeNull();
  });
});

describe("tools that do not exist", () => {
  test("2.x", () => {
    expect(unavailableTool("Unknown tool: web_fetch")).toEqual({
      tool: "web_fetch",
      available: null,
      isTakenOut: false,
    });
    expect(unavailableTool("Unknown tool: a.b.c")).toEqual({
      tool: "a.b.c",
      available: null,
      isTakenOut: false,
    });
  });

  test("2.x tells one that it has, and did not send", () => {
    const text = "Tool is not available for this request: web_fetch";
    expect(unavailableTool(text)).toEqual({ tool: "web_fetch", available: null, isTakenOut: true });
    expect(unavailableTool(`${text} today`)).toBeNull();
  });

  test("1.x lists what there is", () => {
    expect(
      unavailableTool("Model tried to call unavailable tool 'x y'. Available tools: bash, edit, a_b."),
    ).toEqual({
      tool: "x y",
      available: ["bash", "edit", "a_b"],
      isTakenOut: false,
    });
    expect(unavailableTool("Model tried to call unavailable tool 'x'.")).toEqual({
      tool: "x",
      available: null,
      isTakenOut: false,
    });
  });

  test("other errors are none", () => {
    expect(unavailableTool("Invalid tool input: Missing key")).toBeNull();
    expect(unavailableTool("It said: Unknown tool: x")).toBeNull();
  });
});

test("a shell that moved to the background", () => {
  expect(shellMovedToBackground("Command moved to the background (shell ID: sh_1).\nOutput")).toEqual({
    shell: "sh_1",
  });
  expect(shellMovedToBackground("Command moved to the background.")).toEqual({ shell: null });
  expect(shellMovedToBackground("ok")).toBeNull();
});

test("the host's words for no words", () => {
  expect(saysNoTextResponse("Subagent completed without a text response.")).toBe(true);
  expect(saysNoTextResponse("\nSubagent completed without a text response.\n")).toBe(true);
  expect(saysNoTextResponse("Subagent completed without a text response. It was quiet.")).toBe(false);
});

test("questions and a migration", () => {
  expect(saysQuestionAnswered('User has answered your questions: "a"="b".')).toBe(true);
  expect(saysQuestionDismissed("The user dismissed this question")).toBe(true);
  expect(saysQuestionDismissed("The user dismissed this question: “Colour”")).toBe(true);
  expect(saysCutByMigration("Tool execution was interrupted before V2 migration")).toBe(true);
  expect(saysCutByMigration("Tool execution interrupted")).toBe(false);
});
