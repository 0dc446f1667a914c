import type { PaymentSettings, TransferMethod } from "#domains/institute/contract.ts";
import type { Currency } from "#shared/money.ts";

/** A way to pay without a card, as orders show it. */
export interface WayToPay {
  /** Distinguishes it from the others of a page. */
  id: string;
  kind: PaymentSettings["ways"][number]["kind"];
  title: string;
  note: string;
  /** Values to type into the form of a bank or an app. */
  details: { label: string; value: string }[];
  /** The currencies that it takes; null for every one. */
  currencies: Currency[] | null;
  /** Whether orders in rupees show it as a Raast code, and the scheme in that. */
  hasQr: boolean;
  scheme?: string | undefined;
  /** The institute's consumer number with 1Bill or Kuickpay. */
  consumerNumber?: string | undefined;
  /** Whether a payer in another currency finds it folded away, to ask for the amount; otherwise they do not see it. */
  isFolded: boolean;
}

const kinds = { bank: "bank", raast: "raast", jazzcash: "wallet", easypaisa: "wallet" } as const;

/**
 * The ways to pay: those of the settings, except where the company's facts name some, as an earlier release stored them.
 */
export function waysToPay(ofCompany: TransferMethod[], settings: PaymentSettings | undefined): WayToPay[] {
  if (ofCompany.length > 0)
    return ofCompany.map(({ id, rupeesOnly, ...way }) => {
      return { ...way, id, kind: kinds[id], currencies: rupeesOnly ? ["PKR"] : null, isFolded: true };
    });
  return (settings?.ways ?? []).flatMap(({ isOn, currencies, ...way }, at) => {
    const taken = currencies.length > 0 ? currencies : null;
    return isOn ? [{ ...way, id: `way-${at}`, currencies: taken, isFolded: false }] : [];
  });
}

/** Whether a way takes a currency. */
export const takesCurrency = ({ currencies }: Pick<WayToPay, "currencies">, currency: Currency): boolean =>
  currencies?.includes(currency) ?? true;

/** The ways that a payer in a currency is shown: those that take it alone first, those folded away last. */
export function waysIn(ways: WayToPay[], currency: Currency): WayToPay[] {
  const rank = (way: WayToPay) => (takesCurrency(way, currency) ? Number(way.currencies === null) : 2);
  return ways
    .filter((way) => way.isFolded || takesCurrency(way, currency))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** What is told of a way without telling it: its title, and the last four of its longest number. */
export function lastFourOf({ title, details }: Pick<WayToPay, "title" | "details">): string {
  const numbers = details
    .map(({ value }) => value.replaceAll(/[^A-Za-z0-9]/g, ""))
    .filter((text) => /\d{4}/.test(text));
  const [longest] = numbers.toSorted((one, other) => other.length - one.length);
  return longest ? `${title} …${longest.slice(-4)}` : title;
}
