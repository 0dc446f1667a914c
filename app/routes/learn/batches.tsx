import type { ReactNode } from "react";
import { data, isRouteErrorResponse, useLocation } from "react-router";
import type { FailureHandle } from "#app/layout/failure-page.ts";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-page.css?url";
import { seatBadge } from "#domains/batches/rules/seat-badge.ts";
import { calendarOf } from "#domains/batches/site/batch-calendar.ts";
import { BatchCard, type BatchOnCard } from "#domains/batches/site/batch-card.tsx";
import { OtherHours } from "#domains/batches/site/other-hours.tsx";
import { batchesThing } from "#domains/batches/site/structured-data.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { coursePattern } from "#domains/catalogue/rules/course-pattern.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { askFeeLink } from "#domains/catalogue/site/ask-fee-link.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { useFrame } from "#domains/content/site/frame.ts";
import { headOf } from "#domains/content/site/page-head.ts";
import { fillMeta, headMeta } from "#domains/content/site/page-meta.ts";
import { WatchFirst } from "#domains/lectures/site/watch-first.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { formatDate } from "#shared/formats/format-date.ts";
import { formatPrice } from "#shared/formats/format-price.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import type { Messages } from "#shared/words.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PrintStyles } from "#ui/site/print-styles.tsx";
import { Problem } from "#ui/site/problem.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/batches.ts";

type Words = Messages["batches"];

/** A batch with its figures as text. */
function onCard(batch: TimedBatch, course: string, site: Site): BatchOnCard {
  const words = site.messages.batches.card;
  const { _id, name, mode, timing, instructor, description, seats, hasEnded } = batch;
  const badge = seatBadge(batch);
  return {
    ...{ _id, name, mode, timing, instructor, description, badge, hasEnded },
    schedule: weekInWords(site, batch.schedule),
    badgeText: words.badges[badge.level],
    dates: fillText(words.span, { start: formatDate(batch.startDate), end: formatDate(batch.endDate) }),
    price: formatPrice(batch.price, site.content.company.currency.symbol),
    taken: fillText(words.seats, { taken: seats - badge.left, seats }),
    left: badge.left === 0 ? words.full : fillCount(words.left, badge.left),
    askFee: askFeeLink(site, course, name),
    calendar: calendarOf(batch),
  };
}

/** The texts of every card; the others are filled in for each batch. */
function cardWords({ card, all: { calendar } }: Words) {
  const { schedule, timing, instructor, dates, perMonth, ended, enrol, lectures } = card;
  return { schedule, timing, instructor, dates, perMonth, ended, enrol, lectures, calendar };
}

/** The texts of the dialog and the player behind each card's video button. */
function watchWords({ batches, lectures, failures }: Messages) {
  const { title, lead, submit, cancel } = lectures.prompt;
  const { label, hint, submitting } = lectures.gate;
  const { videoLocked: locked, video: failed, secretIdEmpty: empty, videoMissing: missing } = failures;
  return {
    ...{
      button: batches.card.video,
      prompt: { title, lead, submit, cancel },
      gate: { label, hint, submitting },
      missing,
    },
    player: { ...lectures.player, failed },
    refusals: { locked, failed, empty },
  };
}

/** The batches of the course in the address, by id or slug (specification §2, "Batches"). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).showBatches(params.courseId);
  if (!found) throw data(null, { status: 404 });
  const { course, batches } = found;
  const site = context.get(siteContext);
  const { content, messages, pages } = site;
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
      card: cardWords(messages.batches),
      watch: watchWords(messages),
    },
    priceHidden: content.pages.home.plans.priceHidden,
    lead: fillText(lead, names),
    slug: course.slug,
    hasOutline: content.courses.some(({ id, outline }) => id === course._id && outline),
    pattern,
    head: headOf(site, page, open.length > 0 ? [batchesThing(site, course, open)] : []),
  };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = headMeta;

function NoBatches({ texts, again, children }: { texts: string[]; again?: string; children?: ReactNode }) {
  const { noBatches: none } = useFrame().learnProblems;
  return (
    <Problem title={none.title} texts={texts}>
      <ButtonLink to={none.home.href}>{none.home.label}</ButtonLink>
      {again && (
        <a href={again} className={buttonClass({ variant: "quiet" })}>
          {none.again}
        </a>
      )}
      {children}
    </Problem>
  );
}

export default function Batches({ loaderData }: Route.ComponentProps) {
  const { batches, words, priceHidden, lead, slug, hasOutline, pattern, head } = loaderData;
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
                >
                  <WatchFirst batch={batch} words={words.watch} />
                </BatchCard>
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

/** Shown instead of batches that could not be loaded. */
function Failure() {
  const { batchesHint, batches } = useFrame().learnProblems.texts;
  return <NoBatches texts={[batchesHint, batches]} again={useLocation().pathname} />;
}

export const handle: FailureHandle = { Failure };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NoBatches texts={[]} /> : <Failure />;
}
