import { describe, expect, it } from "vitest";
import { readBankDay } from "./read-bank-day.ts";
import { accountIn, guessColumns, readBankRows } from "./read-bank-rows.ts";

const noor = [
  ["NOOR LANGUAGE & COOKING SCHOOL", "", "", "", ""],
  ["Statement 01-Dec-2026 to 31-Dec-2026", "", "", "", ""],
  ["Date", "Particulars", "Debit", "Credit", "Balance"],
  ["01-Dec-2026", "IBFT IN ADEEL RAZA", "", "19,000.00", "229,000.00"],
  ["02-Dec-2026", "SMS ALERT CHARGES", "150.00", "", "228,850.00"],
  ["03-Dec-2026", "IBFT IN FARAH", "", "seven", "228,850.00"],
  ["Total", "", "150.00", "19,000.00", ""],
];

const read = async (lines: string[][]) => {
  const columns = guessColumns(lines);
  return columns ? await readBankRows(lines, columns, "PKR") : null;
};

describe("a bank's file", () => {
  it("is read by its headings: what came, what went, and the lines without a sum", async () => {
    expect(await read(noor)).toEqual({
      rows: [
        { line: 4, day: "2026-12-01", text: "IBFT IN ADEEL RAZA", minor: 1_900_000, balance: "229,000.00" },
        { line: 5, day: "2026-12-02", text: "SMS ALERT CHARGES", minor: -15_000, balance: "228,850.00" },
      ],
      unread: [6],
    });
  });

  it.each([
    [
      "a wallet",
      ["Transaction ID", "Date/Time", "Type", "Sender Name", "Amount"],
      ["9", "2026-12-01 14:05", "P2P", "SANA", "Rs. 6,000"],
    ],
    ["a sign", ["Date", "Description", "Amount"], ["1/12/2026", "P2P SANA", "+6000.00"]],
    [
      "both in words",
      ["Value Date", "Narration", "Withdrawals", "Deposits"],
      ["01/12/26", "P2P SANA", "0.00", "6,000.00"],
    ],
  ])("with %s", async (_, headings, cells) => {
    const [first] = (await read([headings, cells]))?.rows ?? [];
    expect(first).toMatchObject({ day: "2026-12-01", minor: 600_000 });
    expect(first?.text).toContain("P2P SANA");
  });

  it("without a day or a sum among its headings is not guessed", () => {
    expect(
      guessColumns([
        ["Name", "Phone"],
        ["Sana", "0300"],
      ]),
    ).toBeNull();
  });

  it.each([
    ["01-Dec-2026", false, "2026-12-01"],
    ["1 December 2026", false, "2026-12-01"],
    ["Dec 1, 2026", false, "2026-12-01"],
    ["2026-12-01T10:00", false, "2026-12-01"],
    ["۰۱/۱۲/۲۰۲۶", false, "2026-12-01"],
    ["\u200F01\u200F/12\u200F/2026", false, "2026-12-01"],
    ["Tue 1 Dec 2026", false, "2026-12-01"],
    ["Tuesday, December 1, 2026", false, "2026-12-01"],
    ["1st December 2026", false, "2026-12-01"],
    ["20261201", false, "2026-12-01"],
    ["20261201140533", false, "2026-12-01"],
    ["۱ دسمبر ۲۰۲۶", false, "2026-12-01"],
    ["الثلاثاء ١ ديسمبر ٢٠٢٦", false, "2026-12-01"],
    ["31 مئی 2026", false, "2026-05-31"],
    ["01122026", false, null],
    ["20261301", false, null],
    ["31/12/26", false, "2026-12-31"],
    ["12/31/2026", true, "2026-12-31"],
    ["31/02/2026", false, null],
    ["Opening balance", false, null],
    ["", false, null],
  ])("has %j as a day", (text, monthFirst, day) => {
    expect(readBankDay(text, monthFirst)).toBe(day);
  });

  it("that writes the month first is noticed by a day beyond the twelfth", async () => {
    const lines = [
      ["Date", "Details", "Credit"],
      ["12/01/2026", "A", "1"],
      ["12/31/2026", "B", "1"],
    ];
    expect((await read(lines))?.rows.map(({ day }) => day)).toEqual(["2026-12-01", "2026-12-31"]);
  });

  it("that writes the month first is noticed also above a total", async () => {
    const lines = [
      ["Date", "Details", "Credit"],
      ["12/31/2026", "A", "1"],
      ["Total", "", "1"],
    ];
    expect((await read(lines))?.rows.map(({ day }) => day)).toEqual(["2026-12-31"]);
  });

  it.each([
    ["Arabic", ["التاريخ", "البيان", "مدين", "دائن", "الرصيد"]],
    ["Urdu", ["تاریخ", "تفصیل", "ڈیبٹ", "کریڈٹ", "بیلنس"]],
  ])("is read by its headings in %s, with that language's digits", async (_, headings) => {
    expect((await read([headings, ["٠١/١٢/٢٠٢٦", "علي", "", "١٩٬٠٠٠٫٠٠", "٢٠"]]))?.rows).toEqual([
      { line: 2, day: "2026-12-01", text: "علي", minor: 1_900_000, balance: "٢٠" },
    ]);
  });

  it("with one column of money has it under Urdu's and Arabic's word for a sum", async () => {
    for (const sum of ["رقم", "رقم (روپے)", "المبلغ", "القيمة"])
      expect(
        (
          await read([
            ["تاريخ", "رقم المرجع", sum],
            ["1/12/2026", "17", "\u200E-500"],
          ])
        )?.rows,
      ).toMatchObject([{ text: "17", minor: -50_000 }]);
  });

  it("tells the lines with money whose day cannot be read, and leaves out totals, balances and notes", async () => {
    const lines = [
      ["Date", "Particulars", "Debit", "Credit"],
      ["", "Opening balance", "", "5,000.00"],
      ["yesterday", "IBFT SANA", "", "6,000.00"],
      ["", "IBFT ALI", "", "7,000.00"],
      ["31/02/2026", "IBFT NOOR", "100", ""],
      ["Date", "Particulars", "Debit", "Credit"],
      ["", "Balance b/f", "", "9"],
      ["", "", "Grand total", "13,000.00"],
      ["المجموع", "", "", "13,000.00"],
      ["Printed by a machine", "", "", ""],
    ];
    expect(await read(lines)).toEqual({ rows: [], unread: [3, 4, 5] });
  });

  it("names its account above the headings", () => {
    const lines = (title: string) => [[title], ["Date", "Credit"]];
    expect(accountIn(lines("IBAN PK36 SCBL 0000 0011 2345 6702"), { heading: 1 })).toBe("PK36SCBL0000001123456702");
    expect(accountIn(lines("Account No: 0109-000237"), { heading: 1 })).toBe("0109000237");
    expect(accountIn(lines("Statement"), { heading: 1 })).toBeNull();
  });
});
