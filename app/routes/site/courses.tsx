import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { allCoursesBar } from "#domains/batches/site/all-courses-bar.ts";
import { askFeeLink } from "#domains/batches/site/ask-fee-link.ts";
import { OfferBar } from "#domains/batches/site/offer-bar.tsx";
import { CatalogueCard, type CatalogueCourse } from "#domains/catalogue/site/catalogue-card.tsx";
import { courseFigures } from "#domains/catalogue/site/course-figures.ts";
import { FacultyGrid } from "#domains/catalogue/site/faculty-grid.tsx";
import { GuardedCourses } from "#domains/catalogue/site/guarded-courses.tsx";
import type { SiteCourse } from "#domains/content/contract/site-content.ts";
import { feeTexts, feeUnit, lowestPrice } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { courseThing, listThing } from "#domains/content/site/structured-data/catalogue-things.ts";
import { languageOf } from "#shared/language-of.ts";
import { WithFootBar } from "#ui/site/foot-bar.tsx";
import { IconCardGrid } from "#ui/site/icon-card-grid.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/courses.ts";

function catalogueCourse(course: SiteCourse, site: Site): CatalogueCourse {
  const { content, messages } = site;
  const { id, title, description, canonicalPath, duration, level, skills, pattern, thumbnail } = course;
  return {
    ...{ id, title, description, canonicalPath, duration, skills, pattern, thumbnail },
    level: messages.labels.levels[level],
    ...courseFigures(course, messages.labels.courseFigures),
    price: feeTexts(content, (currency) => lowestPrice(course, content.plans, currency)),
    feeUnit: feeUnit(course, messages.labels),
    hasOutline: course.outline !== undefined,
    askFee: askFeeLink(site, { course: title }),
    ...languageOf(course),
  };
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { company, courses, teachers, pages } = site.content;
  const { courseCard, faculty, structuredData } = site.messages.labels;
  const { meta: _, ...page } = pages.courses;
  const { skills, enrolAction, outlineAction, priceHidden } = courseCard;
  const things = courses.map((course) => courseThing(site, course));
  return {
    page,
    courses: courses.map((course) => catalogueCourse(course, site)),
    card: { words: { skills, enrolAction, outlineAction, priceHidden } },
    faculty: teachers.flatMap(({ name, image, faculty, lang }) =>
      faculty ? { name, image, ...faculty, ...languageOf({ lang }) } : [],
    ),
    programLabel: faculty.program,
    bar: allCoursesBar(site, await context.get(servicesContext).listOpenBatches()),
    allDates: site.messages.batches.all.link,
    blocks: company.blockDeveloperTools,
    head: pageHead(site, "/courses", [listThing(structuredData.courses, things)]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { page, courses, card, faculty, programLabel, bar, allDates, blocks, head } = loaderData;
  return (
    <>
      <PageIntro title={page.hero.title} lead={page.hero.lead} tiling={head.tiling} trail={head.trail}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={page.hero.action.href} size="large">
            {page.hero.action.label}
          </ButtonLink>
          <ButtonLink to="/batches" size="large" variant="quiet">
            {allDates}
          </ButtonLink>
        </div>
      </PageIntro>
      {courses.length > 0 && (
        <GuardedCourses blocks={blocks}>
          <Section id="courses" ground="sunken" title={page.list.title} lead={page.list.lead}>
            <ul className="grid gap-6">
              {courses.map((course) => (
                <li key={course.id}>
                  <CatalogueCard course={course} {...card} />
                </li>
              ))}
            </ul>
          </Section>
        </GuardedCourses>
      )}
      <WithFootBar label={bar.label} bar={<OfferBar {...bar.offer} />} toTheEnd>
        {faculty.length > 0 && (
          <Section id="faculty" title={page.faculty.title} lead={page.faculty.lead}>
            <FacultyGrid faculty={faculty} programLabel={programLabel} />
          </Section>
        )}
        <Section id="reasons" ground="sunken" title={page.reasons.title} lead={page.reasons.lead}>
          <IconCardGrid cards={page.reasons.list} />
        </Section>
      </WithFootBar>
    </>
  );
}
