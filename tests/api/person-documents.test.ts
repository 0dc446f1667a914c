import { randomInt, randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personDocuments } from "#domains/people/server/tables.ts";
import { newStudent } from "#domains/seats/contract/new-student.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";

const bytes = (content: string) => new TextEncoder().encode(content);
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF";

describe.each(databases)("papers that are kept with a person, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);
  let clerk: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    clerk = await member("support", [], "Sana Javed");
  }, 60_000);
  afterAll(async () => await test.stop());

  const person = async () => {
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const email = `${randomUUID()}@example.com`;
    const student = newStudent.parse({ name: `Bilal ${randomUUID().slice(0, 8)}`, phone, email, tell: false });
    return { id: await clerk.verbs.addStudent(student), email };
  };
  const add = async (personId: string, given: { formId?: string; name?: string; content?: string } = {}) => {
    const { formId = randomUUID(), name = "b-form.pdf", content = pdf } = given;
    await clerk.verbs.addPersonDocument(personId, { formId, title: "B-form", name, content: bytes(content) });
    return formId;
  };
  const manage = async (act: "export" | "erase", email: string) => {
    const request = { method: "POST", body: JSON.stringify({ email }) };
    const response = await test.app.manage(new Request(`http://manage/people/${act}`, request));
    return { status: response.status, body: await response.json() };
  };
  const listed = async (id: string) => (await clerk.verbs.showPerson(id)).documents;
  const opens = async (personId: string, id: string) => {
    const { content, ...file } = await clerk.verbs.openPersonDocument(personId, id);
    return { ...file, content: await text(content) };
  };

  it("are added once however often they are sent, listed with who added them, opened, and removed", async () => {
    const [{ id }, other] = [await person(), await person()];
    const formId = randomUUID();
    await Promise.all([add(id, { formId }), add(id, { formId })]);
    expect(await listed(id)).toMatchObject([
      { id: formId, title: "B-form", fileName: "b-form.pdf", size: pdf.length, addedBy: clerk.user.id },
    ]);
    expect(Object.keys((await listed(id))[0] ?? {})).not.toContain("storageKey");
    const mediaType = "application/pdf";
    expect(await opens(id, formId)).toEqual({ name: "b-form.pdf", size: pdf.length, mediaType, content: pdf });
    await expect(opens(other.id, formId)).rejects.toEqual(refusal("not_found"));
    await expect(add(other.id, { formId })).rejects.toEqual(refusal("conflict"));
    await expect(clerk.verbs.removePersonDocument(other.id, formId)).rejects.toEqual(refusal("not_found"));
    await clerk.verbs.removePersonDocument(id, formId);
    expect(await listed(id)).toEqual([]);
    await expect(opens(id, formId)).rejects.toEqual(refusal("not_found"));
    const { entries } = await (await member("owner")).verbs.listAudit({ limit: 50 }, {});
    const acts = entries.filter(({ subjectId }) => subjectId === id).map(({ verb }) => verb);
    expect(acts).toEqual(["removePersonDocument", "addPersonDocument", "addStudent"]);
  });

  it("are PDFs and pictures by what is in them, and not too large", async () => {
    const { id } = await person();
    await expect(add(id, { name: "page.pdf", content: "<script>" })).rejects.toMatchObject({
      reason: "document.wrongType",
    });
    await expect(add(id, { content: "" })).rejects.toMatchObject({ reason: "material.missing" });
    await expect(add(id, { content: pdf + " ".repeat(20 * 1024 * 1024) })).rejects.toMatchObject({
      reason: "material.tooLarge",
    });
    await expect(add(randomUUID())).rejects.toEqual(refusal("not_found"));
    expect(await listed(id)).toEqual([]);
  });

  it("follow a merge and its end", async () => {
    const [kept, merged] = [await person(), await person()];
    const document = await add(merged.id);
    const { merge } = await clerk.verbs.mergePeople({ kept: kept.email, merged: merged.email });
    expect((await listed(kept.id)).map(({ id }) => id)).toEqual([document]);
    expect((await opens(kept.id, document)).content).toBe(pdf);
    await clerk.verbs.unmergePeople(merge);
    expect(await listed(kept.id)).toEqual([]);
    expect((await listed(merged.id)).map(({ id }) => id)).toEqual([document]);
  });

  it("are in the person's export without their place in the storage, and are erased with their files", async () => {
    const { id, email } = await person();
    const document = await add(id);
    const exported = (await manage("export", email)).body;
    expect(exported.documents).toMatchObject([{ id: document, title: "B-form", fileName: "b-form.pdf" }]);
    expect(exported.documents[0]).not.toHaveProperty("storageKey");
    const [row] = await opened.database.select().from(personDocuments).where(eq(personDocuments.id, document));
    expect(row && (await test.app.storage.describe(row.storageKey))).not.toBeNull();
    expect((await manage("erase", email)).status).toBe(200);
    expect(await opened.database.$count(personDocuments, eq(personDocuments.id, document))).toBe(0);
    expect(row && (await test.app.storage.describe(row.storageKey))).toBeNull();
  });
});
