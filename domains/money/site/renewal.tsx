import { buttonClass } from "#ui/site/button-class.ts";
import type { OrderWords } from "./order-words.ts";

type RenewalProps = {
  href: string;
  /** Whether the provider just failed to answer. */
  failed: boolean;
  words: OrderWords["renewal"];
  /** The message for that case. */
  unavailable: string;
};

/** The link to the card provider's page for cancelling the renewal: a plain link, because it leads to another site. */
export function Renewal({ href, failed, words, unavailable }: RenewalProps) {
  return (
    <section aria-labelledby="renewal-title" className="rounded-card border border-line bg-surface p-6 sm:p-8">
      <h2 id="renewal-title" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 font-semibold">{words.terms}</p>
      <p className="mt-1 max-w-lg text-ink-soft">{words.lead}</p>
      <a href={href} rel="nofollow" className={buttonClass({ variant: "quiet" }, "mt-5")}>
        {words.button}
      </a>
      {failed && (
        <p role="alert" className="mt-4 rounded-control bg-danger-tint p-4 font-medium text-danger">
          {unavailable}
        </p>
      )}
    </section>
  );
}
