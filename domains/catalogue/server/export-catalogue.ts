import type { Database } from "#server/db/client.ts";
import type { Page } from "#server/db/keyset.ts";
import { readCourses, sliceOf } from "./entry-queries.ts";

/**
 * The whole catalogue as JSON that an import reads, in pieces: batches and lectures are read in slices, each once the
 * one before is taken.
 */
export async function* exportCatalogue(database: Database): AsyncGenerator<string> {
  const { courses, outlines } = await readCourses(database);
  yield `{"courses":${JSON.stringify(courses)},"outlines":${JSON.stringify(outlines)}`;
  for (const kind of ["batches", "lectures"] as const) {
    yield `,"${kind}":[`;
    let slice: Page<object> = await sliceOf[kind](database);
    yield listed(slice);
    while (slice.next) {
      slice = await sliceOf[kind](database, slice.next);
      yield `,${listed(slice)}`;
    }
    yield "]";
  }
  yield "}";
}

const listed = ({ entries }: Page<object>) => entries.map((entry) => JSON.stringify(entry)).join(",");
