import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../support/until.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { failuresIn, startLoad } from "./support/load.ts";
import { mailsAbout } from "./support/mails.ts";

/** A dead process's jobs are missed after 20 s, looked for every 10, and given out again within 45: `mail-jobs`. */
const jobsFoundWithin = 120_000;

describe("a process that is killed under load", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(async () => await cluster.stop());

  it("takes no acknowledged inquiry with it: neither its row nor its mail", async () => {
    const [victim] = cluster.members;
    const load = startLoad(cluster.origin, "death");
    await until(() => load.acknowledged.size >= 50, 60_000);
    await victim.kill();
    const before = load.acknowledged.size;
    await sleep(3_000);
    await load.end();
    expect(load.acknowledged.size, "the other goes on").toBeGreaterThan(before + 20);

    const kept = await cluster.query("select email from inquiries");
    const emails = kept.map(({ email }) => email);
    expect([...load.acknowledged].filter((email) => !emails.includes(email))).toEqual([]);
    const mails = await mailsAbout(cluster, load.acknowledged, jobsFoundWithin);
    expect(mails.filter((ids) => ids.length === 0)).toEqual([]);
    // One being sent at that moment may come again: with the same Message-ID, by which mail programs recognise it.
    for (const ids of mails) expect(new Set(ids).size).toBe(1);
  });

  it("costs the visitors at most what it was answering, and pages nothing at all", async () => {
    const [victim] = cluster.members;
    await victim.start();
    await sleep(3_000);
    const load = startLoad(cluster.origin, "cost");
    await until(() => load.acknowledged.size >= 20, 60_000);
    await victim.kill();
    await sleep(3_000);
    await load.end();
    const { "inquiry: 502": broken = 0, ...others } = failuresIn(load.outcomes);
    expect(others).toEqual({});
    expect(broken).toBeLessThanOrEqual(4);
  });
});
