import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Installation } from "#domains/overview/server/status.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { countJobs } from "#server/jobs/job-counts.ts";
import { day } from "#shared/durations.ts";

export type Metrics = ReturnType<typeof createMetrics>;

interface Deps {
  database: Database;
  installation: Pick<Installation, "backups" | "diskSpace">;
  /** The key that Prometheus sends as a bearer token. */
  key: string;
  log: Log;
}

/**
 * The program's figures for Prometheus: Node's own, the time of answered requests, and what waits in the queues, when the
 * last backup was made and what the disk has left, each read when it is asked for.
 */
export function createMetrics({ database, installation, key, log }: Deps) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const answered = new Histogram({
    ...{ name: "darsgah_http_request_duration_seconds", registers, labelNames: ["method", "status"] },
    help: "The time of requests that memory alone did not answer",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `darsgah_${name}`, help, registers });
  const mailWaiting = gauge("mail_waiting", "Emails that are due and not sent");
  const mailFailing = gauge("mail_failing", "Emails whose last try failed");
  const givenUp = gauge("jobs_given_up", "Jobs given up in the last 24 hours, emails among them");
  const lastBackup = gauge("last_backup_timestamp_seconds", "When the newest backup was made; 0 for none");
  const diskFree = gauge("disk_free_bytes", "What the disk of the data folder has left");
  const expected = hashOf(`Bearer ${key}`);

  async function read() {
    const { mail, givenUp: others } = await countJobs(database, new Date(Date.now() - day));
    const [newest] = await installation.backups.list();
    mailWaiting.set(mail.waiting);
    mailFailing.set(mail.failing);
    givenUp.set(mail.givenUp + others);
    lastBackup.set((newest?.madeAt.getTime() ?? 0) / 1000);
    diskFree.set((await installation.diskSpace()).free);
  }
  return {
    /** Notes an answered request; `started` is by the process's own clock, in milliseconds. */
    note(method: string, status: number, started: number) {
      const known = ["GET", "HEAD", "POST"].includes(method) ? method : "other";
      answered.observe({ method: known, status }, (performance.now() - started) / 1000);
    },
    /** Answers who knows the key with the figures as text, anyone else with a 401. */
    async answer(request: Request): Promise<Response> {
      const given = hashOf(request.headers.get("Authorization") ?? "");
      if (!timingSafeEqual(given, expected))
        return new Response(null, { status: 401, headers: { "WWW-Authenticate": "Bearer" } });
      // Without its database the program still tells what it knows itself.
      await read().catch((err: unknown) => log.warn({ err }, "the figures of the queues were not read"));
      const headers = { "Content-Type": register.contentType, "Cache-Control": "no-store" };
      return new Response(await register.metrics(), { headers });
    },
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest();
