import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, percentile, timed } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";
import { auditData, auditMails } from "./support/stored.ts";
import { type Acknowledged, mixedLoad } from "./support/visitors.ts";

/** Number of kills of the program; more by `FAULT_KILLS`. */
const kills = Number(process.env.FAULT_KILLS ?? 8);
/** A mail under way at a kill is sent again by the next start; others have a queue before them. */
const mailPatience = 240_000;
/** Mails under way at a time: only those can come twice, and under the same Message-ID. */
const lanes = 10;

/** Number of kinds of visitors' posts. */
const kinds = 6;
const kindsOf = (acknowledged: Acknowledged[]) => [...new Set(acknowledged.map(({ sending }) => sending))];

/** Minimum number of acknowledgements before a kill. */
const warmth = 10;

const { dataDir, remove } = freshDataDir();
afterAll(remove);

it(`killed ${kills} times under mixed load: all that was acknowledged is there once, and its mail comes once`, async () => {
  const [port, smtp] = await Promise.all([freePort(), startSmtpPeer()]);
  const acknowledged: Acknowledged[] = [];
  const starts: number[] = [];
  const start = () => startProgram({ dataDir, port, environment: { SMTP_URL: smtp.url } });
  let program = await start();
  for (let kill = 0; kill < kills; kill += 1) {
    let isDead = false;
    const tell = (one: Acknowledged) => void acknowledged.push(one);
    const load = mixedLoad(program.origin, { crowd: 16, isOver: () => isDead, tell });
    // In the middle of its work, however fast this machine is, and once it has accepted something of every kind.
    const before = acknowledged.length;
    await until(() => acknowledged.length >= before + warmth && kindsOf(acknowledged).length === kinds, 120_000);
    await sleep(randomInt(2_000));
    await program.kill();
    isDead = true;
    await load;
    const { outcome, took } = await timed(start);
    program = outcome;
    starts.push(took);
  }
  await until(() => auditMails(smtp.received, acknowledged).missing === 0, mailPatience).catch(() => {});
  await sleep(2_000);
  await program.stop();
  await smtp.close();
  const mails = auditMails(smtp.received, acknowledged);
  const data = await auditData(dataDir, acknowledged);
  figures("kill -9", {
    kills,
    acknowledged: acknowledged.length,
    kinds: kindsOf(acknowledged).sort().join(", "),
    "lost from the database": data.lost,
    "kept twice": data.doubled,
    "mails received": smtp.received.length,
    "mails missing": mails.missing,
    "a second mail about the same": mails.extra.length,
    "repeats of the same mail": mails.repeated,
    "start after a kill, median ms": percentile(starts, 0.5),
    "start after a kill, longest ms": Math.max(...starts),
  });
  expect(kindsOf(acknowledged)).toHaveLength(kinds);
  expect(data).toEqual({ lost: 0, doubled: 0 });
  expect(mails).toMatchObject({ missing: 0, extra: [] });
  expect(mails.repeated).toBeLessThanOrEqual(kills * lanes);
});
