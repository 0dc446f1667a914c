// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { Standing } from "#domains/money/rules/statement.ts";
import { instalmentReminder } from "#domains/money/server/emails/ledger-emails.tsx";
import { remindOfInstalments } from "#domains/money/server/remind-instalments.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { day } from "#shared/durations.ts";
import { embedded } from "../support/databases.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { amountsIn, expectOneTruth, surfacesOfOrders } from "../support/order-surfaces.ts";
import { openOrder, type StudentOrder, someAddress } from "../support/orders.ts";
import { plainDollars } from "../support/plan-cost.ts";
import { png } from "../support/proofs.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const { monthlyCents: month, totalCents: whole } = monthlyCost;

/** Monday morning in the institute. */
const monday = Date.parse("2027-02-01T05:00:00Z");

/** An order, and what a clerk with pen and paper has written of it, in hundredths. */
interface Kept extends StudentOrder {
  who: string;
  book: { costs: number; off: number; paid: number; returned: number };
}

/**
 * Two weeks of the institute by a moved clock, on the embedded database, which has the program's own clock. After each
 * day every surface of every order says what its statement says, and the statement what the clerk's book says.
 */
describe("two weeks of the institute", () => {
  let opened: OpenDatabase;
  let staff: Staff;
  /** A batch that began three weeks before; its second month is due on day 10. */
  let batch: string;
  const home = () => ({ opened, staff });
  const { orders, settle, newBatch } = moneyOf(home);
  const { surfacesOf, write } = surfacesOfOrders(home);
  const kept = new Map<string, Kept>();
  /** The reminders of the morning: "Ayesha: before". */
  let reminded: string[] = [];

  const goTo = (dayOfWeeks: number, hours = 0) => vi.setSystemTime(monday + dayOfWeeks * day + hours * 3_600_000);
  const of = (who: string): Kept => {
    const order = kept.get(who);
    if (!order) throw new Error(`${who} has no order.`);
    return order;
  };

  async function enrols(who: string, changes: Parameters<typeof openOrder>[1] = {}) {
    const order = await openOrder(staff.test, { course: "data-analyst", ...changes });
    kept.set(who, { ...order, who, book: { costs: whole, off: 0, paid: 0, returned: 0 } });
  }

  /** The staff take a payment, in full or `minor`; `isFurther` for a later month. */
  async function pays(who: string, minor: number, isFurther = false) {
    const order = of(who);
    const { status, body } = await settle(order, { amount: plainDollars(minor), ...(isFurther && { isFurther }) });
    expect({ who, status, body }).toMatchObject({ status: 200, body: { changed: true } });
    order.book.paid += minor;
  }

  const sendsProof = async (who: string) => {
    const { reference, key } = of(who);
    await orders().sendProof({ reference, key }, png(`${who} ${Date.now()}`));
  };

  async function isTakenOff(who: string, minor: number) {
    const change = { amount: plainDollars(minor), direction: "down", reason: "agreed" };
    expect(await staff.call("correctOrder", of(who).reference, change)).toMatchObject({ status: 200 });
    of(who).book.off += minor;
  }

  /** Money goes back: what was paid for a place makes that cheaper, what was paid beyond its price does not. */
  async function getsBack(who: string, minor: number, isCredit = false) {
    const refund = { amount: plainDollars(minor), method: "transfer", reason: "asked", beyondWindow: true };
    expect(await staff.call("refundOrder", of(who).reference, refund)).toMatchObject({ status: 200 });
    of(who).book.returned += minor;
    if (!isCredit) of(who).book.off += minor;
  }

  async function usesCode(who: string, percent: number) {
    const code = `WEEKS-${percent}`;
    await staff.call("makeDiscount", { code, percent, maxUses: 5 });
    await orders().applyDiscount(of(who), code, someAddress());
    of(who).book.off += Math.round((whole * percent) / 100);
  }

  /** The job of the morning, whose emails are written as they would go out. */
  async function remind() {
    reminded = [];
    const abouts: string[] = [];
    const emailQueue: EmailQueue = {
      async enqueue(_, requests) {
        abouts.push(...requests.map(({ about }) => about));
      },
    };
    await remindOfInstalments(
      { database: opened.database, emailQueue, site: staff.test.app.services.site },
      new Date(),
    );
    for (const about of abouts) {
      const [text = ""] = await write(instalmentReminder, [about]);
      const order = [...kept.values()].find(({ reference }) => text.includes(reference));
      if (!order) throw new Error(`A reminder names none of the orders: ${text}`);
      reminded.push(`${order.who}: ${about.split(" ")[1]}`);
      const { known } = await surfacesOf(order);
      expect(amountsIn(text).filter((amount) => !known.has(amount))).toEqual([]);
    }
  }

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: monday - 35 * day });
    opened = await embedded.open();
    staff = await startStaff(opened);
    batch = await newBatch(14);
    const dayIn = (ahead: number) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10);
    const rule = {
      ...{ weekdays: [1, 2, 3, 4, 5], startsAt: "19:00", endsAt: "20:30", timeZone: "Asia/Karachi" },
      ...{ fromDay: dayIn(14), untilDay: dayIn(97), holidays: [], exceptions: [], note: "", meetingUrl: "" },
    };
    expect(await staff.call("saveTimetable", batch, { rule, seen: 0 })).toMatchObject({ status: 200 });
    await opened.database.update(batches).set({ seats: 100 });
    for (const who of ["Ayesha", "Bilal", "Chaudhry"]) {
      await enrols(who, { schedule: "monthly", batch });
      await pays(who, month);
    }
  }, 120_000);
  afterAll(async () => {
    await staff.test.stop();
    vi.useRealTimers();
  });

  /** Cancels the first class of the batch that is still to come. */
  async function cancelNextClass() {
    const { body } = await staff.call("showTimetable", batch);
    const next = body.classes.find(({ startsAt }: { startsAt: string }) => Date.parse(startsAt) > Date.now());
    const named = { classId: next.id, seen: next.changedAt, reason: "The power is out." };
    expect(await staff.call("cancelClass", batch, named)).toMatchObject({ status: 200 });
  }

  /** The acts of a day, the reminders of its morning, and the orders whose standing has changed by night. */
  const days: { acts?: () => Promise<unknown>; reminders?: string[]; stand?: Record<string, Standing> }[] = [
    {
      acts: async () => {
        await enrols("Dua");
        await pays("Dua", 20_000);
        await enrols("Ehsan");
      },
      stand: {
        ...{ Ayesha: "paid_so_far", Bilal: "paid_so_far", Chaudhry: "paid_so_far" },
        ...{ Dua: "part_received", Ehsan: "awaiting_payment" },
      },
    },
    {
      acts: async () => {
        await usesCode("Ehsan", 10);
        await enrols("Ghani", { schedule: "monthly", batch });
        await pays("Ghani", month);
      },
      stand: { Ghani: "paid_so_far" },
    },
    {
      acts: async () => {
        await sendsProof("Ehsan");
        await getsBack("Chaudhry", month);
      },
      stand: { Ehsan: "proof_sent", Chaudhry: "cancelled" },
    },
    {
      acts: async () => {
        await pays("Ehsan", whole - Math.round(whole / 10));
        await enrols("Fatima");
        await isTakenOff("Fatima", whole);
        await settle(of("Fatima"));
      },
      stand: { Ehsan: "paid", Fatima: "waived" },
    },
    { acts: cancelNextClass },
    {},
    {
      acts: async () => {
        await enrols("Hina");
        await pays("Hina", whole);
        await isTakenOff("Hina", 5_000);
      },
      stand: { Hina: "credit" },
    },
    { reminders: ["Ayesha: before", "Bilal: before"], stand: { Ayesha: "due", Bilal: "due" } },
    { acts: () => pays("Ayesha", month, true), stand: { Ayesha: "paid_so_far" } },
    { acts: () => pays("Dua", whole - 20_000, true), stand: { Dua: "paid" } },
    { reminders: ["Bilal: due"] },
    // The day when it is due is over.
    { acts: () => getsBack("Hina", 5_000, true), stand: { Hina: "paid", Bilal: "overdue" } },
    {},
    { reminders: ["Bilal: after"] },
  ];
  const standings: Record<string, Standing> = {};

  it.each(days.map((one, at) => [at, one] as const))("day %i", async (at, { acts, reminders = [], stand }) => {
    goTo(at);
    await remind();
    expect(reminded).toEqual(reminders);
    goTo(at, 4);
    await acts?.();
    goTo(at, 12);
    Object.assign(standings, stand);
    const stood: Record<string, Standing> = {};
    for (const order of kept.values()) {
      const surfaces = await surfacesOf(order);
      const { costs, off, paid, returned } = order.book;
      expect({ who: order.who, ...surfaces.statement }).toMatchObject({
        ...{ who: order.who, costsMinor: costs, takenOffMinor: off, paidMinor: paid, returnedMinor: returned },
        balanceMinor: costs - off - paid + returned,
      });
      expectOneTruth(surfaces);
      stood[order.who] = surfaces.statement.standing;
    }
    expect(stood).toEqual(standings);
    const { body: overdue } = await staff.call("listOverdue");
    const owing = Object.keys(stood).filter((who) => stood[who] === "overdue");
    expect(overdue.entries.map(({ reference }: StudentOrder) => reference)).toEqual(
      owing.map((who) => of(who).reference),
    );
  });
});
