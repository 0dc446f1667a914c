import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { moneyOf } from "../support/money.ts";
import { openOrder, type StudentOrder } from "../support/orders.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const headings = "Date,Particulars,Debit,Credit,Balance";
const columns = {
  ...{ heading: 0, day: 0, text: [1], debit: 2, credit: 3, amount: null, balance: 4, monthFirst: false },
};

interface Row {
  id: string;
  text: string;
  certain: string | null;
  proposals: { shares: { reference: string; minor: number }[]; entryId: number | null; reasons: string[] }[];
}

describe.each(databases)("a bank's file on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const { settle } = moneyOf(() => ({ opened, staff }));
  const someone = (lastName: string) => openOrder(staff.test, { course: "data-analyst", firstName: "Farah", lastName });
  const bring = async (...rows: string[]) => {
    const file = { text: [headings, ...rows].join("\n"), columns, currency: "USD", isOurs: false };
    return (await staff.call("importStatement", file)).body;
  };
  const list = async (): Promise<{ certain: Row[]; waiting: Row[] }> => (await staff.call("listBankRows")).body;
  const rowWith = async (text: string) => {
    const { certain, waiting } = await list();
    return [...certain, ...waiting].find((row) => row.text.includes(text));
  };
  const receivedOf = async ({ reference }: StudentOrder) =>
    (await staff.call("findOrder", reference)).body.review.figures.received;
  const decide = (row: string, shares: { reference: string; minor?: number }[], entryId: number | null = null) =>
    staff.call("decideBankRow", { row, shares, entryId });

  it("is read, shown and remembered: a reversed row is worth nothing, the same file again changes nothing", async () => {
    const order = await someone("Naz");
    const { reference } = order;
    const rows = [
      `01-Dec-2026,IBFT IN FARAH NAZ ${reference},,"100.00",1100.00`,
      `01-Dec-2026,REVERSAL IBFT FARAH NAZ ${reference},100.00,,1000.00`,
      `02-Dec-2026,IBFT IN FARAH NAZ ${reference},,"100.00",1100.00`,
      "02-Dec-2026,SMS ALERT CHARGES,5.00,,1095.00",
    ];
    const preview = (await staff.call("previewStatement", [headings, ...rows].join("\n"))).body;
    expect(preview).toMatchObject({ columns, isKnown: false, isGuessed: true, isOurs: true });
    expect(await bring(...rows)).toEqual({ fresh: 3, known: 0, others: 1, unread: [], reversed: 1 });
    expect(await bring(...rows)).toEqual({ fresh: 0, known: 3, others: 1, unread: [], reversed: 0 });
    expect((await staff.call("previewStatement", `${headings}\n`)).body).toMatchObject({ isKnown: true });
    expect(await rowWith(reference)).toMatchObject({ certain: reference });
    const presses = await Promise.all([staff.call("settleCertainRows"), staff.call("settleCertainRows")]);
    expect(presses.map(({ body }) => body.settled).toSorted()).toEqual([0, 1]);
    expect(await receivedOf(order)).toBe("$100");
    expect(await rowWith(reference)).toBeUndefined();
  });

  it("undoes a settlement by a reversal in a later file, once", async () => {
    const order = await someone("Late");
    const { reference } = order;
    await bring(`03-Dec-2026,IBFT ${reference},,50.00,1`);
    await staff.call("settleCertainRows");
    expect(await receivedOf(order)).toBe("$50");
    const back = `05-Dec-2026,REVERSED ${reference},50.00,,0`;
    expect(await bring(back)).toMatchObject({ fresh: 1, reversed: 1 });
    expect(await bring(back)).toMatchObject({ fresh: 0, reversed: 0 });
    expect(await receivedOf(order)).toBeNull();
  });

  it("leaves a second row with the same reference, and more than is owed, to be decided", async () => {
    const [twice, beyond] = [await someone("Twice"), await someone("Beyond")];
    await bring(
      `06-Dec-2026,A ${twice.reference},,10.00,1`,
      `06-Dec-2026,B ${twice.reference},,10.00,2`,
      `06-Dec-2026,C ${beyond.reference},,99999.00,3`,
    );
    expect((await staff.call("settleCertainRows")).body).toEqual({ settled: 0 });
    expect((await rowWith("C "))?.proposals[0]?.reasons).toContain("more");
    const [first, second] = (await list()).waiting.filter(({ text }) => text.includes(twice.reference));
    expect(first?.proposals[0]?.reasons).toContain("repeated");
    expect((await decide(first?.id ?? "", [{ reference: twice.reference }])).status).toBe(200);
    expect((await decide(first?.id ?? "", [{ reference: twice.reference }])).status).toBe(409);
    expect((await decide(second?.id ?? "", [])).status).toBe(200);
    expect(await receivedOf(twice)).toBe("$10");
  });

  it("links a row to the payment that a proof already made, instead of counting it again", async () => {
    const order = await someone("Joseph");
    await settle(order, { amount: "77" });
    const today = new Date().toISOString().slice(0, 10);
    await bring(`${today},IBFT IN F JOSEPH BAKING,,77.00,9`);
    const row = await rowWith("JOSEPH BAKING");
    expect(row?.certain).toBeNull();
    expect(row?.proposals[0]).toMatchObject({
      shares: [{ reference: order.reference }],
      reasons: ["taken", "name", "amount"],
    });
    const entryId = row?.proposals[0]?.entryId ?? null;
    expect(entryId).not.toBeNull();
    expect((await decide(row?.id ?? "", [], entryId)).status).toBe(200);
    expect(await receivedOf(order)).toBe("$77");
  });

  it("shares a row among several orders, and refuses shares that are not its sum", async () => {
    const [one, other] = [await someone("One"), await someone("Other")];
    await bring("07-Dec-2026,RTGS SOME MILL,,30.00,1");
    const row = (await rowWith("SOME MILL"))?.id ?? "";
    const shares = [
      { reference: one.reference, minor: 1000 },
      { reference: other.reference, minor: 2000 },
    ];
    expect((await decide(row, shares.slice(1))).status).toBe(422);
    expect((await decide(row, shares)).status).toBe(200);
    expect([await receivedOf(one), await receivedOf(other)]).toEqual(["$10", "$20"]);
  });

  it("of 10,000 rows is taken whole, and one of more is refused instead of cut", async () => {
    const row = (at: number) =>
      `0${1 + (at % 9)}-Dec-2026,"IBFT IN, MUHAMMAD ABDULLAH KHAN, STAN ${100_000 + at} JS BANK",,"1,000.00",${at}.00`;
    const rows = Array.from({ length: 10_000 }, (_, at) => row(at));
    expect(await bring(...rows)).toMatchObject({ fresh: 10_000, unread: [] });
    const more = Array.from({ length: 10_200 }, (_, at) => row(at));
    const file = { text: [headings, ...more].join("\n"), columns, currency: "USD", isOurs: false };
    const { status, body } = await staff.call("importStatement", file);
    expect([status, body.message]).toEqual([422, expect.stringMatching(/10000 rows at most/)]);
  });

  it("with a quotation mark that never ends is refused in words", async () => {
    const text = `${headings}\n01-Dec-2026,"IBFT IN FARAH,,1.00,1\n${"02-Dec-2026,IBFT IN SANA,,1.00,1\n".repeat(2000)}`;
    const { status, body } = await staff.call("importStatement", { text, columns, currency: "USD", isOurs: false });
    expect([status, body.message]).toEqual([422, expect.stringMatching(/no table that can be read/)]);
  });

  it.each([
    ["", /choose a file/],
    ["Name,Phone\nSana,0300", /day and a sum/],
    ["Account No: 0109000237,,,\nDate,Particulars,Debit,Credit,Balance\n01-Dec-2026,A,,1.00,1", null],
  ])("refuses what is no statement, and says why: %j", async (text, said) => {
    const shown = text.startsWith("Account") ? { ...columns, heading: 1 } : columns;
    const { status, body } = await staff.call("importStatement", {
      text,
      columns: shown,
      currency: "USD",
      isOurs: false,
    });
    expect(status).toBe(said ? 422 : 200);
    if (said) expect(body.message).toMatch(said);
  });
});
