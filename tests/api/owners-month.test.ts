import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import noor from "../days/noor-month.json" with { type: "json" };
import { embedded } from "../support/databases.ts";
import { type OwnersMonth, playMonth, unitsOf } from "../support/owners-month.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const month = noor as unknown as OwnersMonth;

/** Expects every surface to say what the book of a day says, student by student and in total. */
async function expectBook(played: Awaited<ReturnType<typeof playMonth>>, on: OwnersMonth["on"][string]) {
  expect(await played.standings()).toEqual(on.students);
  const { totals } = on;
  const came = await played.totals();
  expect([came.received, came.refunded]).toEqual([totals.received, totals.refunded]);
  for (const [name, sum] of Object.entries({ ...totals.byBranch, ...totals.byBatch }))
    expect(came[`in ${name}`]).toBe(sum);
  const ways: Record<string, string> = { bank: "Bank" };
  for (const [name, sum] of Object.entries(totals.byMethod)) expect(came[`by ${ways[name] ?? name}`]).toBe(sum);

  const { rows, totals: sums } = await played.owner.verbs.showRegister({ of: "all" });
  const owing = rows.filter(({ owes }) => owes !== null).map(({ name }) => name);
  expect(owing.toSorted()).toEqual([...totals.whoOwesNow].toSorted());
  const [total] = sums;
  expect(unitsOf(total?.owed ?? null)).toBe(totals.dueNow);
  expect(total?.overdueByAge.map((one) => unitsOf(one))).toEqual(Object.values(totals.overdueByAge));
  expect(unitsOf(total?.ahead ?? null)).toBe(totals.ahead);
  const january = (await played.owner.verbs.showRegister({ of: "all", from: "2027-01" })).totals[0]?.months[0];
  expect(unitsOf(january?.left ?? null)).toBe(totals.stillExpectedInJanuary);
  for (const { name, owes, lateDays, credit } of rows) {
    const student = Object.values(on.students).find((one) => one.name === name);
    expect([name, unitsOf(owes), lateDays, unitsOf(credit)]).toEqual([
      ...[name, student?.dueNow, student?.overdueDays, student?.credit],
    ]);
  }
}

/** December of a school by a moved clock, on the embedded database, which has the program's own clock. */
describe("an owner's month", () => {
  let opened: OpenDatabase;
  let staff: Staff;
  let played: Awaited<ReturnType<typeof playMonth>>;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    opened = await embedded.open();
    vi.setSystemTime(Date.parse("2026-11-27T04:00:00Z"));
    staff = await startStaff(opened);
    played = await playMonth(month, () => staff);
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    await staff.test.stop();
  });

  it.each(Object.entries(month.on))(
    "says on %s what its book says, student by student and in total",
    async (day, on) => {
      const days = Object.keys(month.on);
      await played.playUntil(day, days[days.indexOf(day) - 1]);
      await expectBook(played, on);
    },
    60_000,
  );

  it("counts the cash of each day", () => {
    const days = Object.entries(month.cashOfTheDay);
    expect(days.map(([day]) => [day, played.cash.get(day)])).toEqual(days);
  });
});

/** The same December, with what came by the bank in the bank's own file, dropped whole at each cut. */
describe("an owner's month by the bank's file", () => {
  let opened: OpenDatabase;
  let staff: Staff;
  let played: Awaited<ReturnType<typeof playMonth>>;
  let before = "";
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    opened = await embedded.open();
    vi.setSystemTime(Date.parse("2026-11-27T04:00:00Z"));
    staff = await startStaff(opened);
    played = await playMonth(month, () => staff, { bankFile: readFileSync("tests/days/noor-bank.csv", "utf8") });
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    await staff.test.stop();
  });

  const who = (one: string) => played.placeOf(one).reference;
  /** The rows that wait, by what the bank says, with what is proposed first for each. */
  const waiting = async () =>
    (await played.clerk.verbs.listBankRows()).waiting.map(({ id, text, proposals }) => ({
      id,
      text,
      first: proposals[0],
    }));
  const take = async (said: string) => {
    const row = (await waiting()).find(({ text }) => text.includes(said));
    if (!row?.first) throw new Error(`Nothing is proposed for ${said}.`);
    const { shares, entryId } = row.first;
    await played.clerk.verbs.decideBankRow({ row: row.id, shares, entryId });
    return row.first;
  };
  /** Plays until the day of a cut, and drops the file. Returns what it brought and what is certain. */
  const cut = async (day: string) => {
    await played.playUntil(day, before);
    before = day;
    const { fresh, reversed, unread } = await played.dropStatement(day);
    const { certain } = await played.clerk.verbs.listBankRows();
    return { fresh, reversed, unread, certain: certain.map((row) => row.certain) };
  };

  it("is certain of who names a reference, and pays Farah once after a reversed entry", async () => {
    expect(await cut("2026-12-03")).toEqual({
      ...{ fresh: 6, reversed: 1, unread: [] },
      certain: [who("E8"), who("B4"), who("E2")],
    });
    expect(await played.clerk.verbs.settleCertainRows()).toEqual({ settled: 3 });
    expect((await played.orderOf("E2")).statement).toMatchObject({ paidMinor: 700_000, returnedMinor: 0 });
    expect(await take("YASIR SHAH")).toMatchObject({
      shares: [{ reference: who("E12"), minor: 800_000 }],
      entryId: null,
    });
    expect(await waiting()).toEqual([]);
  });

  it("proposes Rabia by name and amount, and links Maria's row to the payment of her proof", async () => {
    expect(await cut("2026-12-05")).toEqual({ fresh: 2, reversed: 0, unread: [], certain: [] });
    expect((await take("RABIA")).reasons).toEqual(expect.arrayContaining(["name", "amount"]));
    const paid = (await played.orderOf("B6")).statement.paidMinor;
    expect((await take("M JOSEPH")).entryId).not.toBeNull();
    expect((await played.orderOf("B6")).statement.paidMinor).toBe(paid);
  });

  it("proposes the mill's money for its two students, and leaves a stranger's waiting", async () => {
    expect(await cut("2026-12-10")).toEqual({ fresh: 2, reversed: 0, unread: [], certain: [] });
    const { shares } = await take("KARACHI TEXTILE");
    expect(new Map(shares.map(({ reference, minor }) => [reference, minor]))).toEqual(
      new Map([who("K3"), who("K4")].map((reference) => [reference, 1_500_000])),
    );
    expect(await waiting()).toEqual([expect.objectContaining({ text: expect.stringContaining("MUHAMMAD ASLAM") })]);
  });

  it.each(Object.entries(month.on))(
    "says on %s what its book says",
    async (day, on) => {
      if (day <= "2026-12-31") {
        const { certain } = await cut(day);
        expect(certain).toEqual(day === "2026-12-31" ? [who("K2")] : []);
        await played.clerk.verbs.settleCertainRows();
      } else await played.playUntil(day, before);
      await expectBook(played, on);
      expect(await played.dropStatement(day)).toMatchObject({ fresh: 0, reversed: 0 });
      expect((await waiting()).map(({ text }) => text)).toEqual([expect.stringContaining("MUHAMMAD ASLAM")]);
    },
    60_000,
  );
});
