import { monthsInWords } from "#domains/money/rules/figures.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import type { OwnOrder } from "#domains/money/server/own-orders.ts";
import type { OwnPortal } from "#domains/portal/server/own-enrolments.ts";
import { shownPercent } from "#domains/work/rules/course-total.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";
import { type RecordList, weekRecords } from "./week-records.ts";

type Words = Messages["portal"];
type OwnBatch = OwnPortal["batches"][number];
type OwnFigures = OwnPortal["week"]["figures"][number];

/** A student's own part of the portal, as text; a note while there is nothing. */
export type OwnView = ReturnType<typeof ownView>;
export type OwnWeek = NonNullable<OwnView["week"]>;

/** Words are filled in on the server, so that the page carries only those it shows. */
export function ownView(own: OwnPortal, words: Words) {
  const { title } = words;
  if (!own.isConfirmed) return { title, week: null, note: words.unconfirmed };
  if (own.batches.length + own.orders.length + own.bookings.length + own.requests.length + own.takenOut.length === 0)
    return { title, week: null, note: words.nothing };
  return { title, week: weekOf(own, words), note: null };
}

function weekOf(own: OwnPortal, words: Words) {
  const owed = own.orders.flatMap((order) => owedOf(order, words.owed) ?? []);
  const records: RecordList[] = [
    ...weekRecords(own.week, words.week),
    requestsOf(own, words.requests),
    demosOf(own, words.demos),
    ordersOf(own, words.orders),
  ];
  return {
    next: own.nextClass && nextOf(own.nextClass, own.week, words.next),
    owed: owed.length > 0 ? { title: owedTitle(owed, words.owed), list: owed } : null,
    batches: { title: words.batches, list: own.batches.map((batch) => batchOf(batch, own.week, words)) },
    ways: words.ways,
    takenOut: own.takenOut.map((left) => takenOutOf(left, words)),
    records: records.filter(({ rows, more }) => rows.length > 0 || more !== undefined),
    help: helpOf(own.help, words.help),
  };
}

function nextOf(
  { is, course, batch, teacher, day, from, to, zone }: NonNullable<OwnPortal["nextClass"]>,
  { classes }: OwnPortal["week"],
  words: Words["next"],
) {
  const held = classes.find((one) => !one.isCancelled && one.from.iso === from.iso);
  const relative = words.days[is];
  return {
    title: is === "now" ? words.now : words.title,
    ...{ course, batch, zone },
    teacher: fillText(words.teacher, { teacher }),
    day: relative ? `${relative}, ${day}` : day,
    hours: fillText(words.hours, { from: from.words, to: to.words }),
    from: from.iso,
    to: to.iso,
    join: held && is !== "later" ? joinOf(held, words) : null,
  };
}

function joinOf({ id, opens }: OwnPortal["week"]["classes"][number], { join, opens: text }: Words["next"]) {
  return { label: join, path: `/classroom/join/${id}`, note: fillText(text, { opens }) };
}

function owedTitle(owed: { tone: string }[], { title, calm }: Words["owed"]): string {
  return owed.every(({ tone }) => tone === "calm") ? calm : title;
}

function owedOf({ reference, owed, course, path }: OwnOrder, words: Words["owed"]) {
  if (!owed) return null;
  const { amount, state, due, closes, months } = owed;
  return {
    ...{ reference, course, amount, path },
    month: monthsInWords(months, words),
    text: fillText(words.states[state], { due: due.words, closes: closes.words, amount }),
    /** Its urgency. */
    tone: ({ upcoming: "calm", due: "due", late: "late", overdue: "late", closed: "late" } as const)[state],
    action: state === "upcoming" ? words.see : words.action,
  };
}

function batchOf(own: OwnBatch, { figures }: OwnPortal["week"], words: Words) {
  const { id, course, batch, place, heldUntil, movedFrom, offerPath, lecturesPath, nextHours } = own;
  const names = { until: heldUntil?.words ?? "", place: place ?? 0, start: batch.start };
  return {
    ...{ id, course, name: batch.name, teacher: batch.instructor },
    times: `${batch.schedule}, ${batch.timing}`,
    nextHours,
    standing: fillText(words.states[standingOf(own)], names),
    moved: movedFrom && fillText(words.moved, { batch: movedFrom }),
    offer: offerPath && { label: words.takeSeat, path: offerPath },
    lectures: lecturesPath ? lecturesOf(own, lecturesPath, words.lectures) : null,
    figures: figures.filter(({ batchId }) => batchId === batch.id).flatMap((one) => figuresOf(one, words.figures)),
  };
}

