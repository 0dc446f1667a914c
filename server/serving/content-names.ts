import type { ContentChanges } from "#server/services/content/content-changes.ts";
import type { Services } from "#server/services/services.ts";

/** A name as an address may spell it, exactly or in lower case, and as the database spells it. */
type Names = ReadonlyMap<string, string>;

/** What addresses may name of the database: ids and slugs of courses, ids of batches. */
export interface ContentNames {
  courses: Names;
  batches: Names;
}

interface Deps {
  services: Pick<Services, "listCourses" | "listBatches">;
  contentChanges: Pick<ContentChanges, "onChange">;
}

/** How long after a failure the names are not asked for again, in milliseconds. */
const pause = 1_000;

/**
 * The names as they are now, asked for at once and again after each change of content. Null from a change until they
 * are known again, and while the database cannot be asked.
 */
export function watchContentNames({ services, contentChanges }: Deps): () => ContentNames | null {
  let names: ContentNames | null = null;
  let generation = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    const asked = generation;
    askedAt = Date.now();
    const [courses, batches] = await Promise.all([services.listCourses(), services.listBatches()]);
    if (asked !== generation) return;
    names = {
      courses: namesOf(courses.flatMap(({ _id, slug }) => [slug, _id])),
      batches: namesOf(batches.map(({ _id }) => _id)),
    };
  };
  // What cannot be listed is shown by no page either, and the page says so.
  const askQuietly = () => void ask().catch(() => {});
  contentChanges.onChange(() => {
    names = null;
    generation += 1;
    askQuietly();
  });
  askQuietly();
  return () => {
    if (!names && Date.now() - askedAt >= pause) askQuietly();
    return names;
  };
}

function namesOf(list: string[]): Names {
  const folded = list.map((name): [string, string] => [name.toLowerCase(), name]);
  return new Map([...folded, ...list.map((name): [string, string] => [name, name])]);
}
