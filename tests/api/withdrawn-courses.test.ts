import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { createPublishedSite } from "#domains/content/server/published-site.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { en } from "#server/compose/words/messages.ts";
import { startCertificates } from "../support/certificates.ts";
import { confirmAddress } from "../support/confirmed-address.ts";
import { databases } from "../support/databases.ts";
import { newBatch } from "../support/staff.ts";

const course = { kind: "course", id: "pottery", locale: "en" };
const sections = { kind: "page", id: "sections", locale: "en" };
const { id: _id, ...fields } = newBatch;
const dates = { startDate: "2031-02-03", endDate: "2031-04-30" };

describe.each(databases)("a course taken off the site on the $name database", ({ open }) => {
  const { running, owner, page, signedUp } = startCertificates(open);
  const site = () => running.test.app.services.site();
  const answer = async (path: string) => {
    const response = await running.test.ask(path);
    return { status: response.status, text: await response.text() };
  };
  const save = async (key: typeof course, document: object | null) => {
    const { verbs } = await owner();
    const { version } = await verbs.showDocument(key).catch(() => ({ version: 0 }));
    await verbs.saveDraft(key, { document, version });
    return await verbs.publish({ only: [key] });
  };
  const added = async (name: string) =>
    (await (await owner()).verbs.addBatch({ ...fields, courseId: course.id, name, ...dates })).id;
  const end = async (id: string, endDate = "2026-01-31") =>
    await running.opened.database.update(batches).set({ startDate: "2025-11-01", endDate }).where(eq(batches.id, id));
  /** The place of a person in a batch. */
  const enrolled = async (batchId: string, email: string) => {
    const { verbs } = await owner();
    await verbs.enrolPerson({ batchId, name: "Noor Fatima", email, phone: null });
    const { members } = await verbs.showClass(batchId);
    return members.find(({ person }) => person.email === email)?.id ?? "";
  };

  it("stays while a batch of it has not ended, and all that have not are named", async () => {
    const { verbs } = await owner();
    const seeded = (await verbs.showDocument({ ...course, id: "data-analyst" })).published as {
      page: { meta: object };
      slug?: string;
    };
    await save(course, {
      ...{ ...seeded, slug: "clay", title: "Pottery", landingPath: "/PotteryPage", aliases: [] },
      page: { ...seeded.page, meta: { title: "Pottery, live", description: "At the wheel." } },
    });
    await added("Wheel Morning");
    await added("Wheel Evening");
    await expect(save(course, null)).rejects.toMatchObject({
      ...{ code: "conflict", reason: "content.courseHasBatches" },
      values: { batches: "Pottery: Wheel Evening and Pottery: Wheel Morning", count: 2 },
    });
    expect((await answer("/api/courses")).text).toContain("Pottery");
    await verbs.discardDraft(course);
  });

  it("is found by no visitor once its batches have ended, and what hangs on these keeps its name", async () => {
    const { verbs } = await owner();
    const [morning, evening] = ["wheel-morning", "wheel-evening"];
    const { email, user } = await signedUp("Noor Fatima");
    await confirmAddress(running.opened.database, email);
    const student = await enrolled(evening, email);
    const { id: lectureId } = await verbs.addLecture(evening, {
      ...{ title: "Centring", url: "https://youtu.be/00000000001" },
    });
    await verbs.publishLecture(evening, { lectureId, at: new Date(0), seen: null });
    const { secretId } = await verbs.rotateSecretId(evening);
    await end(morning);
    await end(evening);
    const before = { enrolmentId: student, name: "Noor Fatima", reason: "Passed" };
    await verbs.issueCertificateByHand(evening, before);
    await save(course, null);

    for (const path of ["/api/courses", "/api/batches"])
      expect((await answer(path)).text).not.toMatch(/Pottery|wheel/i);
    for (const path of ["/api/outline/pottery", "/api/outline/clay", "/api/batches/course/pottery"])
      expect([path, (await answer(path)).status]).toEqual([path, 404]);
    const { pages, content } = site();
    expect([pages.find("/courses/clay"), pages.find("/PotteryPage")]).toEqual([undefined, undefined]);
    expect(findCourse(content, course.id)?.title).toBe("Pottery");
    expect(siteOf(site(), "ur")?.content.formerCourses.map(({ title }) => title)).toEqual(["Pottery"]);

    const { candidates } = await verbs.listBatchCertificates(evening);
    const { number = "" } = candidates.find(({ enrolmentId }) => enrolmentId === student)?.certificate ?? {};
    expect((await page(number)).text).toContain("Pottery");
    expect((await answer(`/api/batches/${evening}/videos?secretId=${secretId}`)).text).toContain("Centring");
    const portal = await running.test.app.services.showOwnPortal({ ...user, emailVerified: true });
    expect(JSON.stringify(portal)).toContain("Pottery");
    const { batch, members } = await verbs.showClass(evening);
    expect([batch.isHidden, members.length]).toEqual([true, 1]);
  });

  it("gives no batch another day or another place, until it is published again", async () => {
    const { verbs } = await owner();
    const off = { code: "conflict", reason: "catalogue.courseOff", values: { course: "Pottery" } };
    await expect(added("Wheel Night")).rejects.toMatchObject(off);
    await expect(verbs.changeBatch("wheel-evening", { fields: dates })).rejects.toMatchObject(off);
    await expect(
      verbs.copyBatch("wheel-evening", {
        name: "Again",
        startDate: "2031-02-03",
        holidays: "none",
        withLectures: false,
      }),
    ).rejects.toMatchObject(off);
  });

  it("leads from its addresses where the owner says, and is the same to a program that starts", async () => {
    await save(sections, { off: [], courses: [{ course: course.id, leadsTo: "/courses" }] });
    for (const path of ["/courses/clay", "/PotteryPage", "/ur/courses/clay", "/course-outline/clay", "/batches/clay"])
      expect(site().sections.closedAt(path)).toEqual({ leadsTo: "/courses" });
    const { database } = running.opened;
    const log = { error: () => {}, info: () => {} };
    const started = await createPublishedSite({ database, seed: demoSeed, messages: en, log });
    expect(started.site().content.formerCourses.map(({ title }) => title)).toEqual(["Pottery"]);
    await expect(
      save(sections, { off: [], courses: [{ course: course.id, leadsTo: "/nowhere" }] }),
    ).rejects.toMatchObject({ code: "invalid" });
    await (await owner()).verbs.discardDraft(sections);
  });

  it("is back with its batches once it is published again", async () => {
    const { verbs } = await owner();
    const [, last] = await verbs.showHistory(course);
    await verbs.restoreRevision(course, last?.revision ?? 0);
    await verbs.publish({ only: [course] });
    expect((await answer("/api/courses")).text).toContain("Pottery");
    expect((await answer("/api/batches")).text).toContain("Wheel Evening");
    expect(site().pages.find("/courses/clay")?.name).toBe("Pottery");
    expect([site().content.formerCourses, site().sections.closedAt("/courses/clay")]).toEqual([[], undefined]);
    const kept = await running.opened.database.select().from(enrolments).where(eq(enrolments.batchId, "wheel-evening"));
    expect(kept).toHaveLength(1);
    expect(await added("Wheel Night")).toBe("wheel-night");
  });
});
