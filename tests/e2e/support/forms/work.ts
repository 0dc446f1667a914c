import { randomUUID } from "node:crypto";
import { fiveQuestions, quizSettingsOf } from "../../../support/quizzes.ts";
import { below, enrol, type FormOnPage, type Ground, made, mark, type TriedFile } from "./ground.ts";

const assignment = { points: "20", dueAt: "2031-05-02T18:00", maxFile: "1", accepts: "text" };

/** A published assignment's id. */
async function assign(ground: Ground): Promise<string> {
  const id = randomUUID();
  const entry = { ...assignment, title: `Work ${mark()}`, instructions: "", classId: "", publishedAt: "" };
  const late = { perDay: "", most: "", closesAfter: "", rubric: "" };
  await ground.post(below(ground, "/work/new"), { intent: "save", publish: "now", id, seen: "0", ...entry, ...late });
  return id;
}

/** A new quiz's id, with as many questions. */
async function makeQuiz(ground: Ground, questions = 0): Promise<string> {
  const settings = { title: `Quiz ${mark()}`, instructions: "", classId: "", opensAt: "", closesAt: "", minutes: "" };
  const address = await ground.post(below(ground, "/quizzes/new"), { intent: "create", ...settings, attempts: "1" });
  const id = made(/\/quizzes\/([^/?]+)/.exec(address)?.[1]);
  const question = { intent: "add", kind: "number", question: "", value: "7", tolerance: "0", points: "1" };
  for (let at = 0; at < questions; at += 1)
    await ground.post(below(ground, `/quizzes/${id}`), { ...question, seen: String(at), text: `Question ${at + 1}` });
  return id;
}

/** The page for the picture of a quiz's first question. */
async function openPicture(ground: Ground): Promise<string> {
  const id = await makeQuiz(ground, 1);
  type Shown = { questions: { id: string }[] };
  const { questions } = await ground.call<Shown>("showQuiz", ground.batchId, id);
  return below(ground, `/quizzes/${id}/questions/${made(questions[0]).id}/picture`);
}

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const aPicture = { name: "tables.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") };

const openQuiz = async (ground: Ground) => below(ground, `/quizzes/${await makeQuiz(ground, 2)}`);

const quizzes = "domains/quizzes/office";

/** A published quiz of one question. */
async function publishedQuiz({ batchId, call }: Ground): Promise<string> {
  const settings = quizSettingsOf({ title: `Quiz ${mark()}` });
  const { workId } = await call<{ workId: string }>("addQuiz", batchId, settings);
  await call("addQuestion", batchId, { workId, question: fiveQuestions().number });
  await call("publishQuiz", batchId, { workId, isPublished: true });
  return workId;
}

/** An assignment with a file to begin with. */
async function openStarter(ground: Ground) {
  const work = await assign(ground);
  const content = { name: "start.md", mimeType: "text/markdown", buffer: Buffer.from("# Start") };
  const path = below(ground, `/work/${work}/change`);
  const sent = {
    multipart: { intent: "add file", id: randomUUID(), file: content },
    headers: { origin: ground.site.origin },
  };
  await ground.context.request.post(`${ground.site.origin}${path}`, sent);
  const [file] = await ground.call<{ id: string }[]>("listStarterFiles", ground.batchId, work);
  return { path, about: made(file).id };
}

const openImport = async (ground: Ground) => below(ground, "/gradebook/import");

/** A file that gives a new student points for a new work. */
async function grades(ground: Ground): Promise<TriedFile> {
  const [student, work] = [await enrol(ground), await assign(ground)];
  const buffer = Buffer.from(`Enrolment,Work #${work}\n${student},15\n`);
  return { name: "grades.csv", mimeType: "text/csv", buffer };
}

