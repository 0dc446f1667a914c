import { Suspense } from "react";
import { Await } from "react-router";
import { PersonChoice } from "#domains/accounts/site/person-choice.tsx";
import { usePrivatePage } from "#domains/accounts/site/use-private-page.ts";
import { ClaimBand } from "#ui/site/claim-band.tsx";
import { IconCardGrid } from "#ui/site/icon-card-grid.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { NothingYet, OwnCourses } from "./own-courses.tsx";
import { PortalCourses } from "./portal-courses.tsx";
import type { PortalPageData } from "./portal-page-data.ts";

/** The portal of a signed-in visitor: their own week, and the courses on offer (specification §2). */
export function PortalPage({ own, people, choice, portal, words, courses, ...about }: PortalPageData) {
  usePrivatePage();
  const { mission, vision, values } = about;
  const { hero, stats } = portal;
  const { title, week, note } = own;
  return (
    <>
      {people.length > 0 && (
        <div className="page pt-6">
          <PersonChoice people={people} words={choice} from="/lms" />
        </div>
      )}
      {week && <OwnCourses title={title} week={week} />}
      {note && <NothingYet title={title} note={note} />}
      <PageIntro title={hero.title} lead={hero.lead} tiling="3.12.12" ground="emerald" level={2} />
      <Section id="courses" ground="sunken" title={portal.courses.title} lead={portal.courses.lead}>
        <Suspense fallback={<PortalCourses.Waiting label={words.courses.loading} />}>
          <Await resolve={courses}>{(answer) => <PortalCourses answer={answer} words={words} />}</Await>
        </Suspense>
        <div className="mt-10">
          <ButtonLink to={words.courses.allAction.href} variant="quiet" size="large">
            {words.courses.allAction.label}
          </ButtonLink>
        </div>
      </Section>
      <Section id="figures" title={stats.title}>
        <ClaimBand claims={stats.claims} />
      </Section>
      <section className="page grid gap-5 py-14 md:grid-cols-2 md:py-26">
        {[mission, vision].map(({ title, text }, place) => (
          <div
            key={title}
            className={`rounded-card p-8 md:p-12 ${place === 0 ? "on-dark bg-lapis text-on-hue" : "bg-sunken"}`}
          >
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-4 font-display text-xl leading-relaxed font-medium">{text}</p>
          </div>
        ))}
      </section>
      <Section id="values" ground="sunken" title={values.title} lead={values.lead}>
        <IconCardGrid cards={values.list} />
      </Section>
    </>
  );
}
