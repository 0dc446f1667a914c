import type { OwnPortal } from "#domains/portal/server/own-enrolments.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";

type OwnWeek = OwnPortal["week"];
type Words = Messages["portal"]["week"];

interface Link {
  label: string;
  path: string;
}

/** Records, each with the link to its page, if it has one; `more` leads to all of them, `none` says that there are none. */
export interface RecordList {
  id: string;
  title: string;
  rows: { id: string; name: string; text: string; link: Link | null }[];
  more?: Link;
  none?: string;
}

/** The number of classes listed after the next one; the others are in the classroom. */
const shownClasses = 2;

/** Classes of the week, work due, and news. */
export function weekRecords({ classes, due, news }: OwnWeek, words: Words): RecordList[] {
  // The next class has its own card.
  const next = classes.find(({ isCancelled }) => !isCancelled);
  const others = classes.filter((one) => one !== next).slice(0, shownClasses);
  const rows = others.map(({ day, from, to, title, isCancelled }, at) => ({
    // Not the id: with three batches it would be the largest part of the response.
    ...{ id: String(at), name: fillText(words.hours, { day, from: from.words, to: to.words }) },
    text: isCancelled ? fillText(words.cancelled, { title }) : title,
    link: null,
  }));
  const works = due.map(({ id, kind, title, due: { words: until } }) => ({
    ...{ id, name: title, text: fillText(words.until, { until }) },
    link: { label: words.work[kind], path: workPath(kind, id) },
  }));
  const more = { label: words.all, path: "/classroom" };
  return [
    { id: "own-week", title: words.title, rows, more, ...(classes.length === 0 && { none: words.free }) },
    { id: "own-work", title: words.due, rows: works },
    { id: "own-news", title: words.news, rows: news.map((one) => newsOf(one, words)) },
  ];
}

function newsOf(one: OwnWeek["news"][number], words: Words): RecordList["rows"][number] {
  const row = { id: one.id, name: one.title };
  if (one.is === "certificate")
    return { ...row, text: words.certificate, link: { label: words.see, path: "/classroom/certificates" } };
  if (one.is === "grade") {
    const text =
      one.given === "excused" ? words.excused : fillText(words.grade, { points: one.given ?? 0, outOf: one.outOf });
    return { ...row, text, link: { label: words.feedback, path: workPath(one.kind, one.id) } };
  }
  const text = fillText(words.lecture, { number: one.number });
  return { ...row, text, link: { label: words.watch, path: `/recorded-lectures/${one.batchId}` } };
}

const workPath = (kind: "assignment" | "quiz", id: string) =>
  `/classroom/${kind === "quiz" ? "quizzes" : "work"}/${id}`;
