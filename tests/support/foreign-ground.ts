import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { startOffice } from "./office.ts";
import { fiveQuestions, quizSettingsOf } from "./quizzes.ts";
import { storeClass } from "./store-class.ts";
import { startStudents } from "./students.ts";
import { video } from "./videos.ts";
import { anAssignment } from "./work.ts";

/** The attacker's batch, and the foreign one. */
export const [ownBatch, foreignBatch] = ["mern-evening", "data-evening"];
export const pdf = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF");
export const captions = new TextEncoder().encode("WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n");

type Students = ReturnType<typeof startStudents>;

/** A batch with one of everything that has an id, or a key in the storage, and a student and teacher of it. */
async function fillBatch({ running, student, userOf }: Students, batchId: string) {
  const { member } = startOffice(() => running.test);
  const teacher = await member("teacher", [batchId], `Teacher of ${batchId}`);
  const { verbs } = teacher;
  const classId = await storeClass(running.opened.database, { batchId });
  const classmate = await student(batchId);
  const user = await userOf(classmate);

  const query = new URLSearchParams({ batchId, title: "A film of our own" });
  const body = Readable.toWeb(Readable.from(video(20_000))) as ReadableStream;
  const film = await running.test.app.manage(
    new Request(`http://manage/lecture-files?${query}`, { method: "POST", body, duplex: "half" } as RequestInit),
  );
  const { id: lectureId, url: filmUrl } = await film.json();
  await verbs.putCaptions(batchId, { lectureId, content: captions });
  const uploadId = await verbs.beginUpload(batchId, { title: "B", fileName: "b.mp4", size: 9, modifiedAt: 0 });

  const materialForm = randomUUID();
  await verbs.addMaterial(batchId, { classId, id: materialForm, kind: "slides", title: "Slides", content: pdf });
  const { materials } = await verbs.listMaterials(batchId, classId);
  const workId = await verbs.addAssignment(batchId, anAssignment({ classId }));
  const starter = { workId, formId: randomUUID(), name: "start.md", content: new TextEncoder().encode("# Start") };
  await verbs.addStarterFile(batchId, starter);
  const starterId = (await verbs.listStarterFiles(batchId, workId))[0]?.id ?? "";
  const fileId = randomUUID();
  const sendFile = async (id: string, content: BodyInit, work = workId) =>
    await running.test.ask(`/classroom/hand-in-files/${work}/${id}?name=essay.pdf`, {
      ...{ method: "POST", headers: classmate.browser.headers, body: content, duplex: "half" },
    } as RequestInit);
  await sendFile(fileId, "handed in");
  const handIn = { key: randomUUID(), text: "", link: "", fileIds: [fileId] };
  await running.test.app.services.work.handIn(user, workId, handIn);

  const { workId: quizId } = await verbs.addQuiz(batchId, quizSettingsOf());
  const { questionId } = await verbs.addQuestion(batchId, { workId: quizId, question: fiveQuestions().text });
  const inBank = { topic: "", question: fiveQuestions().one };
  const { bankId } = await verbs.addBankQuestion(batchId, inBank);
  await verbs.setDraw(batchId, { workId: quizId, drawId: "", draw: { count: 1, topic: null, points: 1 }, seen: 0 });
  const drawId = (await verbs.showQuiz(batchId, quizId)).draws[0]?.id ?? "";
  const asked = { key: randomUUID(), to: "teacher" as const, text: "Why?", second: null, content: new Uint8Array() };
  const place = { place: "lecture" as const, placeId: lectureId };
  const { id: askedId } = await running.test.app.services.questions.askQuestion(user, place, asked);
  const answer = { id: randomUUID(), questionIds: [askedId], text: "Because." };
  await verbs.answerQuestions([batchId], answer);
  await verbs.keepAnswer([batchId], { questionId: askedId, lectureId, question: "Why?", answer: "Because." });
  const [kept] = await verbs.listKeptAnswers(batchId);
  const [message] = (await verbs.showQuestion([batchId], askedId)).messages;

  const { members } = await verbs.showClass(batchId);
  const enrolmentId = members.find(({ person }) => person.email === classmate.person.email)?.id ?? "";
  const sheetId = randomUUID();
  const marks = [{ enrolmentId, mark: "present" as const, seen: null }];
  await verbs.saveAttendance(batchId, { classId, id: sheetId, marks });
  const changeId = randomUUID();
  const range = { weekday: null, fromDay: "2020-01-01", untilDay: "2099-12-31" };
  await verbs.cancelClasses(batchId, { id: changeId, range, reason: "Rain" });
  return {
    ...{
      batchId,
      teacher,
      verbs,
      user,
      classmate,
      classId,
      lectureId,
      filmUrl,
      uploadId,
      workId,
      fileId,
      starterId,
      sendFile,
    },
    ...{ askedId, answerId: answer.id, messageId: message?.id ?? "", keptId: kept?.id ?? "" },
    ...{ bankId, drawId },
    ...{ quizId, questionId, enrolmentId, sheetId, changeId, materialForm, materialId: materials[0]?.id ?? "" },
  };
}

