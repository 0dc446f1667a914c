import { plainText } from "#shared/clean-text.ts";

/** What students may write beside a proof of payment: the amount, the day, and the bank's number. Empty for nothing. */
export const statedFields = ["amount", "paidOn", "transaction"] as const;

/** What a student wrote beside a proof, as it was typed. */
export type TypedPayment = Record<(typeof statedFields)[number], string>;

/** What a form of a proof says beside its file. */
export function typedPayment(form: FormData): TypedPayment {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { amount: text("amount"), paidOn: text("paidOn"), transaction: text("transaction") };
}

/** The most letters and digits of a transaction number. */
export const longestTransaction = 60;

/** A transaction number as it is compared: its letters and digits alone, in capitals. */
export const transactionKey = (typed: string): string =>
  plainText(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
