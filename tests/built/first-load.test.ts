import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { openPage } from "../support/parsed-page.ts";

const kilobyte = 1024;

test("the home page is small as it is sent, and holds no word of its data a second time", async () => {
  const { html } = await openPage("/");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(28 * kilobyte);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(150 * kilobyte);
  expect(html).not.toContain("streamController.enqueue");
});
