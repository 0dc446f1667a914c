import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addAssignments, addStudents, storedHandIns } from "./support/class.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench:hand-ins`: 40 students hand in 2,000 times before a deadline, every fourth with a doubled click; then 800
 * times again, while the program is killed without warning and started again, and they go on with the same keys. Everything
 * that was acknowledged must be stored, once.
 */
const batchId = "mern-evening";
const students = 40;
const each = 50;
const password = "sunny river forty two";

/** Signs somebody up at an address of their own; answers their cookies. */
async function signUp(origin, { name, email }, at) {
  const answer = await fetch(`${origin}/sign-up`, {
    method: "POST",
    headers: { "X-Forwarded-For": `198.51.100.${at + 1}`, Origin: origin },
    body: new URLSearchParams({ name, email, password }),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (!cookies.some((cookie) => cookie.startsWith("session=")))
    throw new Error(`Nobody was signed up: ${answer.status}`);
  return cookies.join("; ");
}

/** Sends a hand-in; answers null if the line was cut. */
async function post(origin, { cookie, work, body }) {
  const address = `${origin}/classroom/work/${work}/hand-in`;
  return await fetch(address, { method: "POST", headers: { Cookie: cookie, Origin: origin }, body }).catch(() => null);
}

/** Hands in until the server has answered, with the same key each time; whatever the line does. */
async function handIn(origin, { cookie, work, text, onCut }) {
  const body = new URLSearchParams({ intent: "hand in", key: randomUUID(), text, link: "", files: "" });
  for (;;) {
    const began = performance.now();
    const answer = await post(origin, { cookie, work, body });
    if (answer?.ok && (await answer.json()).done) return { body, took: performance.now() - began };
    onCut();
    await sleep(1_000);
  }
}

ensureBuilt();
const { dataDir, remove } = freshDataDir();
const port = await freePort();
const start = () => startProgram({ dataDir, port, env: { DEMO_CONTENT: "on" } });
let program = await start();
try {
  const people = Array.from({ length: students }, (_, at) => ({ name: `Student ${at}`, email: `s${at}@example.com` }));
  const cookies = [];
  for (const [at, person] of people.entries()) cookies.push(await signUp(program.origin, person, at));
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
        const { body, took } = await handIn(program.origin, { cookie, work, text, onCut });
        acknowledged.add(text);
        times.push(took);
        if (at % 4 === 0) await post(program.origin, { cookie, work, body });
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
  await program.stop();
  const stored = await storedHandIns(dataDir);
  const kept = new Set(stored);
  report("hand-ins", [
    { what: "2,000 handed in within", measured: Math.round(seconds), unit: "s", atMost: 60 },
    { what: "99 % answered within", measured: Math.round(slowest), unit: "ms" },
    { what: "refused or broken meanwhile", measured: refused, exactly: 0 },
    { what: "handed in with a sudden kill", measured: acknowledged.size, exactly: students * (each + 20) },
    { what: "requests that the kill cut", measured: cuts - refused },
    { what: "lost", measured: [...acknowledged].filter((text) => !kept.has(text)).length, exactly: 0 },
    { what: "stored twice", measured: stored.length - kept.size, exactly: 0 },
  ]);
} finally {
  await program.stop();
  remove();
}
