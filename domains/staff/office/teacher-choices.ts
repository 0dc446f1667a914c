import { foldedName } from "#domains/staff/rules/same-teacher.ts";

/** The teachers that a form offers, and the names of people with a page who are none yet. */
export function teacherChoices(teachers: { id: string; name: string }[], pages: { name: string }[]) {
  const known = new Set(teachers.map(({ name }) => foldedName(name)));
  return {
    teachers: teachers.map(({ id, name }) => ({ id, name })),
    spellings: pages.map(({ name }) => name).filter((name) => !known.has(foldedName(name))),
  };
}
