import { wordsIn } from "./name-words.ts";
import { referencesIn } from "./references-in.ts";

/** A row of a bank's file as it is kept. */
export interface KeptRow {
  id: string;
  day: string;
  text: string;
  minor: number;
  /** The order in which rows came: file after file, line after line. */
  at: number;
}

const reversing = new Set(["REVERSAL", "REVERSED", "REVERSE", "REV", "RETURN", "RETURNED", "RTN", "CHARGEBACK"]);
const refusing = new Set(["BOUNCED", "DISHONOURED", "DISHONORED", "FAILED", "RECALL", "RECALLED"]);
const isReversing = (word: string) => reversing.has(word) || refusing.has(word);

/** Whether a text speaks of money that went back. */
export const saysReversal = (text: string): boolean => wordsIn(withoutReferences(text)).some(isReversing);

/** Whether a row says that money which came has gone back again. */
const isReversal = ({ minor, text }: KeptRow) => minor < 0 && saysReversal(text);

/** Words that any transfer has, and that tell nobody apart. */
const usual = new Set(["IBFT", "RAAST", "FT", "TRANSFER", "IN", "FROM", "OF", "THE", "FEE", "TO", "P", "PP", "OUT"]);

/**
 * The row that each reversal takes back: of the same sum, the latest before it within two months, with the same
 * references and every name that the reversal says. Each row is reversed once; a reversal without one is left out.
 */
export function findReversals(rows: KeptRow[]): Map<string, string> {
  const inOrder = rows.toSorted((one, other) => one.at - other.at);
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const bySum = Map.groupBy(
    inOrder.filter(({ minor }) => minor > 0),
    ({ minor }) => minor,
  );
  for (const row of inOrder.filter(isReversal)) {
    const said = wordsIn(withoutReferences(row.text)).filter((word) => !isReversing(word) && !usual.has(word));
    const references = referencesIn(row.text);
    if (said.length === 0 && references.length === 0) continue;
    const reversed = bySum.get(-row.minor)?.findLast((one) => {
      if (one.at > row.at || taken.has(one.id) || daysBetween(one.day, row.day) > 62) return false;
      const words = new Set(wordsIn(one.text));
      const its = referencesIn(one.text);
      const isSame = references.length > 0 ? references.every((reference) => its.includes(reference)) : true;
      return isSame && said.every((word) => words.has(word));
    });
    if (!reversed) continue;
    taken.add(reversed.id);
    found.set(row.id, reversed.id);
  }
  return found;
}

const daysBetween = (one: string, other: string) => Math.abs(Date.parse(other) - Date.parse(one)) / 86_400_000;

const withoutReferences = (text: string) =>
  referencesIn(text).reduce(
    (rest, reference) => rest.toUpperCase().replaceAll(reference, " ").replaceAll(reference.replace("-", ""), " "),
    text,
  );
