// Tokens that a provider marks by a beginning of its own. The beginning and a run of its alphabet are all that is needed;
// shorter runs than a provider makes count too, for quotations are cut.

import type { SecretKind } from "../../model/secret-kinds.ts";
import {
  ALNUM,
  type Alphabet,
  HEX,
  isIn,
  runEnd,
  TOKEN,
  UPPER_DIGITS,
  WORD,
  WORD_DASH,
  WORD_DASH_DOT,
} from "./alphabet.ts";
import type { SecretRule } from "./secret-rule.ts";

/** Fewer characters tell nothing. */
const LEAST_OF_CUT = 8;

interface Token {
  readonly kind: SecretKind;
  readonly prefixes: readonly string[];
  readonly set: Alphabet;
  /** Characters after the prefix that make it a token. */
  readonly least: number;
  /** With the prefix. */
  readonly full: number | null;
  /** The prefix may follow a letter or digit: nothing else reads like it. */
  readonly isDistinct?: boolean;
}

const TOKENS: readonly Token[] = [
  {
    kind: "aws-access-key",
    prefixes: ["AKIA", "ASIA", "ABIA", "ACCA", "AGPA", "AIDA", "AROA", "AIPA", "ANPA", "ANVA"],
    set: UPPER_DIGITS,
    least: 12,
    full: 20,
  },
  {
    kind: "github-token",
    prefixes: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
    set: ALNUM,
    least: 16,
    full: 40,
    isDistinct: true,
  },
  { kind: "github-token", prefixes: ["github_pat_"], set: WORD, least: 16, full: 93, isDistinct: true },
  {
    kind: "gitlab-token",
    prefixes: ["glpat-", "glptt-", "gldt-", "glrt-", "glcbt-", "glsoat-", "gloas-", "glft-", "glimt-"],
    set: WORD_DASH_DOT,
    least: 16,
    full: 26,
    isDistinct: true,
  },
  {
    kind: "slack-token",
    prefixes: ["xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe-", "xoxc-", "xoxd-", "xapp-"],
    set: TOKEN,
    least: 10,
    full: null,
    isDistinct: true,
  },
  {
    kind: "slack-token",
    prefixes: ["hooks.slack.com/services/"],
    set: TOKEN,
    least: 10,
    full: null,
    isDistinct: true,
  },
  {
    kind: "stripe-key",
    prefixes: ["sk_live_", "sk_test_", "rk_live_", "rk_test_", "pk_live_", "pk_test_", "whsec_"],
    set: ALNUM,
    least: 12,
    full: null,
    isDistinct: true,
  },
  { kind: "anthropic-key", prefixes: ["sk-ant-"], set: WORD_DASH, least: 12, full: 108, isDistinct: true },
  {
    kind: "openai-key",
    prefixes: ["sk-proj-", "sk-svcacct-", "sk-admin-", "sk-or-v1-"],
    set: WORD_DASH,
    least: 16,
    full: null,
    isDistinct: true,
  },
  { kind: "openai-key", prefixes: ["sk-"], set: ALNUM, least: 20, full: 51 },
  { kind: "google-key", prefixes: ["AIza"], set: WORD_DASH, least: 20, full: 39 },
  { kind: "google-key", prefixes: ["ya29.", "GOCSPX-", "1//0"], set: WORD_DASH, least: 20, full: null },
  { kind: "npm-token", prefixes: ["npm_"], set: ALNUM, least: 20, full: 40 },
  { kind: "pypi-token", prefixes: ["pypi-Ag"], set: WORD_DASH, least: 16, full: null, isDistinct: true },
  { kind: "huggingface-token", prefixes: ["hf_", "api_org_"], set: ALNUM, least: 20, full: 37 },
  {
    kind: "digitalocean-token",
    prefixes: ["dop_v1_", "doo_v1_", "dor_v1_"],
    set: HEX,
    least: 16,
    full: 71,
    isDistinct: true,
  },
  {
    kind: "shopify-token",
    prefixes: ["shpat_", "shpca_", "shppa_", "shpss_"],
    set: HEX,
    least: 16,
    full: 38,
    isDistinct: true,
  },
  { kind: "twilio-key", prefixes: ["SK", "AC"], set: HEX, least: 12, full: 34 },
  {
    kind: "discord-token",
    prefixes: ["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"],
    set: TOKEN,
    least: 16,
    full: null,
    isDistinct: true,
  },
  {
    kind: "provider-token",
    prefixes: ["gsk_", "xai-", "r8_", "pplx-", "tvly-", "dckr_pat_", "lin_api_", "figd_", "sntrys_", "NRAK-"],
    set: WORD_DASH,
    least: 20,
    full: null,
  },
];

export const TOKEN_RULES: readonly SecretRule[] = TOKENS.map(ruleFor);

function ruleFor({ kind, prefixes, set, least, full, isDistinct = false }: Token): SecretRule {
  const spelt = new Map(prefixes.map((prefix) => [prefix.toLowerCase(), prefix]));
  return {
    kind,
    anchors: [...spelt.keys()],
    fullLength: full,
    at({ text, meter }, index, anchor) {
      const prefix = spelt.get(anchor) ?? anchor;
      if (!text.startsWith(prefix, index)) return null;
      if (!isDistinct && index > 0 && isIn(WORD, text, index - 1)) return null;
      const from = index + prefix.length;
      const end = runEnd(text, from, set, meter);
      if (end - from >= least) return { start: index, end };
      // A quotation that is cut ends inside a token: part of one is one.
      const isCut =
        (end === text.length || text[end] === "…") &&
        end - from >= LEAST_OF_CUT &&
        /\d/.test(text.slice(from, end));
      return isCut ? { start: index, end } : null;
    },
  };
}
