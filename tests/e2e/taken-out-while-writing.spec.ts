import { randomUUID } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { essayQuestion, quizSettingsOf } from "../support/quizzes.ts";
import { anAssignment } from "../support/work.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { signUpStudent } from "./support/student.ts";
import { pass } from "./support/teacher-week.ts";
import { expect, test } from "./support/test.ts";

/** A student whom the office takes out of the batch while they write: they are told so, and keep every word. */
const batchId = "data-weekend";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  actionTimeout: 20_000,
  expectedErrors: ["status of 403", "status of 404"],
});

async function takeOut({ dataDir }: Site, email: string) {
  type ClassList = { members: { id: string; person: { email: string } }[] };
  const { members } = await callVerbAt<ClassList>(dataDir, "showClass", batchId);
  await callVerbAt(dataDir, "withdrawEnrolment", members.find(({ person }) => person.email === email)?.id);
}

test("a hand-in that is being written is refused in words, and its text stays @phone", async ({ page, site }) => {
  const { email } = await signUpStudent(page, site, { batches: [batchId] });
  const entry = anAssignment({ title: `Plot ${randomUUID().slice(0, 6)}`, rubric: [] });
  const workId = await callVerbAt<string>(site.dataDir, "addAssignment", batchId, entry);
  await openHydrated(page, `/classroom/work/${workId}`);
  const typed = `Typed for an hour ${randomUUID()}`;
  await page.getByLabel("Your answer").fill(typed);
  await takeOut(site, email);
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText("You have no seat in this batch now, so nothing can be handed in.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue(typed);
  await pass(page);
  await page.reload();
  await expect(page.getByText(/You have left this batch|You have no seat/).first()).toBeVisible();
});

test("an essay of a quiz that is being written is told so, and its text stays @phone", async ({ page, site }) => {
  const { email } = await signUpStudent(page, site, { batches: [batchId] });
  const title = `Essay ${randomUUID().slice(0, 6)}`;
  const settings = quizSettingsOf({ title, minutes: 20 });
  const { workId } = await callVerbAt<{ workId: string }>(site.dataDir, "addQuiz", batchId, settings);
  await callVerbAt(site.dataDir, "addQuestion", batchId, { workId, question: essayQuestion() });
  await callVerbAt(site.dataDir, "publishQuiz", batchId, { workId, isPublished: true });
  await openHydrated(page, `/classroom/quizzes/${workId}`);
  await page.getByRole("button", { name: "Begin" }).click();
  const answer = page.getByRole("textbox", { name: "Your answer" });
  await answer.fill("A join finds rows");
  await expect(page.getByText("All answers are saved")).toBeVisible();
  await takeOut(site, email);
  const typed = `A join finds rows of both tables ${randomUUID()}`;
  await answer.fill(typed);
  await expect(page.getByText("This quiz is for students with an open seat in its batch.").first()).toBeVisible();
  await expect(answer).toHaveValue(typed);
  await pass(page);
});
