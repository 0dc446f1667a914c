import { z } from "zod";

/** The currencies of orders; each has hundredths. */
export const currency = z.enum(["USD", "PKR", "QAR"]);

export type Currency = z.infer<typeof currency>;

/** A price in hundredths of its currency. */
export type Money = { minor: number; currency: Currency };
