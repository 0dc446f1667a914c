import { fiveQuestions, quizSettingsOf } from "../../../support/quizzes.ts";
import { below, type FormOnPage, type Ground, made, mark } from "./ground.ts";

/** A new question of the bank, under a topic of its own. */
async function addToBank({ batchId, call }: Ground): Promise<{ bankId: string; topic: string }> {
  const topic = `Topic ${mark()}`;
  const question = fiveQuestions().number;
  const { bankId } = await call<{ bankId: string }>("addBankQuestion", batchId, { topic, question });
  return { bankId, topic };
}

async function addQuiz({ batchId, call }: Ground): Promise<string> {
  const settings = quizSettingsOf({ title: `Quiz ${mark()}` });
  return (await call<{ workId: string }>("addQuiz", batchId, settings)).workId;
}

const questions = "How many? {#7}\n\nWhy? {}";
const bankImport = async (ground: Ground) => below(ground, "/bank/import");

/** The forms about the question bank and what quizzes draw from it. */
export const formsOfQuestionBank: FormOnPage[] = [
  {
    form: "domains/quizzes/office/bank-entry.tsx remove from bank",
    open: async (ground) => below(ground, `/bank/${(await addToBank(ground)).bankId}`),
    verb: "removeBankQuestion",
    leaves: true,
  },
  {
    form: "domains/quizzes/office/choose-questions.tsx choose",
    open: async (ground) => {
      const { topic } = await addToBank(ground);
      return below(ground, `/quizzes/${await addQuiz(ground)}/bank?topic=${encodeURIComponent(topic)}`);
    },
    fields: { bankId: "*" },
    verb: "copyFromBank",
    leaves: true,
  },
  {
    form: "domains/quizzes/office/draw-forms.tsx draw *",
    open: async (ground) => {
      const { topic } = await addToBank(ground);
      const workId = await addQuiz(ground);
      const draw = { count: 1, topic, points: 1 };
      await ground.call("setDraw", ground.batchId, { workId, drawId: "", draw, seen: 0 });
      type Shown = { draws: { id: string }[] };
      const { draws } = await ground.call<Shown>("showQuiz", ground.batchId, workId);
      return { path: below(ground, `/quizzes/${workId}`), about: made(draws[0]).id };
    },
    fields: { points: "3" },
    press: "draw",
    verb: "setDraw",
    stays: true,
  },
  {
    form: "domains/quizzes/office/import-questions.tsx check",
    open: bankImport,
    fields: { text: questions },
    verb: { shows: "button[value=apply]" },
    leaves: true,
  },
  {
    form: "domains/quizzes/office/import-questions.tsx apply",
    open: bankImport,
    prepare: async (page) => {
      await page.locator("textarea[name=text]").fill(questions);
      await page.locator("button[value=check]").click();
      await page.locator("button[value=apply]").waitFor();
    },
    verb: "importToBank",
    leaves: true,
  },
];
