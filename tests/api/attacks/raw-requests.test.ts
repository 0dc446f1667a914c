import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { loadBuiltFiles } from "#server/serving/built-files.ts";
import { createPublicPages } from "#server/serving/public-pages.ts";
import type { PublicAddress } from "#server/serving/render-address.ts";
import { createResponseCache } from "#server/serving/response-cache.ts";
import { createSiteServer } from "#server/serving/site-server.ts";
import { listen, stopServing } from "#server/serving/start-stop.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/serving/public-page.ts";
import { climbing } from "../../support/attacks.ts";
import { processorTime } from "../../support/processor-time.ts";
import { sendRaw, statusesIn } from "../../support/raw-request.ts";
import { siteFront } from "../../support/site-front.ts";

const page = `<!doctype html><html><head><link rel="canonical" href="https://darsgah.example/about"/></head><h1>About</h1></html>`;
const host = "Host: darsgah.example\r\n";

describe("a request written by hand", () => {
  let folder: string;
  let server: Server;
  let port: number;
  const asked: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "darsgah-raw-"));
    for (const path of ["client/assets/a.js", "client/.vite/manifest.json", "secret.txt"]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), path === "secret.txt" ? "the secret of the house" : page);
    }
    const files = loadBuiltFiles(join(folder, "client"), "https://darsgah.example");
    const addresses = ["/", "/about"].map((path): PublicAddress => ({ path, kind: "page", fromDatabase: false }));
    const render = async () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
    const pages = createPublicPages({
      render,
      load: async () => null,
      list: () => addresses,
      site: () => demoSite,
      look: () => "",
      quick: files.quick,
    });
    await pages.update();
    const cache = createResponseCache();
    const program = async (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      const headers: Record<string, string> = pathname === "/kept" ? { [PUBLIC_PAGE_HEADER]: "1" } : {};
      return new Response(`program: ${await request.text()} ${request.headers.get("x-forwarded-host")}`, { headers });
    };
    server = createSiteServer(siteFront({ files, pages, cache }), cache.wrap(program));
    port = await listen(server, { host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await stopServing(server);
    await rm(folder, { recursive: true });
  });

  it("that is none is answered in words, with the headers of every other answer", async () => {
    for (const request of ["HELLO\r\n\r\n", `GET / HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`]) {
      const answer = await sendRaw(port, request);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*\r\n\r\nThe [a-z ]+\.\n$/);
      for (const header of ["X-Content-Type-Options: nosniff", "Content-Security-Policy: default-src 'none'"])
        expect(answer).toContain(header);
    }
  });

  it.each([
    ["two lengths", `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`],
    [
      "a length and chunks",
      `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n${host}\r\n`,
    ],
    [
      "chunks and a length",
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n`,
    ],
    ["chunks of another name", `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ["chunks, then something else", `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["a space before the colon", `POST / HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    [
      "a header line folded",
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\nhello`,
    ],
    ["a length with a sign", `POST / HTTP/1.1\r\n${host}Content-Length: +5\r\n\r\nhello`],
    ["a negative length", `POST / HTTP/1.1\r\n${host}Content-Length: -5\r\n\r\nhello`],
    ["a length in hex", `POST / HTTP/1.1\r\n${host}Content-Length: 0x5\r\n\r\nhello`],
    [
      "a chunk's size too large to count",
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`,
    ],
    ["a NUL in a header", `GET / HTTP/1.1\r\n${host}X-A: a\0b\r\n\r\n`],
    ["a bare carriage return", `GET / HTTP/1.1\r\n${host}X-A: a\rX-B: b\r\n\r\n`],
    ["a header without a name", `GET / HTTP/1.1\r\n${host}: b\r\n\r\n`],
    ["two hosts", `GET /program HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["a host that is none", "GET /program HTTP/1.1\r\nHost: evil.example/path?x#y\r\n\r\n"],
    ["a control character in its address", `GET /\x01 HTTP/1.1\r\n${host}\r\n`],
    ["headers without end", `GET / HTTP/1.1\r\n${host}X-A: ${"a".repeat(20_000)}\r\n\r\n`],
    ["a version there is not", `GET / HTTP/9.9\r\n${host}\r\n`],
  ])("is refused, and nothing hides behind it: %s", async (what, bytes) => {
    asked.length = 0;
    const statuses = statusesIn(await sendRaw(port, bytes));
    expect(statuses.slice(0, 1), what).toSatisfy(([status]: number[]) => status === undefined || status >= 400);
    expect(asked).not.toContain("GET /smuggled");
    expect(statuses.length).toBeLessThanOrEqual(1);
  });

  it("has one answer, however its body looks: a request in the body of another is no request", {
    tags: ["thorough"],
  }, async () => {
    asked.length = 0;
    const smuggled = `GET /smuggled HTTP/1.1\r\n${host}\r\n`;
    for (const target of ["/", "/about/", "/assets/a.js", "/assets/none.js", "/kept", "/program"]) {
      const bytes = `GET ${target} HTTP/1.1\r\n${host}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
      expect(statusesIn(await sendRaw(port, bytes)), target).toHaveLength(1);
      const chunked = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
      const inChunks = `POST ${target} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunked}`;
      expect(statusesIn(await sendRaw(port, inChunks)), target).toHaveLength(1);
    }
    expect(asked).not.toContain("GET /smuggled");
  });

  it("leads to no other host, and to no file but the site's", async () => {
    for (const target of [
      "http://evil.example/about/",
      "HTTP://evil.example/about/",
      "https://evil.example//about/",
      "//evil.example/",
      "//evil.example//",
      "/\\evil.example/",
      "/%2fevil.example/",
      "/%5cevil.example/",
      ...climbing.flatMap((path) => [`/${path}`, `/assets/${path}`, `/${path}/`]),
    ]) {
      const answer = await sendRaw(port, `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
      const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
      if (location !== undefined)
        expect(new URL(location, "https://darsgah.example").host, target).toBe("darsgah.example");
      expect(answer, target).not.toMatch(/root:|secret of the house/);
    }
  });

  it("may name a host in its address: the page is the same, and its own", async () => {
    const plain = await sendRaw(port, `GET /about HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    const named = await sendRaw(port, `GET http://evil.example/about HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    const bodyOf = (answer: string) => answer.split("\r\n\r\n")[1];
    expect(bodyOf(named)).toBe(bodyOf(plain));
    expect(bodyOf(named)).toContain("https://darsgah.example/about");
  });

  it("does not keep the program busy with a path of slashes", async () => {
    const took = await processorTime(async () => {
      for (let round = 0; round < 5; round += 1)
        await sendRaw(port, `GET /a${"/".repeat(15_000)}x/ HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    });
    expect(took).toBeLessThan(1500);
  });

  it("puts nothing of its own into an answer that is the same for all", async () => {
    const poison = [
      "X-Forwarded-Host: evil.example",
      "X-Original-URL: /admin",
      "X-Rewrite-URL: /admin",
      "X-Forwarded-Scheme: nothttps",
      "Forwarded: host=evil.example",
    ];
    const pages = await Promise.all(
      ["/", "/about", "/about/"].map(async (path) => {
        const ask = (headers: string) => sendRaw(port, `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
        const clean = await ask(host);
        const dirty = await ask(`Host: evil.example\r\n${poison.join("\r\n")}\r\n`);
        return [clean, dirty].map((answer) => answer.replace(/^date: .*$/im, ""));
      }),
    );
    for (const [clean, dirty] of pages) expect(dirty).toBe(clean);
  });

  it.each(["TRACE", "CONNECT", "PROPFIND", "DEBUG", "TRACK"])("finds no method %s", async (method) => {
    asked.length = 0;
    const answer = await sendRaw(
      port,
      `${method} /about HTTP/1.1\r\n${host}Cookie: session=mine\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toContain("session=mine");
    expect(asked.filter((one) => one.startsWith("GET"))).toEqual([]);
  });
});
