import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { prebuild, replaceBrotli, sendPrebuilt } from "#server/serving/prebuilt.ts";
import { sendRaw } from "../../tests/support/raw-request.ts";

const identity = Buffer.from("a page");

test("a compressed variant is made once, at its first request", () => {
  let made = 0;
  const gzip = () => {
    made++;
    return Buffer.from("gzipped");
  };
  const { variants } = prebuild({ identity, gzip }, ["Content-Type", "text/html"]);
  expect(made).toBe(0);
  expect(variants.gzip.body.toString()).toBe("gzipped");
  expect(variants.gzip.body.toString()).toBe("gzipped");
  expect(made).toBe(1);
  for (const encoding of ["identity", "gzip"] as const) expect(variants[encoding].headers).toContain("Vary");
});

test("a smaller variant replaces one that was not requested yet, which is then never made", () => {
  const br = () => expect.fail("made all the same");
  const answer = prebuild({ identity, br }, ["Content-Type", "text/html"]);
  replaceBrotli(answer, Buffer.from("small"));
  expect(answer.variants.br.body.toString()).toBe("small");
  expect(answer.variants.br.headers.join()).toMatch(/,Vary,Accept-Encoding,Content-Encoding,br,Content-Length,5$/);
});

test("the body itself, and gzip, are read out of the smaller variant for who asks for them", () => {
  const gzip = () => expect.fail("made all the same");
  const answer = prebuild({ identity, br: () => identity, gzip }, ["Content-Type", "text/html"]);
  const before = answer.variants.identity.headers;
  replaceBrotli(answer, brotliCompressSync(identity));
  expect(answer.variants.identity).toEqual({ headers: before, body: identity });
  expect(answer.variants.identity).toBe(answer.variants.identity);
  expect(gunzipSync(answer.variants.gzip.body)).toEqual(identity);
  expect(answer.variants.gzip.headers.join()).toMatch(/,Content-Encoding,gzip,Content-Length,\d+$/);
});

test("the answer to a HEAD has the head of a GET and no body, whatever was answered before", async () => {
  const answer = prebuild({ identity }, ["Content-Type", "text/html", "Cache-Control", "public, max-age=60"]);
  const server = createServer((request, response) => sendPrebuilt(request, response, answer));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const requests = ["GET", "GET", "GET", "HEAD"].map((method) => `${method} / HTTP/1.1\r\nHost: x\r\n\r\n`);
  const received = await sendRaw((server.address() as AddressInfo).port, requests.join(""));
  server.close();
  const [first, second, third, head] = received.replaceAll(/Date: .*\r\n/g, "").split(/(?=HTTP\/1\.1 )/);
  for (const get of [first, second, third]) expect(get).toMatch(/\r\n\r\na page$/);
  expect(head).toBe(first?.replace(/a page$/, ""));
});
