import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { type BuiltFiles, loadBuiltFiles } from "#server/serving/built-files.ts";
import { createPublicPages } from "#server/serving/public-pages.ts";
import { createRecompression } from "#server/serving/recompression.ts";
import type { PublicAddress } from "#server/serving/render-address.ts";
import { createSiteServer } from "#server/serving/site-server.ts";
import { listen, stopServing } from "#server/serving/start-stop.ts";
import { siteFront } from "../support/site-front.ts";

const video = Buffer.alloc(5000, "video");
const contents: Record<string, string | Buffer> = {
  "favicon.txt": "a file\n".repeat(100),
  "assets/root-3c4d.css": "p{margin:0}",
  "assets/app-1a2b.js": "export const a = 1;\n".repeat(50),
  "media/lecture.mp4": video,
  ".vite/manifest.json": "{}",
};
const addresses: PublicAddress[] = ["/", "/about"].map((path) => ({ path, kind: "page", fromDatabase: false }));
const origin = "https://www.example.com";

let folder: string;
let files: BuiltFiles;
let server: Server;
let port: number;
const missed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "darsgah-site-"));
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  files = loadBuiltFiles(folder, origin);
  const render = async (path: string, { cacheControl }: { cacheControl: string }) => {
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl };
    return new Response(path.endsWith(".data") ? `["${path}"]` : `<!doctype html><h1>${path}</h1>`.repeat(50), {
      headers,
    });
  };
  const pages = createPublicPages({
    render,
    load: async () => null,
    list: () => addresses,
    site: () => demoSite,
    look: () => "",
    quick: files.quick,
  });
  await pages.update();
  const front = siteFront({ files, pages, onMissing: (path) => missed.push(path) });
  server = createSiteServer(front, (request, { address }) => {
    const { pathname } = new URL(request.url);
    return new Response(`program: ${request.method} ${pathname} ${address}`, { status: 418 });
  });
  port = await listen(server, { host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await stopServing(server);
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request exactly as written: no normalised path, no added headers, no decoding. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

test("a page is answered from memory, and no cache shows it without asking", async () => {
  const { status, headers, body } = await ask("/about");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(body.toString()).toContain("<h1>/about</h1>");
});

test("a file says that it is what it is, over a safe connection only, and may run nothing", async () => {
  const { headers } = await ask("/favicon.txt");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(headers["strict-transport-security"]).toBeDefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a page comes as brotli, gzip or plain, as the browser can", async () => {
  const plain = await ask("/");
  const brotli = await ask("/", { "accept-encoding": "gzip, br" });
  const gzip = await ask("/", { "accept-encoding": "gzip" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe("Accept-Encoding");
});

test("a page compressed again is the same page", async () => {
  const quick = await ask("/", { "accept-encoding": "br" });
  await createRecompression(files.quick).run();
  expect(files.quick.size).toBe(0);
  const small = await ask("/", { "accept-encoding": "br" });
  expect(brotliDecompressSync(small.body)).toEqual(brotliDecompressSync(quick.body));
  expect(small.headers.etag).toBe(quick.headers.etag);
  expect(small.headers["content-length"]).toBe(String(small.body.length));
});

test("a page the browser already has is not sent again", async () => {
  const { headers } = await ask("/");
  const etag = headers.etag ?? "";
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const again = await ask("/", { "if-none-match": known });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(etag);
  }
  expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
});

test("HEAD tells what GET would send", async () => {
  const get = await ask("/", { "accept-encoding": "br" });
  const head = await ask("/", { "accept-encoding": "br" }, "HEAD");
  expect(head.status).toBe(200);
  expect(head.body.length).toBe(0);
  expect(head.headers["content-length"]).toBe(String(get.body.length));
});

test("a query does not miss the page", async () => {
  expect((await ask("/?utm_source=letter")).body).toEqual((await ask("/")).body);
});

test("a closing slash leads to the canonical address, never to another host", async () => {
  const { status, headers } = await ask("/about/?a=1");
  expect(status).toBe(308);
  expect(headers.location).toBe("/about?a=1");
  for (const path of ["//evil.example/", "/\\evil.example/"]) expect((await ask(path)).status, path).not.toBe(308);
  expect((await ask("/api/batches/")).status).toBe(418);
});

test.each([
  ["/ABOUT", "/about"],
  ["/%61bout?a=1", "/about?a=1"],
  ["//about", "/about"],
  ["/About.data", "/about.data"],
  ["/Search?q=data", "/search?q=data"],
])("another spelling of a page leads to its own, and nothing is rendered: %s", async (path, own) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers.location, body.length]).toEqual([308, own, 0]);
});

