import { beforeAll, describe, expect, it } from "vitest";
import { formatReference, referenceAlphabet } from "#domains/seats/rules/order-reference.ts";
import { findReversals, type KeptRow } from "./find-reversals.ts";
import { type Match, matchRows, type PayableOrder, type TakenPayment, type WaitingRow } from "./match-rows.ts";

/** Numbers that look random and are the same each time (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const firsts = ["Muhammad", "Ayesha", "Ali", "Fatima", "Hassan", "Sana", "Bilal", "Zainab", "Usman", "Maryam", "Adeel"];
const lasts = ["Khan", "Ahmed", "Malik", "Raza", "Hussain", "Iqbal", "Shah", "Butt", "Qureshi", "Javed", "Saleem"];
const sums = [600_000, 700_000, 800_000, 900_000, 1_500_000];

/** Orders of many namesakes with few different sums. */
function someOrders(pick: (below: number) => number, count: number): PayableOrder[] {
  const references = new Set<string>();
  while (references.size < count)
    references.add(
      formatReference(Array.from({ length: 8 }, () => referenceAlphabet[pick(referenceAlphabet.length)]).join("")),
    );
  return [...references].map((reference) => {
    const askedMinor = sums[pick(sums.length)] ?? 0;
    const student = `${firsts[pick(firsts.length)]} ${lasts[pick(lasts.length)]}`;
    const balanceMinor = askedMinor * (1 + pick(3));
    return { reference, isOpen: true, askedMinor, balanceMinor, dueDay: "2026-12-05", student, payers: [] };
  });
}

const order = (facts: Partial<PayableOrder>): PayableOrder => ({
  ...{ reference: "K7M4-Q2XW", isOpen: true, askedMinor: 700_000, balanceMinor: 2_100_000, dueDay: "2026-12-05" },
  ...{ student: "Farah Naz", payers: [] },
  ...facts,
});
const row = (text: string, minor = 700_000, id = text): WaitingRow => ({ id, day: "2026-12-03", text, minor });
const none = { taken: [], usedReferences: new Set<string>() };
const match = async (
  rows: WaitingRow[],
  orders: PayableOrder[],
  known: { usedReferences?: Set<string>; taken?: TakenPayment[] } = {},
) => {
  const found = await matchRows(rows, { orders, ...none, ...known });
  return rows.map(({ id }) => found.get(id));
};

describe("a row is certain", () => {
  it.each([
    ["with the reference and what is asked", "IBFT IN FARAH NAZ K7M4-Q2XW", 700_000],
    ["in small letters, without the hyphen", "ibft from somebody ref:k7m4q2xw", 700_000],
    ["with less, as a part", "K7M4-Q2XW/FEE", 100],
    ["with all that it costs", "K7M4-Q2XW", 2_100_000],
  ])("%s", async (_, text, minor) => {
    expect(await match([row(text, minor)], [order({})])).toEqual([{ certain: "K7M4-Q2XW", proposals: [] }]);
  });
});

