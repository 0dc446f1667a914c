import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../support/app.ts";
import { change, newHome, restore } from "../support/archives.ts";
import { provesLocks } from "../support/databases.ts";
import { everyFile, everyRow } from "../support/everything.ts";
import { type ManagedProgram, startManaged } from "../support/managed-program.ts";
import { leaveTraces } from "../support/traces.ts";
import { until } from "../support/until.ts";
import { video } from "../support/videos.ts";

/** Text that survives only careful reading and writing: line separators of other sorts, quotes, another script. */
const message = 'Two lines:\nand "another" \\ one\u2028and\u2029more, \u0085 عائشہ 🎓 \u0001';
/** No server listens there: emails wait. */
const noMailServer = { SMTP_URL: "smtp://127.0.0.1:1" };
/** Longer than it takes anywhere: databases are made, and the machine may be busy. */
const patience = 120_000;

const scratch = mkdtempSync(join(tmpdir(), "darsgah-archive-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The ids of the waiting jobs. */
function waitingIds({ jobs = [] }: Record<string, string[]>): string[] {
  return jobs.map((job) => String(JSON.parse(job).id));
}

/** From each database to each; from one to the other where one database is to be proved. */
const sources = provesLocks ? (["embedded", "Postgres"] as const) : (["embedded"] as const);
const targets = provesLocks ? (["embedded", "Postgres"] as const) : (["Postgres"] as const);

describe.each(sources)("a backup of the running program on the %s database", (source) => {
  let program: ManagedProgram;
  const archive = join(scratch, `${source}.tar`);
  let rows: Record<string, string[]>;
  let files: Record<string, string>;

  beforeAll(async () => {
    program = await startManaged(source, true, noMailServer);
    await program.whileServing(async (test) => {
      await leaveTraces(test, "Ayesha@Example.com", message);
      const recording = join(program.dataDir, "recording.mp4");
      writeFileSync(recording, Buffer.concat([...video(3_000_000)]));
      await program.answer("lectures", "import-file", "data-evening", recording, "--title", "Joins");
      await program.answer("call", "removeLecture", '["ai-evening","ai-evening-lecture-3"]');
      await program.answer("backup", "--to", archive);
    });
    await program.stopServing();
    rows = await everyRow(program.environment);
    files = everyFile(program.dataDir);
  }, patience);
  afterAll(async () => await program.stop());

  it.each(targets)(
    "comes back row by row and file by file on %s, and its emails go out once",
    { timeout: patience },
    async (target) => {
      const home = await newHome(target, scratch);
      await restore(home, archive);
      const back = await everyRow(home);
      // The counted visitors of today, and their key, must not outlive the day.
      expect({ ...back, jobs: [] }).toEqual({ ...rows, jobs: [], visit_marks: [], visit_salts: [] });
      expect(rows.inquiries?.map((row) => JSON.parse(row).message)).toEqual([message]);
      const waiting = waitingIds(rows);
      expect(waiting.length).toBeGreaterThan(9);
      expect(waitingIds(back)).toEqual(waiting);
      expect(everyFile(home.DATA_DIR)).toEqual(files);
      const secret = (folder: string) => readFileSync(join(folder, "auth-secret"), "utf8");
      expect(secret(home.DATA_DIR)).toBe(secret(program.dataDir));

      // Reminders can wait; an order whose proof has an email of its own, because it came while the first one was tried, gets
      // no other.
      const jobs = (back.jobs ?? []).map((job) => JSON.parse(job));
      const isTold = jobs.some(({ data }) => data.email === "proof-taken");
      const isDue = (email: string) => !/reminder/.test(email) && !(isTold && email === "order-opened");
      const due = jobs.filter(({ data }) => isDue(data.email));
      await change(
        home,
        sql`update pgboss.job set start_after = now() where state = 'created' and data->>'email' not like '%reminder%'`,
      );
      await change(home, sql`insert into order_changes (order_id, state, at) select id, 'paid', now() from orders`);
      const test = await startTestApp(home);
      const sent = () => readdirSync(join(home.DATA_DIR, "outbox")).filter((name) => name.endsWith(".eml"));
      await until(() => sent().length >= due.length, patience);
      await test.stop();
      expect(sent().sort()).toEqual(due.map(({ id }) => `${id}.eml`).sort());
    },
  );
});
