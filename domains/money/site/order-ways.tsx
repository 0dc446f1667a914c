import type { OrderView } from "#domains/money/server/show-order.ts";
import { CardPayment } from "./card-payment.tsx";
import type { OrderWords } from "./order-words.ts";
import { TransferMethods } from "./transfer-methods.tsx";

export type OrderWaysProps = {
  order: OrderView;
  cardPath: string;
  /** Whether the card provider just failed to answer. */
  cardFailed: boolean;
  /** Whether the bank accounts are fictitious. */
  isDemo: boolean;
  words: Pick<OrderWords, "methods" | "demo" | "card" | "copy">;
};

/** The ways to pay: by card if cards are accepted, and by each kind of transfer. */
export function OrderWays({ order, cardPath, cardFailed, isDemo, words }: OrderWaysProps) {
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
        {order.takesCards && <CardPayment href={cardPath} failed={cardFailed} words={words.card} />}
        <TransferMethods transfers={order.transfers} words={words} />
      </div>
    </section>
  );
}
