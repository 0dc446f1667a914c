import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { freePort, startProgram, untilHealthy } from "./support/program.ts";
import { buildShim } from "./support/shim.ts";
import { auditData, auditMails } from "./support/stored.ts";
import { type Acknowledged, mixedLoad } from "./support/visitors.ts";

/** Mails under way at a time: only those of the moment it failed can come twice, and under the same Message-ID. */
const lanes = 10;

const starter = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));
const shim = buildShim();
const { dataDir, remove } = freshDataDir();
afterAll(() => {
  shim.remove();
  remove();
});

it("a disk that fails to sync: nothing more is acknowledged, `npm start` starts the program again, and nothing is lost", async () => {
  const [port, smtp] = await Promise.all([freePort(), startSmtpPeer()]);
  const environment = { SMTP_URL: smtp.url, ...shim.environment };
  const program = await startProgram({ dataDir, port, environment, script: starter });
  const { origin } = program;
  const acknowledged: Acknowledged[] = [];
  let hasFailed = false;
  let acknowledgedWhileFailing = 0;
  const tell = (one: Acknowledged) => {
    acknowledged.push(one);
    if (hasFailed) acknowledgedWhileFailing += 1;
  };
  try {
    let isOver = false;
    const load = mixedLoad(origin, { crowd: 8, isOver: () => isOver, tell });
    await sleep(2_000);
    shim.setSyncFails(true);
    await until(() => program.output().includes("the database failed"), 20_000);
    hasFailed = true;
    await sleep(2_000);
    hasFailed = false;
    shim.setSyncFails(false);
    const { took } = await timed(() => untilHealthy(origin));
    await sleep(3_000);
    isOver = true;
    await load;
    await until(() => auditMails(smtp.received, acknowledged).missing === 0, 120_000).catch(() => {});
    await sleep(1_000);
    await program.stop();
    const mails = auditMails(smtp.received, acknowledged);
    const data = await auditData(dataDir, acknowledged);
    figures("fsync fails", {
      acknowledged: acknowledged.length,
      "acknowledged while it failed": acknowledgedWhileFailing,
      "healthy after the disk is sound, ms": took,
      starts: program.output().split("Darsgah is at").length - 1,
      "lost from the database": data.lost,
      "kept twice": data.doubled,
      "mails missing": mails.missing,
      "repeats of the same mail": mails.repeated,
    });
    expect(acknowledgedWhileFailing).toBe(0);
    expect(data).toEqual({ lost: 0, doubled: 0 });
    expect(mails).toMatchObject({ missing: 0, extra: [] });
    expect(mails.repeated).toBeLessThanOrEqual(lanes);
  } finally {
    await program.stop();
    await smtp.close();
  }
});
