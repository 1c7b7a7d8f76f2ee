// Lists about single calls and sessions: present when there is at least one entry.

import type { Json, JsonObject } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import { knownValue } from "../model/claim.ts";
import type { Places } from "./places.ts";

export function callFacts(analysis: Analysis, places: Places): JsonObject {
  const lists: readonly (readonly [string, readonly Json[]])[] = [
    ["orphanNotices", orphanNotices(analysis, places)],
    ["unfinished", unfinished(analysis, places)],
    ["waits", waits(analysis, places)],
    ["shells", shells(analysis, places)],
    ["nestedErrors", nestedErrors(analysis, places)],
    ["questions", questions(analysis, places)],
    ["aborted", aborted(analysis, places)],
    ["rules", rules(analysis)],
    ["sessionRules", sessionRules(analysis)],
    ["surface", surface(analysis, places)],
    ["revert", revert(analysis, places)],
  ];
  return Object.fromEntries(lists.filter(([, entries]) => entries.length > 0));
}

function orphanNotices({ orphanNotices: all }: Analysis, places: Places): Json[] {
  return all.map(({ child, at, state }, index) => {
    places.put(`/orphanNotices/${index}/child`, child);
    places.put(`/orphanNotices/${index}/at`, at);
    places.put(`/orphanNotices/${index}/state`, state);
    return { child: knownValue(child), at: knownValue(at), state: knownValue(state) };
  });
}

function unfinished({ unfinished: all }: Analysis, places: Places): Json[] {
  return all.map(({ session, call, tool, state }, index) => {
    places.put(`/unfinished/${index}`, call, state);
    return { session, call: knownValue(call), tool, state: knownValue(state) };
  });
}

function waits({ waits: all }: Analysis, places: Places): Json[] {
  return all.map(({ session, call, length }, index) => {
    places.put(`/waits/${index}`, call, length);
    return { session, call: knownValue(call), ms: knownValue(length), standing: "computed" };
  });
}

function shells({ shells: all }: Analysis, places: Places): Json[] {
  return all.map(({ session, call, shell, settledAt, state, exit }, index) => {
    const at = `/shells/${index}`;
    places.put(`${at}/call`, call);
    places.put(`${at}/shellID`, shell);
    places.put(`${at}/settledAt`, settledAt);
    places.put(`${at}/state`, state);
    places.put(`${at}/exit`, exit);
    return {
      session,
      call: knownValue(call),
      shellID: knownValue(shell),
      settledAt: knownValue(settledAt),
      state: knownValue(state),
      exit: knownValue(exit),
    };
  });
}

function nestedErrors({ nestedErrors: all }: Analysis, places: Places): Json[] {
  return all.map(({ session, call, tool }, index) => {
    places.put(`/nestedErrors/${index}`, call, tool);
    return { session, call: knownValue(call), tool: knownValue(tool) };
  });
}

function questions({ questions: all }: Analysis, places: Places): Json[] {
  return all.map(({ session, call, state, answers }, index) => {
    const at = `/questions/${index}`;
    places.put(`${at}/call`, call);
    places.put(`${at}/state`, state);
    if (answers) places.put(`${at}/answers`, answers);
    const recorded = answers ? knownValue(answers) : null;
    return {
      session,
      call: knownValue(call),
      state: knownValue(state),
      ...(recorded ? { answers: recorded } : {}),
    };
  });
}

function aborted({ aborted: all }: Analysis, places: Places): Json[] {
  return all.map(({ session, call, bodyStarted }, index) => {
    places.put(`/aborted/${index}`, call, bodyStarted);
    return { session, call: knownValue(call), bodyStarted: knownValue(bodyStarted) };
  });
}

function rules({ rules: all }: Analysis): Json[] {
  return all.map(({ session, ref, action, resource, effect }) => ({
    session,
    pointer: ref.at,
    action,
    resource,
    effect,
  }));
}

function sessionRules({ ruleMatches }: Analysis): Json[] {
  return ruleMatches.flatMap(({ session, action, resource, asItStands }) =>
    resource === null
      ? []
      : [
          {
            session,
            action,
            resource,
            effect: asItStands?.effect ?? null,
            rule: asItStands?.rule.at ?? null,
          },
        ],
  );
}

function surface({ surfaces, sessions }: Analysis, places: Places): Json[] {
  return surfaces.map(({ session, from, available }, index) => {
    places.put(`/surface/${index}/session`, sessions.find(({ id }) => id === session)?.idClaim ?? null);
    places.put(`/surface/${index}/from`, from);
    places.put(`/surface/${index}/available`, available);
    return {
      session,
      from: knownValue(from),
      standing: available.standing,
      available: knownValue(available),
    };
  });
}

function revert({ reverts, sessions }: Analysis, places: Places): Json[] {
  return reverts.map(({ session, message }, index) => {
    places.put(`/revert/${index}/session`, sessions.find(({ id }) => id === session)?.idClaim ?? null);
    places.put(`/revert/${index}/messageID`, message);
    return { session, messageID: knownValue(message) };
  });
}
