import {
  handedSeat,
  movedPayment,
  newDueDays,
  newMonthlyFee,
  newReduction,
  reductionVerdict,
} from "#domains/money/contract/fee-plans.ts";
import type { PlanProps, ShownPlan } from "#domains/money/office/folded-plan-form.tsx";
import type { ShownReduction } from "#domains/money/office/reduction-list.tsx";
import { readConsumerLine } from "#domains/money/rules/consumer-numbers.ts";
import { deskFigures, entryFigures } from "#domains/money/rules/figures.ts";
import { registration } from "#domains/money/rules/instalments.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { cutText } from "#shared/cut-text.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { percentTyped } from "#shared/read-number.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { shortDay } from "#ui/office/times.ts";
import type { Act } from "./act.ts";
import type { OpenOffice } from "./office.ts";

/** The number of a charge that a form names; null for the single one of a course. */
export const chargeIn = (value: string | undefined) => (value === "course" ? null : (hiddenNumber(value) ?? -1));

/** The rows of days that are filled in. */
function partsIn(form: Record<string, string | undefined>) {
  return [1, 2, 3, 4].flatMap((row) => {
    const [on, amount] = [form[`on${row}`], form[`amount${row}`]?.trim()];
    return on ? [{ on, ...(amount && { amount }) }] : [];
  });
}

/** The sent fields about charges on other days. */
function dueDaysIn(form: Record<string, string | undefined>) {
  const { reference, reason } = form;
  const days = { reference, reason, seen: hiddenNumber(form.seen), charge: chargeIn(form.charge) };
  return newDueDays.parse({ ...days, following: form.following === "yes", parts: partsIn(form) });
}

/** The sent fields about another fee a month. */
function monthlyFeeIn({ reference, reason, monthly, seen, charge }: Record<string, string | undefined>) {
  return newMonthlyFee.parse({ reference, reason, monthly, seen: hiddenNumber(seen), from: chargeIn(charge) });
}

type PlanPreview = Awaited<ReturnType<OpenOffice["verbs"]["previewDueDays"]>>;

/** What a change would leave to pay, in words, with the fields that were sent. */
function shownPlan({ site }: OpenOffice, form: Parameters<Act>[1], { before, after, ...order }: PlanPreview) {
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const words = site.messages.admin.fees.plan;
  const nameOf = chargeNames(words, order.months);
  const textOf = ({ instalment, dueAt, leftMinor }: PlanPreview["after"]["charges"][number]) =>
    fillText(words.charge, {
      ...{ name: nameOf(instalment), day: shortDay(dayOf(dueAt, timeZone), lang) },
      amount: deskFigures(leftMinor, order.currency).amount,
    });
  const known = new Set(before.charges.map(textOf));
  const [left, was] = [after, before].map(({ balanceMinor }) => deskFigures(balanceMinor, order.currency).amount);
  const { left: same, changed } = words.preview;
  return {
    rows: after.charges.map((one) => ({
      key: String(one.charge),
      text: textOf(one),
      isNew: !known.has(textOf(one)),
    })),
    left: fillText(left === was ? same : changed, { amount: left ?? "", before: was ?? "" }),
    typed: form,
  };
}

/** The names of an order's charges: "Month 2 of 3". */
function chargeNames(words: OpenOffice["site"]["messages"]["admin"]["fees"]["plan"], months: number) {
  return (instalment: number | null) => {
    if (instalment === registration) return words.charges.registration;
    if (instalment === null || instalment > months) return words.charges.course;
    return fillText(words.charges.month, { number: instalment, count: months });
  };
}

/** The answers of a form about a request for fewer fees. */
const decideOnReduction: Act<ShownPlan> = async ({ verbs, site }, { id, verdict, note = "" }) => {
  const decision = reductionVerdict.parse({ id, verdict, note });
  await verbs.decideReduction(decision);
  return site.messages.admin.fees.plan.requests.done[decision.verdict];
};

/** Asks for fewer fees. */
async function askLess(
  { verbs, site }: OpenOffice,
  form: Parameters<Act>[1],
  sent: FormData,
  kind: string | undefined,
) {
  const { reference, reason } = form;
  const amount = form.amount?.trim();
  const asked = newReduction.parse({
    ...{ key: sent.get("formKey") ?? undefined, reference, kind, reason },
    charges: sent.getAll("charge").map((one) => chargeIn(String(one))),
    ...(amount && { amount }),
    percent: percentTyped(form.percent ?? ""),
  });
  const { amount: less } = await verbs.askReduction(asked);
  return fillText(site.messages.admin.fees.plan.reduce.done, { amount: less });
}

