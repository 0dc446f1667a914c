import { data } from "react-router";
import { CourseHero } from "#app/features/catalogue/course-hero.tsx";
import { GuardedCourses } from "#app/features/catalogue/guarded-courses.tsx";
import { ModuleList } from "#app/features/catalogue/module-list.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { courseThing } from "#app/lib/structured-data/catalogue.ts";
import { ClaimBand } from "#app/ui/claim-band.tsx";
import { ClosingCall } from "#app/ui/closing-call.tsx";
import { IconCardGrid } from "#app/ui/icon-card-grid.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { TickList } from "#app/ui/tick-list.tsx";
import { findCoursePage } from "#shared/content/course-landing-pages.ts";
import { coursePageLabels } from "#shared/content/course-pages/course-page.ts";
import { courses } from "#shared/content/courses.ts";
import { home } from "#shared/content/home.ts";
import { canonicalPathOf } from "#shared/content/site-pages.ts";
import type { Route } from "./+types/course.ts";

/** The course of `/courses/<slug>` or of one of its other addresses. */
export function loader({ url }: Route.LoaderArgs) {
  const path = canonicalPathOf(url.pathname);
  const course = courses.find(({ canonicalPath }) => canonicalPath === path);
  const page = course && findCoursePage(course.id);
  if (!course || !page) throw data(null, { status: 404 });
  return {
    course,
    page,
    labels: coursePageLabels,
    priceHidden: home.plans.priceHidden,
    head: pageHead(path, [courseThing(course)]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function CourseLanding({ loaderData }: Route.ComponentProps) {
  const { course, page, labels, priceHidden, head } = loaderData;
  return (
    <GuardedCourses>
      <CourseHero
        course={course}
        title={page.hero.title}
        lead={page.hero.lead}
        trail={head.trail}
        labels={labels}
        priceHidden={priceHidden}
        priceNote={page.priceNote?.text}
      />
      <Section id="reasons" title={page.reasons.title} lead={page.reasons.lead}>
        <IconCardGrid cards={page.reasons.cards} columns={4} />
      </Section>
      {page.market && (
        <Section id="market" ground="sunken" heading="beside" title={page.market.title} lead={page.market.lead}>
          <ClaimBand claims={page.market.claims} />
        </Section>
      )}
      <Section
        id="modules"
        ground={page.market ? "paper" : "sunken"}
        title={page.modules.title}
        lead={page.modules.lead}
      >
        <ModuleList modules={page.modules.list} />
      </Section>
      <Section id="abilities" ground="band" heading="beside" title={page.abilities.title} lead={page.abilities.lead}>
        <TickList entries={page.abilities.list} />
      </Section>
      <Section id="roles" heading="beside" title={page.roles.title} lead={page.roles.lead}>
        <PointList points={page.roles.list} />
      </Section>
      <ClosingCall {...page.closing} tiling={course.pattern.tiling} />
    </GuardedCourses>
  );
}
