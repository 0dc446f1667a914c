import type { Services } from "#server/compose/services.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";

/** The database's spelling of a name, by the spellings an address may use: exact, or in lower case. */
type Names = ReadonlyMap<string, string>;

/** The names from the database that addresses may hold: ids and slugs of courses, ids of batches. */
export interface ContentNames {
  courses: Names;
  batches: Names;
}

interface Deps {
  services: Pick<Services, "listCourses" | "listBatchIds">;
  contentChanges: Pick<ContentChanges, "onChange">;
}

/** Earliest retry after a failed load of the names, in milliseconds. */
const pause = 1_000;

/**
 * Loads the names now and after each change of content, and returns a function that returns them. It returns null from
 * a change until they are loaded again, and while the database does not answer.
 */
export function watchContentNames({ services, contentChanges }: Deps): () => ContentNames | null {
  let names: ContentNames | null = null;
  let generation = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  const load = async () => {
    const begun = generation;
    loadedAt = Date.now();
    const [courses, batches] = await Promise.all([services.listCourses(), services.listBatchIds()]);
    if (begun !== generation) return;
    names = {
      courses: namesOf(courses.flatMap(({ _id, slug }) => [slug, _id])),
      batches: namesOf(batches),
    };
  };
  // While the names cannot be loaded, the pages fail too and log the reason.
  const loadQuietly = () => void load().catch(() => {});
  contentChanges.onChange(() => {
    names = null;
    generation += 1;
    loadQuietly();
  });
  loadQuietly();
  return () => {
    if (!names && Date.now() - loadedAt >= pause) loadQuietly();
    return names;
  };
}

function namesOf(list: string[]): Names {
  const folded = list.map((name): [string, string] => [name.toLowerCase(), name]);
  return new Map([...folded, ...list.map((name): [string, string] => [name, name])]);
}
