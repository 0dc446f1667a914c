import { foldText } from "#shared/fold-text.ts";

/** A teacher as a batch or a class names one; without an id in a row of an earlier release. */
export interface NamedTeacher {
  teacherId: string | null;
  name: string;
}

/** A teacher's name for comparing two spellings: without case and double spaces. */
export const foldedName = (name: string) => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Whether two batches or classes name one teacher: by the id, or by the name where an id is not there yet. */
export function isSameTeacher(one: NamedTeacher, other: NamedTeacher): boolean {
  if (one.teacherId !== null && other.teacherId !== null) return one.teacherId === other.teacherId;
  return foldedName(one.name) === foldedName(other.name);
}

/** Titles before a name. */
const titles = new Set(["dr", "prof", "professor", "mr", "mrs", "ms", "miss", "sir", "engr", "mufti", "maulana"]);

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[\s.,'-]+/)
    .filter((word) => word !== "" && !titles.has(word));

/**
 * Whether two names may be one person's: without titles, accents and the order of their words they are the same, one is a
 * part of the other, or a letter or two differ.
 */
export function looksAlike(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.length === 0 || second.length === 0) return false;
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first];
  if (fewer.every((word) => more.includes(word))) return true;
  const [left, right] = [first.toSorted().join(" "), second.toSorted().join(" ")];
  return isWithin(left, right, Math.min(left.length, right.length) >= 8 ? 2 : 1);
}

/** Whether at most so many letters must be added, left out or changed to make one text the other. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, second] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === second ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}
