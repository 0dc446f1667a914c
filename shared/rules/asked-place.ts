/** The course and plan a link to the enrolment page asks for; `unknown` names those that are not offered. */
export type AskedPlace = { course?: string; plan?: string; unknown: ("course" | "plan")[] };

/**
 * Reads `?course=<id>&plan=<id>` of an address; a course's slug is its id. Ignores case and spaces; values that are not
 * offered are left out and listed in `unknown`.
 */
export function askedPlace(search: string, offered: { courses: string[]; plans: string[] }): AskedPlace {
  const parameters = new URLSearchParams(search);
  const asked: AskedPlace = { unknown: [] };
  for (const [name, ids] of [["course", offered.courses] as const, ["plan", offered.plans] as const]) {
    const wanted = parameters.get(name)?.trim().toLowerCase();
    if (!wanted) continue;
    const found = ids.find((id) => id.toLowerCase() === wanted);
    if (found) asked[name] = found;
    else asked.unknown.push(name);
  }
  return asked;
}
