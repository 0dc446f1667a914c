import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import type { ToldClass } from "#domains/timetable/contract.ts";
import type { Database } from "#server/db/client.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords, wholeDay } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { readPlainly } from "#shared/markdown.ts";
import { type ClassChange, findChanges, findLatestChange } from "./change-queries.ts";
import { type BatchClass, findClasses, findClassesById } from "./queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
  siteUrl: string;
}

/** A change of classes as text, in its current state. */
export interface ClassNews {
  batchId: string;
  batch: string;
  course: string;
  lines: string[];
  /** The page to join the class, if the change is about one that is held. */
  joinUrl: string | null;
}

type Found = Awaited<ReturnType<typeof findChanges>>[number];

/**
 * Changes of classes as text, by their ids. Parts that a later change has made outdated are left out, and so is a
 * change with nothing left.
 */
export async function readNews(deps: Deps, changeIds: string[]): Promise<Map<string, ClassNews>> {
  const found = await findChanges(deps.database, [...new Set(changeIds)]);
  const told = found.map(async (one): Promise<[string, ClassNews][]> => {
    const news = one.change.classes ? await newsOfClasses(deps, one, one.change.classes) : await newsOfRule(deps, one);
    return news ? [[one.change.id, news]] : [];
  });
  return new Map((await Promise.all(told)).flat());
}

async function newsOfRule(deps: Deps, { change, batch }: Found): Promise<ClassNews | null> {
  const latest = await findLatestChange(deps.database, batch.id, null);
  if (latest?.id !== change.id) return null;
  const { content, messages } = deps.site();
  const { lang } = messages.language;
  const { lines } = messages.emails.classes;
  const [from, until] = [batch.startDate, batch.endDate].map((day) => wholeDay(new Date(day), "UTC", lang));
  const hours = timingIn(lang, batch.timing, content.company.hours.timeZone);
  const values = { days: daysIn(lang, batch.schedule), hours, from: from ?? "", until: until ?? "" };
  return { ...namesOf(deps, batch), lines: [fillText(lines.rule, values)], joinUrl: null };
}

async function newsOfClasses(deps: Deps, found: Found, classes: ToldClass[]): Promise<ClassNews | null> {
  const ids = classes.map(({ sessionId }) => sessionId);
  const stored = new Map((await findClassesById(deps.database, ids)).map((batchClass) => [batchClass.id, batchClass]));
  const left = await findLeftOut(deps.database, found.batch.id, classes);
  const current = classes.flatMap((told): Current[] => {
    const batchClass = told.what === "left out" ? left.get(told.sessionId) : stored.get(told.sessionId);
    return batchClass?.sequence === told.sequence ? [{ told, batchClass }] : [];
  });
  const [first, ...others] = current;
  if (!first) return null;
  const joinUrl = others.length === 0 && !first.batchClass.isCancelled ? joinAddress(deps, first.batchClass.id) : null;
  const lines = others.length === 0 ? linesOf(deps, found, first) : linesOfSeveral(deps, found, current);
  return { ...namesOf(deps, found.batch), lines, joinUrl };
}

