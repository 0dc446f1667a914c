import type { QuestionPlace } from "#domains/talk/contract.ts";
import { playedTime } from "#domains/talk/rules/played-time.ts";
import type { listQuestions } from "#domains/talk/server/read-questions.ts";
import { day } from "#shared/durations.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayInWords } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { dueInWords, shortTime, type Urgency } from "#ui/office/times.ts";

type Listed = Awaited<ReturnType<typeof listQuestions>>["entries"][number];

/** A question as a list of the office shows it. */
export interface QuestionRow {
  id: string;
  text: string;
  student: string;
  batch: string;
  kind: QuestionPlace["place"];
  about: string;
  asked: string;
  /** When an answer is due; null while nobody waits. */
  due: { text: string; urgency: Urgency } | null;
  hasPicture: boolean;
}

interface Telling {
  now: Date;
  timeZone: string;
  lang: Locale;
  words: Pick<Messages["admin"], "leads" | "talk">;
}

/** Time in which a question is to be answered, in milliseconds. */
const answeredWithin = day;

/** A question with its place and its times as text. */
export function questionRow(listed: Listed, { now, timeZone, lang, words }: Telling): QuestionRow {
  const { id, text, person, batch, place, askedAt, waitsSince, hasPicture } = listed;
  const due = waitsSince && new Date(waitsSince.getTime() + answeredWithin);
  return {
    ...{ id, text, hasPicture, student: person.name, batch: batch.name, kind: place },
    about: aboutInWords(listed, { timeZone, lang }, words.talk.questions),
    asked: shortTime(askedAt, now, timeZone, lang),
    due: due && dueInWords(due, now, words.leads.due),
  };
}

function aboutInWords(
  { about, second }: Listed,
  { timeZone, lang }: Pick<Telling, "timeZone" | "lang">,
  words: Messages["admin"]["talk"]["questions"],
) {
  if (!about) return words.gone;
  const { title, startsAt, number } = about;
  const name = title ?? (startsAt ? dayInWords(startsAt, timeZone, "without year", lang) : "");
  const numbered = number === null ? name : `${number}. ${name}`;
  return second === null ? numbered : `${numbered}, ${fillText(words.at, { time: playedTime(second) })}`;
}
