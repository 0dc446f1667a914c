import type { ErrorCause } from "#shared/error-words.ts";

/** What has happened in a batch: the number of each. A batch is removed only while there is nothing. */
export type BatchTraces = Record<
  "people" | "requests" | "orders" | "proofs" | "handIns" | "classes" | "certificates",
  number
>;

/** What there is in a batch, each as a reason with its number. */
export function tracesIn(traces: BatchTraces): ErrorCause[] {
  const all = Object.entries(traces) as [keyof BatchTraces, number][];
  const found = all.filter(([, count]) => count > 0);
  return found.map(([what, count]) => ({ reason: `catalogue.trace.${what}`, values: { count } }));
}
