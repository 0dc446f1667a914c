import { z } from "zod";
import { newFees } from "#domains/money/contract.ts";

/** A place in a batch that staff give to a person, with the fees that they pay for it. */
export const deskEnrolment = z.strictObject({
  personId: z.uuid(),
  batchId: z.string().min(1).max(100),
  /** Whether they may wait where no seat is free. */
  place: z.enum(["seat", "waiting list"]),
  /** Whether they are told of it by e-mail. */
  tell: z.boolean().default(false),
  /** The terms of their fees; null for none yet, as for someone on the waiting list. */
  fees: newFees.omit({ batchId: true, places: true }).nullable(),
});

export type DeskEnrolment = z.infer<typeof deskEnrolment>;
