import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { attendance } from "#domains/attendance/server/tables.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "./app.ts";
import { startOffice } from "./office.ts";
import { someAddress } from "./orders.ts";
import { otherVerifier } from "./other-verifier.ts";
import { renderVerify } from "./render-verify.ts";
import { type SmtpPeer, startSmtpPeer } from "./smtp.ts";

/** The batch of the tests' students. */
export const batchId = "mern-evening";
const hour = 3_600_000;
/** A day that is past, and one to come. */
const [over, toCome] = ["2026-01-31", "2100-01-31"];

/** Runs the program for the tests of one suite about certificates. */
export function startCertificates(open: () => Promise<OpenDatabase>) {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member, memberAccess, operator, signedUp } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ SMTP_URL: smtp.url }, { database: opened, renderPage: renderVerify });
    await opened.database
      .update(batches)
      .set({ seats: 5_000, startDate: "2025-10-01", endDate: over })
      .where(eq(batches.id, batchId));
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  let known: Awaited<ReturnType<typeof member>> | undefined;
  const owner = async () => {
    known ??= await member("owner");
    return known;
  };
  const endOn = async (endDate: string) =>
    await opened.database.update(batches).set({ endDate }).where(eq(batches.id, batchId));
  /** Does what only a batch that has not ended allows; afterwards it has. */
  const beforeEnd = async <Done>(act: () => Promise<Done>) => {
    await endOn(toCome);
    const done = await act();
    await endOn(over);
    return done;
  };
  const enrol = async (name: string, email = `${randomUUID()}@example.com`) => {
    const { verbs } = await owner();
    await beforeEnd(() => verbs.enrolPerson({ batchId, name, email, phone: null }));
    const { members } = await verbs.showClass(batchId);
    const found = members.find(({ person }) => person.email === email);
    if (!found) throw new Error("Nobody was enrolled.");
    return { id: found.id, email, name };
  };
  /** A class that is over, with these marks. */
  const held = async (marks: Record<string, AttendanceMark>, isCancelled = false) => {
    const [id, now] = [randomUUID(), Date.now()];
    const times = { startsAt: new Date(now - 2 * hour), endsAt: new Date(now - hour), changedAt: new Date() };
    await opened.database.insert(batchClasses).values({ id, batchId, teacher: "Sana Javed", ...times, isCancelled });
    for (const [enrolmentId, mark] of Object.entries(marks))
      await opened.database
        .insert(attendance)
        .values({ classId: id, enrolmentId, mark, source: "teacher", markedAt: new Date() });
  };
  const candidateOf = async (enrolmentId: string) => {
    const { verbs } = await owner();
    const { candidates } = await verbs.listBatchCertificates(batchId);
    return candidates.find((one) => one.enrolmentId === enrolmentId);
  };
  /** A new person with a certificate issued by hand. */
  const certified = async (name = "Ayesha Siddiqui", email?: string) => {
    const { verbs } = await owner();
    const student = await enrol(name, email);
    await verbs.issueCertificateByHand(batchId, { enrolmentId: student.id, name, reason: "Studied elsewhere before" });
    const number = (await candidateOf(student.id))?.certificate?.number ?? "";
    return { ...student, number };
  };
  const countAudits = async () => {
    const { rows } = await opened.database.execute(sql`select count(*)::int as count from audit_entries
      where actor in ('staff', 'student')`);
    return Number(rows[0]?.count);
  };
  /** The audit entries that an act of staff or of a student adds. */
  const audited = async (act: () => Promise<unknown>) => {
    const before = await countAudits();
    await act();
    return (await countAudits()) - before;
  };
  const page = async (number: string) => {
    const response = await test.ask(`/verify/${number}`, {}, someAddress());
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const stored = async (number: string) => {
    const [row] = await opened.database.select().from(certificates).where(eq(certificates.number, number));
    if (!row) throw new Error("There is no such certificate.");
    return row;
  };
  const accepted = async (credential: string | null) => {
    const did = await (await test.ask("/.well-known/did.json")).json();
    return credential !== null && (await otherVerifier(did)(JSON.parse(credential)));
  };
  return {
    running: {
      get opened() {
        return opened;
      },
      get smtp() {
        return smtp;
      },
      get test() {
        return test;
      },
    },
    ...{ member, memberAccess, operator, signedUp, owner, endOn, beforeEnd, enrol, held, candidateOf, certified },
    ...{ audited, page, stored, accepted },
  };
}
