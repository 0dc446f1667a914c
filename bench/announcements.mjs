import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { SMTPServer } from "smtp-server";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { databases } from "./support/databases.mjs";
import { processorSeconds } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- announcements`: an announcement to a batch of 5,000 people on the embedded database. Measures how fast
 * it is acknowledged, how many e-mails a second then go to an SMTP server on loopback that keeps none, and how fast the
 * home page comes meanwhile. Then the program is killed without warning while announcements to a smaller batch are
 * mailed: each must reach everybody once on their pages and by e-mail; a mail that was under way may come again as the
 * same mail. `-- --people 500 --kills 1` for less.
 */
const { values } = parseArgs({
  options: { people: { type: "string", default: "5000" }, kills: { type: "string", default: "5" } },
});
const size = Number(values.people);
const kills = Number(values.kills);
const large = { batchId: "mern-evening", size, prefix: "s" };
const small = { batchId: "data-evening", size: Math.min(size, 400), prefix: "k" };
/** Announcements that are acknowledged and wait: the median counts. */
const acknowledgements = 9;
/** Mails under way at a time: so many may come again after a kill. */
const lanes = 10;
/** Nothing comes any more after so long, in milliseconds: a mail that was being sent at a kill is tried again by then. */
const longestSilence = 300_000;

/** An SMTP server that takes every mail and notes when it came, to whom, about what, and as which mail. */
async function startCounter() {
  const mails = [];
  const server = new SMTPServer({
    ...{ authOptional: true, closeTimeout: 100, disabledCommands: ["STARTTLS"] },
    onData(stream, { envelope }, callback) {
      let head = "";
      stream.on("data", (chunk) => {
        if (!head.includes("\r\n\r\n")) head += chunk;
      });
      stream.on("end", () => {
        const [, id] = /^Message-ID:\s*(\S+)/im.exec(head) ?? [];
        const [, subject] = /^Subject:\s*(.*)\r$/im.exec(head) ?? [];
        mails.push({ at: performance.now(), to: envelope.rcptTo[0].address, subject, id });
        callback();
      });
    },
  });
  // A program that is killed leaves its connections broken.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address();
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Gives new people a seat in a batch, all in one statement. */
const seats = ({ batchId, size: count, prefix }) => `
  with made as (
    insert into people (id, name, email)
    select gen_random_uuid(), 'Student ' || n, '${prefix}' || n || '@example.com' from generate_series(1, ${count}) as n
    returning id
  ), widened as (update batches set seats = seats + ${count} where id = '${batchId}')
  insert into batch_enrolments (id, person_id, batch_id, state, is_paid, changed_at)
  select gen_random_uuid(), id, '${batchId}', 'active', true, now() from made`;

/** Announces something to a batch; returns how many people it goes to, and within how many milliseconds that was said. */
async function announce(dataDir, { batchId }, { title, byEmail, startsIn }) {
  const told = { group: "students", classId: null, personIds: [], title, text: "Bring **your laptop**.", byEmail };
  const startsAt = new Date(Date.now() + startsIn).toISOString();
  const began = performance.now();
  const { reach } = await callVerbAt(dataDir, "announce", [batchId], { ...told, id: randomUUID(), startsAt });
  return { took: performance.now() - began, people: reach.people };
}

/** Resolves once so many mails have come, or none for long; calls `meanwhile` again and again. */
async function untilCame({ mails }, isEnough, meanwhile = async () => {}) {
  for (let last = { count: -1, at: 0 }; !isEnough(); await sleep(20)) {
    if (mails.length > last.count) last = { count: mails.length, at: performance.now() };
    if (performance.now() - last.at > longestSilence) return;
    await meanwhile();
  }
}

const about = ({ mails }, title) => mails.filter(({ subject }) => subject === title);

async function measure(dataDir, smtp, program) {
  const acknowledged = [];
  const idle = processorSeconds(program.pid);
  for (let at = 0; at < acknowledgements; at += 1)
    acknowledged.push((await announce(dataDir, large, { title: "Later", byEmail: false, startsIn: 3_600_000 })).took);
  const each = ((processorSeconds(program.pid) - idle) * 1000) / acknowledgements;
  const { people } = await announce(dataDir, large, { title: "Tomorrow", byEmail: true, startsIn: 1_000 });
  const home = [];
  let worked = 0;
  const before = processorSeconds(program.pid);
  await untilCame(
    smtp,
    () => about(smtp, "Tomorrow").length >= people,
    async () => {
      const began = performance.now();
      await (await fetch(program.origin)).arrayBuffer();
      home.push(performance.now() - began);
      worked = processorSeconds(program.pid) - before;
    },
  );
  const came = about(smtp, "Tomorrow");
  const seconds = ((came.at(-1)?.at ?? Number.NaN) - (came[0]?.at ?? Number.NaN)) / 1000;
  return [
    { what: "people that it goes to", measured: people, atLeast: size },
    { what: "acknowledged within, half of them", measured: Math.round(median(acknowledged)), unit: "ms", atMost: 200 },
    { what: "acknowledged within, the slowest", measured: Math.round(Math.max(...acknowledged)), unit: "ms" },
    { what: "the program's own processor time for each", measured: Math.round(each), unit: "ms" },
    { what: "people with an e-mail", measured: new Set(came.map(({ to }) => to)).size, exactly: people },
    { what: "e-mails handed over", measured: came.length, exactly: people },
    { what: "e-mails handed over a second", measured: Math.round(came.length / seconds), unit: "/s", atLeast: 250 },
    { what: "e-mails a second of its own processor time", measured: Math.round(came.length / worked), unit: "/s" },
    { what: "home meanwhile, 99 % within", measured: Math.round(percentile(home, 0.99)), unit: "ms", atMost: 100 },
  ];
}

/** Kills the program while each of some announcements is mailed; returns their titles, and how many were to be told in all. */
async function killWhileMailing(dataDir, smtp, { program, start }) {
  const titles = [];
  let [running, reached] = [program, 0];
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const title = `News ${kill}`;
      titles.push(title);
      reached += (await announce(dataDir, small, { title, byEmail: true, startsIn: 1_000 })).people;
      const some = randomInt(1, Math.max(2, small.size / 2));
      await untilCame(smtp, () => about(smtp, title).length >= some);
      await running.kill();
      console.log(`kill ${kill} of ${kills}, with ${about(smtp, title).length} of its e-mails sent`);
      running = await start();
    }
    const isMailed = () => new Set(titles.flatMap((title) => about(smtp, title).map(keyOf))).size >= reached;
    await untilCame(smtp, isMailed);
    // What would come again comes within this time.
    await sleep(5_000);
    return { titles, reached };
  } finally {
    await running.stop();
  }
}

const keyOf = ({ subject, to }) => `${subject} ${to}`;

function countRepeats(smtp, { titles, reached }, news) {
  const came = titles.flatMap((title) => about(smtp, title));
  const byPerson = Map.groupBy(came, keyOf);
  const others = [...byPerson.values()].filter((same) => new Set(same.map(({ id }) => id)).size > 1);
  return [
    { what: "kills while e-mails were under way", measured: kills },
    { what: "e-mails lost", measured: reached - byPerson.size, exactly: 0 },
    { what: "e-mails that came again, as the same mail", measured: came.length - byPerson.size, atMost: kills * lanes },
    { what: "people with two different mails about one announcement", measured: others.length, exactly: 0 },
    { what: "news missing on people's pages", measured: reached - news.people, exactly: 0 },
    { what: "news on a page twice", measured: news.rows - news.people, exactly: 0 },
  ];
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const smtp = await startCounter();
const port = await freePort();
const start = () => startProgram({ dataDir, port, env: { DEMO_CONTENT: "on", SMTP_URL: smtp.url } });
let program = await start();
try {
  await program.stop();
  const { query } = await databases[0].open(dataDir);
  for (const batch of [large, small]) await query(seats(batch));
  program = await start();
  const rows = await measure(dataDir, smtp, program);
  const killed = await killWhileMailing(dataDir, smtp, { program, start });
  const [news] = await query(`select count(*)::int as rows, count(distinct (announcement_id, person_id))::int as people
    from announcement_readers join announcements on announcements.id = announcement_id
    where reached_at is not null and title like 'News %'`);
  report("announcements", [...rows, ...countRepeats(smtp, killed, news)]);
} finally {
  await program.stop();
  await smtp.close();
  remove();
}
