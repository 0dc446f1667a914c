import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { callVerbAt } from "./ask-manage.ts";

/** A running program that can be killed. */
interface Running {
  origin: string;
  kill(): Promise<void>;
}

type Document = Record<string, unknown>;

/** The publications that visitors see after a restart, and those before it. */
export interface Survived {
  /** The publication that was under way, or just over, and the last one that was acknowledged. */
  asked: number;
  acknowledged: number;
  /** The publication that each place shows, by its address. */
  shown: Record<string, number>;
  /** Milliseconds between the publication request and the kill. */
  killedAfter: number;
}

const courseId = "data-analyst";
const serviceOf = (number: number) => `publication-${number}`;
const sentence = (number: number) => `Publication ${number} of all.`;

/**
 * The documents of a publication, each with its number: a course's title, the company's tagline, and a service of its
 * own instead of the previous one.
 */
export async function saveDrafts(dataDir: string, number: number): Promise<void> {
  const save = async (kind: string, id: string, document: Document | null, version: number) =>
    await callVerbAt(dataDir, "saveDraft", { kind, id, locale: "en" }, { document, version });
  const find = async (kind: string, id: string) =>
    await callVerbAt<{ published: Document; version: number }>(dataDir, "showDocument", { kind, id, locale: "en" });
  const course = await find("course", courseId);
  await save("course", courseId, { ...course.published, title: sentence(number) }, course.version);
  const company = await find("company", "company");
  await save("company", "company", { ...company.published, tagline: sentence(number) }, company.version);
  const { published } = await find("service", "web-development");
  const { landingPath: _, aliases: __, ...model } = published;
  const page = { ...(model.page as Document), meta: { title: sentence(number), description: sentence(number) } };
  // The draft of a publication that was cut off is still there.
  const version = await find("service", serviceOf(number)).then(
    (found) => found.version,
    () => 0,
  );
  await save("service", serviceOf(number), { ...model, title: sentence(number), page }, version);
  const before = await find("service", serviceOf(number - 1)).catch(() => null);
  if (before?.published) await save("service", serviceOf(number - 1), null, before.version);
}

/** Publishes the drafts; returns the publication's number. */
export const publish = async (dataDir: string) => (await callVerbAt<{ number: number }>(dataDir, "publish")).number;

const places = [
  ...["/", "/about", "/courses", "/courses.data", `/courses/${courseId}`, `/course-outline/${courseId}`],
  ...["/services", "/api/courses", "/sitemap.xml"],
];

/** The publication that each place shows; NaN for one that shows none, or several. */
export async function readShown(origin: string): Promise<Record<string, number>> {
  const shown: Record<string, number> = {};
  for (const place of places) {
    const text = await (await fetch(origin + place)).text();
    const numbers = new Set(Array.from(text.matchAll(/[Pp]ublication[ -](\d+)\b/g), ([, number]) => Number(number)));
    shown[place] = numbers.size === 1 ? ([...numbers][0] ?? Number.NaN) : Number.NaN;
  }
  const own = Math.max(...Object.values(shown));
  for (const number of [own - 1, own, own + 1].filter((one) => one > 0)) {
    const { status } = await fetch(`${origin}/services/${serviceOf(number)}`);
    shown[`/services/${serviceOf(number)}`] = (status === 200) === (number === own) ? own : Number.NaN;
  }
  return shown;
}

interface Deps {
  dataDir: string;
  start(): Promise<Running & { stop(): Promise<unknown> }>;
}

/**
 * Publishes, and kills the program at a random moment around the usual end of a publication, where it is committed;
 * returns what visitors see after each restart.
 */
export async function killWhilePublishing({ dataDir, start }: Deps, kills: number): Promise<Survived[]> {
  const survived: Survived[] = [];
  let program = await start();
  const durations: number[] = [];
  let number = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    // One that is acknowledged, and its duration.
    await saveDrafts(dataDir, number + 1);
    const began = performance.now();
    const acknowledged = await publish(dataDir);
    durations.push(performance.now() - began);
    await saveDrafts(dataDir, acknowledged + 1);
    const [usual = 0] = durations.slice(-3).sort((one, other) => one - other);
    const killedAfter = randomInt(Math.round(usual * 0.7), Math.round(usual * 1.2) + 2);
    const publishing = publish(dataDir).catch(() => null);
    await Promise.race([publishing, sleep(killedAfter)]);
    const last = await Promise.race([publishing, Promise.resolve(null)]);
    await program.kill();
    await publishing;
    program = await start();
    const shown = await readShown(program.origin);
    survived.push({ asked: acknowledged + 1, acknowledged: last ?? acknowledged, shown, killedAfter });
    number = Math.max(...Object.values(shown));
  }
  await program.stop();
  return survived;
}

/**
 * The result of the kills: how often the publication under way was acknowledged; where the site was wholly the one
 * before or wholly the new one, or neither; acknowledged content that was lost, and content that was shown and never
 * published.
 */
export function judgeSurvived(survived: Survived[]) {
  const judged = survived.map((one) => {
    const [number = Number.NaN, ...others] = new Set(Object.values(one.shown));
    return { ...one, number: others.length === 0 ? number : Number.NaN };
  });
  const count = (isSo: (one: (typeof judged)[number]) => boolean) => judged.filter(isSo).length;
  return {
    answered: count(({ asked, acknowledged }) => acknowledged === asked),
    old: count(({ number, asked }) => number === asked - 1),
    newer: count(({ number, asked }) => number === asked),
    mixed: count(({ number }) => Number.isNaN(number)),
    lost: count(({ number, acknowledged }) => number < acknowledged),
    invented: count(({ number, asked }) => number > asked),
  };
}
