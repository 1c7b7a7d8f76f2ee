import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOf, withPolicy } from "@/scripts/csp.mjs";

const page = (head: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head></html>`;

test("each inline script is allowed by its own hash and by nothing wider", () => {
  const script = "self.__next_f.push([1])";
  const hash = createHash("sha256").update(script).digest("base64");

  const directives = policyOf(page(`<script src="/a.js"></script><script id="x">${script}</script>`)).split(
    "; ",
  );

  expect(directives).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(directives[0]).toBe("default-src 'none'");
});

test("no directive names another origin or lets a form leave", () => {
  const policy = policyOf(page(""));

  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'none'");
});

test("the policy stands before anything it governs", () => {
  expect(withPolicy(page("<script>1</script>"))).toMatch(
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>/,
  );
});

test("a page without the expected place for a policy is refused, not let through", () => {
  expect(withPolicy("<html><head></head></html>")).toBeNull();
});