/** A student's results in a batch, each with its page in the classroom. */
function figuresOf({ attendance, total, hasCertificate }: OwnFigures, words: Words["figures"]) {
  const { certificate } = words;
  const present = attendance.marked > 0 ? fillText(words.attendance.text, attendance) : words.attendance.none;
  const graded = total === null ? words.grades.none : fillText(words.grades.text, { percent: shownPercent(total) });
  return [
    { path: "/classroom/attendance", name: words.attendance.name, text: present },
    { path: "/classroom/work", name: words.grades.name, text: graded },
    {
      path: "/classroom/certificates",
      name: certificate.name,
      text: hasCertificate ? certificate.text : certificate.none,
    },
  ];
}

function standingOf({ state, hasBegun, heldUntil }: OwnBatch): keyof Words["states"] {
  if (state === "active" && !hasBegun) return "begins";
  return state === "held" && !heldUntil ? "kept" : state;
}

function takenOutOf({ id, course, batch, reason, at }: OwnPortal["takenOut"][number], { takenOut }: Words) {
  return {
    id,
    text: fillText(takenOut.text, { batch, course, day: at.words }),
    reason: reason && fillText(takenOut.reason, { reason }),
    note: takenOut.note,
  };
}

function lecturesOf({ lectures }: OwnBatch, path: string, words: Words["lectures"]) {
  const watched = lectures && {
    text: fillText(words.watched, { finished: lectures.finished, all: lectures.all }),
    /** Null while no lecture is finished. */
    share: lectures.finished === 0 ? null : lectures.finished / lectures.all,
  };
  if (!lectures?.next) return { watched, go: { label: words.open, title: null, path }, all: null };
  const { title, path: nextPath } = lectures.next;
  return { watched, go: { label: goOn(lectures, words), title, path: nextPath }, all: { label: words.all, path } };
}

function goOn({ next, finished }: NonNullable<OwnBatch["lectures"]>, words: Words["lectures"]): string {
  const { number = 0, isBegun, minutesLeft: minutes = null } = next ?? {};
  if (!isBegun) return fillText(finished === 0 ? words.start : words.next, { number });
  return minutes === null ? fillText(words.continue, { number }) : fillText(words.left, { number, minutes });
}

function requestsOf({ requests }: OwnPortal, { title, sent }: Words["requests"]) {
  const rows = requests.map(({ id, course, reference, sentAt }) => {
    return { id, name: course, text: fillText(sent, { day: sentAt.words, reference }), link: null };
  });
  return { id: "own-requests", title, rows };
}

function demosOf({ bookings }: OwnPortal, { title, action }: Words["demos"]) {
  const rows = bookings.map(({ course, starts, path }) => ({
    ...{ id: path, name: course, text: starts.words },
    link: { label: action, path },
  }));
  return { id: "own-demos", title, rows };
}

/** The orders with nothing to pay now, and the receipts of all. */
function ordersOf({ orders }: OwnPortal, words: Words["orders"]) {
  const rows = orders.flatMap(({ reference, course, amount, credit, standing, path, owed, receipts }) => {
    const order = {
      ...{
        id: path,
        name: `${course}, ${reference}`,
        text: `${amount}, ${fillText(words.states[standing], { credit: credit ?? "" })}`,
      },
      link: { label: words.action, path },
    };
    const shown = receipts.map(({ number, isRefund, amount: moved, at, path: to }) => ({
      ...{ id: to, name: moved, text: `${course}, ${at.words}` },
      link: { label: fillText(isRefund ? words.refund : words.receipt, { number: receiptName(number) }), path: to },
    }));
    return owed ? shown : [order, ...shown];
  });
  return { id: "own-orders", title: words.title, rows };
}

function helpOf({ whatsapp, email, replyTime }: OwnPortal["help"], words: Words["help"]) {
  return {
    title: words.title,
    lead: fillText(words.lead, { replyTime }),
    whatsapp: { label: words.whatsapp, href: whatsapp },
    email: email && { label: words.email, ...email },
  };
}
