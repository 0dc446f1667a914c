import type { Reading } from "./reader.ts";

const clauseEnd = /[.!?;:,؟۔\n]+\s+|\s(?:and|aur|or|then|but|lekin|since|because)\s/iu;

/** The clauses of a message that mean something by themselves; none if it is a single clause. */
export function clausesOf(text: string): string[] {
  const clauses = text.split(clauseEnd);
  return clauses.length > 1 ? clauses.filter((clause) => clause.trim().split(/\s+/).length > 2) : [];
}

const partEnd = /[?.!;,،؟۔&+\n]+|\s(?:and|aur|plus|also|or also|nor)\s/iu;

/** The parts of a question that may each ask for something else; none if there is only one. */
export function partsOf(text: string): string[] {
  const parts = text.split(partEnd).filter((part) => /\p{L}{2}/u.test(part));
  return parts.length > 1 ? parts : [];
}

/** Words that point to a subject named before. */
const pointers = new Set("it its that this they them woh yeh us uska uski iska iski unki inki".split(" "));

/** Whether a question points to what was named before: "how long is it?". */
export const pointsBack = (words: string[]): boolean => words.some((word) => pointers.has(word));

/** Whether a question names nothing itself and points to what was named before: "how do I ask for it?". */
export const isAboutBefore = ({ subjects, words }: Reading): boolean => subjects.length === 0 && pointsBack(words);

/** Words that say nothing more beside a name. */
const besideNames = new Set(
  "and what how about the one course a aur or phir acha us is wala wali wale ka ki ke bhi to for".split(" "),
);

/** Whether a question only names a subject: "and the AI one?". */
export const namesOnly = ({ masked }: Reading): boolean =>
  masked.every((word) => word.startsWith("§") || besideNames.has(word));
