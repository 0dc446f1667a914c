import type { listEssays, showEssay } from "#domains/quizzes/server/mark-essays.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shortTime } from "#ui/office/times.ts";

type Listed = Awaited<ReturnType<typeof listEssays>>["essays"][number];

/** The essay that an address names: the attempt's id, and the question's. */
const essayName = ({ attemptId, questionId }: Pick<Listed, "attemptId" | "questionId">) => `${attemptId}.${questionId}`;

/** The essays of a quiz with the asked one chosen; without one, the first that waits to be marked. */
export function markingData(
  { quiz, essays }: Awaited<ReturnType<typeof listEssays>>,
  asked: string | null,
  { now, timeZone, lang }: { now: Date; timeZone: string; lang: Locale },
) {
  const listed = essays.map((essay) => ({ ...essay, id: essayName(essay) }));
  const waits = ({ points }: Listed) => points === null;
  const named = asked ? listed.findIndex(({ id }) => id === asked) : listed.findIndex(waits);
  const at = Math.max(0, named);
  const chosen = listed[at];
  return {
    title: quiz.title,
    posting: {
      ...{ id: quiz.id, title: quiz.title },
      isPosted: quiz.gradesPostedAt !== null && quiz.gradesPostedAt <= now,
    },
    /** Answers to one question stand together. */
    questions: [...Map.groupBy(listed, ({ questionId }) => questionId).values()].map((group) =>
      group.map(({ id, name, points }) => ({ id, name, points })),
    ),
    counts: { marked: listed.filter(({ points }) => points !== null).length, all: listed.length },
    previous: listed[at - 1]?.id ?? null,
    next: listed[at + 1]?.id ?? null,
    /** The next one that waits: below, else again from the top. */
    toMark: [...listed.slice(at + 1), ...listed.slice(0, at)].find(waits)?.id ?? null,
    chosen: chosen && {
      ...{ id: chosen.id, attemptId: chosen.attemptId, questionId: chosen.questionId, name: chosen.name },
      ...{ number: chosen.number, at: chosen.handedInAt && shortTime(chosen.handedInAt, now, timeZone, lang) },
    },
  };
}

/** An essay as its panel shows it. */
export const shownEssay = ({ question, text, mark }: Awaited<ReturnType<typeof showEssay>>) => ({
  ...{ question, text },
  mark: { points: mark?.points ?? null, comment: mark?.comment ?? "", version: mark?.version ?? 0 },
});
