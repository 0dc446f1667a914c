import { and, inArray, isNull, or } from "drizzle-orm";
import type { Site } from "#domains/content/rules/site.ts";
import { isPublished } from "#domains/lectures/server/lecture-finder.ts";
import { findLecturesOfBatch } from "#domains/lectures/server/queries.ts";
import { findOwnSeats, isOpen, isSeated, type OwnSeat } from "#domains/money/server/own-seats.ts";
import { findMembers } from "#domains/staff/server/queries.ts";
import type { QuestionPlace } from "#domains/talk/contract.ts";
import { lectureOfKept } from "#domains/talk/rules/lecture-of-kept.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { foldText } from "#shared/fold-text.ts";
import { readPlainly } from "#shared/markdown.ts";
import { findBatchOfQuestion, findPlaces, nameOf, placesByName } from "./question-place.ts";
import {
  type AskedQuestion,
  findKeptAnswers,
  findMessages,
  findQuestions,
  isAbout,
  updateQuestion,
} from "./question-queries.ts";
import { questions } from "./tables/question-tables.ts";
import { findThread, isClosed, unknownQuestion } from "./thread.ts";

/** Maximum number of questions listed. */
const mostListed = 300;

interface Deps {
  database: Database;
  site: () => Site;
}

/** What a student looks for: words, or everything beside some places. */
export interface Looking {
  words?: string;
  places?: QuestionPlace[];
}

/**
 * What a student may read: their own questions, those to their batches, and the answers kept beside the lectures that
 * they may watch; with words only those that have them all, and with places only those about them.
 */
export async function listOwnQuestions({ database }: Pick<Deps, "database">, user: User, { words, places }: Looking) {
  const now = new Date();
  const seats = await findOwnSeats(database, user, now);
  const found = await findQuestions(database, and(isReadable(seats), places && isAbout(places)), { limit: mostListed });
  const named = placesByName(
    await findPlaces(
      database,
      found.map(({ question }) => question),
      now,
    ),
  );
  const texts = Map.groupBy(
    (
      await findMessages(
        database,
        found.map(({ question }) => question.id),
      )
    ).filter(({ message }) => !message.hiddenAt),
    ({ message }) => message.questionId,
  );
  const has = matcher(words);
  const listed = found.map((one) => {
    const { question, batch, person } = one;
    const messages = texts.get(question.id) ?? [];
    return {
      ...{ id: question.id, place: named.get(nameOf(question)) ?? null, second: question.second, text: question.text },
      ...{ batch: batch.name, to: question.to, askedAt: question.askedAt, isOwn: isOwn(seats, one) },
      by: person.name,
      isAnswered: messages.some(({ message }) => message.enrolmentId === null),
      isNew: isOwn(seats, one) && hasNews(one, messages),
      said: messages.map(({ message }) => message.text),
    };
  });
  const mayBeKept = !places || places.some(({ place }) => place === "lecture");
  const kept = mayBeKept ? await keptFor(database, seats.filter(isOpen), places) : [];
  return {
    questions: listed
      .filter(({ text, said, place }) => has(text, place?.title ?? "", ...said))
      .map(({ said, ...one }) => ({ ...one, answers: said.length })),
    kept: kept.filter(({ question, answer, lecture }) => has(question, readPlainly(answer), lecture.title)),
  };
}

/** What is visible of a thread: one's own, and what goes to a batch in which one has a seat. */
const isReadable = (seats: OwnSeat[]) =>
  and(
    or(
      inArray(
        questions.enrolmentId,
        seats.map(({ id }) => id),
      ),
      and(
        inArray(
          questions.batchId,
          seats.filter(isSeated).map(({ batchId }) => batchId),
        ),
        inArray(questions.to, ["batch"]),
      ),
    ),
    isNull(questions.hiddenAt),
  );

const isOwn = (seats: OwnSeat[], { question }: Pick<AskedQuestion, "question">) =>
  seats.some(({ id }) => id === question.enrolmentId);

type Messages = Awaited<ReturnType<typeof findMessages>>;

/** Whether others have written since the student last looked. */
const hasNews = ({ question }: AskedQuestion, messages: Messages) =>
  messages.some(
    ({ message }) => message.enrolmentId !== question.enrolmentId && (!question.readAt || message.at > question.readAt),
  );

/** Whether texts have all of these words, however they are spelled; without words, always. */
function matcher(words = "") {
  const asked = foldText(words).split(" ").filter(Boolean);
  return (...texts: string[]) => {
    const folded = foldText(texts.join(" "));
    return asked.every((word) => folded.includes(word));
  };
}

