import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { day, hour } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { callVerbAt } from "../../support/ask-manage.ts";
import { violations } from "./accessibility.ts";
import { newPerson, type Person } from "./account.ts";
import { pageWidth } from "./layout.ts";
import type { Site } from "./site.ts";
import { signUpStudent } from "./student.ts";
import { expect, visitorAddress } from "./test.ts";

/** The week of a teacher: what she has in her hand and what stands on her desk, with a batch under way for each. */
export const devices = [
  {
    device: "phone",
    batchId: "data-evening",
    batch: "Data Analysis Evening",
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  {
    device: "laptop",
    batchId: "cyber-evening",
    batch: "Cyber Security Evening",
    screen: { viewport: { width: 1366, height: 768 } },
  },
];

export const meeting = "https://meet.example/of-the-week";
const institute = "Asia/Karachi";

const clock = formats(siteLocale).moments({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })(institute);

interface Timetable {
  classes: { id: string; startsAt: string; endsAt: string; changedAt: string; isCancelled: boolean }[];
  teachers: { id: string; name: string }[];
}

const readTimetable = async ({ dataDir }: Site, batchId: string) =>
  await callVerbAt<Timetable>(dataDir, "showTimetable", batchId);

/** Gives a batch seats for all students of a week. */
const makeRoom = async ({ dataDir }: Site, batchId: string) =>
  await callVerbAt(dataDir, "changeBatch", batchId, { fields: { seats: 80 } });

/** Makes room for many students, and cancels the batch's own classes of these days: a batch has one class at a time. */
export async function clearDays(site: Site, batchId: string, { before, after }: Record<"before" | "after", number>) {
  await makeRoom(site, batchId);
  const isNear = ({ startsAt, endsAt }: Timetable["classes"][number]) =>
    Date.parse(endsAt) > Date.now() - before * day && Date.parse(startsAt) < Date.now() + after * day;
  const { classes } = await readTimetable(site, batchId);
  for (const { id: classId, changedAt: seen } of classes.filter((one) => isNear(one) && !one.isCancelled))
    await callVerbAt(site.dataDir, "cancelClass", batchId, { classId, seen, reason: null });
}

interface WantedClass {
  /** Milliseconds from now; a class that has begun is below zero. */
  startsIn: number;
  title: string;
  teacher: string;
}

/** Adds a class of an hour, which a teacher of this name gives, known to the staff or not; returns its id. */
export async function addClass(site: Site, batchId: string, { startsIn, title, teacher }: WantedClass) {
  const id = randomUUID();
  const starts = new Date(Date.now() + startsIn);
  const { teachers } = await readTimetable(site, batchId);
  const teacherId = teachers.find(({ name }) => name === teacher)?.id;
  const hours = { startsAt: clock.format(starts), endsAt: clock.format(new Date(starts.getTime() + hour)) };
  const fields = {
    day: dayOf(starts, institute),
    ...hours,
    ...(teacherId ? { teacherId } : { teacher }),
    title,
    meetingUrl: meeting,
  };
  await callVerbAt(site.dataDir, "addClass", batchId, { id, fields });
  return id;
}

interface Held {
  batchClass: { id: string; endsAt: string };
}

interface Sheet {
  enrolmentId: string;
  person: { name: string };
  mark: string | null;
}

/** Gives a seat to a student who has a number, and no e-mail and no account. */
export async function enrolByPhone({ dataDir }: Site, batchId: string, name: string, phone = "+923001234567") {
  await callVerbAt(dataDir, "enrolPerson", { batchId, name, email: null, phone });
}

/** Marks a student as absent in the last two classes. */
export async function markAbsentTwice({ dataDir }: Site, batchId: string, name: string) {
  const held = await callVerbAt<Held[]>(dataDir, "listAttendance", batchId);
  const over = held.map(({ batchClass }) => batchClass).filter(({ endsAt }) => Date.parse(endsAt) < Date.now());
  const latest = over.toSorted((one, other) => Date.parse(other.endsAt) - Date.parse(one.endsAt)).slice(0, 2);
  for (const { id: classId } of latest) {
    const { students } = await callVerbAt<{ students: Sheet[] }>(
      ...([dataDir, "showAttendance", batchId, classId] as const),
    );
    const marks = students
      .filter(({ person }) => person.name === name)
      .map(({ enrolmentId, mark }) => ({ enrolmentId, mark: "absent", seen: mark }));
    await callVerbAt(dataDir, "saveAttendance", batchId, { classId, id: randomUUID(), marks });
  }
}

/** A browser of someone else, at an address of its own. */
export const otherBrowser = async (browser: Browser, { origin }: Site): Promise<BrowserContext> =>
  await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });

export interface Fellow {
  person: Person;
  context: BrowserContext;
  page: Page;
}

/** Students of these names with an account and a seat in the batch, each at a browser of their own. */
export async function fellows(
  { browser, site }: { browser: Browser; site: Site },
  batchId: string,
  names: string[],
): Promise<Fellow[]> {
  await makeRoom(site, batchId);
  const found: Fellow[] = [];
  for (const name of names) {
    const context = await otherBrowser(browser, site);
    const page = await context.newPage();
    const person = await signUpStudent(page, site, { person: { ...newPerson(), name }, batches: [batchId] });
    found.push({ person, context, page });
  }
  return found;
}

/** The screen as it is passed: nothing that axe finds, and nothing wider than the screen. */
export async function pass(page: Page) {
  expect.soft(await violations(page), page.url()).toEqual([]);
  expect.soft(await pageWidth(page), page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Notes where the start of a class leads, or joining it, and leads nowhere; pages of the program stay as they are. */
export async function noteMeetings(context: BrowserContext, path = "**/start"): Promise<string[]> {
  const places: string[] = [];
  await context.route(path, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { location = "" } = response.headers();
    if (!location.startsWith("https://meet.")) return await route.fulfill({ response });
    places.push(location);
    await route.fulfill({ contentType: "text/html", body: "<title>Meeting</title>" });
  });
  return places;
}
