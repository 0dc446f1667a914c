import { PageIntro } from "#ui/site/page-intro.tsx";
import { PrintStyles } from "#ui/site/print-styles.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { AllBatchesPageData } from "./all-batches-page-data.ts";
import { BatchFilters } from "./batch-filters.tsx";
import { MonthOfBatches } from "./month-of-batches.tsx";

/** `printStyles` is the address of the page's print style sheet. */
type AllBatchesPageProps = AllBatchesPageData & { printStyles: string };

/** All batches that can be joined, by month. */
export function AllBatchesPage({ months, filters, words, lead, head, printStyles }: AllBatchesPageProps) {
  const { empty } = words;
  return (
    <>
      <PrintStyles href={printStyles} />
      <PageIntro title={words.title} lead={lead} tiling={head.tiling} trail={head.trail}>
        <BatchFilters label={words.filter} groups={filters} />
      </PageIntro>
      <div className="bg-sunken py-12 md:py-16">
        <div className="page grid gap-12">
          {months.map((month, at) => (
            <MonthOfBatches key={month.title} month={month} id={`month-${at + 1}`} words={words} />
          ))}
          {months.length === 0 && (
            <section aria-labelledby="no-batch" className="max-w-xl">
              <h2 id="no-batch" className="text-2xl">
                {empty.title}
              </h2>
              <p className="mt-2 text-ink-soft">{empty.text}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                <ButtonLink to={empty.action.href} variant="ink">
                  {empty.action.label}
                </ButtonLink>
                <ButtonLink to="/batches" variant="quiet">
                  {empty.all}
                </ButtonLink>
              </div>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
