import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findOwnSeats, isOpen, isSeated } from "#domains/money/server/own-seats.ts";
import {
  type NewQuestion,
  type QuestionPlace,
  questionPictureBytes,
  questionPictures,
} from "#domains/talk/contract.ts";
import { lockEnrolment } from "#domains/work/server/hand-in-queries.ts";
import { AppError, fieldError, refuseWhile } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { type FileStorage, storageKey } from "#server/storage/port.ts";
import { findPlaces } from "./question-place.ts";
import { countWaitingOf, findQuestionByKey, insertQuestion } from "./question-queries.ts";
import { isClosed, unknownQuestion, type Written, writeInThread } from "./thread.ts";

/** Maximum number of questions of one student in one batch that wait at the same time. */
const mostWaiting = 20;

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  storage: Pick<FileStorage, "put" | "remove">;
  /** Limit on what one account asks and writes. */
  questionLimiter: RateLimiter;
  site: () => Site;
  log: Log;
}

/**
 * The place beside which a student asks, and their seat in its batch. Throws `not_found` for a place of another batch, one
 * that is not shown yet, or a recording or quiz that is closed to them.
 */
async function requireOwnPlace(database: Database, user: User, asked: QuestionPlace, now = new Date()) {
  const [found] = await findPlaces(database, [asked], now);
  const seat = (await findOwnSeats(database, user, now)).find(({ batchId }) => batchId === found?.batchId);
  const opens = asked.place === "lecture" || asked.place === "quiz" ? isOpen : isSeated;
  if (!found?.isShown || !seat || !opens(seat)) throw new AppError("not_found", "question.noPlace");
  return { found, seat };
}

/** A thing beside which a student may ask, and whether they still can. Throws as `requireOwnPlace` does. */
export async function showOwnPlace(
  { database, site }: Pick<Deps, "database" | "site">,
  user: User,
  asked: QuestionPlace,
) {
  const now = new Date();
  const { found, seat } = await requireOwnPlace(database, user, asked, now);
  const { timeZone } = site().content.company.hours;
  return { ...found, batch: seat.batch, isClosed: await isClosed(database, found.batchId, now, timeZone) };
}

/**
 * Asks beside a class, a lecture or a work; once this has returned, the question is never lost. The same key again is the
 * same question. Throws `not_found` as `requireOwnPlace` does, `forbidden` without a seat, `conflict` once the batch is
 * over or too many questions wait, `throttled`, and `invalid`, `too_large` or `unsupported_media_type` for its picture.
 */
export async function askQuestion(
  deps: Deps,
  user: User,
  asked: QuestionPlace,
  { key, to, text, second, content }: NewQuestion & { content: Uint8Array },
): Promise<{ id: string }> {
  const { database, emailQueue, storage, site } = deps;
  const at = new Date();
  const { found, seat } = await requireOwnPlace(database, user, asked, at);
  const there = await findQuestionByKey(database, { enrolmentId: seat.id, key });
  if (there) return { id: there.id };
  const { timeZone } = site().content.company.hours;
  if (await isClosed(database, found.batchId, at, timeZone)) throw new AppError("conflict", "question.closed");
  refuseWhile(await deps.questionLimiter.take(user.id), "limit.studentQuestions");
  const picture = await pictureOf(content);
  if (picture.pictureKey !== null) await storage.put(picture.pictureKey, Readable.from([content]));
  let isNew = false;
  try {
    return await database.transaction(async (transaction) => {
      const locked = await lockEnrolment(transaction, seat.id);
      if (!locked || !isSeated(locked)) throw new AppError("forbidden", "question.noSeat");
      if ((await countWaitingOf(transaction, seat.id)) >= mostWaiting)
        throw new AppError("conflict", "question.tooMany");
      const { place, placeId, batchId } = found;
      const about = { batchId, enrolmentId: seat.id, place, placeId, second: place === "lecture" ? second : null };
      const id = randomUUID();
      isNew = await insertQuestion(transaction, {
        // A class that works on a quiz tells nobody its answers.
        ...{ id, key, to: place === "quiz" ? "teacher" : to, text, ...about, ...picture },
        ...{ askedAt: at, waitsSince: at, readAt: at },
      });
      if (!isNew) {
        const first = await findQuestionByKey(transaction, { enrolmentId: seat.id, key });
        return { id: first?.id ?? id };
      }
      await emailQueue.enqueue(transaction, [{ email: "question-asked", about: id }]);
      const details = { place, to, hasPicture: picture.pictureKey !== null };
      const act = { verb: "askQuestion", subject: "question", subjectId: id, details } as const;
      await audit(transaction, { kind: "student", id: user.id }, act, at);
      return { id };
    });
  } finally {
    const { pictureKey: unused } = picture;
    if (!isNew && unused !== null)
      await storage.remove(unused).catch((err: unknown) => deps.log.warn({ err }, "an unused picture is left over"));
  }
}

async function pictureOf(content: Uint8Array) {
  if (content.byteLength === 0) return { pictureKey: null, pictureType: null, pictureSize: null };
  if (content.byteLength > questionPictureBytes)
    throw fieldError("picture", "question.tooLarge", { code: "too_large" });
  const found = await fileTypeFromBuffer(content);
  const ending = found && questionPictures[found.mime];
  if (!ending) throw fieldError("picture", "question.wrongType", { code: "unsupported_media_type" });
  const pictureKey = storageKey(`questions/${randomUUID()}.${ending}`);
  return { pictureKey, pictureType: found.mime, pictureSize: content.byteLength };
}

/** A student writes further in a thread. Throws as `writeInThread` does, and `throttled`. */
export async function writeOwnMessage(deps: Deps, user: User, threadId: string, written: Written): Promise<void> {
  const person = await findOwnPerson(deps.database, user);
  if (!person) throw unknownQuestion();
  refuseWhile(await deps.questionLimiter.take(user.id), "limit.studentQuestions");
  const { timeZone } = deps.site().content.company.hours;
  const writing = { actor: { kind: "student" as const, id: user.id }, personId: person.id, threadId, timeZone };
  await writeInThread(deps, { ...writing, ...written, at: new Date() });
}
