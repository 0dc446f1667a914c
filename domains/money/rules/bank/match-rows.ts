import { digitRunsIn } from "#domains/money/rules/consumer-numbers.ts";
import { mapInTurns } from "#shared/serving/own-turn.ts";
import { saysReversal } from "./find-reversals.ts";
import { namedIn, wordsIn } from "./name-words.ts";
import { almostReferencesIn, referencesIn, referencesNear, slipsOf } from "./references-in.ts";

/** Money that came by the bank and whose order is not known yet. */
export interface WaitingRow {
  id: string;
  day: string;
  text: string;
  minor: number;
}

/** An order that money may be for. */
export interface PayableOrder {
  reference: string;
  /** Its number with 1Bill or Kuickpay, in digits. */
  consumerNumber?: string | null;
  /** Whether it takes money without a second thought: neither cancelled nor expired. */
  isOpen: boolean;
  askedMinor: number;
  balanceMinor: number;
  /** The day on which what it asks for is due. */
  dueDay: string;
  student: string;
  /** Who else may pay: a guardian, a company. */
  payers: string[];
}

/** A payment that staff have taken and that no row of a bank stands for yet: a proof's, or one at the desk. */
export interface TakenPayment {
  entryId: number;
  reference: string;
  student: string;
  day: string;
  minor: number;
}

/** Why an order is proposed. */
export type Reason =
  | "reference"
  | "repeated"
  | "closed"
  | "nearReference"
  | "consumerNumber"
  | "name"
  | "partOfName"
  | "payer"
  | "amount"
  | "part"
  | "more"
  | "day"
  | "taken";

/** What a row may be for: shares of orders, or a payment that is in the ledger already. */
export interface Proposal {
  shares: { reference: string; minor: number }[];
  entryId: number | null;
  reasons: Reason[];
}

/** What is known of a row: certain, or proposals, the likeliest first; none where nobody is known. */
export interface Match {
  certain: string | null;
  proposals: Proposal[];
}

interface Known {
  orders: PayableOrder[];
  taken: TakenPayment[];
  /** References that other rows hold: settled ones that are not reversed, and money that went. */
  usedReferences: Set<string>;
  /** What the bank says of those rows, for consumer numbers. */
  usedTexts?: string[];
}

const weights: Record<Reason, number> = {
  ...{
    reference: 100,
    consumerNumber: 90,
    nearReference: 60,
    taken: 55,
    name: 40,
    payer: 40,
    amount: 30,
    partOfName: 20,
    day: 5,
    part: 3,
  },
  ...{ more: 0, repeated: 0, closed: -20 },
};

const weightOf = ({ reasons }: Proposal) => reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** Most proposals for a row, and most orders of one name that are looked at. */
const most = { proposals: 5, namesakes: 50, rare: 200 };

/**
 * Matches rows with orders. Certain is only an exact reference, or a consumer number as a word of its own, with a sum up to what the order still costs, while no
 * other row that counts has it and no payment taken by staff looks like this one. Everything else is at most
 * proposed.
 */
export async function matchRows(rows: WaitingRow[], known: Known): Promise<Map<string, Match>> {
  const finder = await finderOf(known);
  const counts = new Map<string, number>();
  const written = await mapInTurns(rows, ({ text }) => finder.written(text));
  if (written.some((own) => !own.some((reference) => finder.byReference.has(reference)))) await finder.learnSlips();
  for (const reference of written.flat()) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  const usedBefore = await mapInTurns(known.usedTexts ?? [], finder.written);
  const used = new Set([...known.usedReferences, ...usedBefore.flat()]);
  const isRepeated = (reference: string) => (counts.get(reference) ?? 0) > 1 || used.has(reference);
  return new Map(
    await mapInTurns(rows, (row, at) => [row.id, matchOf(row, written[at] ?? [], finder, isRepeated)] as const),
  );
}

type Finder = Awaited<ReturnType<typeof finderOf>>;

