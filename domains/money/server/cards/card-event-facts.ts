import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import type { StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { type findPaymentEvents, findStudentEvents } from "#domains/money/server/queries/payment-queries.ts";
import { formatMoney, plainAmount } from "#shared/formats/format-money.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { isCurrency } from "#shared/money.ts";
import { readEventSubject } from "./card-event.ts";

type FoundEvent = Awaited<ReturnType<typeof findPaymentEvents>>[number];

/** An event at the card provider that belongs to an order. */
export interface OrderEvent extends StudentOrder {
  event: FoundEvent;
  /** The time that the email names. */
  moment: Date | null;
}

/** The events that belong to an order, by the emails' subjects: an event's id, and after a dot the time it names. */
export async function findOrderEvents({ database }: EmailDeps, subjects: string[]): Promise<Map<string, OrderEvent>> {
  const asked = new Map(subjects.map((subject) => [readEventSubject(subject).id, subject]));
  const found = await findStudentEvents(database, [...asked.keys()]);
  const events = found.map((one) => {
    const subject = asked.get(one.event.id) ?? "";
    return [subject, { ...one, moment: readEventSubject(subject).moment }] as const;
  });
  return new Map(events);
}

/** The outcome of an event, which must be one that has an email text. */
export function outcomeAmong<Outcome extends string>(known: readonly Outcome[], { id, outcome }: FoundEvent): Outcome {
  const found = known.find((one) => one === outcome);
  if (!found) throw new Error(`Event ${id} has the outcome ${outcome}, of which this email does not tell.`);
  return found;
}

/** The money of an event. A provider may name a currency that we do not know. */
export function moneyOf({ amountMinor, currency }: FoundEvent, locale: Locale): string {
  const [minor, code] = [amountMinor ?? 0, currency ?? ""];
  return isCurrency(code)
    ? formatMoney({ minor, currency: code }, locale)
    : `${code} ${plainAmount({ minor, currency: code })}`;
}
