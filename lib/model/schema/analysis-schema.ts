// The Analysis and what `analyze --json` prints around it. public/schema/analysis-4.json is made from here
// (`npm run schema`); a type test holds this and lib/model/analysis.ts together.

import * as z from "zod";
import { ANALYSIS_VERSION } from "../analysis.ts";
import { ANALYSIS_SCHEMA_ID } from "../analysis-report.ts";
import {
  abortedCall,
  backgroundShellRun,
  decision,
  idle,
  nestedError,
  questionAsked,
  recordedRule,
  retry,
  ruleMatch,
  sessionRuleSet,
  stagedRevert,
  statedSurface,
  toolUse,
  unfinishedCall,
  wait,
} from "./call-records-schema.ts";
import { dispatch, orphanNotice } from "./dispatch-schema.ts";
import { documentSummary, problem } from "./document-schema.ts";
import { finding, missingSession, session, standingCount, totals, warrantTally } from "./session-schema.ts";
import { timeline } from "./timeline-schema.ts";
import { deniedYetReachable, toolSurface } from "./tool-surface-schema.ts";
import { wordedDocument, wordedOutcome, wordedProblem } from "./worded-schema.ts";

export const analysis = z
  .strictObject({
    version: z.literal(ANALYSIS_VERSION),
    bundle: z.string(),
    documents: z.array(documentSummary),
    sessions: z.array(session),
    missingSessions: z.array(missingSession),
    dispatches: z.array(dispatch),
    orphanNotices: z.array(orphanNotice),
    idles: z.array(idle),
    decisions: z.array(decision),
    retries: z.array(retry),
    unfinished: z.array(unfinishedCall),
    waits: z.array(wait),
    shells: z.array(backgroundShellRun),
    nestedErrors: z.array(nestedError),
    questions: z.array(questionAsked),
    aborted: z.array(abortedCall),
    ruleSets: z.array(sessionRuleSet),
    rules: z.array(recordedRule),
    ruleMatches: z.array(ruleMatch),
    surfaces: z.array(statedSurface),
    toolSurfaces: z.array(toolSurface),
    deniedYetReachable: z.array(deniedYetReachable),
    reverts: z.array(stagedRevert),
    toolUse,
    totals,
    recordedOpenAtOnce: z.number(),
    findings: z.array(finding),
    tallies: z.array(warrantTally),
    standings: standingCount,
    problems: z.array(problem),
    timeline,
  })
  .meta({ id: "Analysis", description: "The interpretation of one bundle: every fact is a claim." });

export const analysisReport = z
  .strictObject({
    $schema: z.literal(ANALYSIS_SCHEMA_ID),
    version: z.literal(ANALYSIS_VERSION),
    files: z.array(wordedOutcome),
    bundles: z.array(
      analysis
        .extend({ documents: z.array(wordedDocument), problems: z.array(wordedProblem) })
        .meta({ id: "WordedAnalysis", description: "The interpretation of one bundle, with its sentences." }),
    ),
  })
  .meta({ title: "Groundline analysis", description: "What `groundline analyze FILE... --json` prints." });
