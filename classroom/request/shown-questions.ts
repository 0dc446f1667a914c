import type { Site } from "#domains/content/rules/site.ts";
import type { PlaceOfQuestion, QuestionRow } from "#domains/talk/classroom/question-list.tsx";
import type { listOwnQuestions } from "#domains/talk/server/read-own-questions.ts";
import { dayInWords } from "#shared/formats/class-time.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";

type Listed = Awaited<ReturnType<typeof listOwnQuestions>>;
type Shown = Pick<Site, "content" | "messages">;
type Place = Listed["questions"][number]["place"];

/** What a question is about, as pages name it: its title, or the day of a class without one. */
export function shownPlace(place: Place, { content, messages }: Shown): PlaceOfQuestion | null {
  if (!place) return null;
  const { place: kind, placeId, batchId, title, startsAt, number } = place;
  const { timeZone } = content.company.hours;
  const day = startsAt && dayInWords(startsAt, timeZone, "with year", messages.language.lang);
  return { kind, id: placeId, batchId, name: [number, title ?? day ?? ""].filter((part) => part !== null).join(". ") };
}

/** Questions and kept answers with their times as text. */
export function shownQuestions({ questions, kept }: Listed, site: Shown) {
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  return {
    kept,
    questions: questions.map(({ place, askedAt, ...one }): QuestionRow => {
      return { ...one, place: shownPlace(place, site), asked: momentAndZone(askedAt, timeZone, "without year", lang) };
    }),
  };
}
