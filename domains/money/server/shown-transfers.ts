import { pakistaniIban } from "#domains/institute/rules/iban.ts";
import { takesCurrency, type WayToPay, waysIn } from "#domains/institute/rules/ways-to-pay.ts";
import type { Figures } from "#domains/money/rules/figures.ts";
import { raastAmount, raastCode } from "#domains/money/rules/raast-code.ts";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import { codePath, codePng } from "./draw-code.ts";

/** What an order asks for by its statement, whether that is due now, and the reference that names it. */
interface Asked extends Pick<Figures, "asked" | "isDue"> {
  reference: string;
  currency: Currency;
}

type Words = Messages["orders"]["code"];

/** A way to pay, as an order's page shows it. */
export type ShownTransfer = ReturnType<typeof shownTransfers>[number];

/** The ways to pay an amount that its payer is shown, those that they can use first. */
export function shownTransfers(transfers: WayToPay[], asked: Asked, { orders }: Pick<Messages, "orders">) {
  return waysIn(transfers, asked.currency).map(({ currencies, hasQr, scheme, isFolded: _, ...method }) => {
    const code = payingCode({ ...method, hasQr, scheme }, asked);
    return {
      ...{ ...method, isPayableAsIs: takesCurrency({ currencies }, asked.currency) },
      details: detailsOf(method, orders.code, code === null ? null : asked),
      code: code === null ? null : codePath(code),
    };
  });
}

/** A way to pay, as an e-mail names it: with its code as a PNG, where it has one. */
export type MailedWay = Pick<WayToPay, "id" | "title" | "note" | "details"> & { code: Buffer | null };

/** The ways to pay an amount, for an e-mail; none where they are invented. */
export function mailedWays(
  { payment }: { payment: { isDemo: boolean; transfers: WayToPay[] } },
  asked: Asked,
  { orders }: Pick<Messages, "orders">,
): MailedWay[] {
  if (payment.isDemo) return [];
  return waysIn(payment.transfers, asked.currency)
    .filter((way) => takesCurrency(way, asked.currency))
    .map((way) => {
      const code = payingCode(way, asked);
      const { id, title, note } = way;
      const details = detailsOf(way, orders.code, code === null ? null : asked);
      return { ...{ id, title, note, details }, code: code === null ? null : codePng(code) };
    });
}

/**
 * The text of the code that pays an amount by a way: a Raast code, for what is due now, in rupees, to an IBAN of Pakistan.
 * Null where there is none.
 */
export function payingCode(
  { hasQr, scheme, details }: Pick<WayToPay, "hasQr" | "scheme" | "details">,
  { asked: { plain }, currency, isDue }: Pick<Asked, "currency" | "isDue"> & { asked: { plain: string } },
  expiry?: string,
): string | null {
  const iban = hasQr && currency === "PKR" && isDue ? pakistaniIban(details) : undefined;
  return iban === undefined ? null : raastCode({ iban, amount: raastAmount(plain), expiry, scheme });
}

/** A way's details; beside a code also the amount, and the reference, which the code does not carry. */
function detailsOf(
  { details, consumerNumber }: Pick<WayToPay, "details" | "consumerNumber">,
  words: Words,
  asked: Asked | null,
): WayToPay["details"] {
  return [
    ...details,
    ...(consumerNumber ? [{ label: words.consumerNumber, value: consumerNumber }] : []),
    ...(asked
      ? [
          { label: words.amount, value: asked.asked.amount },
          { label: words.reference, value: asked.reference },
        ]
      : []),
  ];
}
