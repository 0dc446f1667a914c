type Asked = "course" | "batch" | "plan";

/** The course, batch and plan a link to the enrolment page asks for; `unknown` names those that are not offered. */
export type AskedPlace = Partial<Record<Asked, string>> & { unknown: Asked[] };

/**
 * Reads `?course=<id>&batch=<id>&plan=<id>` of an address; a course's slug is its id. Ignores case and spaces; values
 * that are not offered are left out and listed in `unknown`.
 */
export function askedPlace(
  search: string,
  offered: { courses: string[]; batches: string[]; plans: string[] },
): AskedPlace {
  const parameters = new URLSearchParams(search);
  const asked: AskedPlace = { unknown: [] };
  for (const [name, ids] of [
    ["course", offered.courses] as const,
    ["batch", offered.batches] as const,
    ["plan", offered.plans] as const,
  ]) {
    const wanted = parameters.get(name)?.trim().toLowerCase();
    if (!wanted) continue;
    const found = ids.find((id) => id.toLowerCase() === wanted);
    if (found) asked[name] = found;
    else asked.unknown.push(name);
  }
  return asked;
}
