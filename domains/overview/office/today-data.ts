import { type titlesOf, wantsInWords } from "#domains/leads/office/subject.ts";
import { figuresOf } from "#domains/money/rules/figures.ts";
import type { showToday } from "#domains/overview/server/today.ts";
import { cutText } from "#shared/cut-text.ts";
import { clockTime } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { dueInWords, shortDay, shortTime } from "#ui/office/times.ts";

type Today = Awaited<ReturnType<typeof showToday>>;

interface Telling {
  now: Date;
  timeZone: string;
  lang: Locale;
  words: Messages["admin"]["leads"];
  titles: ReturnType<typeof titlesOf>;
}

/** The office's open tasks, as the first screen shows them. */
export function todayData(
  { leads, texts, trials, payments, overdue, classes, offers, questions, certificates }: Today,
  { now, timeZone, lang, words, titles }: Telling,
) {
  const at = (moment: Date) => shortTime(moment, now, timeZone, lang);
  return {
    leads: {
      all: leads.all,
      first: leads.first.map(({ id, person, dueAt, ...lead }) => {
        const wants = cutText(wantsInWords(lead, titles, words, at), 160);
        return { id, name: person.name, wants, due: dueInWords(dueAt, now, words.due) };
      }),
    },
    texts,
    trials: trials.map(({ courseId, course, startsAt, teacher, count }) => {
      return {
        key: `${courseId} ${startsAt.toISOString()}`,
        course,
        teacher,
        count,
        time: clockTime(startsAt, timeZone, lang),
      };
    }),
    payments: {
      all: payments.all,
      first: payments.first.map(({ order, student, since, isLate }) => {
        const { reference, courseTitle } = order;
        return { reference, courseTitle, name: `${student.firstName} ${student.lastName}`, since: at(since), isLate };
      }),
    },
    overdue: overdue.map(({ reference, student, courseTitle, statement }) => {
      const late = figuresOf(statement).overdue;
      const name = `${student.firstName} ${student.lastName}`.trim();
      return { reference, name, courseTitle, amount: late?.amount ?? "", days: late?.days ?? 0 };
    }),
    classes: {
      all: classes.all,
      first: classes.first.map(({ id, name, instructor, from, to }) => {
        return { id, name, instructor, hours: `${clockTime(from, timeZone, lang)} – ${clockTime(to, timeZone, lang)}` };
      }),
    },
    offers: offers.map(({ enrolment, person, batch }) => {
      const until = enrolment.heldUntil ? at(enrolment.heldUntil) : "";
      return { id: enrolment.id, personId: person.id, name: person.name, batch: batch.name, until };
    }),
    questions: questions.map(({ id, question, times }) => ({ id, question, times })),
    certificates: certificates.map(({ endDate, ...batch }) => ({ ...batch, endedOn: shortDay(endDate, lang) })),
  };
}
