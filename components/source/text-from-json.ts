// The text that a JSON string stands for; the string as it is written where it is no whole JSON string.

export function textFromJson(raw: string): string {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === "string" ? value : raw;
  } catch {
    // A text cut by the end of its file has no closing quote: what is there is shown as it stands.
    return raw;
  }
}
