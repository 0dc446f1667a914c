import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { pngOf } from "../support/photos.ts";
import { startQuizClass } from "../support/quiz-class.ts";
import { fiveQuestions } from "../support/quizzes.ts";
import { until } from "../support/until.ts";

describe.each(databases.slice(0, 1))("the picture of a quiz's question", ({ open }) => {
  const { running, batchId, verbs, makeQuiz, take, student, services, userOf } = startQuizClass(open);
  const photo = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: "#14613f" } })
      .withExif({ IFD0: { Artist: "Somebody" } })
      .jpeg()
      .toBuffer();
  const files = () => {
    const folder = join(running.test.dataDir, "files", "quiz-pictures");
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
  };
  const made = async () => {
    const { workId, ids } = await makeQuiz([fiveQuestions().number, fiveQuestions().text], { attempts: 2 });
    const [questionId = "", other = ""] = ids;
    await verbs().putQuizPicture(batchId, { workId, questionId, alt: "A green field", content: await photo() });
    return { workId, questionId, other };
  };

  it("is made anew, and seen by a student during an attempt and with the right answers, never between", async () => {
    const { workId, questionId, other } = await made();
    const someone = await student(batchId);
    const path = `/classroom/quizzes/${workId}/pictures/${questionId}`;
    const see = async () =>
      await services()
        .openOwnQuizPicture(await userOf(someone), workId, questionId)
        .then(async ({ content, mediaType }) => {
          const { format, exif } = await sharp(Buffer.concat(await content.toArray())).metadata();
          return { mediaType, format, exif };
        });
    await expect(see()).rejects.toEqual(refusal("not_found"));
    const { save, show, user } = await take(someone, workId);
    expect((await show()).open?.questions.find(({ id }) => id === questionId)?.pictureAlt).toBe("A green field");
    expect(await see()).toEqual({ mediaType: "image/webp", format: "webp", exif: undefined });
    await expect(services().openOwnQuizPicture(user, workId, other)).rejects.toEqual(refusal("not_found"));
    await save({ handIn: true });
    await expect(see()).rejects.toEqual(refusal("not_found"));
    const stranger = await userOf(await student("mern-gulf"));
    await expect(services().openOwnQuizPicture(stranger, workId, questionId)).rejects.toEqual(refusal("forbidden"));
    expect((await running.test.ask(path)).status).not.toBe(200);
    await verbs().showSolutions(batchId, workId);
    expect((await see()).format).toBe("webp");
  });

  it("asks for words, refuses what is no picture at its field, and stays once a student has begun", async () => {
    const { workId, questionId, other } = await made();
    const put = async (change: object) =>
      await verbs().putQuizPicture(batchId, {
        ...{ workId, questionId, alt: "A field", content: await photo() },
        ...change,
      });
    await expect(put({ alt: " " })).rejects.toMatchObject({ issues: [{ message: "field.quizAltMissing" }] });
    await expect(put({ content: Buffer.from("%PDF-1.7") })).rejects.toMatchObject({
      fields: { picture: { reason: "photo.unreadable" } },
    });
    await expect(put({ content: pngOf(10_000, 10_000) })).rejects.toMatchObject({
      fields: { picture: { reason: "photo.tooManyPixels" } },
    });
    await expect(put({ questionId: other, content: new Uint8Array() })).rejects.toMatchObject({
      fields: { picture: { reason: "photo.missing" } },
    });
    await put({ content: new Uint8Array() });
    const { questions } = await verbs().showQuiz(batchId, workId);
    expect(questions.map(({ pictureAlt }) => pictureAlt)).toEqual(["A field", null]);
    await take(await student(batchId), workId);
    await expect(put({})).rejects.toMatchObject({ reason: "quiz.begun" });
    await expect(verbs().removeQuizPicture(batchId, { workId, questionId })).rejects.toMatchObject({
      reason: "quiz.begun",
    });
  });

  it("lies in the storage as long as a question or a copy of it names it", async () => {
    const before = files();
    const { workId, questionId } = await made();
    await verbs().duplicateQuestion(batchId, { workId, questionId });
    await verbs().removeQuizPicture(batchId, { workId, questionId });
    expect(files()).toBe(before + 1);
    const { questions } = await verbs().showQuiz(batchId, workId);
    const copy = questions.find(({ pictureAlt }) => pictureAlt !== null)?.id ?? "";
    const { content } = await verbs().openQuizPicture(batchId, workId, copy);
    content.destroy();
    await verbs().removeQuiz(batchId, workId);
    await until(() => files() === before);
  });
});
