// The export as a whole: pages load, say nothing to the console, and speak to no other origin.
import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

for (const path of ["/", "/session/", "/reference/"]) {
  test(`${path} loads without a console message or a request to another origin`, async ({
    page,
    baseURL,
  }) => {
    const messages: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
    page.on("request", (request) => requests.push(request.url()));

    await page.goto(path, { waitUntil: "networkidle" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(messages).toEqual([]);
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.filter((url) => new URL(url).origin !== baseURL && !url.startsWith("data:"))).toEqual([]);
  });
}

test("an address that names nothing says so and leads back", async ({ page }) => {
  const response = await page.goto("/nowhere/");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the library" }).click();
  await expect(page).toHaveURL("/");
});

test("the page's policy stops a request to another origin", async ({ page }) => {
  await page.goto("/");

  const outcome = await page.evaluate(() =>
    fetch("http://127.0.0.1:9/").then(
      () => "sent",
      () => "stopped",
    ),
  );
  const violations = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
        void fetch("http://127.0.0.1:9/").catch(() => undefined);
      }),
  );

  expect(outcome).toBe("stopped");
  expect(violations).toBe("connect-src");
});
