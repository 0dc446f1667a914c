import type { PaymentSettings } from "#domains/institute/contract.ts";
import { isIban, looksPakistani, pakistaniIban } from "./iban.ts";
import type { WayToPay } from "./ways-to-pay.ts";

/** A way to pay as the form holds it; its details are lines such as "IBAN: PK36 …". */
export interface TypedWay {
  kind: string;
  title: string;
  note: string;
  details: string;
  currencies: string[];
  hasQr: boolean;
  scheme: string;
  consumerNumber: string;
  isOn: boolean;
}

export const wayKinds = ["bank", "raast", "wallet", "cash", "other"] as const;

type Published = { transfers: WayToPay[]; ways: PaymentSettings["ways"] | null };

const noWay: TypedWay = {
  ...{ kind: "bank", title: "", note: "", details: "", currencies: [], hasQr: false, isOn: true },
  ...{ scheme: "", consumerNumber: "" },
};

/** The ways of a site, and an empty one to add. */
export function waysFormOf({ transfers, ways }: Published): TypedWay[] {
  const known =
    ways ?? transfers.map(({ currencies, ...way }) => ({ ...way, currencies: currencies ?? [], isOn: true }));
  const typed = known.map(({ kind, title, note, details, currencies, hasQr, isOn, scheme, consumerNumber }) => ({
    ...{ kind, title, note, hasQr, isOn, currencies: [...currencies] },
    ...{ scheme: scheme ?? "", consumerNumber: consumerNumber ?? "" },
    details: details.map(({ label, value }) => `${label}: ${value}`).join("\n"),
  }));
  return [...typed, noWay];
}

/** What a form holds. */
export function readWaysForm(sent: FormData): TypedWay[] {
  const count = Math.min(Number(sent.get("ways")) || 0, 21);
  return Array.from({ length: count }, (_, at) => {
    const text = (name: string) => String(sent.get(`ways.${at}.${name}`) ?? "").trim();
    const currencies = sent.getAll(`ways.${at}.currencies`).map(String);
    return {
      ...{ kind: text("kind"), title: text("title"), note: text("note"), details: text("details"), currencies },
      ...{ scheme: text("scheme"), consumerNumber: text("consumerNumber") },
      ...{ hasQr: sent.has(`ways.${at}.hasQr`), isOn: sent.has(`ways.${at}.isOn`) },
    };
  });
}

const linesOf = (details: string) =>
  details
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with a field: a detail without a label, an IBAN whose check digits do not fit, a code without an IBAN. */
export type WrongWay = "untitled" | "unlabelled" | "iban" | "noIban";

/** The fields that cannot be saved as they are. A way of which everything is empty is left out, or removed; an IBAN is checked where it is typed. */
export function wrongWays(
  ways: TypedWay[],
  published: TypedWay[] = [],
): [field: string, reason: WrongWay, line: string][] {
  const known = new Set(published.flatMap(({ details }) => linesOf(details)));
  return ways.flatMap((way, at): [string, WrongWay, string][] => {
    if (isEmpty(way)) return [];
    const wrong = linesOf(way.details).flatMap((line): [string, WrongWay, string][] => {
      const { label, value } = detailIn(line);
      if (label === "" || value === "") return [[`ways.${at}.details`, "unlabelled", line]];
      const isMeant = /\biban\b/i.test(label) || looksPakistani(value);
      return isMeant && !known.has(line) && !isIban(value) ? [[`ways.${at}.details`, "iban", value]] : [];
    });
    const details = linesOf(way.details).map(detailIn);
    if (wrong.length === 0 && way.hasQr && !pakistaniIban(details)) wrong.push([`ways.${at}.details`, "noIban", ""]);
    return [
      ...(way.title ? [] : [[`ways.${at}.title`, "untitled", ""] as [string, WrongWay, string]]),
      ...wrong.slice(0, 1),
    ];
  });
}

const isEmpty = ({ title, note, details, consumerNumber }: TypedWay) =>
  [title, note, details, consumerNumber].every((text) => text === "");

function detailIn(line: string) {
  const colon = line.indexOf(":");
  return { label: line.slice(0, Math.max(colon, 0)).trim(), value: line.slice(colon + 1).trim() };
}

/** The settings that a form says, not validated. */
export function settingsOfWays(ways: TypedWay[]): unknown {
  const named = ways.filter((way) => !isEmpty(way));
  return {
    ways: named.map(({ scheme, consumerNumber, ...way }) => ({
      ...{ ...way, details: linesOf(way.details).map(detailIn) },
      ...(scheme ? { scheme } : {}),
      ...(consumerNumber ? { consumerNumber } : {}),
    })),
  };
}
