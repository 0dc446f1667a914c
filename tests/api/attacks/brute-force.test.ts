import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKnownNetworks, createSecretIdGuard } from "#domains/lectures/server/secret-id-guard.ts";
import { hashSecretId } from "#domains/lectures/server/secret-id-hash.ts";
import { AppError } from "#server/app-error.ts";
import { createLimiters } from "#server/compose/create-limiters.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { embedded } from "../../support/databases.ts";

const password = "sunny river forty two";

describe("a guesser with many addresses", () => {
  let opened: OpenDatabase;
  let test: TestApp;
  let guesses = 0;

  beforeAll(async () => {
    opened = (await embedded.open()) as OpenDatabase;
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
  });
  afterAll(async () => await test.stop());

  const own = () => {
    const accounts = test.app.services.accounts.own;
    if (!accounts) throw new Error("The accounts are not ours.");
    return accounts;
  };
  const codeOf = async (act: Promise<unknown>) =>
    await act.then(
      () => "done",
      (error) => (error instanceof AppError ? error.code : String(error)),
    );
  /** A new address. */
  const anotherAddress = () => {
    guesses += 1;
    return `198.18.${guesses >> 8}.${guesses & 255}`;
  };
  const visitorAt = (address: string) => ({ address, requestId: "test", headers: new Headers() });
  const unlock = async (batchId: string, secretId: string, address = anotherAddress()) =>
    (await test.ask(`/api/batches/${batchId}/videos?secretId=${encodeURIComponent(secretId)}`, {}, address)).status;

  it("has ten tries at an account, wherever they come from and however the address is written", async () => {
    await own().signUp({ name: "Sana", email: "sana@example.com", password }, visitorAt(anotherAddress()));
    const outcomes: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const form = { email: "sana@example.com", password: `guess ${round}` };
      outcomes.push(await codeOf(own().signIn(form, visitorAt(anotherAddress()))));
    }
    expect(outcomes).toEqual([...Array(10).fill("unauthorized"), "throttled", "throttled"]);
    const right = own().signIn({ email: "sana@example.com", password }, visitorAt(anotherAddress()));
    expect(await codeOf(right), "the right password tells nothing either").toBe("throttled");
  });

  it("asks for links 15 times in 15 minutes from one address, and keeps nobody from theirs", async () => {
    const address = anotherAddress();
    const ask = (from: string) =>
      codeOf(own().requestPasswordReset({ email: "somebody@example.com" }, visitorAt(from)));
    const asked = await Promise.all(Array.from({ length: 17 }, () => ask(address)));
    expect(asked.filter((code) => code === "throttled")).toHaveLength(2);
    expect(await ask(anotherAddress())).toBe("done");
  });

  it("counts as one with all the IPv6 addresses of a network", async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host += 1)
      statuses.push(await unlock("ai-evening", `guess ${host}`, `2001:db8:7:1:${host}::${host}`));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await unlock("ai-evening", "guess", "2001:db8:7:2::1")).toBe(401);
  });

  it("has so many tries at a batch, wherever they come from, and a class that is in stays in", async () => {
    const limiters = {
      network: createMemoryRateLimiter({ name: "network", times: 10, within: 60 }),
      batch: createMemoryRateLimiter({ name: "batch", times: 5, within: 60 }),
    };
    const secret = "a secret of this test's own";
    const knownNetworks = createKnownNetworks({ database: opened.database, secret, log: test.app.log });
    const guard = createSecretIdGuard(limiters, knownNetworks);
    const hash = await hashSecretId("MERN-EVE-7421");
    const tryAt = async (secretId: string, network = anotherAddress(), batchId = "mern-evening") =>
      await codeOf(guard.check({ batchId, secretId, hash, network }));
    const classroom = anotherAddress();
    expect(await tryAt("MERN-EVE-7421", classroom)).toBe("done");
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, at) => tryAt(`MERN-EVE-${at}`)));
    expect(outcomes.filter((outcome) => outcome === "unauthorized")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "throttled")).toHaveLength(3);
    expect(await tryAt("MERN-EVE-7421"), "a right guess tells nothing either").toBe("throttled");
    expect(await tryAt("MERN-EVE-7421", classroom)).toBe("done");
    expect(await tryAt("wrong", classroom), "whose own wrong tries are its own affair").toBe("unauthorized");
    expect(await tryAt("wrong", anotherAddress(), "data-evening"), "another batch").toBe("unauthorized");
  });

  it("has a hundred tries at a batch of the program's in 15 minutes", async () => {
    const { batch } = createLimiters({ ...opened, secret: "a secret of this test's own" }).secretIdLimiters;
    const waits = await Promise.all(Array.from({ length: 102 }, () => batch.take("mern-evening")));
    expect(waits.filter((wait) => wait === null)).toHaveLength(100);
    expect(waits.at(-1)).toBeGreaterThan(14 * 60);
  });

  it("is told when to come back, and no more", async () => {
    const answer = await test.ask("/api/batches/ai-evening/videos?secretId=x", {}, "2001:db8:7:1::7");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(15 * 60);
  });
});
