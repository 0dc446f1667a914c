import { expect, test } from "vitest";
import { askBuilt } from "../support/ask-built.ts";

test("nothing of the office is cached, framed or indexed, and no public page names it", async () => {
  const answer = await askBuilt("/admin");
  expect(answer.headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "x-frame-options": "DENY",
  });
  expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  const manifest = await askBuilt("/__manifest?paths=%2Fadmin");
  expect(manifest.text).not.toContain("admin");
  expect((await askBuilt("/")).text).not.toContain("/admin");
});
