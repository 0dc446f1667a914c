import { randomUUID } from "node:crypto";
import { eq, isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { openDatabase } from "#server/db/client.ts";
import { startTestApp } from "../support/app.ts";
import { createServerDatabase } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { someAddress } from "../support/orders.ts";
import { isRevokedIn, otherVerifier } from "../support/other-verifier.ts";
import { renderVerify } from "../support/render-verify.ts";

/** Number of certificates issued at once; the bench uses more. */
const many = Number(process.env.CERTIFICATES ?? 100);
const batchId = "mern-evening";

it("issues to a whole batch at once, and a second process sees a revocation within a second", {
  tags: ["thorough"],
  timeout: 240_000,
}, async () => {
  const databaseUrl = await createServerDatabase();
  const home = async () => ({ database: await openDatabase({ databaseUrl, dataDir: "" }) });
  const first = await home();
  const test = await startTestApp({}, { ...first, renderPage: renderVerify });
  const other = await startTestApp({}, { ...(await home()), renderPage: renderVerify });
  try {
    const { database } = first.database;
    const { verbs } = await startOffice(() => test).member("owner");
    await database
      .update(batches)
      .set({ seats: many * 2, startDate: "2025-10-01", endDate: "2026-01-31" })
      .where(eq(batches.id, batchId));
    const students = Array.from({ length: many }, (_, at) => ({ id: randomUUID(), name: `Student ${at} خان` }));
    const places = students.map(({ id }) => {
      return { id: randomUUID(), personId: id, batchId, state: "active" as const, isPaid: true, changedAt: new Date() };
    });
    await database.insert(people).values(students);
    await database.insert(enrolments).values(places);
    await verbs.changeCertificateRule(batchId, { attendance: "", work: "", fees: false });

    const began = performance.now();
    expect(await verbs.issueCertificates(batchId)).toBe(many);
    const seconds = (performance.now() - began) / 1_000;
    const issued = await database.select().from(certificates).where(isNotNull(certificates.credential));
    expect(new Set(issued.map(({ number }) => number)).size).toBe(many);

    const did = await (await test.ask("/.well-known/did.json", {}, someAddress())).json();
    const accepts = otherVerifier(did);
    const looked = issued.slice(0, 100);
    const verdicts = await Promise.all(
      looked.map(async ({ credential }) => await accepts(JSON.parse(credential ?? ""))),
    );
    const accepted = verdicts.filter(Boolean).length;
    expect(accepted).toBe(looked.length);

    const [gone] = issued;
    if (!gone) throw new Error("Nothing was issued.");
    const read = async (path: string) => await (await other.ask(path, {}, someAddress())).text();
    expect(await read(`/verify/${gone.number}`)).toContain("is valid");
    await verbs.revokeCertificate(gone.number, { reason: "Issued by mistake" });
    const revoked = performance.now();
    const page = await read(`/verify/${gone.number}`);
    const list = JSON.parse(await read(`/status/${gone.statusList}`));
    const seenAfter = performance.now() - revoked;
    expect(page).toContain("is revoked");
    expect(isRevokedIn(list, gone.statusIndex)).toBe(true);

    const pageBytes = Buffer.byteLength(page);
    const pdfBytes = (await verbs.printCertificate(issued.at(-1)?.number ?? "")).content.length;
    expect(pdfBytes).toBeLessThanOrEqual(120_000);
    const figures = { issued: many, seconds, looked: looked.length, accepted, seenAfter, pageBytes, pdfBytes };
    if (process.env.CERTIFICATES) process.stdout.write(`\n${JSON.stringify({ name: "certificates", ...figures })}\n`);
  } finally {
    await other.stop();
    await test.stop();
  }
});
