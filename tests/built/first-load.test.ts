import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { courses } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

const kilobyte = 1024;
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

test("what a phone shows first comes within the first 14 KB", async () => {
  for (const [path, end] of [
    ["/", '<section id="courses"'],
    ...courses.map(({ canonicalPath }) => [canonicalPath, "</dl>"] as const),
  ] as const) {
    const { html } = await openPage(path);
    const first = html.slice(0, html.indexOf(end, html.indexOf("<main")));
    expect(first, path).toContain("<h1");
    expect(brotliCompressSync(first, { params }).length, path).toBeLessThanOrEqual(14 * kilobyte);
  }
});

test("the home page is small as it is sent, and holds no word of its data a second time", async () => {
  const { html } = await openPage("/");
  expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(24.2 * kilobyte);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(135 * kilobyte);
  expect(html).not.toContain("streamController.enqueue");
});
