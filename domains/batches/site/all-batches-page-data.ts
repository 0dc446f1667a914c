import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { type BatchFilter, batchesByMonth, batchListPath } from "./batch-calendar.ts";
import type { FilterChoices } from "./batch-filters.tsx";

export type AllBatchesPageData = ReturnType<typeof allBatchesPageData>;

/** The data of the page of all batches, narrowed by a filter. */
export function allBatchesPageData(site: Site, batches: TimedBatch[], filter: BatchFilter) {
  const { all, next } = site.messages.batches;
  const { meta: _, filter: labels, lead, ...words } = all;
  const { timeZone } = site.content.company.hours;
  return {
    months: batchesByMonth(batches, filter, site),
    filters: choicesOf(filter, site),
    words: { ...words, filter: labels.label, zone: next.zone },
    lead: fillText(lead, { zone: spokenZone(new Date(), timeZone, site.messages.language.lang) }),
    head: pageHead(site, "/batches"),
  };
}

/** The choices of the filters; each keeps the others' choices. */
function choicesOf(filter: BatchFilter, { content, messages }: Site): FilterChoices[] {
  const { courses, everyCourse, times, anyTime, evening, weekend, branches, everyBranch } = messages.batches.all.filter;
  const { course: _course, ...ofAllCourses } = filter;
  const { when: _when, ...atAnyTime } = filter;
  const { branch: _branch, ...everywhere } = filter;
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
    ...(content.branches.length > 1
      ? [
          {
            title: branches,
            choices: [
              choice(everyBranch, everywhere),
              ...content.branches.map(({ id: branch, name }) => choice(name, { ...filter, branch })),
            ],
          },
        ]
      : []),
  ];
}
