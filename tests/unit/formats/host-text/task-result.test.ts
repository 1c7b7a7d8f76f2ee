import { expect, test } from "vitest";
import { readTaskResult } from "@/lib/formats/host-text/task-result.ts";

test("an id line and a bare block", () => {
  const text =
    "task_id: ses_a (for resuming to continue this task if needed)\n\n<task_result>\nTwo files.\n</task_result>";
  expect(readTaskResult(text)).toEqual({ id: "ses_a", body: "Two files." });
});

test("an id line alone", () => {
  expect(readTaskResult("task_id: ses_a")).toEqual({ id: "ses_a", body: "" });
});

test("a trailer after the words", () => {
  const text = "Two files.\n\n<task_metadata>\nsession_id: ses_b\n</task_metadata>";
  expect(readTaskResult(text)).toEqual({ id: "ses_b", body: "Two files." });
});

test("any other text is none", () => {
  expect(readTaskResult("The line said task_id: ses_a")).toBeNull();
  expect(readTaskResult("")).toBeNull();
});
