import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addAssignments, addStudents, signUp, storedHandIns } from "./support/class.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- hand-ins`: 40 students, each at an address of their own, hand in 2,000 times before a deadline, every
 * fourth with a doubled click; then 800 times again, while the program is killed without warning and restarted, and
 * they continue with the same keys. Everything acknowledged must be stored, once. At the end all of them are in one
 * room, behind one address, and hand in at the same moment.
 */
const batchId = "mern-evening";
const students = 40;
const each = 50;

/** The address of a student at home, and of a room with all of them. */
const homeOf = (at) => `198.51.100.${at + 1}`;
const room = "203.0.113.9";

/** Sends a hand-in; returns null if the connection was cut. */
async function post(origin, { cookie, work, body, from }) {
  const address = `${origin}/classroom/work/${work}/hand-in`;
  const headers = { Cookie: cookie, Origin: origin, "X-Forwarded-For": from };
  return await fetch(address, { method: "POST", headers, body }).catch(() => null);
}

/** Hands in until the server has answered, with the same key each time; regardless of the connection. */
async function handIn(origin, { text, onCut, ...sent }) {
  const body = new URLSearchParams({ intent: "hand in", key: randomUUID(), text, link: "", files: "" });
  for (;;) {
    const began = performance.now();
    const answer = await post(origin, { ...sent, body });
    if (answer?.ok && (await answer.json()).done) return { body, took: performance.now() - began };
    onCut();
    await sleep(1_000);
  }
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const port = await freePort();
const start = () => startProgram({ dataDir, port, env: { DEMO_CONTENT: "on" } });
let program = await start();
try {
  const people = Array.from({ length: students }, (_, at) => ({ name: `Student ${at}`, email: `s${at}@example.com` }));
  const cookies = [];
  for (const [at, person] of people.entries()) cookies.push(await signUp(program.origin, person, homeOf(at)));
  await program.stop();
  const works = await addAssignments(dataDir, { batchId, count: each });
  await addStudents(dataDir, { batchId, people });
  program = await start();
  const acknowledged = new Set();
  const times = [];
  let cuts = 0;
  /** Every student hands in these works, one after the other. */
  const study = async (some, turn) => {
    const onCut = () => (cuts += 1);
    const begin = performance.now();
    const each = async (cookie, at) => {
      for (const work of some) {
        const text = `${people[at].email} ${work} ${turn}`;
        const sent = { cookie, work, from: homeOf(at) };
        const { body, took } = await handIn(program.origin, { ...sent, text, onCut });
        acknowledged.add(text);
        times.push(took);
        if (at % 4 === 0) await post(program.origin, { ...sent, body });
      }
    };
    await Promise.all(cookies.map(each));
    return (performance.now() - begin) / 1000;
  };
  const seconds = await study(works, "once");
  const slowest = percentile(times, 0.99);
  const refused = cuts;
  const again = study(works.slice(0, 20), "again");
  while (acknowledged.size < students * each + 400) await sleep(10);
  await program.kill();
  program = await start();
  await again;
  const cut = cuts - refused;
  const began = performance.now();
  await Promise.all(
    cookies.map(async (cookie, at) => {
      const text = `${people[at].email} ${works[0]} in the room`;
      await handIn(program.origin, { cookie, work: works[0], from: room, text, onCut: () => (cuts += 1) });
      acknowledged.add(text);
    }),
  );
  const inRoom = performance.now() - began;
  await program.stop();
  const stored = await storedHandIns(dataDir);
  const kept = new Set(stored);
  report("hand-ins", [
    { what: "2,000 handed in within", measured: Math.round(seconds), unit: "s", atMost: 60 },
    { what: "99 % answered within", measured: Math.round(slowest), unit: "ms" },
    { what: "refused or broken meanwhile", measured: refused, exactly: 0 },
    { what: "handed in with a sudden kill", measured: acknowledged.size - students, exactly: students * (each + 20) },
    { what: "requests that the kill cut", measured: cut },
    { what: "a class of 40 in one room, at once, within", measured: Math.round(inRoom), unit: "ms" },
    { what: "refused or broken in the room", measured: cuts - refused - cut, exactly: 0 },
    { what: "lost", measured: [...acknowledged].filter((text) => !kept.has(text)).length, exactly: 0 },
    { what: "stored twice", measured: stored.length - kept.size, exactly: 0 },
  ]);
} finally {
  await program.stop();
  remove();
}
