import { batchFee, courseOfBatch } from "#domains/batches/rules/batch-fee.ts";
import { seatBadge } from "#domains/batches/rules/seat-badge.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import { timingIn } from "#domains/catalogue/rules/batch-days.ts";
import { coursePattern } from "#domains/catalogue/rules/course-pattern.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { feeTexts, feeUnit } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { headOf } from "#domains/content/site/page-head.ts";
import { fillMeta } from "#domains/content/site/page-meta.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { wholeDate } from "#shared/formats/format-date.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import { calendarOf } from "./batch-calendar.ts";
import type { BatchOnCard } from "./batch-card.tsx";
import { whereInWords } from "./batch-words.ts";
import { batchesThing } from "./structured-data.ts";

export type BatchesPageData = ReturnType<typeof batchesPageData>;

/** The data of the page of a course's batches; those that have ended come last. */
export function batchesPageData(site: Site, { course: found, batches }: { course: Course; batches: TimedBatch[] }) {
  const { content, messages, pages } = site;
  // The page's language may have a title of its own.
  const course = { ...found, title: content.courses.find(({ id }) => id === found._id)?.title ?? found.title };
  const { meta, title, lead, crumb, list, other, actions } = messages.batches;
  const names = { course: course.title };
  const path = `/batches/${course.slug}`;
  const open = batches.filter(({ hasEnded }) => !hasEnded);
  const ended = batches.filter(({ hasEnded }) => hasEnded);
  const pattern = coursePattern(content.courses, course._id);
  const { breadcrumbs, imageOf } = pages.courseTrail(course, { name: crumb, path });
  const page = {
    ...fillMeta(meta, names),
    path,
    indexed: batches.length > 0,
    tiling: pattern.tiling,
    breadcrumbs,
    imageOf,
  };
  return {
    batches: [...open, ...ended].map((batch) => onCard(batch, course.title, site)),
    words: {
      title,
      list,
      other: { ...other, text: content.pages.portal.otherHours },
      actions,
      card: cardWords(site),
    },
    priceHidden: content.pages.home.plans.priceHidden,
    lead: fillText(lead, names),
    slug: course.slug,
    hasOutline: content.courses.some(({ id, outline }) => id === course._id && outline),
    pattern,
    head: headOf(site, page, open.length > 0 ? [batchesThing(site, course, open)] : []),
  };
}

/** A batch with its figures as text. */
function onCard(batch: TimedBatch, course: string, site: Site): BatchOnCard {
  const words = site.messages.batches.card;
  const locale = site.messages.language.lang;
  const { _id, name, timing, instructor, description, seats, hasEnded } = batch;
  const badge = seatBadge(batch);
  return {
    mode: whereInWords(batch, site),
    timing: timingIn(locale, timing, site.content.company.hours.timeZone),
    ...{ _id, name, instructor, description, badge, hasEnded },
    schedule: weekInWords(site, batch.schedule),
    badgeText: words.badges[badge.level],
    dates: fillText(words.span, { start: wholeDate(batch.startDate, locale), end: wholeDate(batch.endDate, locale) }),
    price: feeTexts(site.content, (currency) => batchFee(site.content, batch, currency)),
    feeUnit: feeUnit(courseOfBatch(site.content, batch.courseId) ?? {}, site.messages.labels),
    taken: fillText(words.seats, { taken: seats - badge.left, seats }),
    left: badge.left === 0 ? words.full : fillCount(words.left, badge.left),
    askFee: askFeeLink(site, { course, batch: name }),
    calendar: calendarOf(batch),
  };
}

/** The texts of every card; the others are filled in for each batch. */
function cardWords({ messages, sections }: Site) {
  const { card, all } = messages.batches;
  const { schedule, timing, instructor, dates, ended, enrol } = card;
  const { calendar } = all;
  const lectures = sections.isOn("secretIds") ? card.lectures : null;
  return { schedule, timing, instructor, dates, ended, enrol, lectures, calendar };
}
