import { expect, test } from "vitest";
import { contentSecurityPolicy, fileHeaders } from "#server/serving/security-headers.ts";

const none = { scripts: [], styles: [], styleAttributes: [] };

test("nothing inline is allowed but by its hash", () => {
  const policy = contentSecurityPolicy("http://localhost:3000", { ...none, scripts: ["'sha256-a'", "'sha256-b'"] });
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).not.toContain("unsafe-inline");
});

test("style attributes are named one by one", () => {
  const policy = contentSecurityPolicy("http://localhost:3000", { ...none, styleAttributes: ["'sha256-c'"] });
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-c'");
});

test("transport security is demanded only of a site that has it", () => {
  expect(contentSecurityPolicy("https://example.com", none)).toContain("upgrade-insecure-requests");
  expect(fileHeaders("https://example.com")).toContain("Strict-Transport-Security");
  expect(contentSecurityPolicy("http://localhost:3000", none)).not.toContain("upgrade-insecure-requests");
  expect(fileHeaders("http://localhost:3000")).not.toContain("Strict-Transport-Security");
});
