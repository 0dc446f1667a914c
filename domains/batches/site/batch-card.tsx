import { CalendarDays, CalendarRange, Clock, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import type { SeatBadge } from "#domains/batches/rules/seat-badge.ts";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import { AskFee } from "#domains/catalogue/site/ask-fee.tsx";
import { PriceOr } from "#domains/catalogue/site/price-or.tsx";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import type { Messages } from "#shared/words.ts";
import { Fee } from "#ui/site/fee.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { SeatBadgeMark, SeatMeter } from "./seat-meter.tsx";

/** A batch as its card shows it, with its figures as text. */
export type BatchOnCard = Pick<Batch, "_id" | "name" | "schedule" | "timing" | "instructor" | "description"> & {
  /** How it is held, and where. */
  mode: string;
  dates: string;
  /** In each market, and what it is for, in words. */
  price: FeeTexts;
  feeUnit: string;
  badge: SeatBadge;
  badgeText: string;
  taken: string;
  left: string;
  askFee: string;
  calendar: string;
  /** Whether it is closed to new students; its lectures stay. */
  hasEnded: boolean;
};

type BatchCardProps = {
  batch: BatchOnCard;
  words: Pick<Messages["batches"]["card"], "schedule" | "timing" | "instructor" | "dates" | "ended" | "enrol"> & {
    calendar: string;
    /** Null where no Secret ID opens lectures: students find theirs in their portal. */
    lectures: string | null;
  };
  /** Shown in place of a hidden price. */
  priceHidden: string;
  /** The enrolment page, with the course preselected. */
  enrolHref: string;
  /** Another button: opens the first lecture; not where no Secret ID does. */
  player: ReactNode;
};

/** A batch with its seats and its buttons (specification §2, "Batches"). */
export function BatchCard({ batch, words, priceHidden, enrolHref, player }: BatchCardProps) {
  const facts = [
    { icon: CalendarDays, label: words.schedule, text: batch.schedule },
    { icon: Clock, label: words.timing, text: batch.timing },
    { icon: CalendarRange, label: words.dates, text: batch.dates },
    { icon: UserRound, label: words.instructor, text: batch.instructor },
  ];
  return (
    <article
      aria-labelledby={batch._id}
      className="flex h-full flex-col rounded-card bg-surface p-6 shadow-card md:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p dir="auto" className="text-sm font-semibold text-ink-faint">
          {batch.mode}
        </p>
        {batch.hasEnded ? (
          <p className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-ink-soft">{words.ended}</p>
        ) : (
          <SeatBadgeMark badge={batch.badge} text={batch.badgeText} />
        )}
      </div>
      <h3 id={batch._id} dir="auto" className="mt-3 text-2xl wrap-anywhere">
        {batch.name}
      </h3>
      <p dir="auto" className="mt-2 whitespace-pre-line text-ink-soft">
        {batch.description}
      </p>
      <dl className="mt-6 grid grow content-start gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(({ icon: Icon, label, text }) => (
          <div key={label}>
            <dt className="flex gap-3 text-sm text-ink-faint">
              <Icon size={20} aria-hidden="true" className="shrink-0" />
              {label}
            </dt>
            <dd dir="auto" className="ps-8 font-medium">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {!batch.hasEnded && <SeatsAndPrice batch={batch} priceHidden={priceHidden} />}
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        {!batch.hasEnded && (
          <ButtonLink to={enrolHref} variant="ink" className="sm:col-span-2">
            {words.enrol}
            <span className="sr-only">: {batch.name}</span>
          </ButtonLink>
        )}
        {words.lectures !== null && (
          <>
            <ButtonLink to={`/recorded-lectures/${batch._id}`} variant="quiet">
              {words.lectures}
              <span className="sr-only">: {batch.name}</span>
            </ButtonLink>
            {player}
          </>
        )}
        {!batch.hasEnded && (
          <CalendarLink to={batch.calendar} of={batch.name} label={words.calendar} className="sm:col-span-2" />
        )}
      </div>
    </article>
  );
}

type SeatsAndPriceProps = { batch: BatchOnCard; priceHidden: string };

function SeatsAndPrice({ batch, priceHidden }: SeatsAndPriceProps) {
  return (
    <>
      <div className="mt-6 border-t border-line pt-6">
        <SeatMeter badge={batch.badge} taken={batch.taken} left={batch.left} />
      </div>
      <PriceOr
        fees={batch.price}
        className="mt-5"
        price={
          <p>
            <span className="font-display text-2xl font-bold">
              <Fee of={batch.price} />
            </span>{" "}
            {batch.feeUnit}
          </p>
        }
        otherwise={<AskFee href={batch.askFee} text={priceHidden} of={batch.name} className="text-sm" />}
      />
    </>
  );
}
