import { AskFee } from "#domains/catalogue/site/ask-fee.tsx";
import { PriceOr } from "#domains/catalogue/site/price-or.tsx";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import type { Messages } from "#shared/words.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { Fee } from "#ui/site/fee.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { BatchInWords } from "./batch-words.ts";
import { NextBatches } from "./next-batches.tsx";
import { OfferBar } from "./offer-bar.tsx";

/** A course's prices as text. */
export type CoursePrices = {
  /** The price of a month, in each market. */
  month: FeeTexts;
  /** A price that the course has for some visitors only, and who they are. */
  note: { text: string; about: string } | undefined;
  /** The registration fee, in each market; null for none. */
  registration: FeeTexts;
  /** The total of all months in each plan, in each market. */
  total: FeeTexts;
  /** The plans without amounts. */
  plans: string;
};

type CourseOfferProps = {
  courseId: string;
  batches: BatchInWords[];
  prices: CoursePrices;
  priceHidden: string;
  /** The address of a chat that asks for the price. */
  askFee: string;
  /** The next batch in a few words; empty if there is none. */
  next: string;
  words: Pick<Messages["batches"]["next"], "title" | "all" | "zone" | "refund" | "enrol" | "seat" | "none"> & {
    /** The call to a free demo class, if there are any. */
    demo?: { label: string; href: string };
  };
};

/**
 * The facts a visitor decides by, beside a course's first words: the next batches, the total price, and two buttons.
 */
export function CourseOffer({ courseId, batches, prices, priceHidden, askFee, words }: Omit<CourseOfferProps, "next">) {
  return (
    <section
      aria-labelledby="next-batches"
      className="on-surface rounded-card bg-surface p-5 text-ink shadow-card sm:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="next-batches" className="text-xl">
          {words.title}
        </h2>
        {batches.length > 0 && <ArrowLink to={`/batches?course=${courseId}`}>{words.all}</ArrowLink>}
      </div>
      <div className="mt-2">
        {batches.length > 0 ? (
          <NextBatches batches={batches} zone={words.zone} />
        ) : (
          <p className="text-ink-soft">{words.none}</p>
        )}
      </div>
      <PriceOr
        fees={prices.month}
        className="mt-4"
        price={
          <>
            <p className="font-display text-2xl font-bold">
              <Fee of={prices.month} />
            </p>
            <p className="text-sm text-ink-soft">
              <Fee of={prices.total} />
            </p>
            {prices.registration.some((fee) => fee !== null) && (
              <p className="text-sm text-ink-soft">
                <Fee of={prices.registration} />
              </p>
            )}
            {prices.note && (
              <p className="text-sm text-ink-soft">
                <span>{prices.note.text}</span> {prices.note.about}
              </p>
            )}
          </>
        }
        otherwise={
          <>
            <AskFee href={askFee} text={priceHidden} />
            <p className="text-sm text-ink-soft">{prices.plans}</p>
          </>
        }
      />
      <div className="mt-4 grid gap-2.5">
        <ButtonLink to={`/enrollnow?course=${courseId}`} size="large">
          {words.enrol}
        </ButtonLink>
        {words.demo && (
          <ButtonLink to={words.demo.href} variant="quiet">
            {words.demo.label}
          </ButtonLink>
        )}
      </div>
      <p className="mt-3 text-center text-sm text-ink-soft">{words.refund}</p>
    </section>
  );
}

/** The same in one line, for the bar at the foot of a phone's screen. */
export function CourseOfferBar({ courseId, prices, priceHidden, askFee, next, words }: CourseOfferProps) {
  const action = { label: words.seat, href: `/enrollnow?course=${courseId}` };
  return <OfferBar price={prices.month} priceHidden={priceHidden} askFee={askFee} next={next} action={action} />;
}
