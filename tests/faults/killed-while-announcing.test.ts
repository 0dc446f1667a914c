import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { openDurablePglite } from "#server/db/durable-pglite.ts";
import { callVerbAt, enterBatch } from "../support/ask-manage.ts";
import { type ReceivedMail, startSmtpPeer } from "../support/smtp.ts";
import { newBatch } from "../support/staff.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";

/** Number of kills of the program; another by `FAULT_KILLS`. */
const kills = Number(process.env.FAULT_KILLS ?? 6);
/** Students of the batch: more than two transactions reach. */
const classSize = 450;
/** Time from its acknowledgement until an announcement begins to reach people, in milliseconds. */
const ahead = 1_500;
/** Mails under way at a time: only those can come twice, and under the same Message-ID. */
const lanes = 10;
const mailPatience = 240_000;

const { dataDir, remove } = freshDataDir();
afterAll(remove);

const addresses = Array.from({ length: classSize }, (_, at) => `student-${at}@example.com`);

/** Announces something to the whole batch; returns its title once it is acknowledged. */
async function announce(at: number): Promise<string> {
  const title = `News ${at}`;
  const told = {
    group: "students",
    classId: null,
    personIds: [],
    title,
    text: "Bring **your laptop**.",
    byEmail: true,
  };
  const startsAt = new Date(Date.now() + ahead).toISOString();
  await callVerbAt(dataDir, "announce", [newBatch.id], { ...told, id: randomUUID(), startsAt });
  return title;
}

/** The Message-IDs of the mails about each announcement to each address. */
function idsOf(received: ReceivedMail[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { to, parsed } of received)
    for (const address of to) {
      const key = `${parsed.subject} ${address}`;
      ids.set(key, (ids.get(key) ?? new Set()).add(parsed.messageId ?? ""));
    }
  return ids;
}

it(`killed ${kills} times while announcements spread and are mailed: each reaches everybody, once`, async () => {
  const [port, smtp] = await Promise.all([freePort(), startSmtpPeer()]);
  const start = () => startProgram({ dataDir, port, environment: { DEMO_CONTENT: "on", SMTP_URL: smtp.url } });
  let program = await start();
  await enterBatch(dataDir, { ...newBatch, seats: 1_000 });
  const list = addresses.map((address, at) => `Student ${at}\t${address}`).join("\n");
  await callVerbAt(dataDir, "enrolStudents", newBatch.id, { text: list, tell: false });
  const titles: string[] = [];
  let whileMailing = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const title = await announce(kill);
    titles.push(title);
    const came = () => smtp.received.filter(({ parsed }) => parsed.subject === title).length;
    if (kill % 2 === 0) await sleep(ahead + randomInt(2_500));
    else {
      const some = randomInt(1, classSize / 2);
      await until(() => came() >= some, mailPatience);
    }
    if (came() > 0) whileMailing += 1;
    await program.kill();
    program = await start();
  }
  const wanted = titles.flatMap((title) => addresses.map((address) => `${title} ${address}`));
  const missing = () => {
    const ids = idsOf(smtp.received);
    return wanted.filter((key) => !ids.has(key)).length;
  };
  await until(() => missing() === 0, mailPatience).catch(() => {});
  await sleep(2_000);
  await program.stop();
  await smtp.close();
  const told = smtp.received.filter(({ parsed }) => titles.includes(parsed.subject ?? ""));
  const ids = idsOf(told);
  const repeated = told.length - new Set(told.map(({ parsed }) => parsed.messageId)).size;
  const pglite = await openDurablePglite(join(dataDir, "database"));
  const ask = async (text: string) => (await pglite.query<Record<string, unknown>>(text)).rows;
  try {
    const [news] = await ask(`select count(*)::int as rows, count(distinct (announcement_id, person_id))::int as people
      from announcement_readers where reached_at is not null`);
    const [spread] = await ask("select count(*)::int as all, count(spread_at)::int as spread from announcements");
    figures("kill -9 while announcing", {
      ...{ kills, "while mails were under way": whileMailing, announced: titles.length, people: classSize },
      ...{ "news on pages": Number(news?.rows), "mails received": told.length, "mails missing": missing() },
      "repeats of the same mail": repeated,
    });
    expect(news).toEqual({ rows: wanted.length, people: wanted.length });
    expect(spread).toEqual({ all: kills, spread: kills });
    expect(missing()).toBe(0);
    expect([...ids.values()].filter(({ size }) => size > 1)).toEqual([]);
    expect(repeated).toBeLessThanOrEqual(kills * lanes);
  } finally {
    await pglite.close();
  }
});
