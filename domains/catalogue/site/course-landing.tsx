import type { ReactNode } from "react";
import { ClosingCall } from "#domains/content/site/closing-call.tsx";
import { QuestionList } from "#domains/content/site/question-list.tsx";
import { Recording } from "#domains/content/site/recording.tsx";
import { WorkList } from "#domains/content/site/work-list.tsx";
import { ClaimBand } from "#ui/site/claim-band.tsx";
import { FoldedRest } from "#ui/site/folded-rest.tsx";
import { WithFootBar } from "#ui/site/foot-bar.tsx";
import { IconCardGrid } from "#ui/site/icon-card-grid.tsx";
import { PointList } from "#ui/site/point-list.tsx";
import { Section } from "#ui/site/section.tsx";
import { TickList } from "#ui/site/tick-list.tsx";
import { CourseHero } from "./course-hero.tsx";
import type { CourseLandingData } from "./course-landing-data.ts";
import { GuardedCourses } from "./guarded-courses.tsx";
import { TeacherList } from "./teacher-list.tsx";

/**
 * A course's landing page (specification §2, "Course landing pages"); `offer` is shown beside its first words,
 * `bar` at the foot of a phone's screen.
 */
export function CourseLanding({ offer, bar, ...data }: CourseLandingData & { offer: ReactNode; bar: ReactNode }) {
  const {
    course,
    page,
    facts,
    outline,
    demo,
    allModules,
    allAbilities,
    barLabel,
    teachers,
    sample,
    blocks,
    language,
    head,
  } = data;
  return (
    <GuardedCourses {...language} blocks={blocks}>
      <CourseHero
        course={course}
        title={page.hero.title}
        lead={page.hero.lead}
        trail={head.trail}
        outline={outline}
        facts={facts}
        offer={offer}
      />
      <WithFootBar label={barLabel} bar={bar}>
        {page.reasons && (
          <Section id="reasons" title={page.reasons.title} lead={page.reasons.lead}>
            <IconCardGrid cards={page.reasons.cards} columns={4} />
          </Section>
        )}
        {page.market && (
          <Section id="market" ground="sunken" heading="beside" title={page.market.title} lead={page.market.lead}>
            <ClaimBand claims={page.market.claims} />
          </Section>
        )}
        {page.modules && (
          <Section
            id="modules"
            ground={page.market ? "paper" : "sunken"}
            title={page.modules.title}
            lead={page.modules.lead}
          >
            <ModuleList modules={page.modules.list} all={allModules} />
          </Section>
        )}
        {page.abilities && (
          <Section
            id="abilities"
            ground="band"
            heading="beside"
            title={page.abilities.title}
            lead={page.abilities.lead}
          >
            <TickList entries={page.abilities.list} folded={{ first: 6, all: allAbilities }} />
          </Section>
        )}
        {page.teachers && teachers.length > 0 && (
          <Section id="teachers" title={page.teachers.title} lead={page.teachers.lead}>
            <TeacherList teachers={teachers} />
          </Section>
        )}
        {sample && (
          <Section id="sample" ground="sunken" heading="beside" title={sample.title} lead={sample.lead}>
            <Recording {...sample.video} />
          </Section>
        )}
        {page.capstones && (
          <Section id="capstones" title={page.capstones.title} lead={page.capstones.lead}>
            <WorkList pieces={page.capstones.list} />
          </Section>
        )}
        {page.roles && (
          <Section id="roles" heading="beside" title={page.roles.title} lead={page.roles.lead}>
            <PointList points={page.roles.list} />
          </Section>
        )}
        {page.questions && (
          <Section
            id="questions"
            ground="sunken"
            heading="beside"
            title={page.questions.title}
            lead={page.questions.lead}
          >
            <QuestionList questions={page.questions.list} />
          </Section>
        )}
        {page.closing && <ClosingCall {...page.closing} second={demo} tiling={course.pattern.tiling} />}
      </WithFootBar>
    </GuardedCourses>
  );
}

type ModuleListProps = { modules: { title: string; text: string }[]; all: string };

/** Modules that a phone shows at once; even, because a wide screen has two in a row. */
const firstModules = 4;

/** The course's modules, numbered, in two columns on a wide screen; on a phone all but the first are folded. */
function ModuleList({ modules, all }: ModuleListProps) {
  const rest = modules.slice(firstModules);
  return (
    <>
      <ModuleRows modules={modules.slice(0, firstModules)} from={1} />
      {rest.length > 0 && (
        <FoldedRest summary={all}>
          <ModuleRows modules={rest} from={firstModules + 1} />
        </FoldedRest>
      )}
    </>
  );
}

function ModuleRows({ modules, from }: { modules: ModuleListProps["modules"]; from: number }) {
  return (
    <ol start={from} className="grid gap-x-12 md:grid-cols-2">
      {modules.map(({ title, text }, place) => (
        <li key={title} className="flex gap-4 border-t border-line py-3.5 md:gap-5 md:py-5">
          <span aria-hidden="true" className="w-9 shrink-0 font-display text-2xl leading-none font-bold text-ink-faint">
            {String(from + place).padStart(2, "0")}
          </span>
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-ink-soft max-md:text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
