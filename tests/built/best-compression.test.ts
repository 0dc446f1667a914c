// @module-tag thorough
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { startSite } from "../e2e/support/site.ts";
import { publishChange } from "../support/ask-manage.ts";
import { until } from "../support/until.ts";

/** The bytes of a page as sent with brotli. */
async function sentBytes(url: string): Promise<number> {
  const sending = request(url, { method: "HEAD", headers: { "accept-encoding": "br" } }).end();
  const [{ headers }] = (await once(sending, "response")) as [IncomingMessage];
  return Number(headers["content-length"]);
}

test("a page is sent as small as it can be, and so it soon is after a publication", { timeout: 180_000 }, async () => {
  const site = await startSite({ BEST_COMPRESSION: "on" });
  const textOf = async () => await (await fetch(`${site.origin}/courses`)).text();
  const becomesSmallest = async () => {
    // A smaller window than the default may cost a byte or two.
    const smallest = brotliCompressSync(Buffer.from(await textOf())).length + 16;
    await until(async () => (await sentBytes(`${site.origin}/courses`)) <= smallest, 60_000);
  };
  try {
    await becomesSmallest();
    const [course] = demoContent.courses;
    await publishChange(site.dataDir, { kind: "course", id: course?.id ?? "" }, { title: "Weaving with Looms" });
    expect(await textOf()).toContain("Weaving with Looms");
    await becomesSmallest();
  } finally {
    await site.dispose();
  }
});