function matchOf(
  row: WaitingRow,
  written: string[],
  finder: Finder,
  isRepeated: (reference: string) => boolean,
): Match {
  const words = new Set(wordsIn(row.text));
  const byNumber = finder.byNumber(row.text);
  const exact = written.flatMap((reference) => finder.byReference.get(reference) ?? []);
  const links = finder.takenNear(row, written, words);
  const [only] = exact;
  const isPlain = written.length === 1 && exact.length === 1 && links.length === 0 && !saysReversal(row.text);
  if (only?.isOpen && isPlain && row.minor <= only.balanceMinor && !isRepeated(only.reference))
    return { certain: only.reference, proposals: [] };
  const proposed = new Map<PayableOrder, Set<Reason>>();
  const propose = (order: PayableOrder, reason: Reason | null) => {
    if (reason !== null) proposed.set(order, (proposed.get(order) ?? new Set()).add(reason));
  };
  for (const order of exact) {
    propose(order, byNumber.includes(order) ? "consumerNumber" : "reference");
    propose(order, isRepeated(order.reference) ? "repeated" : null);
  }
  if (exact.length === 0) for (const [order, reason] of nearTo(row, finder)) propose(order, reason);
  for (const order of finder.named(row, words)) propose(order, finder.asNamed(row, words, order));
  if (proposed.size === 0) for (const order of finder.soleOfSum(row)) propose(order, "day");
  const single = Array.from(proposed, ([order, reasons]) => ofOne(row, order, [...reasons]));
  const all = [...links, ...finder.together(row, words), ...single];
  const sorted = all.toSorted((one, other) => weightOf(other) - weightOf(one));
  return { certain: null, proposals: sorted.slice(0, most.proposals) };
}

/** Orders whose consumer number or reference a row's text nearly holds. */
const nearTo = ({ text }: WaitingRow, finder: Finder): [PayableOrder, Reason][] => [
  ...finder.nearNumber(text).map((order): [PayableOrder, Reason] => [order, "consumerNumber"]),
  ...finder.near(text).map((order): [PayableOrder, Reason] => [order, "nearReference"]),
];

const isSum = ({ minor }: WaitingRow, { askedMinor, balanceMinor }: PayableOrder) =>
  minor === askedMinor || minor === balanceMinor;

/** Days between two, as "2026-12-01". */
const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;

function ofOne(row: WaitingRow, order: PayableOrder, reasons: Reason[]): Proposal {
  const beyond: Reason = row.minor > order.balanceMinor ? "more" : "part";
  const isNear = daysApart(row.day, order.dueDay) <= 7 && !reasons.includes("day");
  const more: Reason[] = [isSum(row, order) ? "amount" : beyond, ...(isNear ? ["day" as const] : [])];
  const all = [...reasons, ...more, ...(order.isOpen ? [] : ["closed" as const])];
  return { shares: [{ reference: order.reference, minor: row.minor }], entryId: null, reasons: all };
}

