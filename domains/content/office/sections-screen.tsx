import {
  homeBlocks,
  ownSwitches,
  pageSections,
  type Section,
  type Sections,
} from "#domains/content/contract/sections.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { fieldOfCourse, fieldsOf } from "./section-choice.ts";

type SectionsScreenProps = Sections & {
  /** The version that a save replaces. */
  version: number;
  /** The pages that a section's addresses can lead to, each with its name. */
  pages: [path: string, name: string][];
  /** The courses that were taken off the site. */
  formerCourses: { id: string; title: string }[];
  outcome: Outcome | undefined;
};

/** The parts of the site that an institute may switch off, each with a box that is checked while it is on. */
export function SectionsScreen({ off, courses = [], version, pages, formerCourses, outcome }: SectionsScreenProps) {
  const { sections: words } = useFrame().words.content;
  const typed = outcome?.refused === undefined ? undefined : outcome.typed;
  const switchOf = (section: Section) => {
    const stored = off.find((one) => one.section === section);
    const fields = fieldsOf(section);
    return {
      section,
      isOn: typed ? fields.on in typed : stored === undefined,
      leadsTo: (typed ? typed[fields.leadsTo] : stored?.leadsTo) ?? "",
      error: outcome?.fields?.[fields.leadsTo],
    };
  };
  return (
    <div className="grid max-w-3xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </header>
      <OutcomeNote outcome={outcome} />
      <ActForm key={version} name="sections" className="grid gap-5" stays>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="seen" value={version} />
        <fieldset aria-labelledby="pages-title" className="card grid gap-3 p-4">
          <h2 id="pages-title" className="text-lg">
            {words.pages}
          </h2>
          {pageSections.map((section) => (
            <PageSwitch key={section} {...switchOf(section)} pages={pages} />
          ))}
          {ownSwitches.map((section) => (
            <div key={section} className="border-t border-line pt-2">
              <Switch {...switchOf(section)} />
            </div>
          ))}
        </fieldset>
        <fieldset aria-labelledby="home-title" className="card grid gap-3 p-4">
          <h2 id="home-title" className="text-lg">
            {words.home}
          </h2>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {homeBlocks.map((block) => (
              <Switch key={block} {...switchOf(`home.${block}`)} />
            ))}
          </div>
        </fieldset>
        {formerCourses.length > 0 && (
          <fieldset aria-labelledby="courses-title" className="card grid gap-3 p-4">
            <h2 id="courses-title" className="text-lg">
              {words.courses}
            </h2>
            <p className="text-ink-soft">{words.coursesText}</p>
            {formerCourses.map(({ id, title }) => (
              <Choice
                key={id}
                label={fillText(words.leadsTo, { name: title })}
                name={fieldOfCourse(id)}
                defaultValue={
                  (typed ? typed[fieldOfCourse(id)] : courses.find(({ course }) => course === id)?.leadsTo) ?? ""
                }
                options={[["", words.nowhere], ...pages]}
                error={outcome?.fields?.[fieldOfCourse(id)]}
              />
            ))}
          </fieldset>
        )}
        <button type="submit" className="button button-main justify-self-start">
          {words.save}
        </button>
      </ActForm>
    </div>
  );
}

type SwitchProps = { section: Section; isOn: boolean };

function Switch({ section, isOn }: SwitchProps) {
  const { names } = useFrame().words.content.sections;
  return (
    <label className="flex min-h-9 items-center gap-2 font-semibold max-md:min-h-11">
      <input
        type="checkbox"
        name={fieldsOf(section).on}
        defaultChecked={isOn}
        className="size-4.5 shrink-0 accent-link"
      />
      {names[section]}
    </label>
  );
}

type PageSwitchProps = SwitchProps & {
  leadsTo: string;
  error: string | undefined;
  pages: SectionsScreenProps["pages"];
};

/** A section with addresses of its own: while it is on, nobody needs to say where they lead. */
function PageSwitch({ leadsTo, error, pages, ...shown }: PageSwitchProps) {
  const words = useFrame().words.content.sections;
  return (
    <div className="grid gap-2 border-t border-line pt-2 first-of-type:border-0 sm:grid-cols-[1fr_1fr] [&:has(input:checked)>.unless-on]:hidden">
      <Switch {...shown} />
      <div className="unless-on">
        <Choice
          label={fillText(words.leadsTo, { name: words.names[shown.section] })}
          name={fieldsOf(shown.section).leadsTo}
          defaultValue={leadsTo}
          options={[["", words.nowhere], ...pages]}
          error={error}
        />
      </div>
    </div>
  );
}
