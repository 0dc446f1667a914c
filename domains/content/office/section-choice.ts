import { type Section, type Sections, sectionNames } from "#domains/content/contract/sections.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { formats, type Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";

type Off = Sections["off"];
type Words = Messages["admin"]["content"]["sections"];

/** The names of a section's fields in the form: whether it is on, and where its addresses lead. */
export const fieldsOf = (section: Section) => ({ on: `on.${section}`, leadsTo: `leads.${section}` });

/** The pages that the addresses of a section can lead to, each with its name. */
export function pagesToLeadTo({ pages }: Site): [path: string, name: string][] {
  return pages.all.filter(({ indexed }) => indexed).map(({ path, name }) => [path, name]);
}

/** The sections that a sent form switches off. */
export function readSections(form: Partial<Record<string, string>>): Off {
  return sectionNames
    .filter((section) => form[fieldsOf(section).on] === undefined)
    .map((section) => {
      const leadsTo = form[fieldsOf(section).leadsTo];
      return { section, ...(leadsTo && { leadsTo }) };
    });
}

/** The name of the field that says where the addresses of a course lead that is off the site. */
export const fieldOfCourse = (course: string) => `course.${course}`;

/** Where a sent form leads the addresses of these courses; the others stay as they are. */
export function readCourseLeads(
  form: Partial<Record<string, string>>,
  courses: { id: string }[],
  before: Sections["courses"] = [],
): Sections["courses"] {
  const others = before.filter(({ course }) => courses.every(({ id }) => id !== course));
  const led = courses.flatMap(({ id: course }) => {
    const leadsTo = form[fieldOfCourse(course)];
    return leadsTo ? [{ course, leadsTo }] : [];
  });
  return [...others, ...led];
}

/** The fields whose page is to be switched off too, or is not there. */
export function wrongLeads(
  { off, courses = [] }: Sections,
  { pages, sections, messages }: Site,
): Record<string, string> {
  const { leadsOff } = messages.admin.content.sections;
  const isGoing = (path: string) => {
    const section = sections.sectionOf(path);
    return !pages.find(path) || off.some((one) => one.section === section);
  };
  const wrong = off.filter(({ leadsTo }) => leadsTo !== undefined && isGoing(leadsTo));
  const wrongCourses = courses.filter(({ leadsTo }) => isGoing(leadsTo));
  return Object.fromEntries([
    ...wrong.map(({ section }) => [fieldsOf(section).leadsTo, leadsOff]),
    ...wrongCourses.map(({ course }) => [fieldOfCourse(course), leadsOff]),
  ]);
}

/** A publication's changes in sentences: the sections that visitors no longer see, and those that are back. */
export function changedSections(
  before: Off,
  after: Off,
  { words: { names, gone, back, moved }, lang }: { words: Words; lang: Locale },
): string {
  const has = (list: Off, section: Section) => list.some((one) => one.section === section);
  const said = (sentence: string, list: Off) =>
    list.length > 0
      ? [
          fillText(sentence, {
            names: formats(lang)
              .list("conjunction")
              .format(list.map(({ section }) => names[section])),
          }),
        ]
      : [];
  const sentences = [
    ...said(
      gone,
      after.filter(({ section }) => !has(before, section)),
    ),
    ...said(
      back,
      before.filter(({ section }) => !has(after, section)),
    ),
  ];
  return (sentences.length > 0 ? sentences : [moved]).join(" ");
}
