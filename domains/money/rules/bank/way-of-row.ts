import { takesCurrency, type WayToPay } from "#domains/institute/rules/ways-to-pay.ts";
import type { Currency } from "#shared/money.ts";
import { wordsIn } from "./name-words.ts";

/**
 * The title of the way by which a row's money came: one whose whole title, or kind, the bank says, else the only bank
 * account that takes the currency; null where that is not known.
 */
export function wayOfRow(
  ways: Pick<WayToPay, "kind" | "title" | "currencies">[],
  { text, currency }: { text: string; currency: Currency },
): string | null {
  const said = new Set(wordsIn(text));
  const taking = ways.filter((way) => takesCurrency(way, currency));
  const named = taking.find(({ kind, title }) => {
    const words = wordsIn(title);
    return (words.length > 0 && words.every((word) => said.has(word))) || (kind === "raast" && said.has("RAAST"));
  });
  const accounts = taking.filter(({ kind }) => kind === "bank");
  return named?.title ?? (accounts.length === 1 ? (accounts[0]?.title ?? null) : null);
}
