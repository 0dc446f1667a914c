import { FileDown } from "lucide-react";
import { data, isRouteErrorResponse, useLocation } from "react-router";
import type { FailureHandle } from "#app/layout/failure-page.ts";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import printStyles from "#app/styles/print-page.css?url";
import { coursePattern } from "#domains/catalogue/rules/course-pattern.ts";
import { outlineThing } from "#domains/catalogue/site/learn.ts";
import { MonthBlock } from "#domains/catalogue/site/outline/month-block.tsx";
import { NextStep } from "#domains/catalogue/site/outline/next-step.tsx";
import { WeekShape } from "#domains/catalogue/site/outline/week-shape.tsx";
import { useFrame } from "#domains/content/site/frame.ts";
import { headOf } from "#domains/content/site/page-head.ts";
import { fillMeta, headMeta } from "#domains/content/site/page-meta.ts";
import { fillText } from "#shared/fill-text.ts";
import { publicPageHeaders } from "#shared/serving/public-page.ts";
import { BackLink } from "#ui/site/back-link.tsx";
import { buttonClass } from "#ui/site/button-class.ts";
import { FactList } from "#ui/site/fact-list.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { PrintStyles } from "#ui/site/print-styles.tsx";
import { Problem } from "#ui/site/problem.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/course-outline.ts";

/** The outline of the course in the address, by id or slug (specification §2, "Course outline"). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).showOutline(params.courseId);
  if (!found) throw data(null, { status: 404 });
  const { course, outline } = found;
  const site = context.get(siteContext);
  const { content, messages, pages } = site;
  const { meta, crumb, lead, ...words } = messages.outline;
  const weeks = outline.durationWeeks;
  const names = { course: course.title, duration: course.duration, weeks };
  const path = `/course-outline/${course.slug}`;
  const pattern = coursePattern(content.courses, course._id);
  const { breadcrumbs, imageOf } = pages.courseTrail(course, { name: crumb, path });
  const page = { ...fillMeta(meta, names), path, indexed: true, tiling: pattern.tiling, breadcrumbs, imageOf };
  return {
    outline,
    pattern,
    words,
    lead: fillText(lead, names),
    slug: course.slug,
    facts: [
      { label: words.facts.duration, value: course.duration },
      { label: words.facts.weeks, value: String(weeks) },
      { label: words.facts.labs, value: String(outline.months.flatMap((month) => month.weeks).length) },
      { label: words.facts.level, value: course.level },
    ],
    head: headOf(site, page, [outlineThing(site, course, outline)]),
  };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function CourseOutline({ loaderData }: Route.ComponentProps) {
  const { outline, pattern, words, lead, slug, facts, head } = loaderData;
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
          <a href={`/api/outline/${slug}/pdf`} className={buttonClass({ size: "large", variant: "onBand" })}>
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

/** Shown instead of an outline that could not be loaded. */
function Failure() {
  const { outlineFailed, texts } = useFrame().learnProblems;
  return (
    <Problem title={outlineFailed.title} texts={[texts.outline, texts.outlineHint]}>
      <BackLink to="/courses">{outlineFailed.back}</BackLink>
      <a href={useLocation().pathname} className={buttonClass({ variant: "quiet" })}>
        {outlineFailed.again}
      </a>
    </Problem>
  );
}

export const handle: FailureHandle = { Failure };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { outlineMissing, texts } = useFrame().learnProblems;
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure />;
  return (
    <Problem title={texts.outlineMissing} texts={[]}>
      <ButtonLink to={outlineMissing.home.href}>{outlineMissing.home.label}</ButtonLink>
    </Problem>
  );
}
