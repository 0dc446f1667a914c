import { z } from "zod";
import { chargeNumber, moneyText, reductionKind, seenEntries } from "#domains/money/contract.ts";
import { typedNumber } from "#domains/people/contract/family.ts";
import { because } from "#shared/because.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";

/** Fewer fees for a student, as somebody asks for them: the charges, and how much less each is. */
export const newReduction = z.strictObject({
  /** The act's own key: sent again, it is the same request. */
  key: z.uuid(),
  reference: z.string().min(1).max(40),
  kind: reductionKind,
  charges: z.array(chargeNumber).min(1, because("field.notChosen")).max(60),
  /** Per cent of what each charge asks for, or an amount of each, as typed. */
  percent: z.number().gt(0).max(100).optional(),
  amount: moneyText.optional(),
  reason: z.string().trim().min(1, because("field.reasonMissing")).max(300),
});

export type NewReduction = z.infer<typeof newReduction>;

/** The answer to a request for fewer fees. */
export const reductionVerdict = z.strictObject({
  id: z.uuid(),
  verdict: z.enum(["approved", "refused"]),
  note: z.string().trim().max(300).default(""),
});

export type ReductionVerdict = z.infer<typeof reductionVerdict>;

/** A charge that is asked for on other days: one day for a later one, several for parts. */
export const newDueDays = z.strictObject({
  reference: z.string().min(1).max(40),
  seen: seenEntries,
  charge: chargeNumber,
  /** What is left of it, on these days; without amounts all of it, on the only day. */
  parts: z
    .array(z.strictObject({ on: z.iso.date(), amount: moneyText.optional() }))
    .min(1)
    .max(12),
  /** Whether the charges after it move by as many days. */
  following: z.boolean().default(false),
  reason: z.string().trim().min(1, because("field.reasonMissing")).max(300),
});

export type NewDueDays = z.infer<typeof newDueDays>;

/** Another fee from a charge on, as for a place in another batch. */
export const newMonthlyFee = z.strictObject({
  reference: z.string().min(1).max(40),
  seen: seenEntries,
  from: chargeNumber,
  monthly: moneyText,
  reason: z.string().trim().min(1, because("field.reasonMissing")).max(300),
});

export type NewMonthlyFee = z.infer<typeof newMonthlyFee>;

/** A seat that goes to another person, with what is left of its fees; an address or a number is there. */
export const handedSeat = z
  .strictObject({
    reference: z.string().min(1).max(40),
    name: requiredLine(200, "field.nameMissing"),
    email: emailAddress("field.ownEmailMissing").nullable().default(null),
    phone: typedNumber,
    /** Whether somebody of another name has the same address; it is refused otherwise. */
    shares: z.boolean().default(false),
    reason: z.string().trim().min(1, because("field.reasonMissing")).max(300),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    error: because("field.contactMissing"),
    path: ["phone"],
  });

export type HandedSeat = z.infer<typeof handedSeat>;

/** A payment that was taken for the wrong student, and the order that it is for. */
export const movedPayment = z.strictObject({
  receipt: z.int().positive(),
  /** Whose part of a company's receipt it is: the order's reference; the only one of another receipt without it. */
  of: z.string().min(1).max(40).optional(),
  to: z.string().min(1).max(40),
});

export type MovedPayment = z.infer<typeof movedPayment>;
