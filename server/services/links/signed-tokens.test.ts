import { expect, it } from "vitest";
import { createSignedTokens } from "#server/services/links/signed-tokens.ts";

const { sign, read } = createSignedTokens("a secret of more than thirty-two characters");
const soon = () => new Date(Date.now() + 60_000);

it("reads what it signed, and keeps to the alphabet of addresses", async () => {
  const token = await sign("booking", "b-1", soon());
  expect(token).toMatch(/^[\w.-]+$/);
  expect(await read("booking", token)).toEqual({ is: "good", subject: "b-1" });
});

it("tells an expired link from a forged one", async () => {
  const token = await sign("booking", "b-1", soon());
  expect(await read("booking", token, new Date(Date.now() + 120_000))).toEqual({ is: "expired" });
  const [head, body, mark] = token.split(".");
  const other = Buffer.from(JSON.stringify({ sub: "b-2", exp: 4_000_000_000 })).toString("base64url");
  expect(await read("booking", `${head}.${other}.${mark}`)).toEqual({ is: "forged" });
  expect(await read("booking", `${head}.${body}.`)).toEqual({ is: "forged" });
  expect(await read("booking", "nonsense")).toEqual({ is: "forged" });
});

it("takes no token of another purpose, another secret, or without a signature", async () => {
  const token = await sign("booking", "b-1", soon());
  expect(await read("order", token)).toEqual({ is: "forged" });
  const elsewhere = createSignedTokens("quite another secret of this length!");
  expect(await elsewhere.read("booking", token)).toEqual({ is: "forged" });
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  expect(await read("booking", `${none}.${token.split(".")[1]}.`)).toEqual({ is: "forged" });
});
