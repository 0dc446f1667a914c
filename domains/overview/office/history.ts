import type { ThreadEntry } from "#domains/leads/office/thread.tsx";
import { entryFigures } from "#domains/money/rules/figures.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import type { withReceiptPaths } from "#domains/money/server/list-orders.ts";
import type { PersonCard } from "#domains/overview/server/person-card.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";

/** An event of a person's history. */
export interface HistoryEvent {
  id: string;
  at: string;
  kind: "message" | "calendar" | "money" | "seat" | "note" | "person";
  title: string;
  /** The text that was written; null for none. */
  text: string | null;
  /** The receipt that it is about. */
  href?: string | null;
}

interface Telling {
  words: Messages["admin"];
  courses: Record<string, string>;
  services: Record<string, string>;
  /** Account → name. */
  colleagues: Map<string, string>;
  timeOf: (moment: Date) => string;
}

/** An order of a person with its money, and the paths of its receipts. */
type PaidOrder = Pick<Awaited<ReturnType<typeof withReceiptPaths>>, "reference" | "currency" | "ledger">;

/** All events of a person, latest first. */
export function historyOf(card: PersonCard, telling: Telling, orders: PaidOrder[] = []): HistoryEvent[] {
  const fees = [...moneyEvents(orders, telling), ...reminderEvents(card, telling)];
  const dated = [...sentEvents(card, telling), ...officeEvents(card, telling), ...fees];
  const { events } = telling.words.leads;
  const first = { when: card.person.createdAt, id: card.person.id, kind: "person" as const, title: events.person };
  return [...dated, { ...first, text: null }]
    .sort((one, other) => other.when.getTime() - one.when.getTime())
    .map(({ when, side: _, ...event }) => ({ ...event, at: telling.timeOf(when) }));
}

/** The same as a conversation, the oldest first: notes stand apart, `dayOf` and `clockOf` write a moment's day and time. */
export function threadOf(
  card: PersonCard,
  telling: Telling,
  { dayOf, clockOf }: Record<"dayOf" | "clockOf", (moment: Date) => string>,
): ThreadEntry[] {
  return [...sentEvents(card, telling), ...officeEvents(card, telling)]
    .filter(({ kind }) => kind !== "note")
    .sort((one, other) => one.when.getTime() - other.when.getTime())
    .map(({ when, side = null, ...event }) => ({ ...event, side, day: dayOf(when), time: clockOf(when) }));
}

/** An event with its moment, and who said it; what happened by itself has no side. */
type Dated = Omit<HistoryEvent, "at"> & { when: Date; side?: "in" | "out" };

/** What was received and given back, each with its receipt. */
function moneyEvents(orders: PaidOrder[], { words }: Telling): Dated[] {
  const { feeEvents } = words.students;
  return orders.flatMap(({ reference, currency, ledger }) =>
    ledger.flatMap(({ kind, amountMinor, dueAt, receipt, receiptPath, note }, at): Dated[] => {
      if (kind !== "payment" && kind !== "refund") return [];
      const amount = entryFigures({ amountMinor }, currency).moved;
      const title = fillText(feeEvents[kind], { number: receipt ? receiptName(receipt) : "–", amount, reference });
      return [{ id: `${reference}-${at}`, when: dueAt, kind: "money", title, text: note ?? null, href: receiptPath }];
    }),
  );
}

/** The reminders of fees, by whom and by which way. */
function reminderEvents({ reminders, orders }: PersonCard, { words }: Telling): Dated[] {
  const { feeEvents } = words.students;
  const references = new Map(orders.map(({ id, reference }) => [id, reference]));
  return reminders.map(({ id, orderId, at, channel, by }): Dated => {
    const reference = references.get(orderId) ?? "";
    const said = by === null ? feeEvents.automatic : feeEvents.reminded[channel];
    const title = fillText(said, { name: by ?? "", reference });
    return { id: `reminder-${id}`, when: at, kind: "message", title, text: null };
  });
}

function sentEvents({ sent }: PersonCard, { words, courses, services, timeOf }: Telling): Dated[] {
  const { events } = words.leads;
  const courseOf = (id: string) => courses[id] ?? id;
  return [
    ...sent.inquiries.map(({ id, createdAt, service, message }): Dated => {
      const title = service ? fillText(events.quote, { service: services[service] ?? service }) : events.inquiry;
      return { id, when: createdAt, kind: "message", side: "in", title, text: message };
    }),
    ...sent.bookings.flatMap(({ id, createdAt, courseId, startsAt, cancelledAt }): Dated[] => {
      const values = { course: courseOf(courseId), time: timeOf(startsAt) };
      const booked: Dated = {
        id,
        when: createdAt,
        kind: "calendar",
        title: fillText(events.booking, values),
        text: null,
      };
      if (!cancelledAt) return [booked];
      const title = fillText(events.bookingCancelled, values);
      return [booked, { ...booked, id: `${id}-cancelled`, when: cancelledAt, title }];
    }),
    ...sent.requests.map(({ id, createdAt, courseId, message }): Dated => {
      const title = fillText(events.request, { course: courseOf(courseId) });
      return { id, when: createdAt, kind: "message", ...(message && { side: "in" }), title, text: message || null };
    }),
  ];
}

function officeEvents(card: PersonCard, { words, colleagues, timeOf }: Telling): Dated[] {
  const { events } = words.leads;
  const { states } = words.payments;
  const seats = words.payments.seats;
  const nameOf = (id: string | null) => (id && colleagues.get(id)) || words.frame.someone;
  return [
    ...card.enrolments.map(({ enrolment: { id, state, changedAt }, batch }): Dated => {
      const title = fillText(events.enrolment, { batch: batch.name, state: seats[state] });
      return { id, when: changedAt, kind: "seat", title, text: null };
    }),
    ...card.orders.map(({ id, reference, standing, createdAt }): Dated => {
      return {
        id,
        when: createdAt,
        kind: "money",
        title: fillText(events.order, { reference, state: states[standing] }),
        text: null,
      };
    }),
    ...card.messages.map(({ id, at, kind, authorId, text }): Dated => {
      const title = fillText(events[kind], { name: nameOf(authorId) });
      return { id, when: at, kind: kind === "note" ? "note" : "message", side: "out", title, text };
    }),
    ...card.incoming.map(({ id, at, channel, text }): Dated => {
      return { id, when: at, kind: "message", side: "in", title: events.incoming[channel], text };
    }),
    ...card.announced.map(({ id, at, title: told, text, seenAt }): Dated => {
      const seen = seenAt ? fillText(events.announced.seen, { time: timeOf(seenAt) }) : events.announced.unseen;
      return { id, when: at, kind: "message", title: fillText(events.announced.title, { title: told, seen }), text };
    }),
    ...card.changes.map(({ id, at, by, field, before, after }): Dated => {
      const title = fillText(events.changed[field], { name: nameOf(by) });
      const values = { before: before ?? events.nothing, after: after ?? events.nothing };
      return { id, when: at, kind: "person", title, text: fillText(events.fromTo, values) };
    }),
    ...card.merges.map(({ id, at, called }): Dated => {
      return { id, when: at, kind: "person", title: fillText(events.merge, { email: called ?? "" }), text: null };
    }),
  ];
}
