import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../support/until.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { failuresIn, startLoad } from "./support/load.ts";
import { mailsAbout } from "./support/mails.ts";

/** nginx asks a process again that it had set aside (`fail_timeout`), and has found it well. */
const untilBelieved = 3_000;

describe("a restart of one process after the other, under load", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(async () => await cluster.stop());

  it("drops no request and loses no mail", async () => {
    const load = startLoad(cluster.origin, "rolling");
    await until(() => load.acknowledged.size >= 20, 60_000);
    for (const member of cluster.members) {
      await member.stop();
      await sleep(500);
      await member.start();
      await sleep(untilBelieved);
    }
    await load.end();
    expect(failuresIn(load.outcomes)).toEqual({});
    expect(load.acknowledged.size).toBeGreaterThan(100);
    const [kept] = await cluster.query("select count(*)::int as inquiries from inquiries where email like 'rolling-%'");
    expect(kept).toEqual({ inquiries: load.acknowledged.size });
    const mails = await mailsAbout(cluster, load.acknowledged, 60_000);
    expect(mails.filter((ids) => ids.length !== 1)).toEqual([]);
  });
});