describe("a row is only proposed", () => {
  it.each([
    ["with more than the order costs", row("K7M4-Q2XW", 2_100_001), [order({})], ["reference", "more", "day"]],
    [
      "for an order that was cancelled",
      row("K7M4-Q2XW"),
      [order({ isOpen: false })],
      ["reference", "amount", "day", "closed"],
    ],
    ["with a letter wrong", row("K7M4-Q2XV"), [order({})], ["nearReference", "amount", "day"]],
    ["with a letter missing", row("K7M4-Q2X"), [order({})], ["nearReference", "amount", "day"]],
    ["with a letter too many", row("K7M44-Q2XW"), [order({})], ["nearReference", "amount", "day"]],
    ["with letters changed round", row("7KM4-Q2XW"), [order({})], ["nearReference", "amount", "day"]],
    ["with letters attached", row("FEEK7M4Q2XW"), [order({})], ["nearReference", "amount", "day"]],
    ["with its halves apart", row("K7M4 FOR Q2XW FARAH NAZ"), [order({})], ["name", "amount", "day"]],
    ["by name and amount", row("IBFT IN FARAH NAZ"), [order({})], ["name", "amount", "day"]],
    ["by name with another sum", row("IBFT IN FARAH NAZ FEE", 800_000), [order({})], ["name", "part", "day"]],
    ["by an initial and the name", row("IBFT IN F NAZ"), [order({})], ["name", "amount", "day"]],
    ["by a part of the name and the amount", row("IBFT IN FARAH"), [order({})], ["partOfName", "amount", "day"]],
    ["by who pays", row("IBFT TARIQ NAZEER"), [order({ payers: ["Tariq Nazeer"] })], ["payer", "amount", "day"]],
    ["by a sum that only one order asks for these days", row("IBFT IN"), [order({})], ["day", "amount"]],
    ["where it speaks of going back", row("REVERSAL K7M4-Q2XW"), [order({})], ["reference", "amount", "day"]],
  ])("%s", async (_, one, orders, reasons) => {
    const [found] = await match([one], orders);
    expect(found).toMatchObject({ certain: null, proposals: [{ shares: [{ reference: "K7M4-Q2XW" }], reasons }] });
  });

  it("where another row that counts has the reference", async () => {
    const rows = [row("IBFT K7M4-Q2XW", 700_000, "one"), row("RAAST K7M4-Q2XW", 700_000, "two")];
    for (const found of await match(rows, [order({})])) expect(found?.certain).toBeNull();
    const used = { usedReferences: new Set(["K7M4-Q2XW"]) };
    expect((await match([row("K7M4-Q2XW")], [order({})], used))[0]?.certain).toBeNull();
  });

  it("with two references, and for two orders of one payer whose sum came", async () => {
    const other = order({ reference: "B8C9-D2F3", student: "Omar Naz", askedMinor: 800_000 });
    expect((await match([row("K7M4-Q2XW B8C9-D2F3", 1_500_000)], [order({}), other]))[0]?.certain).toBeNull();
    const mill = ["Karachi Textile Mills"];
    const theirs = [order({ payers: mill }), { ...other, payers: mill }];
    expect((await match([row("RTGS KARACHI TEXTILE MILLS TRAINING", 1_500_000)], theirs))[0]?.proposals[0]).toEqual({
      shares: [
        { reference: "K7M4-Q2XW", minor: 700_000 },
        { reference: "B8C9-D2F3", minor: 800_000 },
      ],
      ...{ entryId: null, reasons: ["payer", "amount"] },
    });
  });

  it("where staff have taken a payment that it may be: then as that payment", async () => {
    const taken = [{ entryId: 7, reference: "K7M4-Q2XW", student: "Maria Joseph", day: "2026-12-04", minor: 700_000 }];
    const maria = order({ student: "Maria Joseph" });
    for (const text of ["IBFT IN M JOSEPH BAKING", "IBFT K7M4-Q2XW"]) {
      const [found] = await match([row(text)], [maria], { taken });
      expect(found?.certain).toBeNull();
      expect(found?.proposals[0]).toMatchObject({ entryId: 7 });
      expect(found?.proposals[0]?.reasons).toContain("taken");
    }
  });
});

it("a row of nobody waits without a proposal", async () => {
  expect(await match([row("IBFT IN MUHAMMAD ASLAM", 250_000)], [order({})])).toEqual([
    { certain: null, proposals: [] },
  ]);
  expect((await match([row("IBFT 2345-6789", 250_000)], [order({})]))[0]?.proposals).toEqual([]);
});

describe("a reversal", () => {
  const kept = (rows: [text: string, minor: number][]): KeptRow[] =>
    rows.map(([text, minor], at) => ({ id: String(at), day: "2026-12-03", text, minor, at }));

  it.each<[string, [string, number][], [string, string][]]>([
    [
      "takes back the row before it, not the one after",
      [
        ["IBFT IN FARAH NAZ K7M4-Q2XW", 7],
        ["REVERSAL IBFT FARAH NAZ K7M4-Q2XW", -7],
        ["IBFT IN FARAH NAZ K7M4-Q2XW", 7],
      ],
      [["1", "0"]],
    ],
    [
      "of another sum takes back nothing",
      [
        ["IBFT FARAH NAZ", 7],
        ["REVERSAL FARAH NAZ", -6],
      ],
      [],
    ],
    [
      "of another name takes back nothing",
      [
        ["IBFT FARAH NAZ", 7],
        ["REVERSAL SANA KHAN", -7],
      ],
      [],
    ],
    [
      "of another reference takes back nothing",
      [
        ["K7M4-Q2XW", 7],
        ["REVERSAL B8C9-D2F3", -7],
      ],
      [],
    ],
    [
      "that says nobody takes back nothing",
      [
        ["IBFT FARAH NAZ", 7],
        ["REVERSAL", -7],
      ],
      [],
    ],
    [
      "is none without the word",
      [
        ["IBFT FARAH NAZ", 7],
        ["IBFT FARAH NAZ", -7],
      ],
      [],
    ],
    [
      "takes back each row once",
      [
        ["SANA KHAN", 7],
        ["RETURN SANA KHAN", -7],
        ["RETURN SANA KHAN", -7],
      ],
      [["1", "0"]],
    ],
  ])("%s", (_, rows, found) => {
    expect([...findReversals(kept(rows))]).toEqual(found);
  });
});

