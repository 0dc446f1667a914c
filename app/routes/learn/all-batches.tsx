import { data } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-page.css?url";
import {
  type BatchFilter,
  batchesByMonth,
  batchFilterOf,
  batchListPath,
} from "#domains/batches/site/batch-calendar.ts";
import { BatchFilters, type FilterChoices } from "#domains/batches/site/batch-filters.tsx";
import { MonthOfBatches } from "#domains/batches/site/month-of-batches.tsx";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/class-time.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PrintStyles } from "#ui/site/print-styles.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/all-batches.ts";

/** The choices of both filters; each keeps the other's choice. */
function choicesOf(filter: BatchFilter, { content, messages }: Site): FilterChoices[] {
  const { courses, everyCourse, times, anyTime, evening, weekend } = messages.batches.all.filter;
  const { course: _course, ...ofAllCourses } = filter;
  const { when: _when, ...atAnyTime } = filter;
  const choice = (label: string, chosen: BatchFilter) => {
    return { label, href: batchListPath(chosen), chosen: batchListPath(chosen) === batchListPath(filter) };
  };
  return [
    {
      title: courses,
      choices: [
        choice(everyCourse, ofAllCourses),
        ...content.courses.map(({ id: course, cardTitle }) => choice(cardTitle, { ...filter, course })),
      ],
    },
    {
      title: times,
      choices: [
        choice(anyTime, atAnyTime),
        choice(evening, { ...filter, when: "evening" }),
        choice(weekend, { ...filter, when: "weekend" }),
      ],
    },
  ];
}

/** All batches that can be joined, by month; filtered by course, evening or weekend as the address says. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const batches = await context.get(servicesContext).listOpenBatches();
  const filter = batchFilterOf(url.searchParams, site);
  const { all, next } = site.messages.batches;
  const { meta: _, filter: labels, lead, ...words } = all;
  const { timeZone } = site.content.company.hours;
  const page = {
    months: batchesByMonth(batches, filter, site),
    filters: choicesOf(filter, site),
    words: { ...words, filter: labels.label, zone: next.zone },
    lead: fillText(lead, { zone: spokenZone(new Date(), timeZone) }),
    head: pageHead(site, "/batches"),
  };
  return data(page, { headers: batchListPath(filter) === "/batches" ? publicPageHeaders() : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function AllBatches({ loaderData }: Route.ComponentProps) {
  const { months, filters, words, lead, head } = loaderData;
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
