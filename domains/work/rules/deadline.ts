import { minute } from "#shared/durations.ts";

/** The moment from which a deadline is over: one at "6:06 PM" includes the whole minute that it names. */
export const overFrom = (deadline: Date): Date => new Date((Math.floor(deadline.getTime() / minute) + 1) * minute);

/** Whether a deadline is over; without one never. */
export const isPast = (deadline: Date | null, now: Date): boolean => deadline !== null && now >= overFrom(deadline);
