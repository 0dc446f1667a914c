import type { OrderView } from "#server/services/orders/show-order.ts";
import type { paymentPage } from "#shared/content/payment-page.ts";
import { CardPayment } from "./card-payment.tsx";
import { TransferMethods } from "./transfer-methods.tsx";

export type OrderWaysProps = {
  order: OrderView;
  cardPath: string;
  /** Whether the card provider did not answer just now. */
  cardFailed: boolean;
  /** What a card payment renews at, and when. */
  renewal: string;
  /** Whether the accounts are made up. */
  isDemo: boolean;
  words: typeof paymentPage;
};

/** How to pay: by card where cards are taken, and by every kind of transfer. */
export function OrderWays({ order, cardPath, cardFailed, renewal, isDemo, words }: OrderWaysProps) {
  return (
    <section aria-labelledby="methods-title">
      <h2 id="methods-title" className="text-heading">
        {words.methods.title}
      </h2>
      <p className="mt-3 max-w-xl text-ink-soft">{words.methods.lead}</p>
      {isDemo && (
        <p className="mt-6 rounded-control border border-line-strong bg-sunken p-4">
          <strong>{words.demo.title}.</strong> {words.demo.text}
        </p>
      )}
      <div className="mt-6 grid gap-5">
        {order.takesCards && <CardPayment href={cardPath} renewal={renewal} failed={cardFailed} words={words.card} />}
        <TransferMethods transfers={order.transfers} currency={order.currency} words={words} />
      </div>
    </section>
  );
}
