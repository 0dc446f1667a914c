import { CreditCard } from "lucide-react";
import { buttonClass } from "#ui/site/button-class.ts";
import type { OrderWords } from "./order-words.ts";

type CardPaymentProps = {
  href: string;
  /** Whether the provider just failed to answer. */
  failed: boolean;
  words: OrderWords["card"];
};

/** The link to the card provider's page: a plain link, because it leads to another site. */
export function CardPayment({ href, failed, words }: CardPaymentProps) {
  return (
    <div className="rounded-card border-2 border-ink bg-surface p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="max-w-sm">
          <h3 className="text-lg">{words.title}</h3>
          <p className="mt-1 text-ink-soft">{words.lead}</p>
        </div>
        <a href={href} rel="nofollow" className={buttonClass({ size: "large" })}>
          <CreditCard size={20} aria-hidden="true" />
          {words.button}
        </a>
      </div>
      {words.renewal && <p className="mt-4 text-sm text-ink-soft">{words.renewal}</p>}
      {failed && (
        <p role="alert" className="mt-4 rounded-control bg-danger-tint p-4 font-medium text-danger">
          {words.unavailable}
        </p>
      )}
    </div>
  );
}
