import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { photoKey } from "#domains/content/server/photos.ts";
import type { OfficeVerbs } from "#server/compose/create-office.ts";
import { officeVerbs, verbNames } from "#server/compose/office-verbs.ts";
import { reachOf } from "#server/verb.ts";
import { embedded } from "../../support/databases.ts";
import { attemptsOnBank } from "../../support/foreign-bank.ts";
import { captions, foreignBatch, ownBatch, pdf, startForeignGround } from "../../support/foreign-ground.ts";
import { attemptsOnQuestions } from "../../support/foreign-questions.ts";
import { attemptsOnWork } from "../../support/foreign-work.ts";
import { fiveQuestions, quizSettingsOf } from "../../support/quizzes.ts";
import { until } from "../../support/until.ts";
import { anAssignment } from "../../support/work.ts";

const open = async () => {
  const opened = await embedded.open();
  if (!opened) throw new Error("There is no database.");
  return opened;
};

type Filled = Awaited<ReturnType<ReturnType<typeof startForeignGround>["fill"]>>;

/** Verbs of a teacher without a second id. */
const withoutId = [
  ...["listLectures", "listAssignments", "showClass", "exportClass", "showTimetable"],
  ...["findTaught", "setMeeting", "listAnnouncements", "listAudiences", "listClassOwing"],
  ...["listQuestions", "listKeptAnswers", "countQuestions"],
  ...["listQuestionBank", "addBankQuestion", "previewQuestions", "importToBank"],
  ...["listAttendance", "showProgress", "listQuizzes", "showGradebook", "exportGradebook", "showCertificateProgress"],
];

