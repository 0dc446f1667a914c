import { eq, inArray } from "drizzle-orm";
import { users } from "#domains/accounts/server/tables.ts";
import { findNamedBatches } from "#domains/catalogue/server/queries.ts";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { type ContentDeps, listDocuments } from "#domains/content/server/drafts.ts";
import { leads } from "#domains/leads/server/tables.ts";
import { findStudentOrders, type Order } from "#domains/money/server/queries/order-queries.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { type AuditEntry, type AuditFilter, listAuditEntries } from "#domains/staff/server/audit-queries.ts";
import { staff, staffInvitations, teachers } from "#domains/staff/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { type Page, type PageRequest, pageRequest } from "#server/db/keyset.ts";
import { managers, query } from "#server/verb.ts";

/** The record that an audit entry is about, as a person knows it. */
interface AuditRecord {
  name: string;
  /** Its place: an order's reference, the batch of a student. */
  detail?: string;
  /** Its page in the back office, from `/admin`; left out for a record without one. */
  path?: string;
  /** The document that it is: some are known by another name than their title. */
  document?: { kind: string; id: string };
  /** The currency of an order's amounts. */
  currency?: Order["currency"];
}

/** An audit entry with its record; null for one that is no longer there. */
type NamedAuditEntry = AuditEntry & { record: AuditRecord | null };

/** A page of the audit entries, latest first, with the names of what they are about. */
export const listAudit = query(
  { may: managers, takes: [pageRequest] },
  async (deps: ContentDeps, request: PageRequest, filter: AuditFilter = {}): Promise<Page<NamedAuditEntry>> => {
    const { database } = deps;
    const { entries, next } = await listAuditEntries(database, request, filter);
    const records = new Map<AuditEntry["id"], AuditRecord>();
    for (const [subject, about] of Map.groupBy(entries, (entry) => entry.subject)) {
      const ids = [...new Set(about.map(({ subjectId }) => subjectId))];
      const found = subject === "document" ? await findDocuments(deps) : await findRecords[subject]?.(database, ids);
      for (const { id, subjectId } of about) {
        const record = found?.get(subjectId);
        if (record) records.set(id, record);
      }
    }
    return { entries: entries.map((entry) => ({ ...entry, record: records.get(entry.id) ?? null })), next };
  },
);

type FindRecords = (database: Database, ids: string[]) => Promise<Map<string, AuditRecord>>;

const uuids = (ids: string[]) => ids.filter(isUuid);

const byId = <Row extends { id: string }>(rows: Row[], record: (row: Row) => AuditRecord) =>
  new Map(rows.map((row) => [row.id, record(row)]));

const findBatchRecords =
  (tab: string): FindRecords =>
  async (database, ids) =>
    byId(await findNamedBatches(database, ids), ({ id, name }) => ({ name, path: `/batches/${id}${tab}` }));

const findClassRecords: FindRecords = async (database, ids) => {
  const { id, title, batchId } = batchClasses;
  const rows = await database
    .select({ id, title, batchId, batch: batches.name })
    .from(batchClasses)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(inArray(id, uuids(ids)));
  return byId(rows, (row) => ({
    ...(row.title ? { name: row.title, detail: row.batch } : { name: row.batch }),
    path: `/batches/${row.batchId}/attendance/${row.id}`,
  }));
};

