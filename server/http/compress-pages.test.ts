import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, it } from "vitest";
import { compressPages } from "./compress-pages.ts";

const page = `<p>${"Nobody has written. ".repeat(200)}</p>`;
const app = new Hono()
  .use(compress(), compressPages)
  .get("/", (c) => c.html(page, 404, { "Set-Cookie": "a=1", "Content-Length": String(page.length) }))
  .get("/small", (c) => c.html("<p>Small</p>"))
  .get("/list.csv", (c) => c.body(page, 200, { "Content-Type": "text/csv; charset=utf-8" }));

const ask = async (path: string, accepted: string, method = "GET") => {
  const { status, headers, body } = await app.request(path, { method, headers: { "Accept-Encoding": accepted } });
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  return { status, bytes, encoding: headers.get("content-encoding"), length: headers.get("content-length"), headers };
};

it("sends a page in the encoding that the browser accepts, with its status and cookies", async () => {
  const brotli = await ask("/", "gzip, deflate, br");
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(page);
  expect(brotli).toMatchObject({ status: 404, encoding: "br", length: String(brotli.bytes.length) });
  expect([brotli.headers.get("set-cookie"), brotli.headers.get("vary")]).toEqual(["a=1", "Accept-Encoding"]);
  const gzip = await ask("/", "gzip");
  expect([gunzipSync(gzip.bytes).toString(), gzip.encoding]).toEqual([page, "gzip"]);
  const plain = await ask("/", "identity");
  expect([plain.bytes.toString(), plain.encoding]).toEqual([page, null]);
});

it("leaves small pages, other types and answers without a body as they are", async () => {
  expect(await ask("/small", "br")).toMatchObject({ encoding: null, bytes: Buffer.from("<p>Small</p>") });
  const csv = await ask("/list.csv", "gzip, br");
  expect([csv.encoding, gunzipSync(csv.bytes).toString()]).toEqual(["gzip", page]);
  expect((await ask("/", "br", "HEAD")).bytes.length).toBe(0);
});
