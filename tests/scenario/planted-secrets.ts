// Secrets that no service ever gave out, one or more of each kind, put together here so that no scanner of repositories takes
// them for real. `core` is the part that must not survive; what stands around it may.

import type { SecretKind } from "@/lib/model/secret-kinds.ts";

export interface PlantedSecret {
  readonly kind: SecretKind;
  readonly name: string;
  readonly text: string;
  readonly core: string;
  /** What stands behind the secret and must stay. */
  readonly after: string;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Characters that look drawn, the same on every run. */
export function drawn(length: number, seed: number, set = LETTERS): string {
  let state = seed * 2654435761 + 1;
  let text = "";
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += set[(state >>> 8) % set.length];
  }
  return text;
}

const HEX = "0123456789abcdef";
const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const token = (kind: SecretKind, prefix: string, rest: string): PlantedSecret => ({
  kind,
  name: prefix,
  text: prefix + rest,
  core: rest.slice(0, 16),
  after: "",
});
const field = (kind: SecretKind, name: string, before: string, core: string, after = ""): PlantedSecret => ({
  kind,
  name,
  text: before + core + after,
  core,
  after,
});

export const PLANTED: readonly PlantedSecret[] = [
  token("aws-access-key", `${"AK"}IA`, drawn(16, 1, UPPER)),
  field("aws-secret-key", "aws secret", "aws_secret_access_key = ", drawn(40, 2)),
  token("github-token", `${"gh"}p_`, drawn(36, 3)),
  token("github-token", `${"github"}_pat_`, `${drawn(22, 4)}_${drawn(59, 5)}`),
  token("gitlab-token", `${"gl"}pat-`, drawn(20, 6)),
  token("slack-token", `${"xo"}xb-`, `${drawn(11, 7, "0123456789")}-${drawn(24, 8)}`),
  token("stripe-key", `${"sk"}_live_`, drawn(24, 9)),
  token("openai-key", `${"sk"}-proj-`, drawn(48, 10)),
  token("openai-key", `${"sk"}-`, drawn(48, 11)),
  token("anthropic-key", `${"sk"}-ant-api03-`, drawn(95, 12)),
  token("google-key", `${"AI"}za`, drawn(35, 13)),
  token("npm-token", `${"np"}m_`, drawn(36, 14)),
  token("pypi-token", `${"pypi"}-AgEIcHlwaS5vcmc`, drawn(60, 15)),
  token("huggingface-token", `${"h"}f_`, drawn(34, 16)),
  token("digitalocean-token", `${"dop"}_v1_`, drawn(64, 17, HEX)),
  token("shopify-token", `${"shp"}at_`, drawn(32, 18, HEX)),
  token("twilio-key", `${"S"}K`, drawn(32, 19, HEX)),
  token("sendgrid-key", `${"S"}G.`, `${drawn(22, 20)}.${drawn(43, 21)}`),
  token("provider-token", `${"gs"}k_`, drawn(52, 22)),
  field("telegram-token", "telegram", "110201543:", `AA${drawn(33, 23)}`),
  field("azure-key", "azure", "AccountKey=", `${drawn(86, 24)}==`, ";EndpointSuffix=x"),
  field("jwt", "jwt", "", `eyJhbGciOiJIUzI1NiJ9.eyJ${drawn(30, 25)}.${drawn(43, 26)}`),
  field("authorization-header", "bearer", "Authorization: Bearer ", drawn(40, 27)),
  field("authorization-header", "basic", "authorization: Basic ", "c29tZW9uZTpodW50ZXIyMg=="),
  field("cookie", "cookie", "Cookie: ", `sid=${drawn(20, 28)}; theme=dark`),
  field("credential-field", "json", '{"access_token":"', drawn(20, 29), '","n":1}'),
  field("credential-field", "json password", '{"password": "', "correct horse battery", '"}'),
  field("credential-field", "query", "https://example.test/a?x=1&api_key=", drawn(20, 30), "&y=2"),
  field("credential-field", "environment", "export DB_PASSWORD=", "hunter22", "\nexport A=b"),
  field("credential-field", "flag", "login --password ", "hunter22", " --verbose"),
  field("credential-field", "yaml", "client_secret: ", drawn(24, 31), "\nnext: 1"),
  field("credential-field", "tag", "<password>", "hunter22", "</password>"),
  field("url-password", "url", "postgres://sam:", "s3cr3tpw", "@db.example.test/a"),
  field("mail-address", "mail", "write to ", "sam.field@example.test", " soon"),
  field("home-path", "unix", "cd ", "/home/samfield", "/garden/plan.md"),
  field("home-path", "mac", "open ", "/Users/samfield", "/garden"),
  field("home-path", "windows", "dir ", "C:\\Users\\samfield", "\\garden"),
  field("home-path", "windows in JSON", '{"path":"', "C:\\\\Users\\\\samfield", '\\\\garden"}'),
  field("home-path", "device", "dir ", "\\\\?\\C:\\Users\\samfield", "\\garden"),
  field(
    "private-key",
    "PEM",
    "key:\n",
    `-----BEGIN ${"RSA"} PRIVATE KEY-----\n${drawn(64, 32)}\n${drawn(64, 33)}\n-----END RSA PRIVATE KEY-----`,
    "\nafter",
  ),
  field("ssh-key", "ssh", "ssh-ed25519 ", `AAAA${drawn(64, 34)}`, " sam"),
  field("high-entropy", "drawn", "value ", drawn(48, 35), " end"),
];