describe("1,000 cases made to mislead", () => {
  const pick = numbers(42);
  const orders = someOrders(pick, 2000);
  const one = () => orders[pick(orders.length)] ?? order({});
  const slip = (reference: string) => {
    const at = [0, 1, 2, 3, 5, 6, 7, 8][pick(8)] ?? 0;
    const letter = referenceAlphabet[(referenceAlphabet.indexOf(reference[at] ?? "2") + 1 + pick(27)) % 28];
    return reference.slice(0, at) + letter + reference.slice(at + 1);
  };

  /** What a bank wrote, whose money it is, and whether that is certain. */
  type Case = { rows: WaitingRow[]; truth: string | null; isCertain: boolean };
  const made: ((id: string) => Case)[] = [
    // The reference as it is, with any part of what the order costs, by whatever name.
    (id) => {
      const { reference, balanceMinor } = one();
      const text = `IBFT IN ${one().student.toUpperCase()} ${reference}`;
      return { rows: [row(text, 1 + pick(balanceMinor), id)], truth: reference, isCertain: true };
    },
    // A letter wrong.
    (id) => {
      const { reference, askedMinor, student } = one();
      const text = `RAAST P2P ${student.toUpperCase()} ${slip(reference)}`;
      return { rows: [row(text, askedMinor, id)], truth: reference, isCertain: false };
    },
    // More than the order costs.
    (id) => {
      const { reference, balanceMinor } = one();
      return { rows: [row(`FT ${reference}`, balanceMinor + 1 + pick(1000), id)], truth: reference, isCertain: false };
    },
    // The same reference twice.
    (id) => {
      const { reference, askedMinor } = one();
      const rows = [row(`A ${reference}`, askedMinor, id), row(`B ${reference}`, askedMinor, `${id}+`)];
      return { rows, truth: reference, isCertain: false };
    },
    // Two references.
    (id) => {
      const [{ reference, askedMinor }, other] = [one(), one()];
      const isSame = other.reference === reference;
      return { rows: [row(`${reference} ${other.reference}`, askedMinor, id)], truth: reference, isCertain: isSame };
    },
    // A name that many have, and their sum.
    (id) => {
      const { student, askedMinor } = one();
      return { rows: [row(`IBFT IN ${student.toUpperCase()}`, askedMinor, id)], truth: null, isCertain: false };
    },
    // Halves of two references, and account numbers.
    (id) => {
      const text = `FROM ${one().reference.slice(0, 4)} TO ${one().reference.slice(5)} A/C 2345 6789 23456789`;
      return { rows: [row(text, one().askedMinor, id)], truth: null, isCertain: false };
    },
  ];
  const cases = Array.from({ length: 1000 }, (_, at) => made[at % made.length]?.(String(at)));
  const found: (Map<string, Match> | undefined)[] = [];
  beforeAll(async () => {
    for (const one of cases) found.push(one && (await matchRows(one.rows, { orders, ...none })));
  }, 60_000);

  it("settle nothing by mistake, and everything that is certain", () => {
    const wrong = cases.filter((one, at) => {
      if (!one) return true;
      const certain = one.rows.map(({ id }) => found[at]?.get(id)?.certain ?? null);
      return certain.some((reference) => reference !== (one.isCertain ? one.truth : null));
    });
    expect(wrong).toEqual([]);
  });

  it("propose the right order first in nine of ten", () => {
    const proposed = cases.flatMap((one, at) => {
      if (!one || one.isCertain || one.truth === null) return [];
      return [found[at]?.get(one.rows[0]?.id ?? "")?.proposals[0]?.shares[0]?.reference === one.truth];
    });
    expect(proposed.length).toBeGreaterThan(400);
    expect(proposed.filter(Boolean).length / proposed.length).toBeGreaterThanOrEqual(0.9);
  });
});

it("matches 10,000 rows with 50,000 orders of few names", { timeout: 60_000 }, async () => {
  const pick = numbers(7);
  const orders = someOrders(pick, 50_000);
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const { reference, student, askedMinor } = orders[at * 5] ?? order({});
    const text = at % 3 === 0 ? `IBFT ${reference}` : `RAAST P2P ${student} ${at}`;
    return row(text, askedMinor, String(at));
  });
  const found = await matchRows(rows, { orders, ...none });
  expect([...found.values()].filter(({ certain }) => certain !== null)).toHaveLength(3334);
});
