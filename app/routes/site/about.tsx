import { siteContext } from "#app/request/contexts.ts";
import { TeamGrid } from "#domains/content/site/about/team-grid.tsx";
import { ClosingCall } from "#domains/content/site/closing-call.tsx";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { aboutThing, personThing } from "#domains/content/site/structured-data/about.ts";
import { organisation } from "#domains/content/site/structured-data/organisation.ts";
import { languageOf } from "#shared/language-of.ts";
import { ClaimBand } from "#ui/site/claim-band.tsx";
import { IconCardGrid } from "#ui/site/icon-card-grid.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { Section } from "#ui/site/section.tsx";
import type { Route } from "./+types/about.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { meta: _, ...about } = site.content.pages.about;
  const members = site.content.teachers.filter(({ team }) => team);
  return {
    about,
    team: members.flatMap(({ name, image, team, lang }) =>
      team ? { name, image, ...team, ...languageOf({ lang }) } : [],
    ),
    head: pageHead(site, "/about", [
      organisation(site),
      aboutThing(site),
      ...members.map((member) => personThing(site, member)),
    ]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function About({ loaderData }: Route.ComponentProps) {
  const { about, team, head } = loaderData;
  return (
    <>
      <PageIntro title={about.hero.title} lead={about.hero.lead} tiling={head.tiling} trail={head.trail}>
        <div className="mt-2 max-w-4xl">
          <ClaimBand claims={about.hero.claims} />
        </div>
      </PageIntro>
      <Section id="story" ground="sunken" heading="beside" title={about.story.title} lead={about.story.lead}>
        <Timeline milestones={about.story.milestones} />
      </Section>
      <section className="page grid gap-5 py-10 md:grid-cols-2 md:py-20">
        {[about.mission, about.vision].map(({ title, text }, place) => (
          <div
            key={title}
            className={`rounded-card p-6 md:p-10 ${place === 0 ? "on-dark bg-emerald text-on-hue" : "bg-sunken"}`}
          >
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-3 font-display text-lg leading-relaxed font-medium">{text}</p>
          </div>
        ))}
      </section>
      <Section id="values" ground="sunken" title={about.values.title} lead={about.values.lead}>
        <IconCardGrid cards={about.values.list} />
      </Section>
      <Section id="why-choose" title={about.whyChoose.title} lead={about.whyChoose.lead}>
        <ClaimBand claims={about.whyChoose.claims} />
      </Section>
      {team.length > 0 && (
        <Section id="people" ground="sunken" title={about.people.title} lead={about.people.lead}>
          <TeamGrid team={team} />
        </Section>
      )}
      <ClosingCall {...about.closing} tiling={head.tiling} />
    </>
  );
}

type TimelineProps = { milestones: { date: string; when: string; title: string; text: string }[] };

/** The steps of a year along a line. */
function Timeline({ milestones }: TimelineProps) {
  return (
    <ol className="border-s-2 border-accent">
      {milestones.map(({ date, when, title, text }) => (
        <li key={date} className="relative pb-6 ps-8 last:pb-0">
          <span aria-hidden="true" className="absolute top-1.5 -start-[0.4375rem] size-3 rotate-45 bg-accent" />
          <p className="text-sm text-ink-faint">
            <time dateTime={date}>{when}</time>
          </p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="mt-1.5 max-w-2xl text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