/** Finds the records of a subject by the ids that the audit has of them. */
const findRecords: Partial<Record<string, FindRecords>> = {
  order: async (database, ids) => {
    const found = await findStudentOrders(database, uuids(ids));
    return new Map(
      found.map(({ order: { id, reference, currency }, student }) => [
        id,
        {
          ...{ name: `${student.firstName} ${student.lastName}`, detail: reference, currency },
          path: `/payments/${reference}`,
        },
      ]),
    );
  },
  enrolment: async (database, ids) => {
    const rows = await database
      .select({ id: enrolments.id, name: people.name, detail: batches.name, batchId: batches.id })
      .from(enrolments)
      .innerJoin(people, eq(people.id, enrolments.personId))
      .innerJoin(batches, eq(batches.id, enrolments.batchId))
      .where(inArray(enrolments.id, uuids(ids)));
    return byId(rows, ({ name, detail, batchId }) => ({ name, detail, path: `/batches/${batchId}` }));
  },
  lead: async (database, ids) => {
    const rows = await database
      .select({ id: leads.id, name: people.name })
      .from(leads)
      .innerJoin(people, eq(people.id, leads.personId))
      .where(inArray(leads.id, uuids(ids)));
    return byId(rows, ({ id, name }) => ({ name, path: `/leads/${id}?state=all` }));
  },
  person: async (database, ids) => {
    const rows = await database
      .select({ id: people.id, name: people.name })
      .from(people)
      .where(inArray(people.id, uuids(ids)));
    return byId(rows, ({ id, name }) => ({ name, path: `/people/${id}` }));
  },
  account: async (database, ids) => {
    const rows = await database
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, uuids(ids)));
    return byId(rows, ({ name }) => ({ name }));
  },
  staff: async (database, ids) => {
    const members = await database
      .select({ id: staff.userId, name: staff.name })
      .from(staff)
      .where(inArray(staff.userId, ids));
    const invited = await database
      .select({ id: staffInvitations.id, name: staffInvitations.name })
      .from(staffInvitations)
      .where(inArray(staffInvitations.id, uuids(ids)));
    return byId([...members, ...invited], ({ name }) => ({ name, path: "/staff" }));
  },
  teacher: async (database, ids) => {
    const { id, name } = teachers;
    const rows = await database
      .select({ id, name })
      .from(teachers)
      .where(inArray(id, uuids(ids)));
    return byId(rows, (row) => ({ name: row.name, path: "/settings/teachers" }));
  },
  batch: findBatchRecords(""),
  timetable: findBatchRecords("/timetable"),
  session: findClassRecords,
  attendance: findClassRecords,
  lecture: async (database, ids) => {
    const rows = await database
      .select({ id: lectures.id, name: lectures.title, detail: batches.name, batchId: batches.id })
      .from(lectures)
      .innerJoin(batches, eq(batches.id, lectures.batchId))
      .where(inArray(lectures.id, ids));
    return byId(rows, ({ name, detail, batchId }) => ({ name, detail, path: `/batches/${batchId}/lectures` }));
  },
  work: async (database, ids) => {
    const rows = await database
      .select({
        id: classWork.id,
        name: classWork.title,
        kind: classWork.kind,
        detail: batches.name,
        batchId: batches.id,
      })
      .from(classWork)
      .innerJoin(batches, eq(batches.id, classWork.batchId))
      .where(inArray(classWork.id, uuids(ids)));
    return byId(rows, ({ id, name, kind, detail, batchId }) => ({
      ...{ name, detail },
      path: `/batches/${batchId}/${kind === "quiz" ? "quizzes" : "work"}/${id}`,
    }));
  },
  certificate: async (database, ids) => {
    const { id, name, courseTitle, enrolmentId } = certificates;
    const rows = await database
      .select({ id, name, courseTitle, batchId: enrolments.batchId })
      .from(certificates)
      .leftJoin(enrolments, eq(enrolments.id, enrolmentId))
      .where(inArray(id, uuids(ids)));
    return byId(rows, (row) => ({
      ...{ name: row.name ?? row.courseTitle, detail: row.courseTitle },
      path: row.batchId ? `/batches/${row.batchId}/certificates` : "/certificates",
    }));
  },
  discount: async (_, ids) => new Map(ids.map((id) => [id, { name: id, path: "/discounts" }])),
};

/** The documents by their kind and id, as the audit names them: "course/data-analyst". */
async function findDocuments(deps: ContentDeps): Promise<Map<string, AuditRecord>> {
  return new Map(
    (await listDocuments(deps)).map(({ kind, id, title }) => [
      `${kind}/${id}`,
      { name: title, document: { kind, id }, path: `/content/${kind}/${id}` },
    ]),
  );
}
