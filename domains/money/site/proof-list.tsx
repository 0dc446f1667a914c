import { Download } from "lucide-react";
import type { OrderReview } from "#domains/money/server/review-order.ts";
import type { Messages } from "#shared/words.ts";
import { buttonClass } from "#ui/site/button-class.ts";

type ProofListProps = { proofs: OrderReview["proofs"]; words: Messages["paymentReview"]["proofs"] };

/** The receipts of an order, latest first: pictures are shown, other files can be downloaded. */
export function ProofList({ proofs, words }: ProofListProps) {
  return (
    <section aria-labelledby="proofs-title">
      <h2 id="proofs-title" className="text-heading">
        {words.title}
      </h2>
      {proofs.length === 0 && <p className="mt-3 text-ink-soft">{words.none}</p>}
      <ol className="mt-6 grid gap-8">
        {proofs.map(({ href, sentAt, shows }) => (
          <li key={href} className="rounded-card border border-line bg-surface p-4 sm:p-6">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p>
                {words.sent} <time dateTime={sentAt.iso}>{sentAt.words}</time>
              </p>
              <a href={href} download className={buttonClass({ variant: "quiet" })}>
                <Download size={18} aria-hidden="true" />
                {words.open}
              </a>
            </div>
            {shows && (
              <img
                src={href}
                alt={`${words.sent} ${sentAt.words}`}
                className="mx-auto mt-5 max-h-[75vh] min-h-24 rounded-control object-contain"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
