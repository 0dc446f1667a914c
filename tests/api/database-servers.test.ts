// @module-tag thorough
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConfigError } from "#server/config/config-error.ts";
import { createLog } from "#server/config/log.ts";
import { type OpenDatabase, openDatabase } from "#server/db/client.ts";
import { createContentChanges } from "#server/db/content-changes.ts";
import { isOutage } from "#server/db/outage.ts";
import { startJobQueue } from "#server/jobs/queue.ts";
import { createPostgresServer, type PostgresServer } from "../support/postgres-server.ts";
import { until } from "../support/until.ts";

describe("a database of two servers", () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let opened: OpenDatabase | undefined;
  beforeEach(async () => {
    primary = await createPostgresServer();
    standby = await primary.copyAsStandby();
    await primary.start();
    await standby.start();
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
    await primary.remove();
    await standby.remove();
  });

  /** The standby first, so that the order of the address decides nothing. */
  const bothUrl = () => {
    const [one, two] = [standby, primary].map(({ url }) => new URL(url).host);
    return `postgres://postgres@${one},${two}/postgres?target_session_attrs=read-write`;
  };
  const open = async () => {
    opened = await openDatabase({ databaseUrl: bothUrl(), dataDir: "" });
    return opened;
  };
  const ask = async (server: PostgresServer, text: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  /** Everything the primary has committed is on its standby, as a synchronous one would have it. */
  const untilFollowed = async () => {
    const [{ at }] = await ask(primary, "select pg_current_wal_lsn()::text as at");
    const hasIt = `select pg_last_wal_replay_lsn() >= '${at}' as followed`;
    await until(async () => (await ask(standby, hasIt))[0].followed);
  };
  const promote = () => ask(standby, "select pg_promote()");
  const write = async ({ database }: OpenDatabase, id: number) =>
    await database.execute(sql`insert into marks values (${id})`);

  it("is written where the primary is, whichever is named first, and goes on where the standby is promoted", async () => {
    const both = await open();
    await both.database.execute(sql`create table marks (id int primary key)`);
    await Promise.all(Array.from({ length: 10 }, (_, id) => write(both, id)));
    await untilFollowed();

    await primary.stop();
    await expect(write(both, 10)).rejects.toSatisfy(isOutage);
    await expect(both.database.transaction(async () => {})).rejects.toSatisfy(isOutage);
    await promote();
    await write(both, 11);
    expect((await ask(standby, "select count(*)::int as marks from marks"))[0]).toEqual({ marks: 11 });
  });

  it("takes its listeners and its jobs along", async () => {
    const { database, home } = await open();
    const outcome = vi.fn();
    const changes = await createContentChanges(home);
    changes.onChange(outcome);
    const jobs = await startJobQueue(home, createLog({ logLevel: "silent" }, process.stderr));
    const worked = vi.fn();
    await jobs.boss.createQueue("marks", { notify: true });
    await jobs.boss.work("marks", { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async ([job]) => {
      worked(job?.data);
    });
    await jobs.boss.send("marks", { at: "the first" });
    await until(() => worked.mock.calls.length === 1);
    await untilFollowed();

    await primary.stop();
    await promote();
    // Notifications in the meantime are unknown, so they count as sent.
    await until(() => outcome.mock.calls.length === 1);
    await database.transaction(changes.announce);
    await until(() => outcome.mock.calls.length === 2);
    await until(() => jobs.boss.send("marks", { at: "the second" }).catch(() => null));
    await until(() => worked.mock.calls.length === 2);
    expect(worked.mock.calls).toEqual([[{ at: "the first" }], [{ at: "the second" }]]);
    await jobs.stop();
    await changes.close();
  });

  it("leaves a primary that takes no writes any more", async () => {
    const both = await open();
    await both.database.execute(sql`create table marks (id int primary key)`);
    await untilFollowed();
    await ask(primary, "alter system set default_transaction_read_only = on");
    await ask(primary, "select pg_reload_conf()");
    await until(async () => {
      const { rows } = await both.database.execute(sql`show default_transaction_read_only`);
      return rows[0]?.default_transaction_read_only === "on";
    });
    const refused = await write(both, 1).catch((error: unknown) => error);
    expect(refused).toMatchObject({ cause: { code: "25006" } });
    expect(refused).toSatisfy(isOutage);
    await promote();
    await until(() => write(both, 2).catch(() => null));
    expect(await ask(standby, "select id from marks")).toEqual([{ id: 2 }]);
  });

  it("waits for a primary that hangs, not for ever and twice, and then leaves it", async () => {
    const both = await open();
    await both.database.execute(sql`create table marks (id int primary key)`);
    await untilFollowed();
    primary.freeze();
    try {
      for (let tries = 0; tries < 2; tries += 1) {
        await expect(write(both, tries)).rejects.toSatisfy(isOutage);
      }
      await promote();
      await write(both, 3);
      expect(await ask(standby, "select id from marks")).toEqual([{ id: 3 }]);
    } finally {
      primary.thaw();
    }
  });

  it("completes a job where the standby was promoted, while other queries still wait for the primary that hangs", async () => {
    const { home } = await open();
    if (home.kind !== "server") throw new Error("This database is on a server.");
    const jobs = home.openJobDatabase();
    const anything = "select 1";
    await Promise.all([jobs.executeSql(anything), jobs.completions.executeSql(anything)]);
    await untilFollowed();
    primary.freeze();
    try {
      const events: string[] = [];
      const waiting = jobs.executeSql(anything).catch(() => events.push("the other query failed"));
      await expect(jobs.completions.executeSql(anything)).rejects.toThrow();
      await promote();
      await until(() => jobs.completions.executeSql(anything).catch(() => null));
      events.push("a job completed");
      await waiting;
      expect(events).toEqual(["a job completed", "the other query failed"]);
    } finally {
      primary.thaw();
      await jobs.close();
    }
  });

  it("is not opened while neither takes writes, and says so without the password", async () => {
    await primary.stop();
    const opening = openDatabase({ databaseUrl: bothUrl().replace("postgres@", "postgres:hidden-word@"), dataDir: "" });
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(
      "DATABASE_URL must lead to a Postgres that lets us in (none of its servers takes writes).",
    );
  });
});
