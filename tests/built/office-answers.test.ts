import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../e2e/support/site.ts";
import { askBuilt } from "../support/ask-built.ts";
import { joinTheStaff } from "../support/built-sessions.ts";

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

/** What the lists of the office are asked for by their address. */
const asked = {
  "/admin/income": ["from", "to", "month", "branch", "currency"],
  "/admin/income/rows": ["side", "on", "month", "currency", "branch", "of", "age", "after"],
  "/admin/fees": ["from", "of", "show", "q"],
  "/admin/payments": ["state", "q", "from", "to", "openedFrom", "openedTo", "after"],
  "/admin/figures": ["from", "to", "by"],
  "/admin/audit": ["from", "to", "by", "after"],
  "/admin/students": ["q", "batch", "branch", "who", "after"],
  "/admin/leads": ["q", "state", "source", "after"],
  "/admin/certificates": ["q", "after"],
};
const odd = ["x", "2026-13-45", "-1", "1e400", "\u{1F600}", "%", "a".repeat(2000)];

test("a list of the office that is asked for nonsense answers without it", { timeout: 120_000 }, async () => {
  const site = await startSite();
  onTestFinished(site.dispose);
  const owner = await joinTheStaff(site, "owner");
  const failed: string[] = [];
  for (const [path, names] of Object.entries(asked))
    for (const name of names)
      for (const value of odd) {
        const address = `${path}?${name}=${encodeURIComponent(value)}`;
        const { status } = await owner.ask(address);
        if (status >= 500) failed.push(`${status} ${address.slice(0, 80)}`);
      }
  expect(failed).toEqual([]);
});
