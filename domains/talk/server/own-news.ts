import { inArray } from "drizzle-orm";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { readNews } from "#domains/timetable/server/class-news.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { day } from "#shared/durations.ts";
import { fileSize } from "#shared/file-size.ts";
import { countUnseen, findAnnouncementsOf, findNewsVisit, markSeen, putNewsVisit } from "./announcement-queries.ts";
import { type ClassNews, findClassNews } from "./class-news.ts";
import { findFiles, findOpenTo, inOrder } from "./file-queries.ts";
import { pathOfFile } from "./linked-files.ts";

/** Maximum number of news listed. */
const mostListed = 100;

/** How long back the life of a batch is listed, and how long it counts as new for someone who never looked. */
const [listedFor, newFor] = [60 * day, 7 * day];

interface Deps {
  database: Database;
  site: () => Site;
  siteUrl: string;
}

/** A piece of news: what staff announced, or what happened in a batch, with the page it is about. */
export interface OwnNews {
  id: string;
  is: ClassNews["is"] | "announcement";
  at: Date;
  title: string;
  /** In the small Markdown; empty where the title says all. */
  text: string;
  batch: string | null;
  path: string | null;
  files: { name: string; size: string; path: string }[];
  isNew: boolean;
}

/** A student's news, the latest first; those that were not seen are noted as seen from now on. */
export async function readOwnNews(deps: Deps, user: User, now = new Date()): Promise<OwnNews[]> {
  const { database } = deps;
  const person = await findOwnPerson(database, user);
  if (!person) return [];
  const announced = await findAnnouncementsOf(database, [person.id], mostListed);
  const filesOf = await shownFiles(database, person.id, announced);
  const since = new Date(now.getTime() - listedFor);
  const happened = await findClassNews(database, { personId: person.id, since, now });
  const seenAt = await lastLook(database, person.id, now);
  await markSeen(
    database,
    announced.filter((one) => one.seenAt === null).map(({ id }) => id),
    now,
  );
  await putNewsVisit(database, person.id, now);
  const news = [
    ...announced.map((one): OwnNews => {
      const { id, at, title, text, seenAt: seen } = one;
      const files = filesOf(one);
      return { id, is: "announcement", at, title, text, files, batch: null, path: null, isNew: seen === null };
    }),
    ...(await told(deps, happened)).map((one): OwnNews => ({ ...one, files: [], isNew: one.at > seenAt })),
  ];
  return news.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, mostListed);
}

type Announced = Awaited<ReturnType<typeof findAnnouncementsOf>>[number];

/** The files of each announcement, where the person may open them. */
async function shownFiles(database: Database, personId: string, announced: Announced[]) {
  const named = announced.flatMap(({ fileIds }) => fileIds);
  const stored = await findFiles(database, [...new Set(named)]);
  const open = stored.length > 0 ? await findOpenTo(database, personId) : new Set();
  return ({ announcementId, fileIds }: Announced) =>
    inOrder(open.has(announcementId) ? fileIds : [], stored).map(({ id, name, size }) => {
      return { name, size: fileSize(size), path: pathOfFile(announcementId, id) };
    });
}

/** The number of a student's news that they have not seen. */
export async function countOwnNews({ database }: Deps, user: User, now = new Date()): Promise<number> {
  const person = await findOwnPerson(database, user);
  if (!person) return 0;
  const since = await lastLook(database, person.id, now);
  const happened = await findClassNews(database, { personId: person.id, since, now });
  return (await countUnseen(database, person.id)) + happened.length;
}

const lastLook = async (database: Database, personId: string, now: Date): Promise<Date> =>
  (await findNewsVisit(database, personId)) ?? new Date(now.getTime() - newFor);

/** News from batches with their batches' names, and changes of classes as text; an outdated change is left out. */
async function told(deps: Deps, happened: ClassNews[]): Promise<Omit<OwnNews, "isNew" | "files">[]> {
  const changes = await readNews(
    deps,
    happened.filter(({ is }) => is === "change").map(({ id }) => id),
  );
  const names = await namesOf(deps.database, [...new Set(happened.map(({ batch }) => batch))]);
  return happened.flatMap((one) => {
    const { is, id, at, title } = one;
    const change = changes.get(id);
    if (is === "change" && !change) return [];
    const batch = names.get(one.batch) ?? null;
    return [{ id: `${is}-${id}`, is, at, title, text: change?.lines.join("\n") ?? "", batch, path: pathOf(one) }];
  });
}

async function namesOf(database: Database, ids: string[]): Promise<Map<string, string>> {
  const { id, name } = batches;
  const found = await database.select({ id, name }).from(batches).where(inArray(id, ids));
  return new Map(found.map((batch) => [batch.id, batch.name]));
}

/** The page of a piece of news. */
function pathOf({ is, id, batch, about }: ClassNews): string {
  if (is === "recording") return `/recorded-lectures/${batch}#video-${id}`;
  if (is === "change") return "/classroom";
  if (is === "answer") return `/classroom/questions/${about}`;
  if (is === "material") return `/classroom/classes/${about}`;
  return `/classroom/${is === "quiz" || about === "quiz" ? "quizzes" : "work"}/${id}`;
}
