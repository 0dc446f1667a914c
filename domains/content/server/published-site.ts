import { isDeepStrictEqual } from "node:util";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { withFormerCourses } from "#domains/content/rules/former-courses.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { makeSite, type SiteWords } from "./assemble-site.ts";
import { findFormerCourses, findLastPublication, findPublished, type PublishedDocument } from "./queries.ts";
import type { Seed } from "./seed.ts";
import { writtenAs } from "./writing.ts";

/** The pages that visitors see. */
export interface SitePages {
  /** Renders every public page of a site; the function it answers shows them, at once. */
  prepare(site: Site): Promise<() => void>;
  /** Renders and shows the changes in the database since. */
  update(): Promise<void>;
}

/** The site that visitors see: that of the last publication this process knows of. */
export interface PublishedSite {
  site(): Site;
  /** The number of the publication that is shown; 0 for the seed. */
  number(): number;
  /**
   * Shows everything published or changed since, by this process or another, and fees whose day has begun. Content that
   * cannot be read or rendered stays as it was until a later call succeeds; the log says so once.
   */
  refresh(): Promise<void>;
  /** False from a refresh that failed until one succeeds: visitors may see less than what is published. */
  isCurrent(): boolean;
  /** Shows a publication of this process, whose pages are prepared. */
  show(site: Site, number: number, showPages: () => void): void;
  /** Renders a site's pages; does nothing until the server has attached them. */
  prepare: SitePages["prepare"];
  attach(pages: SitePages): void;
  /** Calls `listener` after each publication that is shown from now on. */
  onShow(listener: () => void): void;
}

interface Deps extends SiteWords {
  database: Database;
  clock?: () => Date;
  seed: Seed;
  log: Pick<Log, "error" | "info">;
}

/** Loads the published site. Throws if the seed itself is not valid. */
export async function createPublishedSite({
  database,
  seed,
  log,
  clock = () => new Date(),
  ...words
}: Deps): Promise<PublishedSite> {
  let pages: SitePages = { prepare: async () => () => {}, update: async () => {} };
  let shown = await load();
  const listeners: (() => void)[] = [];
  let refreshing: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  let failure: string | null = null;

  async function load() {
    const { number, revised, published, former } = await readPublished(database, seed);
    const conditions = { ...words.conditions };
    const merged = (later: PublishedDocument[]) => withFormerCourses(mergeDocuments(seed.documents, later), former);
    const { site, issues } = makeSite(words, merged(published), revised, clock());
    if (site) return { number, site, conditions };
    // Documents published by an earlier release may lack fields that this one requires: they follow the seed again.
    log.error({ issues }, "published documents are not valid: the seed's are shown instead");
    const isWrong = new Set(issues.map(nameOf));
    const valid = published.filter((one) => !isWrong.has(nameOf(one)));
    const rest = makeSite(words, merged(valid), revised, clock());
    if (!rest.site) throw new Error(`The seed is not valid: ${JSON.stringify(rest.issues.slice(0, 3))}`);
    return { number, site: rest.site, conditions };
  }

  const show = (site: Site, number: number, showPages: () => void) => {
    if (number > shown.number) replace(site, number, showPages);
  };

  const replace = (site: Site, number: number, showPages: () => void) => {
    shown = { site, number, conditions: { ...words.conditions } };
    showPages();
    for (const listener of listeners) listener();
  };

  const showLast = async () => {
    const last = await findLastPublication(database);
    try {
      const before = shown;
      const isNew = (last?.number ?? 0) > before.number;
      if (!isNew && !hasNewFees(before.site) && isDeepStrictEqual(before.conditions, { ...words.conditions })) return;
      const next = await load();
      const showPages = await writtenAs(next.site, () => pages.prepare(next.site));
      // This process may have shown its own publication in the meantime.
      if (shown === before || next.number > shown.number) replace(next.site, next.number, showPages);
    } finally {
      await pages.update();
    }
  };

  /** Whether a day has begun on which fees change. */
  const hasNewFees = ({ content: { plannedFees, company } }: Site) => {
    const today = dayOf(clock(), company.hours.timeZone);
    return plannedFees.some(({ from }) => from <= today);
  };

  const succeeded = () => {
    if (failure !== null) log.info("what visitors see is up to date again");
    failure = null;
  };
  const failed = (err: unknown) => {
    const reason = err instanceof Error ? err.message : String(err);
    if (reason !== failure) log.error({ err }, "what was published is not shown: visitors see what they saw");
    failure = reason;
  };

  return {
    site: () => shown.site,
    number: () => shown.number,
    isCurrent: () => failure === null,
    refresh() {
      if (waiting) return waiting;
      const next = refreshing.then(() => {
        waiting = null;
        return showLast();
      });
      refreshing = waiting = next.then(succeeded, failed);
      return refreshing;
    },
    show,
    prepare: (site) => writtenAs(site, () => pages.prepare(site)),
    attach(given) {
      pages = given;
    },
    onShow: (listener) => void listeners.push(listener),
  };
}

/**
 * Interval at which the database is asked for a publication, in milliseconds: a notification can be lost with its
 * connection.
 */
const lookEvery = 10_000;

/**
 * Shows publications of any process: when the database notifies of a change, and regularly. Answers the function that
 * ends it.
 */
export function watchPublications(
  site: Pick<PublishedSite, "refresh">,
  changes: Pick<ContentChanges, "onChange">,
): () => void {
  const refresh = () => void site.refresh();
  const stop = changes.onChange(refresh);
  const timer = setInterval(refresh, lookEvery);
  timer.unref();
  return () => {
    stop();
    clearInterval(timer);
  };
}

/**
 * The last publication and its content, as they were at one moment; `former` are courses that were taken off the site,
 * as visitors last saw them, and those of the seed.
 */
export async function readPublished(database: Database, seed: Seed) {
  return await database.transaction(
    async (transaction) => {
      const last = await findLastPublication(transaction);
      const published = last ? await findPublished(transaction) : [];
      const isOff = published.some((one) => isCourse(one) && one.document === null);
      const former = isOff ? mergeDocuments(seed.documents.filter(isCourse), await findFormerCourses(transaction)) : [];
      const revised = last?.at.toISOString().slice(0, 10) ?? seed.revised;
      return { number: last?.number ?? 0, revised, published, former };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

const nameOf = ({ kind, id, locale }: DocumentKey) => `${locale}/${kind}/${id}`;

export const isCourse = ({ kind }: DocumentKey) => kind === "course";

/** The seed's documents with those of a later list in their place; a document of null is withdrawn. */
export function mergeDocuments(seed: ContentDocument[], later: PublishedDocument[]): ContentDocument[] {
  const merged = new Map(seed.map((one) => [nameOf(one), one]));
  for (const one of later) {
    if (one.document === null) merged.delete(nameOf(one));
    else merged.set(nameOf(one), one);
  }
  return [...merged.values()];
}
