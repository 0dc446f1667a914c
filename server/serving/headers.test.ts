import { expect, test } from "vitest";
import type { InlineSources } from "#server/serving/document.ts";
import { fileHeaders, pageHeaders } from "#server/serving/headers.ts";

/** The policy of a page with these inline sources. */
function policyOf(inline: Partial<InlineSources> = {}, siteUrl = "http://localhost:3000") {
  const headers = pageHeaders(siteUrl, { scripts: [], styles: [], styleAttributes: [], ...inline });
  return headers[headers.indexOf("Content-Security-Policy") + 1];
}

test("inline scripts need a hash", () => {
  const policy = policyOf({ scripts: ["'sha256-a'", "'sha256-b'"] });
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).not.toContain("unsafe-inline");
});

test("style attributes need a hash each", () => {
  expect(policyOf({ styleAttributes: ["'sha256-c'"] })).toContain("style-src-attr 'unsafe-hashes' 'sha256-c'");
});

test("only a site with TLS demands transport security", () => {
  expect(policyOf({}, "https://example.com")).toContain("upgrade-insecure-requests");
  expect(fileHeaders("https://example.com")).toContain("Strict-Transport-Security");
  expect(policyOf()).not.toContain("upgrade-insecure-requests");
  expect(fileHeaders("http://localhost:3000")).not.toContain("Strict-Transport-Security");
});
