// A report of an opened session, from the click on the button to the moment at which it could be saved: redacted, laid out,
// scanned once more.

const PATIENCE_MS = 600_000;

export async function reportOf(page) {
  const started = performance.now();
  await page.getByRole("button", { name: "Report", exact: true }).click();
  const save = page.getByRole("dialog").getByRole("button", { name: /^Save/, disabled: false });
  await save.waitFor({ timeout: PATIENCE_MS });
  const report = performance.now() - started;
  const [, size, unit] = /([\d.]+)\s*(kB|KB|MB)/.exec(await save.textContent()) ?? [];
  return { report, reportBytes: Number(size) * (unit === "MB" ? 1e6 : 1e3) };
}
