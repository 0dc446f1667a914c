import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { createContentChanges } from "#server/db/content-changes.ts";
import { bothDatabases, postgres } from "../support/databases.ts";
import { until } from "../support/until.ts";

describe.each(bothDatabases)("word of changed content on the $name database", ({ open }) => {
  it("comes after the commit, once, and not after a rollback", async () => {
    const opened = await open();
    const changes = await createContentChanges(opened.home);
    const outcome = vi.fn();
    changes.onChange(outcome);
    const rolledBack = opened.database.transaction(async (transaction) => {
      await changes.announce(transaction);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await opened.database.transaction(async (transaction) => {
      await changes.announce(transaction);
      await changes.announce(transaction);
      expect(outcome).not.toHaveBeenCalled();
    });
    await until(() => outcome.mock.calls.length > 0);
    expect(outcome).toHaveBeenCalledTimes(1);
    await changes.close();
    await opened.close();
  });

  it("is there with the commit where no other process can make one", async () => {
    const opened = await open();
    const changes = await createContentChanges(opened.home);
    const outcome = vi.fn();
    changes.onChange(outcome);
    await opened.database.transaction(changes.announce);
    if (changes.isInstant) expect(outcome).toHaveBeenCalledTimes(1);
    expect(changes.isInstant).toBe(opened.home.kind === "embedded");
    await changes.close();
    await opened.close();
  });

  it("tells whether more than documents has changed", async () => {
    const opened = await open();
    const changes = await createContentChanges(opened.home);
    const outcome = vi.fn();
    changes.onChange(outcome);
    await opened.database.transaction(async (transaction) => await changes.announce(transaction, "documents"));
    await opened.database.transaction(async (transaction) => await changes.announce(transaction));
    await until(() => outcome.mock.calls.length === 2);
    expect(outcome.mock.calls).toEqual([["documents"], ["all"]]);
    await changes.close();
    await opened.close();
  });

  it("does not come any more to who has stopped listening", async () => {
    const opened = await open();
    const changes = await createContentChanges(opened.home);
    const [gone, stays] = [vi.fn(), vi.fn()];
    changes.onChange(gone)();
    changes.onChange(stays);
    await opened.database.transaction(changes.announce);
    await until(() => stays.mock.calls.length > 0);
    expect(gone).not.toHaveBeenCalled();
    await changes.close();
    await opened.close();
  });
});

describe("several processes on one server", () => {
  it("all learn of a change; one that lost its connection learns of it once when it is connected again", async () => {
    const opened = await postgres.open();
    if (opened?.home.kind !== "server") throw new Error("No server.");
    const [one, other] = [await createContentChanges(opened.home), await createContentChanges(opened.home)];
    const [learnsOf, alsoLearnsOf] = [vi.fn(), vi.fn()];
    one.onChange(learnsOf);
    other.onChange(alsoLearnsOf);
    await opened.database.transaction(one.announce);
    await until(() => learnsOf.mock.calls.length === 1 && alsoLearnsOf.mock.calls.length === 1);

    const admin = new pg.Client({ connectionString: opened.home.url });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'darsgah notices' and datname = current_database()",
    );
    await until(() => learnsOf.mock.calls.length === 2 && alsoLearnsOf.mock.calls.length === 2);
    await opened.database.transaction(other.announce);
    await until(() => learnsOf.mock.calls.length === 3 && alsoLearnsOf.mock.calls.length === 3);
    await admin.end();
    await Promise.all([one.close(), other.close()]);
    await opened.close();
  });
});
