import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { figures, percentile, timed } from "../faults/support/figures.ts";
import { auditMails, auditRows } from "../faults/support/stored.ts";
import { type Acknowledged, mixedLoad, sendInquiry, someAddress } from "../faults/support/visitors.ts";
import { contactForm } from "../support/contact-form.ts";
import { manage } from "../support/manage.ts";
import { until } from "../support/until.ts";
import type { DatabaseMachine } from "./support/database-machine.ts";
import { type Site, startSite } from "./support/site.ts";

/** Forms are taken again this long after the primary's end, in milliseconds: Patroni's 20 s and what follows. */
const takenAgainWithin = 30_000;
/** Longest wait of a visitor for any answer. */
const answeredWithin = 30_000;
/** A mail that was being fetched when the primary ended may have to wait for its job's end, after five minutes. */
const mailPatience = 420_000;

let site: Site;
const acknowledged: Acknowledged[] = [];
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => await site?.stop());

/** Visitors of both processes, busy with everything at once until they are stopped. */
function startLoad() {
  let isOver = false;
  const tell = (one: Acknowledged) => void acknowledged.push(one);
  const visiting = site.programs.map(({ origin }) => mixedLoad(origin, { crowd: 4, isOver: () => isOver, tell }));
  return async () => {
    isOver = true;
    await Promise.all(visiting);
  };
}

/** Sends contact forms to one process until one is accepted: the answers to the others, and their durations. */
async function untilTaken(origin: string, answers: Map<number, number>, times: number[]) {
  await until(async () => {
    const { outcome, took } = await timed(() => sendInquiry(origin));
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
    times.push(took);
    if (outcome !== 200) await sleep(200);
    return outcome === 200;
  }, 120_000);
}

/** Ends the primary under load, by `end`, and measures until both processes take forms again on the other machine. */
async function failOver(fault: string, end: () => unknown) {
  const [answers, times] = [new Map<number, number>(), [] as number[]];
  const before = acknowledged.length;
  const endLoad = startLoad();
  await until(() => acknowledged.length >= before + 40, 60_000);
  await end();
  const { took } = await timed(() =>
    Promise.all(site.programs.map(({ origin }) => untilTaken(origin, answers, times))),
  );
  const during = acknowledged.length;
  await until(() => acknowledged.length >= during + 20, 60_000);
  await endLoad();
  figures(fault, {
    "forms taken again by both processes after ms": took,
    "answers to forms meanwhile": JSON.stringify(Object.fromEntries(answers)),
    "answered after, median ms": percentile(times, 0.5),
    "answered after, longest ms": Math.max(...times),
    "acknowledged before and after": `${during - before}, ${acknowledged.length - during}`,
  });
  expect(took).toBeLessThan(takenAgainWithin);
  expect(Math.max(...times)).toBeLessThan(answeredWithin);
  expect([...answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (const program of site.programs) expect(program.ended()).toBeUndefined();
}

/** Everything acknowledged is on this machine once, and its e-mails came once. */
async function expectAllKept(fault: string, primary: DatabaseMachine) {
  const { took } = await timed(() =>
    until(() => auditMails(site.smtp.received, acknowledged).missing === 0, mailPatience).catch(() => {}),
  );
  await sleep(3_000);
  const ask = (text: string) => site.ask<{ email: string; file_name?: string }>(primary, text);
  const data = await auditRows(ask, { dataDir: site.dataDir, acknowledged });
  const mails = auditMails(site.smtp.received, acknowledged);
  figures(fault, {
    acknowledged: acknowledged.length,
    "lost from the database": data.lost,
    "kept twice": data.doubled,
    "last mail after ms": took,
    "mails received": site.smtp.received.length,
    "mails missing": mails.missing,
    "a second mail about the same": mails.extra.length,
    "repeats of the same mail": mails.repeated,
  });
  expect(data).toEqual({ lost: 0, doubled: 0 });
  expect(mails).toEqual({ missing: 0, extra: [], repeated: 0 });
}

/** A change that one process makes shows in both; `instructor` is a new one. */
async function expectChangeIn(programs: Site["programs"], instructor: string) {
  const pages = () =>
    Promise.all(programs.map(async ({ origin }) => await (await fetch(`${origin}/batches/data-analyst`)).text()));
  // Asked twice, so that both keep it.
  for (const page of [...(await pages()), ...(await pages())]) expect(page).not.toContain(instructor);
  const change = ["call", "changeBatch", JSON.stringify(["data-evening", { fields: { instructor } }])];
  expect(await manage(site.environment, change)).toMatchObject({ code: 0 });
  await until(async () => (await pages()).every((page) => page.includes(instructor)), 5_000);
}

async function expectSharedLimit() {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": someAddress() };
  const statuses: number[] = [];
  for (let at = 0; at < 22; at += 1) {
    const { origin } = site.programs[at % 2 === 0 ? 0 : 1];
    const body = JSON.stringify(contactForm({ email: `limit-${at}@example.com` }));
    statuses.push((await fetch(`${origin}/api/send-email`, { method: "POST", headers, body })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
}

/** Makes the nightly job come every minute, and waits until it has run once more. */
async function expectScheduledJob(primary: DatabaseMachine) {
  await site.ask(primary, "update pgboss.schedule set cron = '* * * * *' where name = 'retention'");
  const done = "select count(*)::int as done from pgboss.job where name = 'retention' and state = 'completed'";
  const [before] = await site.ask<{ done: number }>(primary, done);
  await until(async () => {
    const [now] = await site.ask<{ done: number }>(primary, done);
    return (now?.done ?? 0) > (before?.done ?? 0);
  }, 150_000);
}

it("a primary that is killed: nothing acknowledged is lost, and both processes go on with its standby", async () => {
  const [first, second] = site.machines;
  await failOver("primary killed", () => first.kill());
  await expectChangeIn(site.programs, "Noor Fatima");
  await expectSharedLimit();
  await expectScheduledJob(second);
  await expectAllKept("after the primary was killed", second);
});

it("a machine that comes back follows, and takes over from a primary that hangs", async () => {
  const [first, second] = site.machines;
  first.start();
  const { took } = await timed(() => first.untilIts("synchronous", 180_000));
  figures("machine back", {
    "synchronous standby after ms": took,
    rewound: first.output().includes("pg_rewind") ? 1 : 0,
  });
  await failOver("primary hangs", () => second.freeze());
  // As its watchdog does before its claim is over.
  await second.kill();
  await expectChangeIn(site.programs, "Hina Qureshi");
  second.start();
  await second.untilIts("synchronous", 180_000);
  await expectAllKept("after the primary hung", first);
});
