import { and, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { Catalogue } from "#server/db/queries/catalogue.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/queries/keyset.ts";
import { batches } from "#server/db/schema/batches.ts";
import { courses } from "#server/db/schema/courses.ts";
import { lectures } from "#server/db/schema/lectures.ts";
import { outlines } from "#server/db/schema/outlines.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** Which entries of a kind are wanted: all, the batches of a course, or the lectures of a batch. */
export interface CatalogueFilter {
  courseId?: string;
  batchId?: string;
}

type ListKind<Kind extends CatalogueKind> = (
  database: Database,
  request: PageRequest,
  filter: CatalogueFilter,
) => Promise<Page<Catalogue[Kind][number]>>;

const inOrder = {
  courses: keyset([courses.position, courses.id], "asc"),
  outlines: keyset([outlines.courseId], "asc"),
  batches: keyset([batches.startDate, batches.id], "asc"),
  lectures: keyset([lectures.batchId, lectures.lectureNumber, lectures.id], "asc"),
};

/** Lists a page of a kind's entries in the order of `readCatalogue`; Secret IDs are no part of it. */
export const listCatalogue: { [Kind in CatalogueKind]: ListKind<Kind> } = {
  async courses(database, { after, limit }) {
    const { key, order, after: beyond } = inOrder.courses;
    const rows = await database
      .select({ ...getTableColumns(courses), key })
      .from(courses)
      .where(beyond(after))
      .orderBy(order)
      .limit(limit + 1);
    return pageOf(rows, limit);
  },
  async outlines(database, { after, limit }) {
    const { key, order, after: beyond } = inOrder.outlines;
    const rows = await database
      .select({ ...getTableColumns(outlines), key })
      .from(outlines)
      .where(beyond(after))
      .orderBy(order)
      .limit(limit + 1);
    return pageOf(rows, limit);
  },
  async batches(database, { after, limit }, { courseId }) {
    const { key, order, after: beyond } = inOrder.batches;
    const { secretIdHash: _, ...columns } = getTableColumns(batches);
    const ofCourse = courseId === undefined ? undefined : eq(batches.courseId, courseId);
    const rows = await database
      .select({ ...columns, key })
      .from(batches)
      .where(and(ofCourse, beyond(after)))
      .orderBy(order)
      .limit(limit + 1);
    return pageOf(rows, limit);
  },
  async lectures(database, { after, limit }, { batchId }) {
    const { key, order, after: beyond } = inOrder.lectures;
    const ofBatch = batchId === undefined ? undefined : eq(lectures.batchId, batchId);
    const rows = await database
      .select({ ...getTableColumns(lectures), key })
      .from(lectures)
      .where(and(ofBatch, beyond(after)))
      .orderBy(order)
      .limit(limit + 1);
    return pageOf(rows, limit);
  },
};
