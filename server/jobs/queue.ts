import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, type JobInsert, PgBoss, type QueueOptions } from "pg-boss";
import { z } from "zod";
import type { Log } from "#server/config/log.ts";
import type { Database, DatabaseHome } from "#server/db/client.ts";

import { readableError } from "#server/readable-error.ts";

/** Time that a stop waits for the running jobs, in milliseconds; the next start repeats unfinished ones. */
const stopPatience = 7_000;

/** Interval between searches for jobs whose process has stopped its heartbeats, or never got them, in seconds. */
const watching = { monitorIntervalSeconds: 10, superviseIntervalSeconds: 10 };

export interface JobQueue {
  boss: PgBoss;
  /** Finishes the running jobs and takes no more. */
  stop(): Promise<void>;
}

/**
 * Starts the job queue in the database's own tables; a new job wakes its worker at once. Only the program itself runs
 * schedules: a short command must not start a night's work.
 */
export async function startJobQueue(
  home: DatabaseHome,
  log: Log,
  schedules: "with schedules" | "without schedules" = "without schedules",
): Promise<JobQueue> {
  const { close, completions, ...where } = home.kind === "embedded" ? inProcess(home.pglite) : onServer(home);
  const boss = new PgBoss({ ...where, schedule: schedules === "with schedules", useListenNotify: true });
  boss.work = (...given: unknown[]): Promise<string> =>
    Reflect.apply(
      PgBoss.prototype.work,
      boss,
      given.map((one) => (isWorker(one) ? keptAsLogged(one) : one)),
    );
  boss.complete = (name, ids, data, options) =>
    PgBoss.prototype.complete.call(boss, name, ids, data, { ...(completions && { db: completions }), ...options });
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  boss.on("warning", (warning) => log.warn({ reason: warning.message }, "job queue warning"));
  await boss.start();
  // The embedded database has this process as its only worker, so a job that is still active was cut off by the last stop.
  if (home.kind === "embedded") {
    await home.pglite.query(
      "update pgboss.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'",
    );
  }
  return {
    boss,
    async stop() {
      await boss.stop({ graceful: true, timeout: stopPatience });
      await close();
    },
  };
}

const isWorker = (given: unknown): given is (...given: never[]) => unknown => typeof given === "function";

/**
 * A worker whose failures are thrown as the log would write them: the queue keeps them in its tables for days, where
 * personal data in a query's parameters would not be erased.
 */
function keptAsLogged(work: (...given: never[]) => unknown) {
  return async (...given: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(work, undefined, given);
    } catch (error) {
      const { type, message, stack, cause } = readableError(error);
      throw Object.assign(new Error(`${type}: ${message}${cause ? ` (${cause.message})` : ""}`), { stack });
    }
  };
}

function inProcess(pglite: PGlite) {
  return { db: fromPglite(pglite), backend: "pglite", completions: undefined, close: async () => {} } as const;
}

function onServer({ openJobDatabase }: Extract<DatabaseHome, { kind: "server" }>) {
  const { close, completions, ...db } = openJobDatabase();
  return { db, ...watching, completions, close };
}

/**
 * Creates a queue, or updates its settings, and makes the library read them now: read inside a transaction they would
 * wait for the connection that the transaction holds.
 */
export async function prepareQueue(boss: PgBoss, name: string, settings?: Omit<QueueOptions, "name">): Promise<void> {
  await boss.createQueue(name, settings);
  if (settings) await boss.updateQueue(name, settings);
  await boss.insert(name, []);
}

const pending = z.object({ queue: z.string(), job: z.custom<JobInsert>((value) => typeof value === "object") });

/**
 * Restores jobs into their queues. Their tries start from the beginning; a queue that does not exist yet gets its
 * settings when the program starts.
 */
export function createJobRestorer(openBoss: () => Promise<PgBoss>): JobRestorer {
  return {
    async openQueues(names) {
      const boss = await openBoss();
      for (const name of names) await prepareQueue(boss, name);
    },
    async restore(transaction, lines) {
      const boss = await openBoss();
      const jobs = lines.map((line) => pending.parse(JSON.parse(line)));
      for (const [queue, some] of Map.groupBy(jobs, (one) => one.queue)) {
        const inserts = some.map(({ job }) => job);
        await boss.insert(queue, inserts, { db: fromDrizzle(transaction, sql) });
      }
    },
  };
}

/** Puts jobs back into their queues. */
export interface JobRestorer {
  /** Opens the queues; to be called before the transaction that fills them. */
  openQueues(names: string[]): Promise<void>;
  /** Inserts jobs as `readPendingJobs` gave them, each under its own id. */
  restore(transaction: Database, lines: string[]): Promise<void>;
}