/** Finds orders and payments for a row without looking through all of them. */
async function finderOf({ orders, taken }: Known) {
  const byReference = new Map(orders.map((order) => [order.reference, order]));
  const names = new Map(
    await mapInTurns(orders, (order) => [order, [order.student, ...order.payers].map(wordsIn)] as const),
  );
  const open = [...names].filter(([{ isOpen }]) => isOpen);
  const byWord = await grouped(open, (name) => name);
  const byPair = await grouped(open, (name) => name.slice(1).map((word, at) => `${name[at]} ${word}`));
  const bySum = Map.groupBy(
    orders.filter(({ isOpen, askedMinor }) => isOpen && askedMinor > 0),
    ({ askedMinor }) => askedMinor,
  );
  const byWordAndSum = await grouped(open, (name, { askedMinor, balanceMinor }) =>
    name.flatMap((word) => [`${word} ${askedMinor}`, `${word} ${balanceMinor}`]),
  );
  const byPayer = await grouped(open, (name) => [name.join(" ")], 1);
  const shared = [...byPayer].filter(([, theirs]) => theirs.length > 1).map(([payer]) => payer);
  const payersByWord = Map.groupBy(shared, (payer) => payer.split(" ").at(-1) ?? "");
  const takenBySum = Map.groupBy(taken, ({ minor }) => minor);
  const numbered = Map.groupBy(
    orders.filter(({ isOpen, consumerNumber }) => isOpen && consumerNumber),
    ({ consumerNumber }) => consumerNumber ?? "",
  );
  const lengths = [...new Set([...numbered.keys()].map((number) => number.length))];
  const byNumber = (text: string): PayableOrder[] => [
    ...new Set(digitRunsIn(text).flatMap(({ digits, isWhole }) => (isWhole ? (numbered.get(digits) ?? []) : []))),
  ];
  let slips = new Map<string, string[]>();
  return {
    ...{ byReference, byNumber },
    /** The references that a text holds, and those of orders whose consumer number it has as a word of its own. */
    written(text: string): string[] {
      return [...new Set([...referencesIn(text), ...byNumber(text).map(({ reference }) => reference)])];
    },
    /** Orders whose consumer number the text holds among other digits or letters. */
    nearNumber(text: string): PayableOrder[] {
      if (lengths.length === 0) return [];
      const runs = [text, text.replace(/[ .-]/g, "")].flatMap((one) => digitRunsIn(one).map(({ digits }) => digits));
      const found = runs.flatMap((digits) =>
        lengths.flatMap((length) =>
          Array.from({ length: Math.max(0, digits.length - length + 1) }, (_, at) =>
            numbered.get(digits.slice(at, at + length)),
          ),
        ),
      );
      return [...new Set(found.flatMap((those) => those ?? []))].slice(0, most.namesakes);
    },
    /** How a text names who pays an order; null for not at all, and for a part of a name with another sum. */
    asNamed(row: WaitingRow, words: Set<string>, order: PayableOrder): Reason | null {
      const [student = [], ...payers] = names.get(order) ?? [];
      const named = namedIn(words, student);
      if (named === "whole") return "name";
      if (payers.some((payer) => namedIn(words, payer) === "whole")) return "payer";
      return named === "part" && isSum(row, order) ? "partOfName" : null;
    },
    /** Prepares `near`. */
    async learnSlips(): Promise<void> {
      slips = await slipsOf(orders.map(({ reference }) => reference));
    },
    /** Orders whose reference the text holds with a slip. */
    near(text: string): PayableOrder[] {
      const found = new Set(almostReferencesIn(text).flatMap((piece) => referencesNear(piece, slips)));
      return [...found].flatMap((reference) => byReference.get(reference) ?? []).slice(0, most.namesakes);
    },
    /** Open orders that the text may name. */
    named({ minor, text }: WaitingRow, words: Set<string>): Set<PayableOrder> {
      const inOrder = wordsIn(text);
      const pairs = inOrder.slice(1).map((word, at) => `${inOrder[at]} ${word}`);
      const long = [...words].filter((word) => word.length > 2);
      const rare = long.flatMap((word) => {
        const all = byWord.get(word) ?? [];
        return all.length <= most.rare ? all : [];
      });
      return new Set([
        ...long.flatMap((word) => (byWordAndSum.get(`${word} ${minor}`) ?? []).slice(0, most.namesakes)),
        ...pairs.flatMap((pair) => (byPair.get(pair) ?? []).slice(0, most.namesakes)),
        ...rare,
      ]);
    },
    /** The one open order that asks for just this sum about this day. */
    soleOfSum({ minor, day }: WaitingRow): PayableOrder[] {
      const all = bySum.get(minor) ?? [];
      return all.length === 1 ? all.filter(({ dueDay }) => daysApart(day, dueDay) <= 7) : [];
    },
    /** Several orders of one payer who is named, where their sum came. */
    together({ minor }: WaitingRow, words: Set<string>): Proposal[] {
      const payers = new Set([...words].flatMap((word) => payersByWord.get(word) ?? []));
      return [...payers].flatMap((payer) => {
        const theirs = (byPayer.get(payer) ?? []).filter(({ askedMinor }) => askedMinor > 0);
        const sum = theirs.reduce((total, { askedMinor }) => total + askedMinor, 0);
        if (theirs.length < 2 || sum !== minor || namedIn(words, payer.split(" ")) !== "whole") return [];
        const shares = theirs.map(({ reference, askedMinor }) => ({ reference, minor: askedMinor }));
        return [{ shares, entryId: null, reasons: ["payer", "amount"] satisfies Reason[] }];
      });
    },
    /** Payments that staff have taken and that this row may be: the sum, a few days, and the reference or the name. */
    takenNear({ minor, day }: WaitingRow, written: string[], words: Set<string>): Proposal[] {
      const near = (takenBySum.get(minor) ?? []).filter((one) => daysApart(one.day, day) <= 10);
      return near.flatMap(({ entryId, reference, student }) => {
        const named = namedIn(words, wordsIn(student));
        const byName: Reason | null = named && (named === "whole" ? "name" : "partOfName");
        const reason = written.includes(reference) ? "reference" : byName;
        if (reason === null) return [];
        return [{ shares: [{ reference, minor }], entryId, reasons: ["taken", reason, "amount"] satisfies Reason[] }];
      });
    },
  };
}

/** Orders by keys of their names, the student's first; `from` 1 leaves that out. */
async function grouped(
  open: [PayableOrder, string[][]][],
  keysOf: (name: string[], order: PayableOrder) => string[],
  from = 0,
): Promise<Map<string, PayableOrder[]>> {
  const groups = new Map<string, PayableOrder[]>();
  await mapInTurns(open, ([order, names]) => {
    for (const key of new Set(names.slice(from).flatMap((name) => keysOf(name, order)))) {
      const group = groups.get(key);
      if (group) group.push(order);
      else groups.set(key, [order]);
    }
  });
  return groups;
}
