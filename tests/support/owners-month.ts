import { randomInt, randomUUID } from "node:crypto";
import { vi } from "vitest";
import { dayOf } from "#shared/formats/class-time.ts";
import { startOffice } from "./office.ts";
import { newBatch, type Staff } from "./staff.ts";

/** An event of a month: what somebody does on a day, in whole units of the currency. */
export interface MonthEvent {
  day: string;
  who: string;
  kind: string;
  what?: string;
  by?: number;
  why?: string;
  amount?: number;
  method?: string;
  into?: [day: string, amount: number][];
  /** How the bank's file names a payment that came by it, and who pays for several. */
  statement?: string;
  together?: string;
}

/** How a student stands on a day. */
interface Standing {
  name: string;
  costs: number;
  paid: number;
  dueNow: number;
  overdueDays: number;
  next: { day: string; amount: number } | null;
  credit: number;
  balance: number;
}

/** What the whole month comes to on a day, in whole units; the names are those of methods, branches, batches and ages. */
interface Totals {
  received: number;
  refunded: number;
  byMethod: Record<string, number>;
  byBranch: Record<string, number>;
  byBatch: Record<string, number>;
  dueNow: number;
  overdueByAge: Record<string, number>;
  whoOwesNow: string[];
  stillExpectedInJanuary: number;
  ahead: number;
}

/** A month of an owner: batches and their fees, students, what happens, and what every surface says on some days. */
export interface OwnersMonth {
  batches: Record<
    string,
    { name: string; branch: string; monthly?: number; months?: string[]; registration?: number; whole?: number }
  >;
  students: Record<string, { name: string; batch: string }>;
  events: MonthEvent[];
  cashOfTheDay: Record<string, number>;
  on: Record<string, { students: Record<string, Standing>; totals: Totals }>;
}

const wayOf: Record<string, string> = { bank: "Bank", Raast: "Raast", Easypaisa: "Easypaisa", JazzCash: "JazzCash" };
const kindOf = { Bank: "bank", Raast: "raast" } as Record<string, "bank" | "raast" | undefined>;

/** Whether a payment is a row of the bank's file: named as one, or a company's for several. */
const isInStatement = ({ kind, statement, method, together }: MonthEvent) =>
  kind === "payment" && (statement !== undefined || (method === "bank" && together !== undefined));

