import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { createPostgresServer } from "../tests/support/postgres-server.ts";
import { untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- quiz-rush`: 3,000 students, each at an address of their own, begin one quiz of 16 questions within
 * 30 s, as a browser does, and each saves an answer to four of them, one every half minute. In the middle the program is
 * killed without warning and started again, and all go on. Every answer that was acknowledged must be stored. On both
 * databases. `-- --only Postgres` measures that alone, `-- --students 300` sends so many at the same rate, `-- --calm`
 * leaves the kill out.
 */
const { values } = parseArgs({
  options: { only: { type: "string" }, students: { type: "string" }, calm: { type: "boolean" } },
});
const students = Number(values.students ?? 3_000);
const seconds = (30 * students) / 3_000;
/** How many questions each answers, and the milliseconds for each. */
const [answered, pause] = [4, 30_000];
const batchId = "mern-evening";
const workId = randomUUID();
const questions = Array.from({ length: 16 }, () => ({ id: randomUUID(), options: [randomUUID(), randomUUID()] }));
const cast = Array.from({ length: students }, (_, at) => ({
  ...{ at, user: randomUUID(), person: randomUUID(), token: randomBytes(24).toString("base64url") },
  from: `10.${Math.floor(at / 65_536)}.${Math.floor(at / 256) % 256}.${at % 256}`,
}));

const homes = [
  {
    where: "embedded",
    open: async (dataDir) => ({
      env: {},
      close: async () => {},
      query: async (text, given) => {
        const database = await PGlite.create(join(dataDir, "database"));
        return await database.query(text, given).finally(() => database.close());
      },
    }),
  },
  {
    where: "Postgres",
    async open() {
      const postgres = await createPostgresServer({ durable: true });
      await postgres.start();
      const query = async (text, given) => {
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        return await client.query(text, given).finally(() => client.end());
      };
      return { env: { DATABASE_URL: postgres.url }, query, close: () => postgres.remove() };
    },
  },
];

/** Writes the quiz, the students with their seats, and a session for each. */
async function prepare(query) {
  const rows = (list) => [JSON.stringify(list)];
  await query("update batches set seats = 5000 where id = $1", [batchId]);
  await query(
    `insert into class_work (id, batch_id, kind, title, points, due_at, created_at, published_at)
     values ($1, $2, 'quiz', 'A quiz of all', 16, now() + interval '1 day', now(), now())`,
    [workId, batchId],
  );
  await query("insert into quiz_details (work_id, minutes, attempts) values ($1, 45, 1)", [workId]);
  const asked = questions.map(({ id, options: [right, wrong] }, position) => ({
    ...{ id, position, key: { kind: "one", option: right } },
    options: [
      { id: right, text: `The right answer ${position}` },
      { id: wrong, text: "Another answer" },
    ],
  }));
  await query(
    `insert into quiz_questions (id, work_id, position, kind, text, points, options, key)
     select id, '${workId}', position, 'one', 'Question ' || position, 1, options, key
     from jsonb_to_recordset($1::jsonb) as q(id uuid, position int, options jsonb, key jsonb)`,
    rows(asked),
  );
  const known = cast.map(({ at, user, person, token }) => ({
    ...{ user, person, name: `Student ${at}`, email: `s${at}@example.com` },
    token: createHash("sha256").update(token).digest("base64url"),
  }));
  const from = 'from jsonb_to_recordset($1::jsonb) as c("user" uuid, person uuid, name text, email text, token text)';
  const writes = [
    `insert into users (id, name, email, email_verified, updated_at) select "user", name, email, true, now() ${from}`,
    `insert into sessions (id, user_id, token, expires_at, updated_at)
     select gen_random_uuid(), "user", token, now() + interval '20 days', now() ${from}`,
    `insert into people (id, name, email) select person, name, email ${from}`,
    `insert into account_people (account_id, person_id, how, at) select "user"::text, person, 'address', now() ${from}`,
    `insert into batch_enrolments (id, person_id, batch_id, state, is_paid, changed_at)
     select gen_random_uuid(), person, '${batchId}', 'active', true, now() ${from}`,
  ];
  for (const write of writes) await query(write, rows(known));
}

/** Sends a request; its status, 0 for a broken connection, its text, and its milliseconds. */
function ask({ origin, agent, secret }, { token, from }, path, { method = "GET", type, body } = {}) {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const headers = {
    Cookie: `session=${encodeURIComponent(`${token}.${signature}`)}; signed-in=1`,
    "X-Forwarded-For": from,
    ...(body !== undefined && { Origin: origin, "Content-Type": type, "Content-Length": Buffer.byteLength(body) }),
  };
  const began = performance.now();
  return new Promise((resolve) => {
    const ended = (status, text = "") => resolve({ status, text, took: performance.now() - began });
    const sent = request(`${origin}${path}`, { method, agent, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", () => ended(0));
      answer.on("end", () => ended(answer.statusCode, Buffer.concat(parts).toString()));
    });
    sent.on("error", () => ended(0));
    sent.end(body);
  });
}

const page = `/classroom/quizzes/${workId}`;
const isOurs = new Set([workId, ...questions.flatMap(({ id, options }) => [id, ...options])]);
const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** The id of an attempt within a quiz's page: the one that is not the quiz's own. */
const attemptIn = (text) => text.match(idPattern)?.find((id) => !isOurs.has(id));

/** One student's quiz. What is cut or refused is counted and sent again, until it is answered. */
async function take(program, student, told) {
  const until = async (path, sent, isDone) => {
    for (;;) {
      const answer = await ask(program, student, path, sent);
      const done = answer.status === 200 && isDone(answer.text);
      if (done) return { ...answer, done };
      if (program.isUp()) told.refused.push(answer.status);
      else told.cut += 1;
      await sleep(1_000);
    }
  };
  const form = { method: "POST", type: "application/x-www-form-urlencoded", body: "intent=start" };
  const pressed = await until(`${page}.data`, form, () => true);
  const began = await until(`${page}.data`, {}, attemptIn);
  told.begun.push(pressed.took + began.took);
  for (const [sequence, { id, options }] of questions.slice(0, answered).entries()) {
    await sleep(pause);
    const saving = {
      attempt: began.done,
      answers: [{ question: id, answer: { kind: "one", option: options[0] }, sequence }],
    };
    const sent = { method: "POST", type: "application/json", body: JSON.stringify(saving) };
    const { took } = await until(`${page}/answers`, sent, (text) => JSON.parse(text).saved.length === 1);
    told.saved.push(took);
    told.acknowledged.push(`${began.done} ${id}`);
  }
}

/** How long the home page takes another visitor, until `isOver()`. */
async function visitHome(program, isOver) {
  const times = [];
  for (; !isOver(); await sleep(50)) {
    const began = performance.now();
    const answer = await fetch(`${program.origin}/`, { headers: { "x-forwarded-for": "192.0.2.7" } }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) times.push(performance.now() - began);
  }
  return percentile(times, 0.99);
}

await ensureBuilt();
const figures = [];
for (const { where, open } of homes.filter((home) => !values.only || home.where === values.only)) {
  const { dataDir, remove } = freshDataDir();
  const { env, query, close } = await open(dataDir);
  const port = await freePort();
  const start = () => startProgram({ dataDir, port, env: { DEMO_CONTENT: "on", ...env } });
  let running = await start();
  await running.stop();
  await prepare(query);
  running = await start();
  await untilAtRest(running.pid);
  let isUp = true;
  const program = {
    origin: running.origin,
    agent: new Agent({ keepAlive: true, maxSockets: 4_000 }),
    secret: readFileSync(join(dataDir, "auth-secret"), "utf8").trim(),
    isUp: () => isUp,
  };
  // The classroom is loaded when it is first asked for.
  for (const early of cast.slice(0, 50)) await ask(program, early, page);
  const told = { begun: [], saved: [], acknowledged: [], refused: [], cut: 0 };
  let isOver = false;
  const home = visitHome(program, () => isOver);
  const began = performance.now();
  const taking = [];
  let isKilled = values.calm;
  while (taking.length < students) {
    const due = Math.min(students, Math.floor(((performance.now() - began) / 1_000 / seconds) * students) + 1);
    while (taking.length < due) taking.push(take(program, cast[taking.length], told));
    if (!isKilled && taking.length > students / 2) {
      isKilled = true;
      isUp = false;
      await running.kill();
      running = await start();
      isUp = true;
    }
    await sleep(5);
  }
  await Promise.all(taking);
  const all = (performance.now() - began) / 1_000;
  isOver = true;
  const homeTook = await home;
  program.agent.destroy();
  await running.stop();
  const { rows } = await query(
    `select attempt_id || ' ' || question_id as stored from quiz_answers
     join quiz_attempts on quiz_attempts.id = attempt_id where work_id = $1`,
    [workId],
  );
  const stored = new Set(rows.map((row) => row.stored));
  const attempts = new Set(told.acknowledged.map((one) => one.split(" ")[0]));
  figures.push(
    { what: `all done, ${where}`, measured: Math.round(all), unit: "s" },
    { what: `half begun within, ${where}`, measured: Math.round(percentile(told.begun, 0.5)), unit: "ms" },
    {
      what: `95 % begun within, ${where}`,
      measured: Math.round(percentile(told.begun, 0.95)),
      unit: "ms",
      atMost: 1_000,
    },
    {
      what: `95 % saved within, ${where}`,
      measured: Math.round(percentile(told.saved, 0.95)),
      unit: "ms",
      atMost: 1_000,
    },
    { what: `99 % of home pages meanwhile, ${where}`, measured: Math.round(homeTook), unit: "ms", atMost: 100 },
    { what: `refused or broken, ${where}`, measured: told.refused.length, exactly: 0 },
    { what: `cut by the kill and sent again, ${where}`, measured: told.cut },
    { what: `attempts, ${where}`, measured: attempts.size, exactly: students },
    {
      what: `answers lost, ${where}`,
      measured: told.acknowledged.filter((one) => !stored.has(one)).length,
      exactly: 0,
    },
  );
  if (told.refused.length > 0)
    console.log(
      Object.entries(Object.groupBy(told.refused, String)).map(([status, list]) => `${status} × ${list.length}`),
    );
  await close();
  remove();
}
report("quiz-rush", figures);
