import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { addStudents } from "./support/class.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- announcements`: an announcement to a batch of 5,000 people. Measures how fast it is acknowledged, how
 * many e-mails a second then go to an SMTP server on loopback that keeps none, and how fast the home page comes meanwhile.
 */
const batchId = "mern-evening";
const size = 5_000;
/** Announcements that are acknowledged and wait: the median counts. */
const acknowledgements = 9;

/** An SMTP server that takes every mail and notes only when it came. */
async function startCounter() {
  const times = [];
  const server = new SMTPServer({
    ...{ authOptional: true, closeTimeout: 100, disabledCommands: ["STARTTLS"] },
    onData(stream, _session, callback) {
      stream.on("end", () => {
        times.push(performance.now());
        callback();
      });
      stream.resume();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address();
  return { times, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

const told = { group: "students", classId: null, personIds: [], title: "Tomorrow", text: "Bring **your laptop**." };

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const smtp = await startCounter();
const start = async () =>
  startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on", SMTP_URL: smtp.url } });
let program = await start();
try {
  await program.stop();
  const people = Array.from({ length: size }, (_, at) => ({ name: `Student ${at}`, email: `s${at}@example.com` }));
  await addStudents(dataDir, { batchId, people });
  program = await start();
  const { origin } = program;
  const announce = async (byEmail, startsIn) => {
    const began = performance.now();
    const startsAt = new Date(Date.now() + startsIn).toISOString();
    const { reach } = await callVerbAt(dataDir, "announce", [batchId], { ...told, byEmail, startsAt });
    return { took: performance.now() - began, people: reach.people };
  };
  const acknowledged = [];
  for (let at = 0; at < acknowledgements; at += 1) acknowledged.push((await announce(false, 3_600_000)).took);
  const before = smtp.times.length;
  const { people: reached } = await announce(true, 1_000);
  const home = [];
  for (const deadline = Date.now() + 300_000; smtp.times.length < before + reached && Date.now() < deadline; ) {
    const began = performance.now();
    const answer = await fetch(origin);
    await answer.arrayBuffer();
    home.push(performance.now() - began);
    await sleep(20);
  }
  const times = smtp.times.slice(before);
  const seconds = ((times.at(-1) ?? Number.NaN) - (times[0] ?? Number.NaN)) / 1000;
  report("announcements", [
    { what: "people that it goes to", measured: reached, atLeast: size },
    { what: "acknowledged within, half of them", measured: Math.round(median(acknowledged)), unit: "ms", atMost: 200 },
    { what: "acknowledged within, the slowest", measured: Math.round(Math.max(...acknowledged)), unit: "ms" },
    { what: "e-mails handed over", measured: times.length, exactly: reached },
    { what: "e-mails handed over a second", measured: Math.round(times.length / seconds), unit: "/s", atLeast: 250 },
    { what: "home meanwhile, 99 % within", measured: Math.round(percentile(home, 0.99)), unit: "ms", atMost: 100 },
  ]);
} finally {
  await program.stop();
  await smtp.close();
  remove();
}
