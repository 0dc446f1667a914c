import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoDocuments } from "#content/demo-site.ts";
import { presets } from "#domains/content/rules/look-form.ts";
import type { OfficeVerb } from "#server/compose/office-verbs.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { contentChanges } from "../support/office-content.ts";

const question = { kind: "question", id: "tea", locale: "en" };
const tea = { position: 90, page: "home", question: "Is there tea?", answer: "Every day at four." };
const seeded = { kind: "question", id: "home-1", locale: "en" };
const seededText = demoDocuments.find(({ kind, id }) => kind === seeded.kind && id === seeded.id)?.document;

describe.each(databases)("content in the back office on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "off" }, { database: opened });
  }, 60_000);
  afterAll(async () => await test.stop());

  const lastAudit = async () => {
    const { rows } = await opened.database.execute(
      sql`select actor, actor_id, verb, subject, subject_id from audit_entries order by id desc limit 1`,
    );
    return rows[0];
  };
  const countAudits = async () => {
    const { rows } = await opened.database.execute(sql`select count(*)::int as count from audit_entries`);
    return Number(rows[0]?.count);
  };
  const shown = () => test.app.services.site().content.questions;

  it("drafts, previews, publishes with a note, and keeps a history by name and time", async () => {
    const { verbs, user } = await member("manager");
    expect(await verbs.saveDraft(question, { document: tea, version: 0 })).toEqual({ version: 1 });
    expect(await lastAudit()).toEqual({
      ...{ actor: "staff", actor_id: user.id, verb: "saveDraft", subject: "document", subject_id: "question/tea" },
    });
    expect(shown().some(({ id }) => id === "tea")).toBe(false);
    expect((await verbs.previewSite(question)).content.questions.map(({ id }) => id)).toContain("tea");
    const { number } = await verbs.publish({ only: [{ ...question, version: 1 }], note: "Tea, at last" });
    expect(shown().map(({ id }) => id)).toContain("tea");
    expect(await verbs.listPublications()).toMatchObject([
      { number, actor: `staff:${user.id}`, note: "Tea, at last", documents: ["question/tea"] },
    ]);
    expect(await verbs.showHistory(question)).toMatchObject([
      { revision: 1, publication: number, note: "Tea, at last" },
    ]);
    expect(await verbs.showRevision(question, 1)).toEqual(tea);
  });

  it("finds documents by words of their texts, in any of their fields", async () => {
    const { verbs } = await member("manager");
    const found = (await verbs.listDocuments("every DAY four")).filter(({ holds }) => holds);
    expect(found.map(({ id }) => id)).toContain("tea");
    expect(found.some(({ kind }) => kind === "testimonial")).toBe(false);
    expect((await verbs.listDocuments("zzz-nothing")).some(({ holds }) => holds)).toBe(false);
    expect((await verbs.listDocuments()).every(({ holds }) => holds)).toBe(true);
  });

  it("publishes facts of the institute by a manager, as long as the ways to pay stay as they are", async () => {
    const { verbs } = await member("manager");
    const company = { kind: "company", id: "company", locale: "en" };
    const { published, version } = await verbs.showDocument(company);
    const document = { ...(published as object), replyTime: "12 hours" };
    await verbs.saveDraft(company, { document, version });
    await verbs.publish({ only: [company] });
    expect(test.app.services.site().content.company.replyTime).toBe("12 hours");
  });

  it("leaves exactly one entry in the audit for each change, and none for one that is refused", async () => {
    const { verbs } = await member("owner");
    const { version } = await verbs.showDocument(question);
    const inUrdu = { ...question, locale: "ur" };
    const changes: Partial<Record<OfficeVerb, () => Promise<unknown>>> = {
      saveDraft: () => verbs.saveDraft(question, { document: { ...tea, answer: "At five." }, version }),
      discardDraft: () => verbs.discardDraft(question, version + 1),
      restoreRevision: () => verbs.restoreRevision(question, 1),
      saveTranslation: async () => {
        const { rows, originalVersion } = await verbs.showTranslation(inUrdu);
        const texts = Object.fromEntries(rows.map(({ place }) => [place, "چائے"]));
        await verbs.saveTranslation(inUrdu, { texts, fits: [], version: 0, originalVersion });
      },
      publish: () => verbs.publish({ only: [question, inUrdu] }),
      setMoney: () => verbs.setMoney({ settings: { currency: "PKR", markets: [], elsewhere: { fees: "shown" } } }),
      setBranches: () =>
        verbs.setBranches({
          branches: [{ id: "one", name: "Gulberg", street: "1 Main Street", city: "Lahore", phones: [], rooms: [] }],
        }),
      setLook: () => verbs.setLook({ colors: presets.pottery, pattern: "none" }),
      setWords: () => verbs.setWords({ words: { batch: { one: "group", other: "groups" } }, hasGuidedDay: true }),
      setFees: () =>
        verbs.setFees({
          from: "2100-01-01",
          cells: [{ kind: "plan", course: null, plan: "basic", currency: "PKR", amount: 6000 }],
          units: [],
        }),
    };
    // Photos and logos have tests of their own, with their drawing.
    expect([...Object.keys(changes), "addPhoto", "setLogo"].sort()).toEqual(contentChanges.toSorted());
    for (const [verb, change] of Object.entries(changes)) {
      const before = await countAudits();
      await change();
      expect([verb, (await countAudits()) - before, (await lastAudit())?.verb]).toEqual([verb, 1, verb]);
    }
    const before = await countAudits();
    await verbs.saveDraft(question, { document: tea, version: 77 });
    await expect(verbs.publish()).rejects.toEqual(refusal("not_found"));
    await expect(verbs.showRevision(question, 9)).rejects.toEqual(refusal("not_found"));
    expect(await countAudits()).toBe(before);
  });

  it("answers the second of two at one document with what the first has saved, and publishes nothing unseen", async () => {
    const [sana, hamza] = [await member("owner"), await member("manager", [], "Hamza Rafiq")];
    const { version } = await sana.verbs.showDocument(seeded);
    await sana.verbs.saveDraft(seeded, { document: { ...(seededText as object), answer: "Sana's." }, version });
    expect(await hamza.verbs.saveDraft(seeded, { document: { answer: "Hamza's." }, version })).toEqual({
      newer: expect.objectContaining({
        editedBy: `staff:${sana.user.id}`,
        document: expect.objectContaining({ answer: "Sana's." }),
      }),
    });
    const stale = { reason: "content.draftChanged", code: "conflict" };
    await expect(hamza.verbs.publish({ only: [{ ...seeded, version }] })).rejects.toMatchObject(stale);
    await expect(hamza.verbs.discardDraft(seeded, version)).rejects.toMatchObject(stale);
    expect((await sana.verbs.showDocument(seeded)).draft).toMatchObject({ document: { answer: "Sana's." } });
  });

  it("forgets a new document whose draft is thrown away, so that its name is free", async () => {
    const { verbs } = await member("owner");
    const key = { ...question, id: "coffee" };
    await verbs.saveDraft(key, { document: tea, version: 0 });
    await verbs.discardDraft(key);
    expect((await verbs.listDocuments()).some(({ id }) => id === "coffee")).toBe(false);
    await expect(verbs.showDocument(key)).rejects.toEqual(refusal("not_found"));
    expect(await verbs.saveDraft(key, { document: tea, version: 0 })).toHaveProperty("version");
    await verbs.discardDraft(key);
  });

  it("refuses a preview of what is not whole, by document and field", async () => {
    const { verbs } = await member("owner");
    const key = { ...question, id: "milk" };
    await verbs.saveDraft(key, { document: { ...tea, question: "" }, version: 0 });
    await expect(verbs.previewSite(key)).rejects.toMatchObject({
      reason: "content.notWhole",
      fields: { "question milk: question": { values: { text: "This is missing." } } },
    });
    await verbs.discardDraft(key);
  });

  it("lists what the assistant could not answer, most asked first, until an answer to it is published", async () => {
    const { verbs } = await member("owner");
    await opened.database.execute(sql`insert into assistant_questions (id, asked_on, outcome, question, times) values
      ('a', '2026-11-20', 'handed_over', 'Is there parking?', 2), ('b', '2026-11-21', 'handed_over', 'Is there parking?', 3),
      ('c', '2026-11-21', 'refused', 'Who won the match?', 4)`);
    const parking = { question: "Is there parking?", outcome: "handed_over", times: 5, lastAskedOn: "2026-11-21" };
    expect(await verbs.listUnanswered()).toEqual([parking, expect.objectContaining({ times: 4 })]);
    const key = { kind: "answer", id: "parking", locale: "en" };
    const document = { position: 500, kinds: [], phrasings: ["is there parking"], text: "Yes, behind the house." };
    await verbs.saveDraft(key, { document, version: 0 });
    await verbs.publish({ only: [key] });
    expect((await verbs.listUnanswered()).map(({ question: asked }) => asked)).toEqual(["Who won the match?"]);
  });
});
