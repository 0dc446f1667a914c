import { CatalogueCard } from "#app/features/catalogue/catalogue-card.tsx";
import { FacultyGrid } from "#app/features/catalogue/faculty-grid.tsx";
import { GuardedCourses } from "#app/features/catalogue/guarded-courses.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { courseThing, listThing } from "#app/lib/structured-data/catalogue.ts";
import { IconCardGrid } from "#app/ui/icon-card-grid.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { Section } from "#app/ui/section.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { courses } from "#shared/content/courses.ts";
import { courseReasons, coursesPage, faculty } from "#shared/content/courses-page.ts";
import type { Route } from "./+types/courses.ts";

export function loader() {
  return {
    page: coursesPage,
    courses,
    courseReasons,
    faculty,
    head: pageHead("/courses", [listThing("Courses", courses.map(courseThing))]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { page, courses, courseReasons, faculty, head } = loaderData;
  return (
    <>
      <PageIntro title={page.hero.title} lead={page.hero.lead} tiling={head.tiling} trail={head.trail}>
        <ButtonLink to={page.hero.action.href} size="large">
          {page.hero.action.label}
        </ButtonLink>
      </PageIntro>
      <GuardedCourses>
        <Section id="courses" ground="sunken" title={page.list.title} lead={page.list.lead}>
          <ul className="grid gap-6">
            {courses.map((course) => (
              <li key={course.id}>
                <CatalogueCard course={course} labels={page.card} />
              </li>
            ))}
          </ul>
        </Section>
      </GuardedCourses>
      <Section id="faculty" title={page.faculty.title} lead={page.faculty.lead}>
        <FacultyGrid faculty={faculty} programLabel={page.faculty.programLabel} />
      </Section>
      <Section id="reasons" ground="sunken" title={page.reasons.title} lead={page.reasons.lead}>
        <IconCardGrid cards={courseReasons} />
      </Section>
    </>
  );
}