/** The forms about work and quizzes. */
export const formsAboutWork: FormOnPage[] = [
  {
    form: "domains/work/office/work-form.tsx work",
    open: async (ground) => below(ground, "/work/new"),
    fields: { title: async () => `Work ${mark()}`, points: "20", maxFile: "1", dueAt: "2031-05-02T18:00" },
    verb: "addAssignment",
    leaves: true,
  },
  {
    form: "admin/routes/batch-work-change.tsx remove",
    open: async (ground) => below(ground, `/work/${await assign(ground)}/change`),
    verb: "removeAssignment",
    leaves: true,
  },
  {
    form: "domains/work/office/starter-files.tsx starter",
    open: async (ground) => below(ground, `/work/${await assign(ground)}/change`),
    fields: { file: { name: "start.md", mimeType: "text/markdown", buffer: Buffer.from("# Start") } },
    verb: "addStarterFile",
  },
  {
    form: "domains/work/office/starter-files.tsx starter *",
    open: openStarter,
    verb: "removeStarterFile",
    leaves: true,
  },
  {
    form: "domains/work/office/posting.tsx posting *",
    open: async (ground) => ({ path: below(ground, "/work"), about: await assign(ground) }),
    press: "post",
    verb: "postGrades",
    leaves: true,
  },
  {
    form: "domains/work/office/grade-panel.tsx grade *",
    open: async (ground) => {
      const [student, work] = [await enrol(ground), await assign(ground)];
      return { path: below(ground, `/work/${work}?student=${student}`), about: student };
    },
    fields: { points: "15", feedback: "Well done." },
    press: "stay",
    verb: "gradeHandIn",
    stays: true,
    stands: true,
  },
  {
    form: "domains/work/office/student-grades.tsx student *",
    open: async (ground) => {
      const student = await enrol(ground);
      await assign(ground);
      return { path: below(ground, `/gradebook?student=${student}`), about: student };
    },
    fields: { "points-*": "15" },
    verb: "setGrades",
    stays: true,
  },
  {
    form: "domains/work/office/weights.tsx weights",
    open: async (ground) => {
      await enrol(ground);
      await assign(ground);
      return below(ground, "/gradebook");
    },
    fields: { "weight-*": async () => String(2 + Math.floor(Math.random() * 80)) },
    verb: "setWeights",
    stays: true,
  },
  {
    form: `${quizzes}/settings-form.tsx *`,
    open: async (ground) => below(ground, "/quizzes/new"),
    fields: { title: async () => `Quiz ${mark()}`, minutes: "10" },
    verb: "addQuiz",
    leaves: true,
  },
  {
    form: `${quizzes}/quiz-question-form.tsx save * *`,
    open: async (ground) => below(ground, `/quizzes/${await makeQuiz(ground)}?add=number`),
    fields: { text: "How many?", value: "7" },
    press: "add",
    verb: "addQuestion",
    leaves: true,
  },
  {
    form: `${quizzes}/quiz-question-list.tsx question *`,
    open: openQuiz,
    press: "duplicate",
    verb: "duplicateQuestion",
  },
  {
    form: `${quizzes}/picture-form.tsx picture`,
    open: openPicture,
    fields: { picture: aPicture, alt: "A diagram of two tables" },
    press: "put",
    verb: "putQuizPicture",
    leaves: true,
  },
  {
    form: `${quizzes}/more-form.tsx more`,
    open: async (ground) => {
      const student = await enrol(ground);
      return below(ground, `/quizzes/${await publishedQuiz(ground)}/students/${student}`);
    },
    fields: { minutes: "15" },
    verb: "allowMore",
    stays: true,
  },
  { form: `${quizzes}/quiz-head.tsx publish`, open: openQuiz, press: "publish", verb: "publishQuiz", leaves: true },
  { form: `${quizzes}/quiz-screen.tsx remove quiz`, open: openQuiz, verb: "removeQuiz", leaves: true },
  {
    form: "domains/work/office/import-grades.tsx check",
    open: openImport,
    fields: { file: grades },
    verb: { shows: "button[value=apply]" },
    leaves: true,
  },
  {
    form: "domains/work/office/import-grades.tsx apply",
    open: openImport,
    prepare: async (page, ground) => {
      await page.locator("input[type=file]").setInputFiles(await grades(ground));
      await page.locator("button[value=check]").click();
      await page.locator("button[value=apply]").waitFor();
    },
    verb: "importGradebook",
    leaves: true,
  },
  {
    form: "domains/quizzes/classroom/quiz-entrance.tsx start",
    by: "student",
    open: async (ground) => `/classroom/quizzes/${await publishedQuiz(ground)}`,
    verb: "startQuiz",
    leaves: true,
  },
  {
    form: "admin/routes/batch-quiz-results.tsx solutions",
    open: async (ground) => below(ground, `/quizzes/${await publishedQuiz(ground)}/results`),
    verb: "showSolutions",
    leaves: true,
  },
];