/** The classes that a holiday leaves out as they were, except those that are held again. */
async function findLeftOut(
  database: Database,
  batchId: string,
  classes: ToldClass[],
): Promise<Map<string, BatchClass>> {
  const told = classes.filter(({ what }) => what === "left out");
  if (told.length === 0) return new Map();
  const held = new Set((await findClasses(database, batchId)).map(({ startsAt }) => startsAt.toISOString()));
  const rows = told.flatMap(({ sessionId: id, sequence, was, holiday }): BatchClass[] => {
    if (!was || held.has(was.startsAt)) return [];
    const times = { startsAt: new Date(was.startsAt), endsAt: new Date(was.endsAt) };
    const without = {
      ruleDay: null,
      title: null,
      teacherId: null,
      meetingUrl: null,
      changedAt: new Date(was.startsAt),
    };
    const { teacher } = was;
    return [{ ...without, id, batchId, sequence, ...times, teacher, isCancelled: true, cancelReason: holiday ?? null }];
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The page to join a class: never its meeting address. */
export const joinAddress = ({ siteUrl }: Pick<Deps, "siteUrl">, classId: string) =>
  `${siteUrl}/classroom/join/${classId}`;

function namesOf({ site }: Deps, { id, name, courseId }: Found["batch"]) {
  return { batchId: id, batch: name, course: findCourse(site().content, courseId)?.title ?? courseId };
}

interface Current {
  told: ToldClass;
  batchClass: BatchClass;
}

function linesOf({ site }: Deps, { rule }: Found, { told: { what, was }, batchClass }: Current): string[] {
  const { emails, language } = site().messages;
  const { lines, when } = emails.classes;
  const momentOf = (times: Pick<BatchClass, "startsAt" | "endsAt">) =>
    momentInWords(when, times, { timeZone: rule.timeZone, locale: language.lang });
  const { teacher } = batchClass;
  const reason = readPlainly(batchClass.cancelReason ?? "");
  const now = momentOf(batchClass);
  if (what === "left out") return [fillText(lines.leftOut, { now, holiday: reason })];
  if (what === "cancelled") return [fillText(reason ? lines.cancelledWhy : lines.cancelled, { now, reason })];
  if (what !== "changed") return [fillText(lines[what], { now, teacher })];
  if (!was) return [];
  const before = { startsAt: new Date(was.startsAt), endsAt: new Date(was.endsAt) };
  const isMoved =
    Number(before.startsAt) !== Number(batchClass.startsAt) || Number(before.endsAt) !== Number(batchClass.endsAt);
  const moved = isMoved ? [fillText(lines.moved, { now, was: momentOf(before) })] : [];
  const swapped = was.teacher === teacher ? [] : [fillText(lines.teacher, { now, teacher, was: was.teacher })];
  return [...moved, ...swapped];
}

/** Maximum number of classes named in one email. */
const mostNamed = 20;

/** Staff move or cancel several classes at once, or the batch gets another teacher: that is one line. */
function linesOfSeveral(deps: Deps, found: Found, current: Current[]): string[] {
  const isSwap = ({ told: { what, was }, batchClass }: Current) =>
    what === "changed" &&
    was !== null &&
    was.startsAt === batchClass.startsAt.toISOString() &&
    was.endsAt === batchClass.endsAt.toISOString();
  if (current.every(isSwap)) return [lineOfSwap(deps, found, current)];
  const { further } = deps.site().messages.emails.classes.lines;
  const left = current.length - mostNamed;
  const named = current.slice(0, mostNamed).flatMap((one) => linesOf(deps, found, one));
  return left > 0 ? [...named, fillCount(further, left)] : named;
}

function lineOfSwap({ site }: Deps, { rule }: Found, current: Current[]): string {
  const { emails, language } = site().messages;
  const { lines } = emails.classes;
  const [{ told, batchClass } = current[0] as Current] = current;
  const values = {
    ...{ teacher: batchClass.teacher, was: told.was?.teacher ?? "" },
    now: dayInWords(batchClass.startsAt, rule.timeZone, "without year", language.lang),
  };
  return fillCount(lines.teacherOfSeveral, current.length, values);
}

function momentInWords(
  when: string,
  { startsAt, endsAt }: Pick<BatchClass, "startsAt" | "endsAt">,
  { timeZone, locale }: { timeZone: string; locale: Locale },
) {
  const [from, to] = [clockTime(startsAt, timeZone, locale), clockTime(endsAt, timeZone, locale)];
  const day = dayInWords(startsAt, timeZone, "without year", locale);
  return fillText(when, { day, from, to, zone: spokenZone(startsAt, timeZone, locale) });
}

/** The number of people who get an email about a change, and the same as a text for WhatsApp. */
export interface Told {
  people: number;
  text: string;
}

/** The notification of a change; null for none. */
export async function toldOf(deps: Deps, change: ClassChange | undefined): Promise<Told | null> {
  const news = change && (await readNews(deps, [change.id])).get(change.id);
  if (!news) return null;
  const { whatsapp } = deps.site().messages.emails.classes;
  const join = news.joinUrl ? [fillText(whatsapp.join, { url: news.joinUrl })] : [];
  return {
    people: change.told,
    text: [fillText(whatsapp.title, { ...news, lines: "", joinUrl: "" }), ...news.lines, ...join].join("\n"),
  };
}
