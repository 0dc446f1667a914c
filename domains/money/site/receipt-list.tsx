import { Receipt } from "lucide-react";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import type { OrderView } from "#domains/money/server/show-order.ts";
import { fillText } from "#shared/fill-text.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import type { OrderWords } from "./order-words.ts";

type ReceiptListProps = { receipts: OrderView["receipts"]; words: OrderWords["receipts"] };

/** The receipts of payments and refunds, latest first. */
export function ReceiptList({ receipts, words }: ReceiptListProps) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts-title">
      <h2 id="receipts-title" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {receipts.map(({ number, amount, at, isRefund, path }) => (
          <li key={number}>
            <SiteLink to={path} className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 font-semibold text-link">
              <Receipt size={18} aria-hidden="true" />
              <span className="underline underline-offset-4">
                {fillText(words.number, { number: receiptName(number) })}
              </span>
              <span className="ms-auto text-ink">
                {fillText(isRefund ? words.returned : words.received, { amount })}{" "}
                <time dateTime={at.iso} className="font-normal text-ink-soft">
                  {at.words}
                </time>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
