import { z } from "zod";

/** The roles of the staff; each verb states which of them may call it, and docs/office-verbs.md lists them. */
export const staffRole = z.enum(["owner", "manager", "teacher", "support", "cashier", "accountant"]);
export type StaffRole = z.infer<typeof staffRole>;
