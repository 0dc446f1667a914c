import type { ReactNode } from "react";
import type { OrderReview as Review } from "#domains/money/server/review-order.ts";
import type { Messages } from "#shared/words.ts";
import { FormMessage } from "#ui/site/form-message.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import { PaymentIntro } from "./payment-intro.tsx";
import { ProofList } from "./proof-list.tsx";
import { VerdictForms } from "./verdict-forms.tsx";

export type OrderReviewProps = {
  review: Review;
  /** The order's state, in a word or two. */
  standing: string;
  words: Pick<Messages["paymentReview"], "leads" | "facts" | "seats" | "name" | "proofs" | "verdicts">;
  /** The author and the time of the last decision. */
  decided: string | null;
  /** The box that staff tick before they confirm. */
  seen: string;
  /** The address of a chat with the student. */
  chat: string;
  label: string;
  refused?: string;
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The page where staff compare an order with its receipts and decide whether the money has arrived. */
export function OrderReview({ review, standing, words, decided, seen, chat, label, refused }: OrderReviewProps) {
  const { reference, state, amount, courseTitle, batch, seat, planTitle, openedAt, student, proofs, verdicts } = review;
  const { facts } = words;
  return (
    <>
      <PaymentIntro title={standing} lead={words.leads[state]} reference={reference} label={label} />
      <div className="page grid items-start gap-12 pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)]">
        <section aria-labelledby="facts-title">
          <h2 id="facts-title" className="mb-4 text-xl">
            {facts.title}
          </h2>
          <dl className="border-b border-line">
            <Fact name={facts.amount}>
              <span className="font-display text-3xl font-extrabold">{amount}</span>
            </Fact>
            <Fact name={facts.reference}>
              <span className="font-display text-xl tracking-wide">{reference}</span>
            </Fact>
            <Fact name={facts.course}>{courseTitle}</Fact>
            {batch && (
              <Fact name={facts.batch}>
                <bdi>{batch.name}</bdi>
                <span className="block font-normal">
                  {batch.schedule}, {batch.timing}
                </span>
                {seat && <span className="block font-normal">{words.seats[seat]}</span>}
              </Fact>
            )}
            <Fact name={facts.plan}>{planTitle}</Fact>
            <Fact name={facts.student}>
              <bdi>{student.name}</bdi>
              <span className="block font-normal">{student.email}</span>
              <span className="block font-normal">{student.phone}</span>
            </Fact>
            <Fact name={facts.opened}>
              <time dateTime={openedAt.iso}>{openedAt.words}</time>
            </Fact>
          </dl>
          <SiteLink
            to={chat}
            newTab
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {facts.chat}
          </SiteLink>
        </section>
        <div className="grid gap-12">
          <ProofList proofs={proofs} words={words.proofs} />
          {decided && <p dir="auto">{decided}</p>}
          {verdicts.length > 0 && (
            <div>
              {refused && <FormMessage kind="refused" text={refused} />}
              <VerdictForms verdicts={verdicts} words={words} seen={seen} proof={review.latestProof} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
