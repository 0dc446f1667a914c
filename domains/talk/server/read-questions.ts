import { and, eq, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import { z } from "zod";
import { batches } from "#domains/catalogue/server/tables.ts";
import { findClassesOfLectures } from "#domains/lectures/server/material-queries.ts";
import { findLecturesOfBatch } from "#domains/lectures/server/queries.ts";
import { findMembers } from "#domains/staff/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { type PageRequest, pageRequest } from "#server/db/keyset.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { byBatches, ofClass, query } from "#server/verb.ts";
import { batchList } from "./announce.ts";
import { withinOf } from "./answer-questions.ts";
import { findPlaces, nameOf, placesByName } from "./question-place.ts";
import {
  type AskedQuestion,
  countWaiting,
  findKeptAnswerOf,
  findQuestionPage,
  findQuestions,
  isWaiting,
  questionOrders,
} from "./question-queries.ts";
import { openPicture } from "./read-own-questions.ts";
import { questions } from "./tables/question-tables.ts";
import { findThread, isWithin, unknownQuestion } from "./thread.ts";

interface Deps {
  database: Database;
}

/** Maximum number of questions listed at once. */
const mostListed = 200;

/** Which questions are listed: those that wait, the others, or what is hidden. */
export const questionStates = ["waiting", "answered", "hidden"] as const;

const conditions: Record<(typeof questionStates)[number], SQL | undefined> = {
  waiting: isWaiting,
  answered: and(isNull(questions.waitsSince), isNull(questions.hiddenAt)),
  hidden: isNotNull(questions.hiddenAt),
};

/** A page of the students' questions to these batches, or to all for the office without one: who waits longest first. */
export const listQuestions = query(
  { may: ofClass, scope: byBatches, takes: [batchList, z.enum(questionStates), pageRequest.optional()] },
  async (
    { database }: Deps,
    batchIds: string[],
    state: (typeof questionStates)[number],
    page: PageRequest = { limit: mostListed },
  ) => {
    const isOfThem = batchIds.length > 0 ? inArray(questions.batchId, batchIds) : undefined;
    const order = state === "waiting" ? questionOrders.waiting : questionOrders.latest;
    const { entries, next } = await findQuestionPage(database, and(isOfThem, conditions[state]), { order, ...page });
    return { entries: await withPlaces(database, entries), next };
  },
);

async function withPlaces(database: Database, found: AskedQuestion[]) {
  const asked = found.map(({ question }) => question);
  const named = placesByName(await findPlaces(database, asked, new Date()));
  return found.map(({ question: { pictureKey, ...question }, person, batch }) => ({
    ...question,
    ...{ person, batch, about: named.get(nameOf(question)) ?? null, hasPicture: pictureKey !== null },
  }));
}

/** How many questions to these batches, or to all, wait for an answer, and since when the first does. */
export const countQuestions = query(
  { may: ofClass, scope: byBatches, takes: [batchList] },
  async ({ database }: Deps, batchIds: string[]) => await countWaiting(database, withinOf(batchIds)),
);

/**
 * A question with its thread, the other questions of its course that wait, those about the same thing first, and the
 * lectures beside which an answer to it can be kept. Throws `not_found`.
 */
export const showQuestion = query(
  { may: ofClass, scope: byBatches },
  async ({ database }: Deps, batchIds: string[], id: string) => {
    const found = await findThread(database, id);
    if (!found || !isWithin(found.question, withinOf(batchIds))) throw unknownQuestion();
    const { messages, ...asked } = found;
    const { place, placeId, batchId } = asked.question;
    const [shown] = await withPlaces(database, [asked]);
    const isOfThem = batchIds.length > 0 ? inArray(questions.batchId, batchIds) : undefined;
    const isOther = and(isWaiting, isOfThem, ne(questions.id, id), eq(batches.courseId, asked.batch.courseId));
    const others = await findQuestions(database, isOther, { order: questionOrders.waiting, limit: mostListed });
    const isHere = ({ question }: AskedQuestion) => question.place === place && question.placeId === placeId;
    const members = await findMembers(
      database,
      messages.flatMap(({ message }) => message.authorId ?? []),
    );
    const lectures = await findLecturesOfBatch(database, batchId);
    const classOf = await findClassesOfLectures(database, batchId);
    return {
      ...(shown ?? unreachable()),
      messages: messages.map(({ message: { authorId, ...message }, student }) => ({
        ...message,
        by: student ?? members.find(({ userId }) => userId === authorId)?.name ?? null,
      })),
      alike: await withPlaces(database, [...others.filter(isHere), ...others.filter((one) => !isHere(one))]),
      kept: (await findKeptAnswerOf(database, id)) ?? null,
      lectures: lectures.map(({ id: lectureId, lectureNumber, title }) => ({ id: lectureId, lectureNumber, title })),
      /** The lecture that it is about, or the recording of its class. */
      lectureId: lectures.find((one) => (place === "lecture" ? one.id : classOf.get(one.id)) === placeId)?.id ?? null,
    };
  },
);

function unreachable(): never {
  throw new Error("A question has gone while it was read.");
}

/** The picture of a question. Throws `not_found`. */
export const openQuestionPicture = query(
  { officeOnly: "file", may: ofClass, scope: byBatches },
  async ({ database, storage }: Deps & { storage: Pick<FileStorage, "open"> }, batchIds: string[], id: string) => {
    const found = await findThread(database, id);
    if (!found || !isWithin(found.question, withinOf(batchIds))) throw unknownQuestion();
    return await openPicture(storage, found.question);
  },
);