describe("what belongs to another batch", () => {
  const ground = startForeignGround(open);
  const { running } = ground;
  let own: Filled;
  let foreign: Filled;
  /** An announcement to the foreign batch, and its file. */
  let announcementId: string;
  const newsFileId = randomUUID();

  const toStudents = { group: "students" as const, classId: null, personIds: [] };
  const news = { title: "Bring your laptops", text: "Tomorrow.", byEmail: true, startsAt: null };

  beforeAll(async () => {
    own = await ground.fill(ownBatch);
    foreign = await ground.fill(foreignBatch);
    await foreign.verbs.storeAnnouncementFile({ fileId: newsFileId, name: "news.pdf", size: null, content: pdf });
    const told = { ...toStudents, ...news, fileIds: [newsFileId] };
    announcementId = (await foreign.verbs.announce([foreignBatch], told)).id;
  }, 120_000);

  const seen = new Date();
  const range = { weekday: null, fromDay: "2020-01-01", untilDay: "2099-12-31" };
  const fields = {
    ...{ day: "2031-05-02", startsAt: "15:00", endsAt: "16:30", teacher: "Hamza Rafiq" },
    ...{ title: null, meetingUrl: null },
  };
  /** Each verb that takes a second id, with those of the foreign batch; the batch that is named is the teacher's own. */
  const attempts = (verbs: OfficeVerbs): Record<string, (() => Promise<unknown>)[]> => {
    const { lectureId, uploadId, quizId, questionId, classId, materialId } = foreign;
    const film = foreign.filmUrl;
    const question = fiveQuestions().text;
    const slides = { kind: "slides", title: "X", content: pdf } as const;
    const marks = [{ enrolmentId: own.enrolmentId, mark: "absent" as const, seen: "present" as const }];
    const lecture = { lectureId };
    const more = { minutes: 5, attempts: 1, closesAt: null };
    const named = { workId: quizId, questionId };
    const mixed = { workId: own.quizId, questionId };
    return {
      addLecture: [film, "file:hand-ins/x", "file:photos/x.webp"].map(
        (url) => () => verbs.addLecture(ownBatch, { title: "Mine", url }),
      ),
      renameLecture: [() => verbs.renameLecture(ownBatch, { ...lecture, title: "X", seen: "A film of our own" })],
      publishLecture: [() => verbs.publishLecture(ownBatch, { ...lecture, at: null, seen })],
      moveLecture: [() => verbs.moveLecture(ownBatch, { ...lecture, to: 0, seen: [lectureId] })],
      removeLecture: [() => verbs.removeLecture(ownBatch, lectureId)],
      putCaptions: [() => verbs.putCaptions(ownBatch, { ...lecture, content: captions })],
      beginUpload: [
        () => verbs.beginUpload(ownBatch, { title: "X", fileName: "x.mp4", size: 9, modifiedAt: 0, classId }),
      ],
      findUpload: [() => verbs.findUpload(ownBatch, uploadId), () => verbs.findUpload(ownBatch, lectureId)],
      continueUpload: [() => verbs.continueUpload(ownBatch, { id: uploadId, start: 0, content: Readable.from([pdf]) })],
      removeUpload: [() => verbs.removeUpload(ownBatch, uploadId)],

      ...attemptsOnWork(verbs, { own, foreign, table }),

      changeClass: [() => verbs.changeClass(ownBatch, { classId, seen, fields })],
      cancelClass: [() => verbs.cancelClass(ownBatch, { classId, seen, reason: null })],
      restoreClass: [() => verbs.restoreClass(ownBatch, { classId, seen })],
      addClass: [() => verbs.addClass(ownBatch, { id: classId, fields })],
      moveClasses: [() => verbs.moveClasses(ownBatch, { id: foreign.changeId, range, minutes: 30 })],
      cancelClasses: [() => verbs.cancelClasses(ownBatch, { id: foreign.changeId, range, reason: null })],
      showAttendance: [() => verbs.showAttendance(ownBatch, classId)],
      saveAttendance: [
        () => verbs.saveAttendance(ownBatch, { classId, id: randomUUID(), marks }),
        () => verbs.saveAttendance(ownBatch, { classId: own.classId, id: foreign.sheetId, marks }),
      ],
      showStart: [() => verbs.showStart(ownBatch, classId)],
      startClass: [() => verbs.startClass(ownBatch, classId)],
      showCheckIn: [() => verbs.showCheckIn(ownBatch, classId)],
      listMaterials: [() => verbs.listMaterials(ownBatch, classId)],
      openMaterial: [() => verbs.openMaterial(ownBatch, materialId)],
      addMaterial: [() => verbs.addMaterial(ownBatch, { classId, id: randomUUID(), ...slides })],
      publishMaterial: [() => verbs.publishMaterial(ownBatch, { id: materialId, isPublished: false })],
      removeMaterial: [() => verbs.removeMaterial(ownBatch, materialId)],
      linkLecture: [
        () => verbs.linkLecture(ownBatch, { lectureId, classId: own.classId }),
        () => verbs.linkLecture(ownBatch, { lectureId: own.lectureId, classId }),
        () => verbs.linkLecture(ownBatch, { lectureId, classId: null }),
      ],

      countAudience: [() => verbs.countAudience([ownBatch], { ...toStudents, group: "absent", classId })],
      announce: [
        () => verbs.announce([ownBatch], { ...toStudents, ...news, group: "absent", classId }),
        () => verbs.announce([ownBatch], { ...toStudents, ...news, classId }),
        () => verbs.announce([ownBatch], { ...toStudents, ...news, fileIds: [newsFileId] }),
      ],
      showAnnouncement: [() => verbs.showAnnouncement([ownBatch], announcementId)],
      takeBackAnnouncement: [() => verbs.takeBackAnnouncement([ownBatch], announcementId)],
      remindUnseen: [() => verbs.remindUnseen([ownBatch], announcementId)],
      takeBackReminder: [() => verbs.takeBackReminder([ownBatch], announcementId)],
      prepareNewsTexts: [() => verbs.prepareNewsTexts([ownBatch], announcementId)],
      openAnnouncementFile: [() => verbs.openAnnouncementFile([ownBatch], { announcementId, fileId: newsFileId })],

      ...attemptsOnQuestions(verbs, { own, foreign }),
      ...attemptsOnBank(verbs, { own, foreign }),

      showQuiz: [() => verbs.showQuiz(ownBatch, quizId)],
      showQuizResults: [() => verbs.showQuizResults(ownBatch, quizId)],
      addQuiz: [() => verbs.addQuiz(ownBatch, quizSettingsOf({ classId }))],
      changeQuiz: [
        () => verbs.changeQuiz(ownBatch, { workId: quizId, settings: quizSettingsOf({ title: "X" }), seen: 1 }),
        () => verbs.changeQuiz(ownBatch, { workId: own.quizId, settings: quizSettingsOf({ classId }), seen: 2 }),
      ],
      publishQuiz: [() => verbs.publishQuiz(ownBatch, { workId: quizId, isPublished: true })],
      removeQuiz: [() => verbs.removeQuiz(ownBatch, quizId)],
      showSolutions: [() => verbs.showSolutions(ownBatch, quizId)],
      addQuestion: [() => verbs.addQuestion(ownBatch, { workId: quizId, question })],
      changeQuestion: [named, mixed].map((one) => () => verbs.changeQuestion(ownBatch, { ...one, question, seen: 2 })),
      moveQuestion: [named, mixed].map((one) => () => verbs.moveQuestion(ownBatch, { ...one, to: 1, seen: 2 })),
      duplicateQuestion: [named, mixed].map((one) => () => verbs.duplicateQuestion(ownBatch, one)),
      removeQuestion: [named, mixed].map((one) => () => verbs.removeQuestion(ownBatch, one)),
      acceptText: [named, mixed].map((one) => () => verbs.acceptText(ownBatch, { ...one, text: "x" })),
      putQuizPicture: [named, mixed].map(
        (one) => () => verbs.putQuizPicture(ownBatch, { ...one, alt: "x", content: pdf }),
      ),
      removeQuizPicture: [named, mixed].map((one) => () => verbs.removeQuizPicture(ownBatch, one)),
      openQuizPicture: [named, mixed].map((one) => () => verbs.openQuizPicture(ownBatch, one.workId, one.questionId)),
      allowMore: [
        () => verbs.allowMore(ownBatch, { workId: quizId, enrolmentId: own.enrolmentId, ...more }),
        () => verbs.allowMore(ownBatch, { workId: own.quizId, enrolmentId: foreign.enrolmentId, ...more }),
      ],
      showStudentQuiz: [
        () => verbs.showStudentQuiz(ownBatch, { workId: quizId, enrolmentId: own.enrolmentId }),
        () => verbs.showStudentQuiz(ownBatch, { workId: own.quizId, enrolmentId: foreign.enrolmentId }),
      ],
      listEssays: [() => verbs.listEssays(ownBatch, quizId)],
      showEssay: [named, mixed].map((one) => () => verbs.showEssay(ownBatch, { ...one, attemptId: randomUUID() })),
      markEssay: [named, mixed].map(
        (one) => () => verbs.markEssay(ownBatch, { ...one, attemptId: randomUUID(), points: 1, comment: "", seen: 0 }),
      ),
    };
  };
  /** A gradebook with the foreign batch's assignment and student. */
  const table = () => `enrolment,Build a form [${foreign.workId}]\n${foreign.enrolmentId},3`;

  it("is refused to the teacher of one batch by every verb that takes a second id, and stays as it is", async () => {
    const before = [await ground.rowsOf(foreignBatch), ground.files()];
    const tried = attempts(own.verbs);
    const ofTeachers = verbNames.filter((name) => reachOf({ role: "teacher" }, officeVerbs[name]) === "own batches");
    expect(Object.keys(tried).concat(withoutId).sort()).toEqual(ofTeachers.sort());
    for (const [name, each] of Object.entries(tried))
      for (const [at, attempt] of each.entries()) {
        const outcome = await attempt().then(
          () => "done",
          ({ code }: { code?: unknown }) => code,
        );
        expect(outcome, `${name} ${at}`).toEqual(expect.stringMatching(/^(not_found|invalid|conflict)$/));
      }
    expect([await ground.rowsOf(foreignBatch), ground.files()]).toEqual(before);
  });

  it("is neither read nor destroyed by a lecture that names a stored file as its address", async () => {
    const { storage } = running.test.app;
    const photo = photoKey(`${"0".repeat(32)}.webp`);
    await storage.put(photo, Readable.from(["a public photo"]));
    const files = ground.files();
    const stored = files.map((path) => path.split("/files/")[1]);
    expect(stored.some((key) => key?.startsWith("hand-ins/"))).toBe(true);
    expect(stored.some((key) => key?.startsWith("class-materials/"))).toBe(true);
    for (const key of stored)
      for (const url of [`file:${key}`, ` file:${key}`, `FILE:${key}`, `file:///${key}`]) {
        const body = new URLSearchParams({ intent: "address", title: "Mine", url });
        await expect(own.verbs.addLecture(ownBatch, { title: "Mine", url }), `${body}`).rejects.toMatchObject({
          ...{ code: "invalid", fields: { url: [{ reason: "catalogue.url" }] } },
        });
      }
    expect(ground.files()).toEqual(files);
    expect((await own.verbs.listLectures(ownBatch)).lectures.map(({ title }) => title)).not.toContain("Mine");
  });

  it("is shown by the operator's word alone, and then goes with the lecture that it was stored for", async () => {
    const { manage } = ground;
    const enter = (fields: object) =>
      manage("/catalogue", { inputs: [{ kind: "lectures", where: "", fields }], update: false, check: false });
    const lectureId = "shared-lecture";
    const shared = await enter({ id: lectureId, batchId: ownBatch, title: "Shared", url: foreign.filmUrl });
    expect(shared.status).toBe(200);
    for (const url of ["file:photos/x.webp", "file:hand-ins/x", "file:data/x.mp4"])
      expect((await enter({ batchId: ownBatch, title: "X", url })).status).toBe(422);
    // Its captions are its own, and leave those of the other batch alone; removing it removes no other film.
    const before = ground.files();
    await own.verbs.putCaptions(ownBatch, { lectureId, content: captions });
    expect(ground.files()).toHaveLength(before.length + 1);
    await own.verbs.removeLecture(ownBatch, lectureId);
    expect(ground.files()).toEqual(before);
  });

  it("does not stand in the way of who uses its id for something of their own", async () => {
    const slides = { kind: "slides", title: "Ours", content: pdf } as const;
    for (const id of [foreign.materialId, foreign.materialForm])
      await own.verbs.addMaterial(ownBatch, { classId: own.classId, id, ...slides });
    const { materials } = await own.verbs.listMaterials(ownBatch, own.classId);
    const ours = materials.filter(({ title }) => title === "Ours");
    expect(ours).toHaveLength(2);
    expect(ours.map(({ id }) => id)).not.toContain(foreign.materialId);
    expect(new Set(ours.map(({ fileKey }) => fileKey)).size).toBe(2);
    const { content } = await foreign.verbs.openMaterial(foreignBatch, foreign.materialId);
    expect(new Uint8Array(await buffer(content))).toEqual(pdf);
  });

  it("is neither asked about nor read by a student of another batch", async () => {
    const { askQuestion, showOwnQuestion, writeOwnMessage, openOwnPicture } = running.test.app.services.questions;
    const { classId, lectureId, workId, quizId, askedId } = foreign;
    const before = await ground.rowsOf(foreignBatch);
    const gone = { code: "not_found" };
    const asked = { to: "batch" as const, text: "Why?", second: 1, content: new Uint8Array() };
    const places = { class: classId, lecture: lectureId, work: workId, quiz: quizId };
    for (const [place, placeId] of Object.entries(places) as [keyof typeof places, string][])
      await expect(
        askQuestion(own.user, { place, placeId }, { ...asked, key: randomUUID() }),
        place,
      ).rejects.toMatchObject(gone);
    await expect(showOwnQuestion(own.user, askedId)).rejects.toMatchObject(gone);
    await expect(openOwnPicture(own.user, askedId)).rejects.toMatchObject(gone);
    await expect(writeOwnMessage(own.user, askedId, { id: randomUUID(), text: "X" })).rejects.toMatchObject(gone);
    expect(await ground.rowsOf(foreignBatch)).toEqual(before);
  });

  describe("a file that was handed in", () => {
    const handedIn = async () => {
      const { content } = await own.verbs.openHandInFile(ownBatch, own.fileId);
      return await text(content);
    };

    it("stays as it is when another one comes under its id that began before", async () => {
      const [fileId, gate] = [randomUUID(), Promise.withResolvers<void>()];
      const slow = new ReadableStream<Uint8Array>({
        async pull(controller) {
          controller.enqueue(new TextEncoder().encode("exchanged"));
          await gate.promise;
          controller.close();
        },
      });
      const late = own.sendFile(fileId, slow);
      await until(() => ground.isWriting());
      expect((await own.sendFile(fileId, "handed in")).status).toBe(204);
      const handIn = { key: randomUUID(), text: "", link: "", fileIds: [fileId] };
      await running.test.app.services.work.handIn(own.user, own.workId, handIn);
      const before = ground.files();
      gate.resolve();
      // The second is answered as the first: a browser whose connection was cut sends again.
      expect((await late).status).toBe(204);
      const { content } = await own.verbs.openHandInFile(ownBatch, fileId);
      expect(await text(content)).toBe("handed in");
      expect(ground.files()).toEqual(before);
    });

    it("stays as it is when its id is used for another assignment, by the same student or by another", async () => {
      const before = ground.files();
      const other = await own.verbs.addAssignment(ownBatch, anAssignment());
      expect((await own.sendFile(own.fileId, "exchanged", other)).status).toBe(409);
      expect((await foreign.sendFile(own.fileId, "exchanged")).status).toBe(409);
      expect((await own.sendFile(own.fileId, "exchanged")).status).toBe(204);
      expect(await handedIn()).toBe("handed in");
      expect(ground.files()).toEqual(before);
    });

    it("is handed in by nobody else, and opened by none of another batch", async () => {
      const { work } = running.test.app.services;
      const handIn = { key: randomUUID(), text: "", link: "", fileIds: [own.fileId] };
      await expect(work.handIn(foreign.user, foreign.workId, handIn)).rejects.toMatchObject({ code: "invalid" });
      for (const workId of [own.workId, foreign.workId])
        await expect(work.openOwnFile(foreign.user, workId, own.fileId)).rejects.toMatchObject({ code: "not_found" });
    });
  });
});
