import type { ReactNode } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PrintStyles } from "#ui/site/print-styles.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { BatchCard, type BatchOnCard } from "./batch-card.tsx";
import type { BatchesPageData } from "./batches-page-data.ts";
import { NoBatches } from "./no-batches.tsx";

type BatchesPageProps = BatchesPageData & {
  /** The address of the page's print style sheet. */
  printStyles: string;
  /** The button that opens a batch's first lecture. */
  watchFirst: (batch: BatchOnCard) => ReactNode;
};

/** The batches of a course (specification §2, "Batches"). */
export function BatchesPage({ printStyles, watchFirst, ...data }: BatchesPageProps) {
  const { batches, words, priceHidden, lead, slug, hasOutline, pattern, head } = data;
  const { noBatches } = useFrame().learnProblems;
  if (batches.length === 0) {
    return (
      <NoBatches texts={[noBatches.lead]}>
        <ButtonLink to={words.actions.contact.href} variant="quiet">
          {words.actions.contact.label}
        </ButtonLink>
        {hasOutline && (
          <ButtonLink to={`/course-outline/${slug}`} variant="quiet">
            {words.actions.outline}
          </ButtonLink>
        )}
      </NoBatches>
    );
  }
  return (
    <>
      <PrintStyles href={printStyles} />
      <PageIntro title={words.title} lead={lead} tiling={pattern.tiling} ground={pattern.hue} trail={head.trail}>
        <div className="flex flex-wrap gap-3">
          {hasOutline && (
            <ButtonLink to={`/course-outline/${slug}`} size="large" variant="onBand">
              {words.actions.outline}
            </ButtonLink>
          )}
          <ButtonLink to={words.actions.contact.href} size="large" variant="onBand">
            {words.actions.contact.label}
          </ButtonLink>
        </div>
      </PageIntro>
      <section aria-labelledby="batches-title" className="bg-sunken py-14 md:py-20">
        <div className="page">
          <h2 id="batches-title" className="sr-only">
            {words.list}
          </h2>
          <ul className="grid gap-6 lg:grid-cols-2">
            {batches.map((batch) => (
              <li key={batch._id}>
                <BatchCard
                  batch={batch}
                  words={words.card}
                  priceHidden={priceHidden}
                  enrolHref={`/enrollnow?course=${slug}&batch=${batch._id}`}
                  player={watchFirst(batch)}
                />
              </li>
            ))}
            <li className={batches.length % 2 === 0 ? "lg:col-span-2" : ""}>
              <OtherHours {...words.other} />
            </li>
          </ul>
        </div>
      </section>
    </>
  );
}

type OtherHoursProps = { title: string; text: string; action: { label: string; href: string } };

/** The last card of the grid, for visitors whom no batch suits. */
function OtherHours({ title, text, action }: OtherHoursProps) {
  return (
    <div className="flex h-full flex-col items-start justify-center rounded-card border border-dashed border-line-strong p-6 md:p-8">
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-2 max-w-md text-ink-soft">{text}</p>
      <ButtonLink to={action.href} variant="quiet" className="mt-5">
        {action.label}
      </ButtonLink>
    </div>
  );
}
