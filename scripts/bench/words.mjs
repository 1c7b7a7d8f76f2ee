// Text and ids for generated sessions, made from a counter alone: several scripts, no two neighbours alike.
const WORDS = [
  "读取",
  "日志",
  "확인",
  "запрос",
  "branch",
  "résumé",
  "データ",
  "merge",
  "تحقق",
  "commit",
  "审计",
  "notice",
];

export const EPOCH = 1_790_000_000_000;

export function id(prefix, n) {
  return `${prefix}_${n.toString(16).padStart(12, "0")}00000000000000`;
}

export function text(n, length) {
  let out = "";
  for (let i = n; out.length < length; i += 1) out += `${WORDS[i % WORDS.length]} ${i % 97} `;
  return out;
}

/** As long a base64 as a small screenshot has. */
export function base64(n, length) {
  const piece = Buffer.from(text(n, 300)).toString("base64").replaceAll("=", "A");
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length - (length % 4));
}
