import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { minute } from "#shared/durations.ts";
import { createSignedTokens } from "./signed-tokens.ts";

const { sign, read } = createSignedTokens("a secret of more than thirty-two characters");
const soon = () => new Date(Date.now() + minute);

it("reads what it signed, and is safe in a URL", async () => {
  const token = await sign("booking", "b-1", soon());
  expect(token).toMatch(/^[\w.-]+$/);
  expect(await read("booking", token)).toEqual({ is: "good", subject: "b-1" });
});

it("tells an expired link from an invalid one", async () => {
  const token = await sign("booking", "b-1", soon());
  expect(await read("booking", token, new Date(Date.now() + 120_000))).toEqual({ is: "expired" });
  const [head, body, mark] = token.split(".");
  const other = Buffer.from(JSON.stringify({ sub: "b-2", exp: 4_000_000_000 })).toString("base64url");
  expect(await read("booking", `${head}.${other}.${mark}`)).toEqual({ is: "invalid" });
  expect(await read("booking", `${head}.${body}.`)).toEqual({ is: "invalid" });
  expect(await read("booking", "nonsense")).toEqual({ is: "invalid" });
});

it("accepts no token of another purpose or secret, or without a signature", async () => {
  const token = await sign("booking", "b-1", soon());
  expect(await read("order", token)).toEqual({ is: "invalid" });
  const elsewhere = createSignedTokens("quite another secret of this length!");
  expect(await elsewhere.read("booking", token)).toEqual({ is: "invalid" });
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  expect(await read("booking", `${none}.${token.split(".")[1]}.`)).toEqual({ is: "invalid" });
});

it("returns any subject until it expires, and nothing once a letter is changed", async () => {
  const subject = fc.string({ minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(subject, fc.nat(), async (about, seed) => {
      const expires = new Date("2030-01-01T00:00:00Z");
      const token = await sign("booking", about, expires);
      expect(await read("booking", token, new Date("2029-12-31T23:59:59Z"))).toEqual({ is: "good", subject: about });
      expect(await read("booking", token, new Date("2030-01-01T00:00:01Z"))).toEqual({ is: "expired" });
      // The last letter of a part may contain unused bits.
      const at = seed % (token.length - 1);
      const swapped = token[at] === "A" ? "B" : "A";
      if (token[at] === "." || token[at + 1] === ".") return;
      const changed = token.slice(0, at) + swapped + token.slice(at + 1);
      expect(await read("booking", changed, new Date("2029-01-01T00:00:00Z"))).toEqual({ is: "invalid" });
    }),
    { numRuns: 60 },
  );
});

it("accepts no token without a subject", async () => {
  expect(await read("booking", await sign("booking", "", soon()))).toEqual({ is: "invalid" });
});

it("derives the key of each purpose once, and not extractable", async () => {
  const importKey = vi.spyOn(crypto.subtle, "importKey");
  const signedTokens = createSignedTokens("a secret of more than thirty-two characters");
  for (const subject of ["b-1", "b-2"])
    await signedTokens.read("booking", await signedTokens.sign("booking", subject, soon()));
  await signedTokens.sign("order", "o-1", soon());
  const keys = await Promise.all(importKey.mock.results.map(({ value }) => value));
  expect(keys.map(({ extractable }) => extractable)).toEqual([false, false]);
});

it("reads any text without throwing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (token) => {
      expect(await read("booking", token)).toEqual({ is: "invalid" });
    }),
    { numRuns: 60 },
  );
});
