import { z } from "zod";
import { because } from "#shared/because.ts";
import { amountsByCurrency } from "#shared/currency-fields.ts";

/** The institute's rules for fees at the desk: what happens to who pays late. */
export const feeRules = z.strictObject({
  /** Added to each charge that is not paid on its day, in whole units by currency; none without an amount. */
  lateFee: amountsByCurrency,
  /** The days for which lectures stay open over what is overdue, and what follows then. */
  grace: z.int().min(0, because("field.graceDays")).max(90, because("field.graceDays")).default(7),
  follows: z.enum(["lectures close", "nothing"]).default("lectures close"),
  /** Whether teachers see who owes, in the class list and on the attendance sheet; never how much. */
  teachersSee: z.boolean().default(true),
});

export type FeeRules = z.infer<typeof feeRules>;

/** The rules of an institute that has set none. */
export const unsetFeeRules: FeeRules = { lateFee: {}, grace: 7, follows: "lectures close", teachersSee: true };

/** The rules as a page sends them; `seen` is the mark of those that it showed. */
export const newFeeRules = z.strictObject({ rules: feeRules, seen: z.string().max(100) });

export type NewFeeRules = z.infer<typeof newFeeRules>;

/** How a student was reminded. */
export const reminderChannel = z.enum(["whatsapp", "email", "other"]);

export type ReminderChannel = z.infer<typeof reminderChannel>;

/** The ages of debts that the list of reminders is cut by: up to a week, up to thirty days, and older. */
export const reminderAge = z.enum(["all", "week", "month", "older"]);

export type ReminderAge = z.infer<typeof reminderAge>;

/** A reminder that staff have sent, or, by e-mail, send now. */
export const newReminder = z.strictObject({
  /** The act's own key: sent again, it is answered as the first. */
  key: z.uuid(),
  reference: z.string().min(1).max(40),
  channel: reminderChannel,
});

export type NewReminder = z.infer<typeof newReminder>;
