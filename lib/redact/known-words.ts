// Words that hosts are known to write where a state, a type, an effect or a reason is due, and the words of which our own
// subjects are made. A word that is not here may be anybody's.

const HOST_WORDS =
  "pending running completed complete error errored failed failure succeeded success cancelled canceled aborted interrupted " +
  "stopped stop busy idle retry streaming timeout timed-out expired skipped rejected refused declined dismissed answered " +
  "once always reject allow ask deny approved denied user assistant system tool tool-calls tool_calls tool-use tool_use " +
  "tool_result end_turn max_tokens max_output_tokens length content-filter content_filter other unknown none null true false " +
  "synthetic agent-switched model-switched subagent shell skill compaction auto manual overflow text reasoning file " +
  "step-start step-finish step snapshot patch agent subtask task message part session unhandled " +
  "permission.rejected permission tool.execution tool-execution provider api APIError MessageAbortedError " +
  "MessageOutputLengthError ProviderAuthError UnknownError AI_APICallError ContextOverflowError StructuredOutputError " +
  "context-overflow rate-limit rate_limit quota authentication invalid-request network terminated killed exited exit " +
  "json jsonl build plan general explore local dev admission queued started settled delivered";

const OWN_SUBJECTS =
  "bundle session dispatch document band not-loaded answer presumption request acknowledgement child-start child-end injection " +
  "settled idle prompt lead-prompt notice synthetic switch system compaction retry refused unread surface direct execute closed " +
  "denied";

const OWN_PROPERTIES =
  "abort bodyStarted call unfinished state wait length shell id settledAt exit question answers surface available decision " +
  "turn rules directory root shared cause " +
  "effect by resource at words rule revert message session tool from to outcome openChildren start end name parent forkOf " +
  "title agent host createdAt firstAt lastAt endedBy steps prompts calls tokens cost description requestedBackground " +
  "background child acknowledgement acknowledgement-word acknowledgementRaw requestedAt startedAt acknowledgedAt " +
  "childStartedAt childEndedAt injectedAt settledBy noticeState delivered emptyReply episode openBelow nextStepAt " +
  "error acknowledgementLatency working noticeDelay reaction childCalls wall work tokensOwn tokensLoaded costOwn costLoaded " +
  "childrenNotLoaded dispatches completed failed cancelled refused open undetermined settledByInference depth mostOpen " +
  "denials idles tools reach removedBy others complete changes continues listed registry-direct registry-execute " +
  "by-model by-model-out";

const WORDS: ReadonlySet<string> = new Set(HOST_WORDS.split(" "));
const SUBJECTS: ReadonlySet<string> = new Set(OWN_SUBJECTS.split(" "));
const PROPERTIES: ReadonlySet<string> = new Set([...OWN_PROPERTIES.split(" "), ...SUBJECTS]);

export function isKnownWord(text: string): boolean {
  return WORDS.has(text);
}

/** What stands before the `:` of an id of ours. */
export function isOwnSubject(text: string): boolean {
  return SUBJECTS.has(text);
}

/** A segment of a claim's id: a property, or a row by its number. */
export function isOwnSegment(text: string): boolean {
  return (
    PROPERTIES.has(text) ||
    /^(?:(?:idle|row|step|user-shell|nested|notice|retry|tool|rule)-)?\d{1,9}(?:\.\d{1,9})?$/.test(text)
  );
}
