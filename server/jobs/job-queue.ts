import type { PGlite } from "@electric-sql/pglite";
import { fromPglite, PgBoss } from "pg-boss";
import type { Log } from "#server/config/log.ts";
import type { DatabaseHome } from "#server/db/client.ts";

/** How long a stop waits for the jobs in flight, in milliseconds; what is not done by then is done after the next start. */
const stopPatience = 7_000;

/** How often jobs are looked for whose process has stopped its heartbeats, or never knew of them, in seconds. */
const watching = { monitorIntervalSeconds: 10, superviseIntervalSeconds: 10 };

export interface JobQueue {
  boss: PgBoss;
  /** Finishes the jobs in flight and takes no more. */
  stop(): Promise<void>;
}

/**
 * Starts the job queue in the database's own tables; a new job wakes its worker at once. Only the program itself keeps
 * schedules: a command that is gone in a moment must not take a night's work upon itself.
 */
export async function startJobQueue(
  home: DatabaseHome,
  log: Log,
  schedules: "with schedules" | "without schedules" = "without schedules",
): Promise<JobQueue> {
  const { close, ...where } = home.kind === "embedded" ? inProcess(home.pglite) : onServer(home);
  const boss = new PgBoss({ ...where, schedule: schedules === "with schedules", useListenNotify: true });
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  boss.on("warning", (warning) => log.warn({ reason: warning.message }, "job queue warning"));
  await boss.start();
  // The embedded database has one worker process, this one: a job still marked active was cut off with the last one.
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

function inProcess(pglite: PGlite) {
  return { db: fromPglite(pglite), backend: "pglite", close: async () => {} } as const;
}

function onServer({ openJobDatabase }: Extract<DatabaseHome, { kind: "server" }>) {
  const { close, ...db } = openJobDatabase();
  return { db, ...watching, close };
}
