import { z } from "zod";

/** The single rights that an owner gives a member of staff beside their role. */
export const staffRight = z.enum([
  "refunds",
  "reductions",
  "batches",
  "teaching",
  "certificates",
  "content",
  "figures",
  "accounts",
]);

export type StaffRight = z.infer<typeof staffRight>;
