import { expect, test } from "vitest";
import { prebuild, replaceBrotli } from "#server/serving/prebuilt.ts";

const identity = Buffer.from("a page");

test("a compressed variant is made once, at its first request", () => {
  let made = 0;
  const gzip = () => {
    made++;
    return Buffer.from("gzipped");
  };
  const { variants } = prebuild({ identity, gzip }, ["Content-Type", "text/html"]);
  expect(made).toBe(0);
  expect(variants.gzip.body).toBe("gzipped");
  expect(variants.gzip.body).toBe("gzipped");
  expect(made).toBe(1);
  for (const encoding of ["identity", "gzip"] as const) expect(variants[encoding].headers).toContain("Vary");
});

test("a smaller variant replaces one that was not requested yet, which is then never made", () => {
  const br = () => expect.fail("made all the same");
  const answer = prebuild({ identity, br }, ["Content-Type", "text/html"]);
  replaceBrotli(answer, Buffer.from("small"));
  expect(answer.variants.br.body).toBe("small");
  expect(answer.variants.br.headers.join()).toMatch(/,Vary,Accept-Encoding,Content-Encoding,br,Content-Length,5$/);
});
