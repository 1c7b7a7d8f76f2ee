// The loopback server answers as a static host would, under the root and under a base path.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serve } from "@/scripts/serve.mjs";

let folder: string;
let servers: Server[];

beforeEach(() => {
  servers = [];
  folder = mkdtempSync(join(tmpdir(), "groundline-serve-"));
  mkdirSync(join(folder, "site", "session"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "outside");
  writeFileSync(join(folder, "site", "index.html"), "library");
  writeFileSync(join(folder, "site", "404.html"), "no such page");
  writeFileSync(join(folder, "site", "session", "index.html"), "session");
  writeFileSync(join(folder, "site", "a.js"), "1");
});

afterEach(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function start(options: { basePath?: string; bare?: boolean } = {}) {
  const server: Server = await serve(join(folder, "site"), 0, options);
  servers.push(server);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`, { redirect: "manual" });
}

test("a folder is answered by its page, and its name without slash leads there with the query kept", async () => {
  const get = await start();

  expect(await (await get("/session/?b=1")).text()).toBe("session");
  expect((await get("/session?b=1")).headers.get("location")).toBe("/session/?b=1");
});

test("what is not there is the site's own 404 page", async () => {
  const response = await (await start())("/nowhere");

  expect([response.status, await response.text()]).toEqual([404, "no such page"]);
});

test.each(["/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00", "/%zz"])("%s names nothing", async (path) => {
  expect((await (await start())(path)).status).toBe(404);
});

test("under a base path only what lies below it is served", async () => {
  const get = await start({ basePath: "/tools/groundline" });

  expect(await (await get("/tools/groundline/session/")).text()).toBe("session");
  expect((await get("/tools/groundline")).headers.get("location")).toBe("/tools/groundline/");
  expect((await get("/session/")).status).toBe(404);
  expect((await get("/tools/groundlines/")).status).toBe(404);
});

test("scripts carry a policy of their own unless the server is bare", async () => {
  const served = await (await start())("/a.js");
  const bare = await (await start({ bare: true }))("/a.js");

  expect(served.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(served.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(bare.headers.get("content-security-policy")).toBeNull();
});
