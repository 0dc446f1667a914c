import type { PlaceOfQuestion, QuestionRow } from "#domains/talk/classroom/question-list.tsx";
import type { listOwnQuestions } from "#domains/talk/server/read-own-questions.ts";
import { hoursOf, momentAndZone } from "#shared/formats/class-time.ts";

type Listed = Awaited<ReturnType<typeof listOwnQuestions>>;
type Place = Listed["questions"][number]["place"];

/** What a question is about, as pages name it: its title, or the day of a class without one. */
export function shownPlace(place: Place, timeZone: string): PlaceOfQuestion | null {
  if (!place) return null;
  const { place: kind, placeId, batchId, title, startsAt, number } = place;
  const day = startsAt && hoursOf({ startsAt, endsAt: startsAt }, timeZone).day;
  return { kind, id: placeId, batchId, name: [number, title ?? day ?? ""].filter((part) => part !== null).join(". ") };
}

/** Questions and kept answers with their times as text. */
export function shownQuestions({ questions, kept }: Listed, timeZone: string) {
  return {
    kept,
    questions: questions.map(({ place, askedAt, ...one }): QuestionRow => {
      return { ...one, place: shownPlace(place, timeZone), asked: momentAndZone(askedAt, timeZone) };
    }),
  };
}
