import { sql } from "drizzle-orm";
import { enrolments } from "#domains/seats/server/tables.ts";
import { orders } from "./tables/order-tables.ts";

/** A hold stays while a proof of payment of its order waits for the staff. */
export const keepsHold = sql`exists (
  select from ${orders} where ${orders.enrolmentId} = ${enrolments.id} and ${orders.state} = 'proof_sent'
)`;
