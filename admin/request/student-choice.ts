import type { StudentChoice } from "#domains/overview/server/choose-students.ts";
import { cutText } from "#shared/cut-text.ts";

const groups = ["owe", "absent", "without account"] as const;

type Fields = Pick<URLSearchParams, "get" | "getAll"> | FormData;

/** The filter of the students as an address or a form has it; empty texts for none. */
export function studentsAsked(fields: Fields) {
  const asked = (name: string) => cutText(String(fields.get(name) ?? "").trim(), 100);
  const [q, batch, branch] = [asked("q"), asked("batch"), asked("branch")];
  const who = groups.find((group) => group === asked("who"));
  return {
    asked: { q, batch, branch, who: who ?? "" },
    filter: { ...(q && { words: q }), ...(batch && { batch }), ...(branch && { branch }), ...(who && { who }) },
  };
}

/** The students who are ticked in the list, or all that its filter finds. */
export function studentChoiceOf(fields: Fields): StudentChoice {
  const students = [...new Set(fields.getAll("student").map(String))];
  return students.length > 0 ? { students } : { filter: studentsAsked(fields).filter };
}
