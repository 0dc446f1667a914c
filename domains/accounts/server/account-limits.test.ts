import { expect, it } from "vitest";
import { AppError } from "#server/app-error.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import { createAccountLimits, type LimitedAct } from "./account-limits.ts";

it("stops one address that tries many accounts, and nobody else", async () => {
  const limits = createAccountLimits(createMemoryRateLimiter);
  for (let at = 0; at < 60; at += 1) await limits.count("sign-in", "2001:db8::1", `somebody.${at}@example.com`);
  const refused = await limits
    .count("sign-in", "2001:db8::2", "nobody@example.com")
    .catch((thrown: AppError) => thrown);
  expect(refused).toMatchObject({ code: "throttled", reason: "account.tooMany" });
  expect(refused instanceof AppError && refused.retryAfter).toBeGreaterThan(600);
  await limits.count("sign-in", "192.0.2.1", "nobody@example.com");
});

it("counts no account for a throttled address, so that going on does not lock one", async () => {
  const taken: string[] = [];
  const limits = createAccountLimits((limit) => {
    const limiter = createMemoryRateLimiter(limit);
    const take = async (key: string) => {
      taken.push(`${limit.name} ${key}`);
      return await limiter.take(key);
    };
    return { ...limiter, take };
  });
  for (let at = 0; at < 60; at += 1) await limits.count("sign-in", "192.0.2.1", `somebody.${at}@example.com`);
  taken.length = 0;
  for (let times = 0; times < 20; times += 1)
    await expect(limits.count("sign-in", "192.0.2.1", "sana@example.com")).rejects.toMatchObject({ code: "throttled" });
  expect(new Set(taken)).toEqual(new Set(["sign-in-by-address 192.0.2.1"]));
  await limits.count("sign-in", "198.51.100.1", "sana@example.com");
});

it("lets a known device in while others keep the account throttled, ten times in 15 minutes", async () => {
  const limits = createAccountLimits(createMemoryRateLimiter);
  for (let at = 0; at < 10; at += 1) await limits.count("sign-in", `192.0.2.${at}`, "sana@example.com");
  await expect(limits.count("sign-in", "198.51.100.1", "sana@example.com")).rejects.toMatchObject({
    code: "throttled",
  });
  for (let times = 0; times < 10; times += 1)
    await limits.count("sign-in", "198.51.100.1", "sana@example.com", "phone");
  await expect(limits.count("sign-in", "198.51.100.1", "sana@example.com", "phone")).rejects.toMatchObject({
    code: "throttled",
  });
  await limits.count("sign-in", "198.51.100.1", "sana@example.com", "laptop");
});

it("takes nothing from an account's limit for a known device", async () => {
  const limits = createAccountLimits(createMemoryRateLimiter);
  for (let times = 0; times < 10; times += 1) await limits.count("sign-in", "192.0.2.1", "sana@example.com", "phone");
  for (let at = 0; at < 10; at += 1) await limits.count("sign-in", `198.51.100.${at}`, "sana@example.com");
});

it("counts each act for itself", async () => {
  const limits = createAccountLimits(createMemoryRateLimiter);
  for (let times = 0; times < 10; times += 1) await limits.count("new-password", "192.0.2.1", "sana@example.com");
  await expect(limits.count("new-password", "192.0.2.2", "sana@example.com")).rejects.toMatchObject({
    code: "throttled",
  });
  await limits.count("sign-in", "192.0.2.2", "sana@example.com");
});

const times: [LimitedAct, number, number][] = [
  ["sign-in", 60, 10],
  ["sign-up", 30, 5],
  ["new-password", 20, 10],
];

it.each(times)("lets %s through %i times from an address, %i times at an account", async (act, most, mostAtOne) => {
  const limits = createAccountLimits(createMemoryRateLimiter);
  for (let at = 0; at < most; at += 1) await limits.count(act, "192.0.2.1", `somebody.${at}@example.com`);
  await expect(limits.count(act, "192.0.2.1", "one.more@example.com")).rejects.toMatchObject({ code: "throttled" });
  for (let at = 0; at < mostAtOne; at += 1) await limits.count(act, `198.51.100.${at}`, "sana@example.com");
  await expect(limits.count(act, "203.0.113.1", "sana@example.com")).rejects.toMatchObject({ code: "throttled" });
});

it("lets email through 15 times from an address, and never refuses an account its link", async () => {
  const limits = createAccountLimits(createMemoryRateLimiter);
  for (let at = 0; at < 15; at += 1) await limits.count("email", "192.0.2.1", "sana@example.com");
  await expect(limits.count("email", "192.0.2.1", "sana@example.com")).rejects.toMatchObject({ code: "throttled" });
  await limits.count("email", "192.0.2.2", "sana@example.com");
});

it("counts nothing for the accounts that a throttled address names", async () => {
  const counted: string[] = [];
  const limits = createAccountLimits((limit) => {
    const limiter = createMemoryRateLimiter(limit);
    const take = async (who: string) => {
      counted.push(who);
      return await limiter.take(who);
    };
    return { ...limiter, take };
  });
  for (let at = 0; at < 80; at += 1)
    await limits.count("sign-in", "192.0.2.1", `made.up.${at}@example.com`).catch(() => {});
  expect(counted.filter((who) => who !== "192.0.2.1")).toHaveLength(60);
});

it("gives each limit its own name, by which several processes count together", () => {
  const names: string[] = [];
  createAccountLimits((limit) => {
    names.push(limit.name);
    return createMemoryRateLimiter(limit);
  });
  expect(new Set(names).size).toBe(10);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});
