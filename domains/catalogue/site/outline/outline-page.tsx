import { FileDown } from "lucide-react";
import { BackLink } from "#ui/site/back-link.tsx";
import { buttonClass } from "#ui/site/button-class.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PrintStyles } from "#ui/site/print-styles.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { MonthBlock } from "./month-block.tsx";
import { NextStep } from "./next-step.tsx";
import type { OutlinePageData } from "./outline-page-data.ts";
import { WeekShape } from "./week-shape.tsx";

/** `printStyles` is the address of the page's print style sheet. */
type OutlinePageProps = OutlinePageData & { printStyles: string };

/** The outline of a course (specification §2, "Course outline"). */
export function OutlinePage({
  outline,
  pattern,
  words,
  lead,
  slug,
  pdfPath,
  facts,
  head,
  printStyles,
}: OutlinePageProps) {
  const batches = `/batches/${slug}`;
  return (
    <>
      <PrintStyles href={printStyles} />
      <PageIntro title={outline.roadmap} lead={lead} tiling={pattern.tiling} ground={pattern.hue} trail={head.trail}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/enrollnow?course=${slug}`} size="large">
            {words.actions.enrol}
          </ButtonLink>
          <ButtonLink to={batches} size="large" variant="onBand">
            {words.actions.batches}
          </ButtonLink>
          <a href={pdfPath} className={buttonClass({ size: "large", variant: "onBand" })}>
            <FileDown size={20} aria-hidden="true" />
            {words.actions.download}
          </a>
          <BackLink to="/courses" size="large" variant="onBand">
            {words.actions.back}
          </BackLink>
        </div>
        <div className="mt-12">
          <FactList facts={facts} />
        </div>
      </PageIntro>
      <Section id="schedule" ground="sunken" title={words.schedule.title} lead={words.schedule.lead}>
        <WeekShape schedule={outline.weeklySchedule} labels={words.schedule} />
      </Section>
      <Section id="curriculum" title={words.curriculum.title} lead={words.curriculum.lead}>
        <div className="grid gap-16 md:gap-20">
          {outline.months.map((month) => (
            <MonthBlock key={month.month} month={month} labels={words.curriculum} />
          ))}
        </div>
      </Section>
      <NextStep {...words.closing} batches={{ label: words.closing.batches, href: batches }} tiling={pattern.tiling} />
    </>
  );
}

type FactListProps = { facts: { label: string; value: string }[] };

/** A few figures side by side, each above its label. */
function FactList({ facts }: FactListProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm">{label}</dt>
          <dd className="font-display text-xl font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
