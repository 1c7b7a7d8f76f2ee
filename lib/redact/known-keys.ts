// Keys that hosts write into their own records, so that a pointer may show them. A key that is not here was chosen by a
// model, a person or a tool; a pointer shows a number in its place.

const KEYS =
  "action actions additions agent agents aggregateID answers archived args arguments assistantMessageID at attachments attempt " +
  "auto background body boundary cache callID calls child childID children code command completed config content cost count " +
  "created cursor cwd data deletions delivery description diagnostics diff diffs directory durable effect encrypted end " +
  "endpoint entries error errors event events executed exit filePath filename files finish fork forked hash header headers id " +
  "idle ignored index info inline input inputID interrupted isRetryable itemId items jobID jobId key kind label limit line " +
  "lines list location mention message messageID messages meta metadata method mime mode model modelID modified multiple name " +
  "native new newString next note notes offset old oldString op optional options order outcome output outputPaths params " +
  "parentID parentSessionId part partID parts patch patchText path paths pattern permission permissions pid previous priority " +
  "projectID prompt properties protocol provenance provider providerContext providerID providerResultState providerState query " +
  "question questions ran range raw rawFinish read reason reasoning recent redacted redactions refusal replaceAll reply requestID " +
  "resource resources response responseBody responseId result results retry revert role root route rows rule rules seq session " +
  "sessionID sessionId session_id sessions shape share shell shellID signature size skill skills slot slug snapshot source " +
  "start state status statusCode step streamed structured subagent subagent_type subpath summary symbol synthetic system " +
  "task_id tasks text textID time timeout timestamp title tokens tool toolCalls tools total truncated ttl type updated uri url " +
  "usage user value values variant version viewed with workdir workspaceID write reads writes";

const KNOWN: ReadonlySet<string> = new Set(KEYS.split(" "));

export function isKnownKey(key: string): boolean {
  return KNOWN.has(key);
}
