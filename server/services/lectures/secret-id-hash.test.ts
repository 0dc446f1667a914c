import { expect, it } from "vitest";
import { hashSecretId, matchesSecretId } from "#server/services/lectures/secret-id-hash.ts";

it("knows a Secret ID again by its hash, and no other (specification §6)", async () => {
  const hash = await hashSecretId("MERN-EVE-7421");
  expect(hash).not.toContain("MERN");
  expect(await matchesSecretId("MERN-EVE-7421", hash)).toBe(true);
  expect(await matchesSecretId("MERN-EVE-7422", hash)).toBe(false);
  expect(await matchesSecretId("", hash)).toBe(false);
});

it("makes another hash each time", async () => {
  expect(await hashSecretId("same")).not.toBe(await hashSecretId("same"));
});

it.each(["", "scrypt$$", "MERN-EVE-7421", "plain$a$b"])("matches nothing against %j", async (hash) => {
  expect(await matchesSecretId("MERN-EVE-7421", hash)).toBe(false);
});
