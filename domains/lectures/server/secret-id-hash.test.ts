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