test("one answer, made once, is that of every address of nothing, and the path is told to the log", async () => {
  missed.length = 0;
  const plain = await ask("/none?x=1");
  const head = await ask("/none", {}, "HEAD");
  expect([plain.status, head.status]).toEqual([404, 404]);
  expect(plain.body.toString()).toBe("missing: /~");
  expect(head.body.length).toBe(0);
  expect((await ask("/b/none/", { "if-none-match": "*" })).status).toBe(404);
  expect((await ask("/none.data")).body.toString()).toBe("missing: /~.data");
  expect(missed).toEqual(["/none", "/none", "/b/none/", "/none.data"]);
  expect((await ask("/none", {}, "POST")).status).toBe(418);
});

test("hashed assets are kept for a year; one that is gone is not asked of the program", async () => {
  const { status, headers } = await ask("/assets/app-1a2b.js", { "accept-encoding": "br" });
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-encoding"]).toBe("br");
  expect((await ask("/assets/app-old.js")).status).toBe(404);
});

test("a page's data that is fetched ahead of a click serves the click; a script and what is asked for later do not change", async () => {
  const ahead = { purpose: "prefetch" };
  const cacheControl = async (path: string, headers: Record<string, string>) =>
    (await ask(path, headers)).headers["cache-control"];
  const { headers } = await ask("/about.data");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(await cacheControl("/about.data", ahead)).toBe("private, max-age=10");
  const known = { ...ahead, "if-none-match": String(headers.etag) };
  expect((await ask("/about.data", known)).status).toBe(304);
  expect(await cacheControl("/about.data", known)).toBe("private, max-age=10");
  expect(await cacheControl("/assets/app-1a2b.js", ahead)).toBe("public, max-age=31536000, immutable");
});

test("a video answers the ranges a player asks for", async () => {
  const whole = await ask("/media/lecture.mp4");
  expect(whole.headers).toMatchObject({ "content-type": "video/mp4", "accept-ranges": "bytes" });
  expect(whole.body).toEqual(video);
  const part = await ask("/media/lecture.mp4", { range: "bytes=1000-1999" });
  expect(part.status).toBe(206);
  expect(part.headers["content-range"]).toBe("bytes 1000-1999/5000");
  expect(part.body).toEqual(video.subarray(1000, 2000));
  const outside = await ask("/media/lecture.mp4", { range: "bytes=5000-" });
  expect(outside.status).toBe(416);
  expect(outside.headers["content-range"]).toBe("bytes */5000");
  const changed = await ask("/media/lecture.mp4", { range: "bytes=0-9", "if-range": '"another"' });
  expect(changed.status).toBe(200);
});

test("no path leads out of the site or to the build's own files", async () => {
  for (const path of [
    "/../package.json",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/.vite/manifest.json",
  ]) {
    const { status, body } = await ask(path);
    expect([404, 418], path).toContain(status);
    expect(body.toString(), path).not.toContain("{");
  }
});

test("the rest goes to the program, with the peer's address", async () => {
  const { status, body } = await ask("/search?q=data");
  expect(status).toBe(418);
  expect(body.toString()).toBe("program: GET /search 127.0.0.1");
  expect((await ask("/", {}, "POST")).body.toString()).toBe("program: POST / 127.0.0.1");
});

test("a taken port is one clear sentence", async () => {
  const second = createSiteServer(siteFront({}), () => new Response());
  await expect(listen(second, { host: "127.0.0.1", port })).rejects.toThrow(`PORT ${port} is taken`);
});
