import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { createPostgresServer } from "../tests/support/postgres-server.ts";
import { untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- rush`: 10,000 people ask for a seat in one batch of 40 within a minute, each from an address of their
 * own: seven of ten by the plan form, which opens an order, three by the simple one. On both databases; once with 40
 * free seats, of which a third is held for people who have proved nothing, and once with none, where all wait in line.
 * `-- --only Postgres` measures that alone, `-- --people 1000` sends so many at the same rate.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, people: { type: "string" } } });
const people = Number(values.people ?? 10_000);
const minute = 60_000;
const seats = 40;
const batches = { free: "mern-evening", full: "mern-weekend" };

const homes = [
  {
    where: "embedded",
    open: async (dataDir) => ({
      env: {},
      close: async () => {},
      query: async (text) => {
        const database = await PGlite.create(join(dataDir, "database"));
        return await database.query(text).finally(() => database.close());
      },
    }),
  },
  {
    where: "Postgres",
    async open() {
      const postgres = await createPostgresServer({ durable: true });
      await postgres.start();
      const query = async (text) => {
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        return await client.query(text).finally(() => client.end());
      };
      return { env: { DATABASE_URL: postgres.url }, query, close: () => postgres.remove() };
    },
  },
];

const addressOf = (at) => `10.${Math.floor(at / 65_536)}.${Math.floor(at / 256) % 256}.${at % 256}`;

/** The form of one person. */
function formOf(at, batch) {
  const isPlan = at % 10 < 7;
  const person = { firstName: "Rush", lastName: `Person ${at}`, email: `${batch}-${at}@example.com` };
  const wish = { phone: "+923001234567", message: "", course: "mern-full-stack-development", batch };
  return JSON.stringify({
    formType: isPlan ? "registration-form" : "enrollment-form",
    formData: { ...person, ...wish, country: "Pakistan", ...(isPlan && { plan: "basic", schedule: "monthly" }) },
  });
}

/** Sends one form; its status, 0 for a broken connection, and how long its answer took in milliseconds. */
function send(origin, agent, at, batch) {
  const body = formOf(at, batch);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "x-forwarded-for": addressOf(at),
    "cf-ipcountry": "PK",
  };
  const began = performance.now();
  const took = (status) => ({ status, milliseconds: performance.now() - began });
  return new Promise((resolve) => {
    const sent = request(`${origin}/api/send-email`, { method: "POST", agent, headers }, (response) => {
      response.on("error", () => resolve(took(0)));
      response.on("end", () => resolve(took(response.statusCode)));
      response.resume();
    });
    sent.on("error", () => resolve(took(0)));
    sent.end(body);
  });
}

/** How long the home page takes another visitor, until `isOver()`. */
async function visitHome(origin, isOver) {
  const times = [];
  for (; !isOver(); await sleep(50)) {
    const began = performance.now();
    await (await fetch(`${origin}/`, { headers: { "x-forwarded-for": "192.0.2.7" } })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return percentile(times, 0.99);
}

/** Sends everybody's form at an even rate, whether the ones before are answered or not. */
async function rush(origin, batch) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const began = performance.now();
  let isOver = false;
  const home = visitHome(origin, () => isOver);
  const sent = [];
  for (let at = 0; at < people; ) {
    const due = Math.min(people, Math.floor(((performance.now() - began) / minute) * 10_000) + 1);
    for (; at < due; at += 1) sent.push(send(origin, agent, at, batch));
    await sleep(5);
  }
  const answers = await Promise.all(sent);
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  agent.destroy();
  const times = answers.map(({ milliseconds }) => milliseconds);
  const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
  if (refused.length > 0)
    console.log(
      "refused or broken (0):",
      Object.entries(Object.groupBy(refused, String))
        .map(([status, all]) => `${status} × ${all.length}`)
        .join(", "),
    );
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), home: await home, refused, seconds };
}

/** The places of a batch by state, and whether its line is one of whole numbers from 1 on. */
async function placesOf(query, batch) {
  const { rows } = await query(`
    select count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'waitlisted')::int as waiting,
      count(distinct position)::int as positions, coalesce(max(position), 0)::int as last
    from batch_enrolments where batch_id = '${batch}'`);
  return rows[0];
}

await ensureBuilt();
const rows = [];
for (const { where, open } of homes.filter((home) => !values.only || home.where === values.only)) {
  const { dataDir, remove } = freshDataDir();
  const { env, query, close } = await open(dataDir);
  const program = await startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on", ...env } });
  const measured = [];
  try {
    const roomIn = async (id, fields) => await callVerbAt(dataDir, "changeBatch", id, { fields });
    await roomIn(batches.free, { seats, enrolledElsewhere: 0 });
    await roomIn(batches.full, { seats, enrolledElsewhere: seats });
    for (const [name, batch] of Object.entries(batches)) {
      await untilAtRest(program.pid);
      measured.push({ name, batch, ...(await rush(program.origin, batch)) });
    }
  } finally {
    await program.stop();
  }
  for (const { name, batch, p50, p95, home, refused, seconds } of measured) {
    const in_ = `${name === "free" ? "40 free seats" : "a full batch"}, ${where}`;
    const { held, waiting, positions, last } = await placesOf(query, batch);
    rows.push(
      { what: `all answered, ${in_}`, measured: Math.round(seconds), unit: "s" },
      { what: `half answered within, ${in_}`, measured: Math.round(p50), unit: "ms" },
      { what: `95 % answered within, ${in_}`, measured: Math.round(p95), unit: "ms", atMost: 2_000 },
      { what: `99 % of home pages meanwhile, ${in_}`, measured: Math.round(home), unit: "ms", atMost: 100 },
      { what: `refused or broken, ${in_}`, measured: refused.length, exactly: 0 },
      { what: `seats held, ${in_}`, measured: held, exactly: name === "free" ? Math.floor(seats / 3) : 0 },
    );
    if (name === "full")
      rows.push(
        { what: `waiting, ${in_}`, measured: waiting, exactly: people },
        { what: `places in the line without a gap, ${in_}`, measured: Math.min(positions, last), exactly: people },
      );
  }
  await close();
  remove();
}
report("rush", rows);
