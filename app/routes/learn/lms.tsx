import { Suspense } from "react";
import { Await } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { requireUser } from "#app/request/require-user.ts";
import { PersonChoice } from "#domains/accounts/site/person-choice.tsx";
import { usePrivatePage } from "#domains/accounts/site/use-private-page.ts";
import { plainPattern } from "#domains/catalogue/rules/course-pattern.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { ClaimBand } from "#domains/content/site/claim-band.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { NothingYet, OwnCourses } from "#domains/portal/site/own-courses.tsx";
import { ownView } from "#domains/portal/site/own-view.ts";
import { type PortalAnswer, PortalCourses } from "#domains/portal/site/portal-courses.tsx";
import { IconCardGrid } from "#ui/site/icon-card-grid.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/lms.ts";

/** For signed-in users (specification §2); the list of courses streams in, or an error does. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser({ url, context });
  const own = await context.get(servicesContext).showOwnPortal(user);
  const { content, messages } = context.get(siteContext);
  const { portal } = content.pages;
  const { courses: words, dialog } = messages.labels.portal;
  const shownOf = (id: string) => {
    const { pattern = plainPattern, outline } = content.courses.find((course) => course.id === id) ?? {};
    return { pattern, hasOutline: outline !== undefined };
  };
  const courses = context
    .get(servicesContext)
    .listCourses()
    .then(
      (all): PortalAnswer =>
        all.length > 0
          ? { list: all.map(({ _id, title, duration }) => ({ _id, title, duration, ...shownOf(_id) })) }
          : { empty: words.empty },
      (): PortalAnswer => ({ failure: { title: words.error, text: messages.toasts.error.text, retry: words.retry } }),
    );
  const { mission, vision, values } = content.pages.about;
  return {
    own: ownView(own, messages.portal),
    people: own.people,
    choice: messages.accounts.people,
    portal: { meta: portal.meta, hero: portal.hero, courses: portal.courses, stats: portal.stats },
    words: { ...shownWords(words), dialog },
    mission,
    vision,
    values,
    courses,
  };
}

/** The texts of every answer; the others are sent with the answer that shows them. */
const shownWords = ({ empty, error, retry, ...shown }: Site["messages"]["labels"]["portal"]["courses"]) => ({
  courses: shown,
});

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.portal.meta);

export default function Lms({ loaderData }: Route.ComponentProps) {
  usePrivatePage();
  const { own, people, choice, portal, words, mission, vision, values, courses } = loaderData;
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
      <PageIntro title={hero.title} lead={hero.lead} tiling="3.12.12" ground="emerald" level={week ? 2 : 1} />
      {note && (
        <Section id="my-courses" title={title}>
          <NothingYet note={note} />
        </Section>
      )}
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
