import type { ErrorCause } from "#shared/error-words.ts";

/** The number of records that hang on a batch, by kind. A batch can be removed only while there are none. */
export type BatchTraces = Record<
  "people" | "requests" | "orders" | "proofs" | "handIns" | "classes" | "certificates",
  number
>;

/** The kinds of records that a batch has, each as a reason with its number. */
export function tracesIn(traces: BatchTraces): ErrorCause[] {
  const all = Object.entries(traces) as [keyof BatchTraces, number][];
  const found = all.filter(([, count]) => count > 0);
  return found.map(([what, count]) => ({ reason: `catalogue.trace.${what}`, values: { count } }));
}
