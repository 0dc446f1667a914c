import { randomBytes, scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { hashSecretId, matchesSecretId } from "./secret-id-hash.ts";

it("matches a Secret ID with its hash, and no other (specification §6)", async () => {
  const hash = await hashSecretId("MERN-EVE-7421");
  expect(hash).not.toContain("MERN");
  expect(await matchesSecretId("MERN-EVE-7421", hash)).toBe(true);
  expect(await matchesSecretId("MERN-EVE-7422", hash)).toBe(false);
  expect(await matchesSecretId("", hash)).toBe(false);
});

it("makes a different hash each time", async () => {
  expect(await hashSecretId("same")).not.toBe(await hashSecretId("same"));
});

it("matches nothing with an incomplete or foreign hash", async () => {
  const hash = await hashSecretId("MERN-EVE-7421");
  const [, salt, key = ""] = hash.split("$");
  const none = ["", "scrypt$$", "MERN-EVE-7421", "plain$a$b", `plain$${salt}$${key}`, `scrypt$$${key}`];
  for (const wrong of [...none, `scrypt$${salt}$`, `scrypt$${salt}`, `scrypt$${salt}$${key.slice(0, 40)}`])
    expect(await matchesSecretId("MERN-EVE-7421", wrong), wrong).toBe(false);
});

it.each([
  ["in Urdu digits", "MERN-EVE-۷۴۲۱"],
  ["in Arabic digits", "MERN-EVE-٧٤٢١"],
  ["after a mark of direction", "\u200eMERN-EVE-7421"],
  ["between marks of direction", "\u202aMERN-EVE-7421\u202c"],
  ["with dashes of a word processor", "MERN–EVE–7421"],
  ["with a minus sign", "MERN−EVE−7421"],
  ["in wide letters", "ＭＥＲＮ-ＥＶＥ-７４２１"],
  ["with spaces and in small letters", " mern-eve -\u00a07421 "],
])("is the same %s", async (_, typed) => {
  expect(await matchesSecretId(typed, await hashSecretId("MERN-EVE-7421"))).toBe(true);
  expect(await matchesSecretId("MERN-EVE-7421", await hashSecretId(typed))).toBe(true);
});

it("matches hashes of earlier releases, of whatever signs they were made", async () => {
  const stored = (scheme: string, text: string) => {
    const salt = randomBytes(16);
    const key = scryptSync(text, salt, 32, { N: 16_384, r: 8, p: 1 });
    return [scheme, salt.toString("base64url"), key.toString("base64url")].join("$");
  };
  expect(await matchesSecretId("mern eve–7421", stored("scrypt-folded", "MERNEVE–7421"))).toBe(true);
  expect(await matchesSecretId("mern–eve-۷۴۲۱", stored("scrypt-folded", "MERN-EVE-7421"))).toBe(true);
  expect(await matchesSecretId("شام-۷۴۲۱", stored("scrypt-folded", "شام-۷۴۲۱"))).toBe(true);
  expect(await matchesSecretId("Mern Eve", stored("scrypt", "Mern Eve"))).toBe(true);
  expect(await matchesSecretId("mern–eve", stored("scrypt", "MERN-EVE"))).toBe(true);
});
