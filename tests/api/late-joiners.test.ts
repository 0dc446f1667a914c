import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { orderWords } from "#domains/money/site/order-words.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day, hour } from "#shared/durations.ts";
import { databases } from "../support/databases.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("somebody who joins a batch under way on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const { monthly, ledgerOf, view, settle, newBatch } = moneyOf(() => ({ opened, staff }));
  const teach = async (batchId: string, days: number, isCancelled = false) => {
    const startsAt = new Date(Date.now() + days * day);
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + hour), changedAt: startsAt };
    const row = { id: randomUUID(), batchId, teacher: "Noor Fatima", isCancelled, ...times };
    await opened.database.insert(batchClasses).values(row);
  };
  const wordsOf = (shown: Awaited<ReturnType<typeof view>>) =>
    orderWords(staff.test.app.services.site().messages.payment, shown, "/lms");

  it("is told of the classes that were held, and of the next", async () => {
    const batch = await newBatch(-20);
    for (const days of [-15, -10, -5]) await teach(batch, days);
    await teach(batch, -3, true);
    await teach(batch, 2);
    const order = await monthly({ batch });
    const asked = await view(order);
    expect(asked.underWay).toMatchObject({ held: 3, next: expect.stringMatching(/\d/) });
    expect(wordsOf(asked).intro.note).toContain("3 classes were held");
    expect(wordsOf(asked).terms?.lines).toContainEqual(expect.stringContaining("from the day your seat is yours"));
    await settle(order);
    const { lead, note } = wordsOf(await view(order)).intro;
    expect(lead).toContain(`Your next class in ${batch} is on ${asked.underWay?.next}`);
    expect(note).toContain("Their recordings are open to you.");
  });

  it("is told nothing of the kind before the first class", async () => {
    const order = await monthly({ batch: await newBatch(10) });
    const shown = await view(order);
    expect(shown.underWay).toBeNull();
    expect(wordsOf(shown).intro.note).toBeNull();
    expect(wordsOf(shown).terms?.lines).toContainEqual(expect.stringContaining("from the start of the course"));
  });

  it("has no month due after the batch: what is left is due with the last month within it", async () => {
    const batch = await newBatch(-40);
    const endDate = new Date(Date.now() + 20 * day).toISOString().slice(0, 10);
    await opened.database.update(batches).set({ endDate }).where(eq(batches.id, batch));
    const order = await monthly({ batch });
    const charges = (await ledgerOf(order)).filter(({ kind }) => kind === "charge");
    expect(charges.map(({ amountMinor }) => amountMinor)).toEqual(charges.map(() => monthlyCost.monthlyCents));
    expect(charges).toHaveLength(monthlyCost.months);
    for (const { dueAt } of charges) expect(dueAt.toISOString().slice(0, 10) <= endDate).toBe(true);
  });
});