/** Plays an owner's month through the office's verbs, by a moved clock, and reads what the register and orders say. */
export async function playMonth(
  month: OwnersMonth,
  staff: () => Staff,
  { dueDay = 5, currency = "PKR" as const, firstDay = "2026-11-27", bankFile = "" } = {},
) {
  const { member } = startOffice(() => staff().test);
  const { timeZone } = staff().test.app.services.site().content.company.hours;
  const goTo = (day: string, hour = 9) =>
    vi.setSystemTime(Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00+05:00`));
  goTo(firstDay);
  const owner = await member("owner", [], "The Owner");
  const clerk = await member("support", [], "The Clerk");
  const ways = Object.values(wayOf).map((title) => ({
    ...{ kind: kindOf[title] ?? ("wallet" as const), title, note: "", currencies: [], hasQr: false, isOn: true },
    details: [{ label: "Account", value: "0300 1234567" }],
  }));
  await owner.verbs.setWaysToPay({ ways });
  const branches = [...new Set(Object.values(month.batches).map(({ branch }) => branch))];
  const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const branch = { street: "1 Road", city: "Lahore", phones: [], rooms: [] };
  await owner.verbs.setBranches({ branches: branches.map((name) => ({ ...branch, id: idOf(name), name })) });
  const batchIds = new Map<string, string>();
  for (const { name, branch: at } of Object.values(month.batches)) {
    const dates = { startDate: "2026-12-01", endDate: "2027-03-31", seats: 40 };
    const { id: _, ...fields } = newBatch;
    const given = {
      ...fields,
      ...dates,
      name,
      branchId: idOf(at),
      roomId: null,
      mode: "On-site",
      instructor: `Teacher of ${name}`,
    };
    batchIds.set(name, (await owner.verbs.addBatch(given)).id);
  }
  const places = new Map<string, { enrolmentId: string; personId: string; reference: string }>();
  const joins = new Map(month.events.flatMap(({ who, kind, day }) => (kind === "part month" ? [[who, day]] : [])));
  const enrol = async (who: string) => {
    const { name, batch } = month.students[who] ?? { name: who, batch: "" };
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const batchId = batchIds.get(batch) ?? "";
    const { id } = await owner.verbs.enrolPerson({ batchId, name, email: null, phone });
    const terms = Object.values(month.batches).find((one) => one.name === batch);
    const { references } = await owner.verbs.openFees({
      ...{ batchId, places: [id], plan: "standard", currency, feeFor: terms?.whole ? "course" : "month" },
      ...{ monthly: String(terms?.whole ?? terms?.monthly), firstMonth: terms?.months?.[0] ?? "2026-12" },
      ...(terms?.registration ? { registration: String(terms.registration) } : {}),
      ...{ months: terms?.months?.length ?? 1, dueDay },
    });
    const { members } = await owner.verbs.showClass(batchId);
    const personId = members.find((one: { id: string }) => one.id === id)?.person.id ?? "";
    places.set(who, { enrolmentId: id, personId, reference: references[0] ?? "" });
  };
  const placeOf = (who: string) => {
    const place = places.get(who);
    if (!place) throw new Error(`${who} is in no batch.`);
    return place;
  };
  const orderOf = async (who: string) => await owner.verbs.findOrder(placeOf(who).reference);
  /** The charge of a month of the calendar, by its number. */
  const chargeOf = async (who: string, of: string) => {
    const { statement } = await orderOf(who);
    const found = statement.instalments.find(
      ({ instalment, dueAt }) => instalment !== 0 && dayOf(dueAt, timeZone).startsWith(of),
    );
    if (!found) throw new Error(`${who} has no charge of ${of}.`);
    return found.charge;
  };

  const reduce = async ({ who, by = 0, what = "", why = "", kind }: MonthEvent) => {
    const named = (["sibling", "scholarship"] as const).find((one) => why.startsWith(one));
    const given = { reason: why, charges: [await chargeOf(who, what)], amount: String(by) };
    if (named === "sibling") {
      const brother = Object.keys(month.students).find((one) => why.includes(month.students[one]?.name ?? "–"));
      if (brother) await clerk.verbs.joinFamily({ personId: placeOf(who).personId, withId: placeOf(brother).personId });
    }
    const id = randomUUID();
    const asked = kind === "waiver" ? "waiver" : (named ?? "other");
    await clerk.verbs.askReduction({ key: id, reference: placeOf(who).reference, kind: asked, ...given });
    await owner.verbs.decideReduction({ id, verdict: "approved", note: "" });
  };
  const acts: Record<string, (event: MonthEvent) => Promise<unknown>> = {
    payment: async ({ who, amount = 0, method = "cash", day }) => {
      const way = staff()
        .test.app.services.site()
        .content.payment.transfers.find(({ title }) => title === wayOf[method])?.id;
      return await clerk.verbs.takeMoney({
        ...{ key: randomUUID(), orders: [{ reference: placeOf(who).reference, charges: 0 }], amount: String(amount) },
        ...(method === "cash" ? { method: "cash" } : { method: "transfer", way }),
        receivedOn: day,
      });
    },
    reduction: reduce,
    waiver: reduce,
    split: async ({ who, into = [], why = "" }) => {
      const parts = into.map(([on, amount]) => ({ on, amount: String(amount) }));
      const charge = (await orderOf(who)).statement.instalments[0]?.charge ?? null;
      const days = { charge, parts, following: false, reason: why };
      return await clerk.verbs.rescheduleFees({ reference: placeOf(who).reference, ...days });
    },
    leaves: async ({ who, why = "" }) =>
      await owner.verbs.withdrawEnrolment(placeOf(who).enrolmentId, { reason: why, keepsDue: true }),
    correction: async ({ who, by = 0, what = "", why = "" }) => {
      const change = { amount: String(by), direction: "down" as const, charge: await chargeOf(who, what), reason: why };
      return await owner.verbs.correctOrder(placeOf(who).reference, change);
    },
    refund: async ({ who, amount = 0, method }) => {
      const refund = { amount: String(amount), method: method === "cash" ? ("cash" as const) : ("transfer" as const) };
      // Who gives money back has just shown a second factor.
      const { verbs } = await member("owner", [], "The Owner again");
      return await verbs.refundOrder(placeOf(who).reference, { ...refund, reason: "left", beyondWindow: true });
    },
    "part month": async (event) => {
      await enrol(event.who);
      await reduce({ ...event, kind: "classes" });
    },
  };
  const codes = new Map<string, string>();
  /** A code takes off once what its events say together. */
  const giveCode = async (event: MonthEvent) => {
    const key = `${event.who} ${event.kind}`;
    if (codes.has(key)) return;
    const all = month.events.filter(({ who, kind }) => who === event.who && kind === event.kind);
    const code = event.kind.split(" ")[1] ?? "";
    codes.set(key, code);
    const amount = String(all.reduce((sum, { by = 0 }) => sum + by, 0));
    await owner.verbs.makeDiscount({ code, amount, currency, maxUses: 100 });
    await clerk.verbs.applyCode(placeOf(event.who).reference, code);
  };
  goTo(month.events[0]?.day ?? firstDay, 8);
  for (const who of Object.keys(month.students)) if (!joins.has(who)) await enrol(who);
  if (bankFile !== "") {
    for (const { who, together = "" } of month.events.filter(isInStatement)) {
      const name = / pays /.test(together) ? together.split(" pays ")[0] : undefined;
      if (name)
        await owner.verbs.changeGuardian({
          personId: placeOf(who).personId,
          name,
          relation: "other",
          phone: null,
          email: null,
        });
    }
  }
  const filled = bankFile.replaceAll(/\{ref:(\w+)\}/g, (_, who: string) => placeOf(who).reference);

  const cash = new Map<string, number>();
  return {
    ...{ owner, clerk, batchIds, placeOf, orderOf, chargeOf, goTo, cash },
    /** Plays what happens until the end of a day. */
    async playUntil(last: string, from = "") {
      const inBank = (event: MonthEvent) => bankFile !== "" && isInStatement(event);
      for (const event of month.events.filter((one) => one.day > from && one.day <= last && !inBank(one))) {
        goTo(event.day, 12);
        const act = event.kind.startsWith("code ") ? giveCode : acts[event.kind];
        if (!act) throw new Error(`Nobody here plays "${event.kind}".`);
        await act(event);
        const { taken } = await owner.verbs.showDeskDay();
        const sum = (kind: string) =>
          taken.filter((one) => one.kind === kind && one.method === "cash").map(({ amount }) => unitsOf(amount));
        const total = sum("payment").reduce((a, b) => a + b, 0) - sum("refund").reduce((a, b) => a + b, 0);
        if (total !== 0) cash.set(event.day, total);
      }
      goTo(last, 20);
    },
    /** Drops the bank's file as it is on a day, all rows before included. */
    async dropStatement(day: string) {
      const isLater = (line: string) => Date.parse(`${line.split(",")[0]} UTC`) > Date.parse(day);
      const text = filled
        .split("\n")
        .filter((line) => !/^\d\d-/.test(line) || !isLater(line))
        .join("\n");
      const { columns } = await clerk.verbs.previewStatement(text);
      return await clerk.verbs.importStatement({ text, columns, currency, isOurs: true });
    },
    /** How every student stands now, as the statements of their orders say. */
    async standings(): Promise<Record<string, Standing>> {
      const found = [...places.keys()].map(async (who): Promise<[string, Standing]> => {
        const { statement } = await orderOf(who);
        const { upcoming, priceMinor, receivedMinor, dueMinor, overdue, aheadMinor, balanceMinor } = statement;
        const next = upcoming && { day: dayOf(upcoming.dueAt, timeZone), amount: upcoming.minor / 100 };
        return [
          who,
          {
            ...{ name: month.students[who]?.name ?? "", costs: priceMinor / 100, paid: receivedMinor / 100 },
            ...{ dueNow: dueMinor / 100, overdueDays: overdue?.days ?? 0, next, credit: aheadMinor / 100 },
            balance: Math.max(0, balanceMinor) / 100,
          },
        ];
      });
      return Object.fromEntries(await Promise.all(found));
    },
    /** The ledgers' money, before refunds. */
    async totals() {
      const received = new Map<string, number>();
      for (const who of places.keys()) {
        const batch = Object.values(month.batches).find(({ name }) => name === month.students[who]?.batch);
        for (const entry of (await orderOf(who)).ledger)
          for (const name of namesOf(entry, batch))
            received.set(
              name,
              (received.get(name) ?? 0) + (entry.kind === "refund" ? 1 : -1) * (entry.amountMinor / 100),
            );
      }
      return Object.fromEntries(received);
    },
  };
}

/** The totals that an entry of a ledger counts in. */
function namesOf(
  { kind, method, way }: { kind: string; method?: string | null; way?: string | null },
  batch: OwnersMonth["batches"][string] | undefined,
): string[] {
  if (kind === "refund") return ["refunded"];
  return kind === "payment" ? ["received", `by ${way ?? method}`, `in ${batch?.branch}`, `in ${batch?.name}`] : [];
}

/** The whole units of an amount as text: "PKR 7,000" is 7000. */
export const unitsOf = (amount: string | null): number => Number((amount ?? "0").replaceAll(/[^\d.-]/g, ""));
