import { encodeQR } from "qr";
import { takesCurrency, type WayToPay, waysIn } from "#domains/institute/rules/ways-to-pay.ts";
import { fillText } from "#shared/fill-text.ts";
import { plainAmount } from "#shared/formats/format-money.ts";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";

/** The amount to transfer, in minor units, and the reference that names the order. */
interface Asked {
  reference: string;
  minor: number;
  currency: Currency;
}

/** A way to pay, as an order's page shows it. */
export type ShownTransfer = ReturnType<typeof shownTransfer>;

/** The ways to transfer an amount that its payer is shown, those that they can use first. */
export function shownTransfers(transfers: WayToPay[], asked: Asked, { orders }: Messages) {
  return waysIn(transfers, asked.currency).map((way) => shownTransfer(way, asked, orders.qr));
}

/** A way to pay, as an e-mail names it. */
export type MailedWay = Pick<WayToPay, "id" | "title" | "note" | "details">;

/** The ways to pay in a currency, for an e-mail; none where they are invented. */
export function mailedWays(
  { payment }: { payment: { isDemo: boolean; transfers: WayToPay[] } },
  currency: Currency,
): MailedWay[] {
  if (payment.isDemo) return [];
  return waysIn(payment.transfers, currency).filter((way) => takesCurrency(way, currency));
}

/** A way to pay; with the details as a QR code if it is paid by phone. */
function shownTransfer(
  { currencies, isFolded: _, ...method }: WayToPay,
  { reference, minor, currency }: Asked,
  words: Messages["orders"]["qr"],
) {
  const isPayableAsIs = takesCurrency({ currencies }, currency);
  if (!method.hasQr) return { ...method, isPayableAsIs, qr: null };
  const lines = [
    method.title,
    ...method.details.map(({ label, value }) => `${label}: ${value}`),
    ...(isPayableAsIs ? [fillText(words.amount, { currency, amount: plainAmount({ minor, currency }) })] : []),
    fillText(words.reference, { reference }),
  ];
  return { ...method, isPayableAsIs, qr: qrPath(lines.join("\n")) };
}

/**
 * A QR code of a text as one SVG path, to be drawn with a stroke of 1 on a square of `size` × `size`: medium error
 * correction, and the quiet zone that the standard asks for.
 */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const strokes = rows.flatMap((row, y) => {
    const darkRuns = row.map(Number).join("").matchAll(/1+/g);
    return Array.from(darkRuns, ({ index, 0: run }) => `M${index} ${y}.5h${run.length}`);
  });
  return { path: strokes.join(""), size: rows.length };
}