/** Two filled batches, for the tests of one suite; and all stored data of the foreign one, to be compared. */
export function startForeignGround(open: Parameters<typeof startStudents>[0]) {
  const students = startStudents(open);
  const { running } = students;
  const everyFile = () =>
    readdirSync(join(running.test.dataDir, "files"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
  return {
    ...students,
    fill: (batchId: string) => fillBatch(students, batchId),
    /** Every file of the storage. */
    files: () => everyFile().filter((path) => !path.includes("/.incoming/")),
    /** Whether a file is being written. */
    isWriting: () => everyFile().some((path) => path.includes("/.incoming/")),
    /** Every row of a batch, as text. */
    rowsOf: async (batchId: string) => {
      const { rows } = await running.opened.database.execute(sql`
        select row_to_json(one)::text as row from lectures as one where batch_id = ${batchId}
        union all select row_to_json(one)::text from class_sessions as one where batch_id = ${batchId}
        union all select row_to_json(one)::text from class_work as one where batch_id = ${batchId}
        union all select row_to_json(one)::text from class_questions as one where batch_id = ${batchId}
        union all select row_to_json(one)::text from class_question_messages as one
          join class_questions on class_questions.id = one.question_id where class_questions.batch_id = ${batchId}
        union all select row_to_json(one)::text from kept_answers as one
          join class_questions on class_questions.id = one.question_id where class_questions.batch_id = ${batchId}
        union all select row_to_json(one)::text from class_changes as one where batch_id = ${batchId}
        union all select row_to_json(one)::text from lecture_uploads as one where batch_id = ${batchId}
        union all select row_to_json(one)::text from session_materials as one
          join class_sessions on class_sessions.id = one.session_id where class_sessions.batch_id = ${batchId}
        union all select row_to_json(one)::text from attendance as one
          join class_sessions on class_sessions.id = one.session_id where class_sessions.batch_id = ${batchId}
        union all select row_to_json(one)::text from lecture_sessions as one
          join class_sessions on class_sessions.id = one.session_id where class_sessions.batch_id = ${batchId}
        union all select row_to_json(one)::text from grades as one
          join class_work on class_work.id = one.work_id where class_work.batch_id = ${batchId}
        union all select row_to_json(one)::text from quiz_questions as one
          join class_work on class_work.id = one.work_id where class_work.batch_id = ${batchId}
        union all select row_to_json(one)::text from question_bank as one
          join batches on batches.course_id = one.course_id where batches.id = ${batchId}
        union all select row_to_json(one)::text from quiz_draws as one
          join class_work on class_work.id = one.work_id where class_work.batch_id = ${batchId}
        union all select row_to_json(one)::text from hand_in_files as one
          join class_work on class_work.id = one.work_id where class_work.batch_id = ${batchId}`);
      return rows.map(({ row }) => String(row)).sort();
    },
  };
}