/** The acts of the forms that change an order's fees. */
export const planActs: Record<string, Act<ShownPlan>> = {
  reduction: decideOnReduction,
  reduce: (office, form, sent) => askLess(office, form, sent, form.kind),
  "part month": (office, form, sent) => askLess(office, form, sent, "classes"),
  "check reschedule": async (office, form) => ({
    shown: shownPlan(office, form, await office.verbs.previewDueDays(dueDaysIn(form))),
  }),
  reschedule: async ({ verbs, site }, form) => {
    await verbs.rescheduleFees(dueDaysIn(form));
    return site.messages.admin.fees.plan.reschedule.done;
  },
  "check monthly": async (office, form) => ({
    shown: shownPlan(office, form, await office.verbs.previewMonthlyFee(monthlyFeeIn(form))),
  }),
  monthly: async ({ verbs, site }, form) => {
    await verbs.changeMonthlyFee(monthlyFeeIn(form));
    return site.messages.admin.fees.plan.monthly.done;
  },
  code: async ({ verbs, site }, { reference = "", code = "" }) => {
    await verbs.applyCode(reference, code);
    return site.messages.admin.fees.plan.code.done;
  },
  move: async ({ verbs, site }, form) => {
    const to = form.to?.trim() || form.family;
    const moved = movedPayment.parse({ receipt: hiddenNumber(form.receipt), of: form.reference || undefined, to });
    const { receipt } = await verbs.movePayment(moved);
    return fillText(site.messages.admin.fees.plan.move.done, { number: receiptName(receipt) });
  },
  "hand on": async ({ verbs, site }, form) => {
    const { reference, name, email, phone, reason } = form;
    const person = { name, email: email?.trim() || null, phone: phone?.trim() || null, shares: form.shares === "yes" };
    const { reference: next, left } = await verbs.handOnSeat(handedSeat.parse({ reference, reason, ...person }));
    const { handOn } = site.messages.admin.fees.plan;
    const values = { name: name ?? "", reference: next ?? "", left: left ?? "" };
    return fillText(next === null ? handOn.donePaid : handOn.done, values);
  },
  consumer: async ({ verbs, site }, { reference = "", number = "", list = "" }) => {
    const { consumer } = site.messages.admin.fees;
    const lines = list.split("\n").filter((line) => line.trim() !== "");
    const wrong = lines.find((line) => readConsumerLine(line) === null);
    if (wrong !== undefined) {
      const refused = fillText(consumer.wrongLine, { line: cutText(wrong, 60) });
      return { refused, fields: { list: refused }, status: 422 };
    }
    const given = lines.flatMap((line) => readConsumerLine(line) ?? []);
    const { changed } = await verbs.setConsumerNumbers(lines.length > 0 ? given : [{ reference, number }]);
    return lines.length > 0 ? fillCount(consumer.doneAll, changed) : consumer.done;
  },
  "cancel order": async ({ verbs, site }, { reference = "", reason = "" }) => {
    await verbs.cancelOrder(reference, reason);
    return site.messages.admin.fees.plan.cancel.done;
  },
};

/** The requests for fewer fees of an order, or all that wait, for their list. */
export async function reductionsOf(
  { verbs, access }: OpenOffice,
  reference: string,
  timeOf: (moment: Date) => string,
): Promise<ShownReduction[]> {
  return (await verbs.listReductions(reference)).map(({ askedAt, askedById, charges: _, decidedAt: __, ...one }) => ({
    ...{ ...one, askedAt: timeOf(askedAt), isOwn: askedById === access.member.userId },
  }));
}

/** The days of the classes that a charge is for: those of its month, or all of a whole course. */
function classDaysOf(instalment: number | null, dueDay: string, days: string[]): string[] {
  if (instalment === registration) return [];
  return instalment === null ? days : days.filter((day) => day.slice(0, 7) === dueDay.slice(0, 7));
}

/** What the forms that change an order's fees show: its charges, its payments, and the orders of its family. */
export async function planOf(
  { verbs, site }: OpenOffice,
  order: Awaited<ReturnType<OpenOffice["verbs"]["findOrder"]>>,
): Promise<Omit<PlanProps, "outcome">> {
  const words = site.messages.admin.fees.plan;
  const { reference, statement, currency, ledger } = order;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { family, takesCode, consumerNumber, classes, seatSince } = await verbs.showPlan(reference);
  const days = classes.map((startsAt) => dayOf(startsAt, timeZone));
  const nameOf = chargeNames(words, statement.months);
  return {
    ...{
      reference,
      seen: ledger.length,
      takesCode,
      consumerNumber: consumerNumber ?? "",
      holdsMoney: statement.receivedMinor > 0,
      left: order.review.figures.left,
      hasSeat: seatSince !== null,
      joinedOn: dayOf(seatSince ?? new Date(), timeZone),
    },
    charges: statement.instalments.map(({ instalment, charge, amountMinor, leftMinor, dueAt }) => {
      const day = dayOf(dueAt, timeZone);
      const { amount } = deskFigures(amountMinor, currency);
      return {
        ...{ value: charge === null ? "course" : String(charge), day, isOpen: leftMinor > 0 },
        label: fillText(words.charge, { name: nameOf(instalment), day: shortDay(day, lang), amount }),
        left: deskFigures(leftMinor, currency).typed,
        fee: Number(deskFigures(amountMinor, currency).typed),
        classDays: classDaysOf(instalment, day, days),
      };
    }),
    payments: ledger.flatMap(({ kind, receipt, amountMinor, method }): [string, string][] => {
      if (kind !== "payment" || receipt === null || receipt === undefined || method === "card") return [];
      return [[String(receipt), `${receiptName(receipt)}: ${entryFigures({ amountMinor }, currency).moved}`]];
    }),
    family: family.map((one): [string, string] => [one.reference, `${one.name}, ${one.reference}`]),
  };
}