/** The kept answers of the courses of these seats, each beside the lecture of the student's own batch. */
async function keptFor(database: Database, seats: OwnSeat[], places: QuestionPlace[] | undefined) {
  const batches = await Promise.all(
    [...new Set(seats.map(({ batchId }) => batchId))].map((batchId) => findBatchOfQuestion(database, batchId)),
  );
  const known = batches.filter((batch) => batch !== undefined);
  const kept = await findKeptAnswers(database, [...new Set(known.map(({ courseId }) => courseId))]);
  if (kept.length === 0) return [];
  const beside = known.map(async (batch) => {
    const lectures = (await findLecturesOfBatch(database, batch.id)).filter(isPublished);
    return kept
      .filter(({ courseId }) => courseId === batch.courseId)
      .flatMap((one) => {
        const lecture = lectureOfKept(one, lectures);
        if (!lecture || (places && !places.some((place) => place.place === "lecture" && place.placeId === lecture.id)))
          return [];
        const { id, lectureNumber: number, title } = lecture;
        // A second is of one film: another batch's recording has it elsewhere.
        const second = one.lectureId === id ? one.second : null;
        const { question, answer } = one;
        return [{ id: one.id, question, answer, second, batchId: batch.id, lecture: { id, number, title } }];
      });
  });
  return (await Promise.all(beside)).flat();
}

/** A thread as a student reads it; who asked it has seen it from now on. Throws `not_found`. */
export async function showOwnQuestion({ database, site }: Deps, user: User, id: string) {
  const now = new Date();
  const found = await findThread(database, id);
  const seats = await findOwnSeats(database, user, now);
  const own = found !== undefined && isOwn(seats, found);
  const isTheirs = found && (own || (found.question.to === "batch" && seats.some(isInBatch(found.question.batchId))));
  if (!isTheirs || found.question.hiddenAt) throw unknownQuestion();
  const { question, batch, person, messages } = found;
  if (own) await updateQuestion(database, question.id, { readAt: now });
  const { timeZone } = site().content.company.hours;
  const [place = null] = await findPlaces(database, [question], now);
  const members = await findMembers(
    database,
    messages.flatMap(({ message }) => message.authorId ?? []),
  );
  const isSeatedThere = seats.some(isInBatch(question.batchId));
  return {
    ...{ id: question.id, text: question.text, to: question.to, askedAt: question.askedAt, second: question.second },
    ...{ place, batch: batch.name, batchId: batch.id, by: person.name, isOwn: own },
    hasPicture: question.pictureKey !== null,
    waits: question.waitsSince !== null,
    isOpen: isSeatedThere && !(await isClosed(database, question.batchId, now, timeZone)),
    messages: messages
      .filter(({ message }) => !message.hiddenAt)
      .map(({ message, student }) => ({
        ...{ id: message.id, text: message.text, at: message.at },
        isOfStaff: message.enrolmentId === null,
        isOwn: seats.some((seat) => seat.id === message.enrolmentId),
        by: student ?? members.find(({ userId }) => userId === message.authorId)?.name ?? null,
      })),
  };
}

const isInBatch = (batchId: string) => (seat: OwnSeat) => isSeated(seat) && seat.batchId === batchId;

/** The picture of a question that a student may read. Throws `not_found`. */
export async function openOwnPicture(
  { database, storage }: { database: Database; storage: Pick<FileStorage, "open"> },
  user: User,
  id: string,
) {
  const found = await findThread(database, id);
  const seats = found ? await findOwnSeats(database, user) : [];
  const isTheirs =
    found &&
    !found.question.hiddenAt &&
    (isOwn(seats, found) || (found.question.to === "batch" && seats.some(isInBatch(found.question.batchId))));
  if (!isTheirs) throw unknownQuestion();
  return await openPicture(storage, found.question);
}

/** The picture of a question. Throws `not_found`. */
export async function openPicture(
  storage: Pick<FileStorage, "open">,
  { pictureKey, pictureType, pictureSize }: AskedQuestion["question"],
) {
  const content = pictureKey === null ? null : await storage.open(pictureKey);
  if (pictureKey === null || !content) throw unknownQuestion();
  const name = `question${pictureKey.slice(pictureKey.lastIndexOf("."))}`;
  return { content, mediaType: pictureType ?? "application/octet-stream", size: pictureSize ?? 0, name };
}
