import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppError } from "#server/app-error.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createDatabaseRateLimiters, deleteExpiredRateLimits } from "#server/limits/database.ts";
import { rateLimits } from "#server/limits/tables.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { contactForm } from "../support/contact-form.ts";
import { contendedDatabases, createServerDatabase, embedded } from "../support/databases.ts";

const secret = "4711-which-both-processes-know-0815";
const videos = (secretId: string) => `/api/batches/mern-evening/videos?secretId=${encodeURIComponent(secretId)}`;

describe.each(contendedDatabases)("what the $name database counts", ({ open }) => {
  let opened: OpenDatabase;
  /** As another process, or the same after a restart, would make it. */
  const another = (limit: { name?: string; times: number; within?: number }) =>
    createDatabaseRateLimiters(opened.database, secret)({ name: "test", within: 60, ...limit });
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => await opened.close());

  it("lets exactly so many through of many at once, whichever process they ask", async () => {
    const [one, other] = [another({ times: 5 }), another({ times: 5 })];
    const waits = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).take("crowd")));
    expect(waits.filter((wait) => wait === null)).toHaveLength(5);
    for (const wait of waits) if (wait !== null) expect(wait).toBeGreaterThan(50);
  });

  it("is known to a process that comes later, and what was given back is free again", async () => {
    const before = another({ name: "later", times: 2 });
    await before.take("visitor");
    await before.take("visitor");
    const after = another({ name: "later", times: 2 });
    expect(await after.peek("visitor")).toBeGreaterThan(50);
    await before.giveBack("visitor");
    await sleep(1_050);
    expect(await after.peek("visitor")).toBeNull();
    expect(await after.take("visitor")).toBeNull();
    expect(await after.take("visitor")).toBeGreaterThan(50);
  });

  it("counts each name and each key for itself", async () => {
    const [one, other] = [another({ name: "one", times: 1 }), another({ name: "other", times: 1 })];
    expect(await one.take("visitor")).toBeNull();
    expect(await other.take("visitor")).toBeNull();
    expect(await one.take("another")).toBeNull();
    expect(await one.take("visitor")).not.toBeNull();
  });

  it("begins again when the period is over", async () => {
    const limiter = another({ name: "short", times: 1, within: 4 });
    expect(await limiter.take("visitor")).toBeNull();
    expect(await limiter.take("visitor")).toBeGreaterThan(0);
    await sleep(4_050);
    expect(await limiter.peek("visitor")).toBeNull();
    await limiter.giveBack("visitor");
    expect(await limiter.take("visitor")).toBeNull();
    expect(await limiter.take("visitor")).toBeGreaterThan(0);
  });

  it("tells a reader of the table neither addresses nor accounts", async () => {
    await another({ name: "hidden", times: 5 }).take("sana@example.com");
    const keys = (await opened.database.select().from(rateLimits)).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith("hidden:"))).toEqual([expect.stringMatching(/^hidden:[\w-]{43}$/)]);
  });

  it("is forgotten when its period is over, and not before", async () => {
    await another({ name: "kept", times: 5, within: 900 }).take("visitor");
    const kept = async () => (await opened.database.select().from(rateLimits)).filter(({ key }) => /^kept/.test(key));
    await deleteExpiredRateLimits(opened.database);
    expect(await kept()).toHaveLength(1);
    await opened.database.update(rateLimits).set({ expiresAt: new Date() });
    await deleteExpiredRateLimits(opened.database);
    expect(await kept()).toHaveLength(0);
  });

  it("is asked no more about whom this process has refused", async () => {
    const limiter = another({ name: "flood", times: 1 });
    await limiter.take("visitor");
    await limiter.take("visitor");
    await opened.database.delete(rateLimits);
    expect(await limiter.take("visitor")).toBeGreaterThan(50);
    expect(await limiter.peek("visitor")).toBeGreaterThan(50);
    expect(await opened.database.select().from(rateLimits)).toEqual([]);
  });

  it("is asked once a second about whom this process has found refused, and names the whole wait meanwhile", async () => {
    await another({ name: "guesser", times: 1 }).take("visitor");
    const limiter = another({ name: "guesser", times: 1 });
    expect(await limiter.peek("visitor")).toBeGreaterThan(50);
    await opened.database.delete(rateLimits);
    expect(await limiter.peek("visitor")).toBeGreaterThan(50);
    expect(await limiter.take("visitor")).toBeGreaterThan(50);
    await sleep(1_050);
    expect(await limiter.peek("visitor")).toBeNull();
  });
});

describe("two processes on one Postgres", () => {
  let processes: [TestApp, TestApp];
  const inTurn = async (times: number, ask: (process: TestApp, at: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) statuses.push((await ask(processes[at % 2 ? 1 : 0], at)).status);
    return statuses;
  };

  beforeAll(async () => {
    const environment = { DATABASE_URL: await createServerDatabase(), AUTH_SECRET: secret, DEMO_CONTENT: "on" };
    processes = [await startTestApp(environment), await startTestApp(environment)];
  });
  afterAll(async () => {
    for (const process of processes) await process.stop();
  });

  it("take twenty forms from an address together", async () => {
    const statuses = await inTurn(21, (process) => process.post("/api/send-email", contactForm()));
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it("let a network guess ten Secret IDs together, and refuse it the right one", async () => {
    expect(await inTurn(11, (process, at) => process.ask(videos(`wrong ${at}`)))).toEqual([
      ...Array(10).fill(401),
      429,
    ]);
    expect(await inTurn(2, (process) => process.ask(videos("MERN-EVE-7421")))).toEqual([429, 429]);
    expect((await processes[1].ask(videos("MERN-EVE-7421"), {}, "198.51.100.1")).status).toBe(200);
  });

  it("let a guesser try ten passwords of an account together", async () => {
    const guess = async (at: number) => {
      const { own } = processes[at % 2 ? 1 : 0].app.services.accounts;
      const signIn = own?.signIn(
        { email: "sana@example.com", password: "wrong" },
        new Browser(`192.0.2.${at}`).visitor,
      );
      return await signIn?.catch((thrown: AppError) => thrown.code);
    };
    for (let at = 0; at < 10; at += 1) expect(await guess(at)).toBe("unauthorized");
    expect([await guess(10), await guess(11)]).toEqual(["throttled", "throttled"]);
  });
});

it("a link to a new password that we never made costs the database no row", async () => {
  const opened = await embedded.open();
  if (!opened) throw new Error("No database.");
  const test = await startTestApp({ DEMO_CONTENT: "off" }, { database: opened });
  const { own } = test.app.services.accounts;
  for (let at = 0; at < 50; at += 1) {
    const form = { token: `made.up.${at}`, password: "sunny river forty two" };
    await expect(own?.resetPassword(form, new Browser("192.0.2.1").visitor)).rejects.toMatchObject({
      code: "unauthorized",
    });
  }
  expect(await opened.database.select().from(rateLimits)).toEqual([]);
  await test.stop();
});

it("a restart on the embedded database gives no new guesses at a Secret ID", {
  tags: ["thorough"],
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-guesses-"));
  const start = () => startTestApp({ DATA_DIR: dataDir });
  const first = await start();
  for (let tries = 0; tries < 9; tries += 1) expect((await first.ask(videos(`wrong ${tries}`))).status).toBe(401);
  await first.stop();
  const second = await start();
  expect((await second.ask(videos("wrong 9"))).status).toBe(401);
  expect((await second.ask(videos("MERN-EVE-7421"))).status).toBe(429);
  await second.stop();
  rmSync(dataDir, { recursive: true });
});
