import type { Order } from "#domains/money/server/queries/order-queries.ts";
import type { CardCheckout } from "#domains/money/server/queries/payment-queries.ts";
import type { PaymentEventOutcome } from "#domains/money/server/tables/payment-tables.ts";
import { AppError } from "#server/app-error.ts";
import { day } from "#shared/durations.ts";
import type { CardMoney, PaymentEvent } from "./port.ts";

/** The order that an event is about, locked, and its checkout; null if the checkout is erased. */
export interface FoundOrder {
  order: Order;
  checkout: CardCheckout | null;
}

/** The handling of an event: its outcome, the money it reports, and the changes made once it is recorded. */
export interface Handling {
  outcome: PaymentEventOutcome;
  money?: CardMoney | null;
  act?: () => Promise<void>;
}

/** An older event is taken as it is: the event it depends on will not come. */
const earlyFor = day;

/**
 * Refuses an event that came before the one it depends on, with nothing recorded: the provider delivers it again. Does
 * nothing for an event older than a day.
 */
export function refuseEarly({ at }: Pick<PaymentEvent, "at">): void {
  if (Date.now() - at.getTime() < earlyFor) throw new AppError("conflict", "paymentEvent.early");
}

/** The subject of an email about an event: its id, and the time that the email names. */
export function eventSubject(id: string, moment: Date | null): string {
  return moment ? `${id}.${Math.floor(moment.getTime() / 1000)}` : id;
}

/** The event's id and the time in an email's subject. */
export function readEventSubject(subject: string): { id: string; moment: Date | null } {
  const [id = "", seconds] = subject.split(".");
  return { id, moment: seconds ? new Date(Number(seconds) * 1000) : null };
}
