import { data } from "react-router";
import { CourseHero } from "#app/features/catalogue/course-hero.tsx";
import { GuardedCourses } from "#app/features/catalogue/guarded-courses.tsx";
import { ModuleList } from "#app/features/catalogue/module-list.tsx";
import { formatPrice } from "#app/lib/format-price.ts";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { courseThing } from "#app/lib/structured-data/catalogue.ts";
import { ClaimBand } from "#app/ui/claim-band.tsx";
import { ClosingCall } from "#app/ui/closing-call.tsx";
import { IconCardGrid } from "#app/ui/icon-card-grid.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { TickList } from "#app/ui/tick-list.tsx";
import type { Route } from "./+types/course.ts";

/** The course of `/courses/<slug>` or of one of its other addresses. */
export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { company, courses, pages } = site.content;
  const { coursePage, courseCard: words, perMonth } = site.messages.labels;
  const path = site.pages.canonicalPathOf(url.pathname);
  const course = courses.find(({ canonicalPath }) => canonicalPath === path);
  if (!course) throw data(null, { status: 404 });
  const { id, pattern, monthlyPrice } = course;
  const { meta: _, priceNote, ...page } = course.page;
  return {
    course: { id, pattern },
    page,
    facts: [
      { label: words.duration, value: course.duration },
      { label: words.level, value: course.level },
      { label: words.students, value: course.students },
      { label: words.rating, value: String(course.rating) },
      { label: words.modules, value: String(course.modules) },
      { label: words.projects, value: String(course.projects) },
    ],
    price: priceNote?.text ?? `${formatPrice(monthlyPrice, company.currency.symbol)} ${perMonth}`,
    priceHidden: pages.home.plans.priceHidden,
    labels: coursePage,
    blocks: company.blockDeveloperTools,
    head: pageHead(site, path, [courseThing(site, course)]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function CourseLanding({ loaderData }: Route.ComponentProps) {
  const { course, page, facts, price, priceHidden, labels, blocks, head } = loaderData;
  return (
    <GuardedCourses blocks={blocks}>
      <CourseHero
        course={course}
        title={page.hero.title}
        lead={page.hero.lead}
        trail={head.trail}
        labels={labels}
        facts={facts}
        price={price}
        priceHidden={priceHidden}
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
