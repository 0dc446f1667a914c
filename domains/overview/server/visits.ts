import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Site } from "#domains/content/rules/site.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { GeoLocator } from "#server/geo/port.ts";
import { limitKey, locateVisitor, type Visitor } from "#server/http/visitor.ts";
import { repeat } from "#server/jobs/repeat.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import {
  addToCounts,
  creditLeads,
  findMarks,
  findOrInsertSalt,
  findSources,
  forgetDaysBefore,
  insertMarks,
  type VisitMark,
} from "./visit-queries.ts";
import { isPerson, visitSource } from "./visit-source.ts";

interface Deps {
  database: Database;
  geo: GeoLocator;
  log: Log;
  site: () => Site;
  siteUrl: string;
  clock?: () => Date;
}

/** A page that a visitor opened; `query` with its question mark. */
export interface OpenedPage {
  visitor: Visitor;
  path: string;
  query: string;
}

/** Interval between writes of visits, in milliseconds. */
const interval = 5_000;

/** Maximum number of visits that wait to be written, and of visits of a network per day: more are not counted. */
const mostWaiting = 5_000;
const mostOfNetwork = 500;

/** Maximum number of source names per day; further ones are counted as "other". */
const mostSources = 200;

interface Waiting {
  key: string;
  courseId: string;
  source: string;
  visitor: Visitor;
}

/**
 * Counts the site's visitors, each browser once a day, without a cookie and without storing who it was: a browser is
 * known by a hash of its address and name, under a salt that is erased when the day ends.
 */
export function createVisits({ database, geo, log, site, siteUrl, clock = () => new Date() }: Deps) {
  const { host } = new URL(siteUrl);
  const today = () => dayOf(clock(), site().content.company.hours.timeZone);
  /** Today's browsers: their sources, and the courses they looked at. */
  const seen = new LRUCache<string, { source: string; courses: Set<string> }>({ max: 20_000 });
  const networks = new LRUCache<string, number>({ max: 20_000 });
  const waiting: Waiting[] = [];
  const credits: { about: string; visitor: Visitor }[] = [];
  let day = "";

  const keyOf = ({ address, headers }: Visitor) => `${address}\n${headers.get("user-agent")}`;

  /** Starts again when the day has ended. */
  const turnDay = async () => {
    if (day === today()) return;
    day = today();
    seen.clear();
    networks.clear();
    await forgetDaysBefore(database, day);
  };

  const begin = (visitor: Visitor, query: string) => {
    const key = keyOf(visitor);
    const network = limitKey(visitor.address);
    const count = (networks.get(network) ?? 0) + 1;
    if (count > mostOfNetwork) return undefined;
    networks.set(network, count);
    const source = visitSource(query, visitor.headers.get("referer") ?? undefined, host) ?? "direct";
    const visit = { source, courses: new Set<string>() };
    seen.set(key, visit);
    waiting.push({ key, courseId: "", source, visitor });
    return visit;
  };

  /** Counts and credits everything new since the last time, in one transaction. */
  const write = async () => {
    await turnDay();
    const [visits, toCredit] = [waiting.splice(0), credits.splice(0)];
    if (visits.length + toCredit.length === 0) return;
    const salt = await findOrInsertSalt(database, day, randomBytes(16).toString("base64url"));
    const markOf = (key: string) => createHmac("sha256", salt).update(key).digest("base64url");
    const countryOf = async (visitor: Visitor) => (await locateVisitor({ geo, log }, visitor)).country_code;
    const found = await Promise.all(
      visits.map(async (visit) => ({
        ...visit,
        mark: markOf(visit.key),
        country: (await countryOf(visit.visitor)) ?? "",
      })),
    );
    const credited = await Promise.all(
      toCredit.map(async ({ about, visitor }) => ({
        about,
        mark: markOf(keyOf(visitor)),
        country: await countryOf(visitor),
      })),
    );
    const names = new Set(await findSources(database, day));
    const named = (source: string) => {
      if (!names.has(source) && names.size >= mostSources) return "other";
      names.add(source);
      return source;
    };
    await database.transaction(async (transaction) => {
      const rows = found.map(({ mark, courseId, source }) => ({ day, mark, courseId, source: named(source) }));
      const fresh = rows.length > 0 ? await insertMarks(transaction, rows) : [];
      const countries = new Map(found.map(({ mark, country }) => [mark, country]));
      await addToCounts(transaction, countsOf(fresh, countries));
      const marks = await findMarks(
        transaction,
        day,
        credited.map(({ mark }) => mark),
      );
      const sources = new Map(marks.map(({ mark, source }) => [mark, source]));
      await creditLeads(
        transaction,
        credited.map(({ about, mark, country }) => ({ about, cameFrom: sources.get(mark) ?? null, country })),
      );
    });
  };

  let writing: Promise<void> = Promise.resolve();
  /** Writes the waiting visits; those that cannot be written are not counted. */
  const flush = () => {
    writing = writing.catch(() => {}).then(write);
    return writing;
  };
  const stop = repeat(flush, { every: interval, log, failed: "visits could not be counted" });

  return {
    /** Counts a page that a browser opened, or whose data it asked for. Quick: nothing is written yet. */
    note({ visitor, path, query }: OpenedPage): void {
      if (waiting.length >= mostWaiting || !isPerson(visitor.headers.get("user-agent") ?? undefined)) return;
      const visit = seen.get(keyOf(visitor)) ?? begin(visitor, query);
      const courseId = courseAt(site(), path);
      if (!visit || !courseId || visit.courses.has(courseId)) return;
      visit.courses.add(courseId);
      waiting.push({ key: keyOf(visitor), courseId, source: visit.source, visitor });
    },
    /** Notes that a visitor has sent the form that opened a lead: the lead is credited to the source of the visit. */
    credit(visitor: Visitor, about: string): void {
      if (credits.length < mostWaiting) credits.push({ about, visitor });
    },
    flush,
    async stop() {
      stop();
      await flush().catch((err) => log.warn({ err }, "visits could not be counted"));
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;

/** The courses by the addresses of their pages, and by those of the pages' data. */
const coursesByPath = oncePerObject(
  ({ content }: Site) =>
    new Map(
      content.courses.flatMap(({ id, canonicalPath, landingPath, aliases = [] }) =>
        [canonicalPath, landingPath, ...aliases, `/course-outline/${id}`, `/batches/${id}`].map(
          (path) => [path, id] as const,
        ),
      ),
    ),
);

const courseAt = (site: Site, path: string) => coursesByPath(site).get(path.replace(/\.data$/, ""));

/** New marks, counted by course, source and country. */
function countsOf(marks: VisitMark[], countries: Map<string, string>) {
  const counts = new Map<string, { day: string; source: string; country: string; courseId: string; visits: number }>();
  for (const { day, mark, source, courseId } of marks) {
    const country = countries.get(mark) ?? "";
    const key = JSON.stringify([source, country, courseId]);
    const count = counts.get(key) ?? { day, source, country, courseId, visits: 0 };
    counts.set(key, { ...count, visits: count.visits + 1 });
  }
  return [...counts.values()];
}
