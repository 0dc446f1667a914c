import { setTimeout as sleep } from "node:timers/promises";
import { NoPostgres } from "../tests/support/postgres-binaries.ts";
import { createPostgresServer } from "../tests/support/postgres-server.ts";
import { measureInquiries, sendInquiry } from "./support/inquiries.mjs";
import { measureLatency, untilAtRest } from "./support/load.mjs";
import { watchPostgres } from "./support/postgres-wire.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, report, skip } from "./support/report.mjs";

/**
 * `npm run bench -- limits`: the cost of limits in a database that processes share. Contact forms, and lectures opened by
 * their Secret ID, once on the embedded database and once on a Postgres of its own on this machine, which writes each
 * commit to the disk; then one request after the other through a listener that counts round trips.
 */
const seconds = 10;
const lectures = "/api/batches/mern-evening/videos?secretId=";
const rightId = "MERN-EVE-7421";
/** Number of times a request is counted. The program's other queries only add: the lowest count is the true one. */
const counts = 12;

async function withProgram(env, measure) {
  const { dataDir, remove } = freshDataDir();
  const program = await startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on", ...env } });
  try {
    await untilAtRest(program.pid);
    return await measure(program.origin);
  } finally {
    await program.stop();
    remove();
  }
}

async function measureBoth(origin) {
  const inquiries = await measureInquiries({ origin, seconds });
  if (inquiries.refused > 0) throw new Error(`${inquiries.refused} inquiries were refused or broken.`);
  await sleep(5_000);
  const address = `${origin}${lectures}${rightId}`;
  const run = { connections: 20, core: 1 };
  measureLatency(address, { ...run, seconds: 2 });
  return { inquiries, opened: measureLatency(address, { ...run, seconds }) };
}

const rowsAbout = (where, { inquiries, opened }) => [
  { what: `inquiries acknowledged, ${where}`, measured: Math.round(inquiries.rate), unit: "inquiries/s" },
  { what: `99 % of them within, ${where}`, measured: Math.round(inquiries.p99), unit: "ms" },
  { what: `lectures opened, ${where}`, measured: Math.round(opened.rate), unit: "answers/s" },
  { what: `99 % of these within, ${where}`, measured: opened.p99, unit: "ms" },
];

/** Requests that are limited, each by a visitor at an address of its own unless it says otherwise. */
function limitedRequests(origin) {
  let visitors = 0;
  const somebody = () => `198.51.${visitors >> 8}.${visitors++ & 255}`;
  const open = (secretId, from) => fetch(`${origin}${lectures}${secretId}`, { headers: { "x-forwarded-for": from } });
  const wrong = (from) => open("WRONG-WRONG", from);
  const student = somebody();
  const guesser = somebody();
  return {
    "an inquiry": { ask: () => sendInquiry(origin, somebody()) },
    "a right Secret ID from a known network": {
      before: () => open(rightId, student),
      ask: () => open(rightId, student),
    },
    "a right Secret ID from a new network": { ask: () => open(rightId, somebody()) },
    "a wrong Secret ID": { ask: () => wrong(somebody()) },
    "a guesser who is refused": {
      async before() {
        for (let tries = 0; tries <= 10; tries++) await wrong(guesser);
      },
      ask: () => wrong(guesser),
    },
  };
}

async function countRoundTrips(origin, watch) {
  const rows = [];
  const times = [];
  for (const [what, { before, ask }] of Object.entries(limitedRequests(origin))) {
    await before?.();
    const found = [];
    for (let turn = 0; turn < counts; turn++) {
      await sleep(250);
      watch.reset();
      await (await ask()).arrayBuffer();
      found.push(watch.counted());
    }
    times.push(...found.flatMap((counted) => counted.times));
    const [fewest] = found.sort((one, other) => one.all - other.all);
    rows.push({ what: `for limits, of ${what}`, measured: fewest.ofTable, unit: `of ${fewest.all} round trips` });
  }
  return [
    ...rows,
    { what: "a limit's round trip, half within", measured: Number(median(times).toFixed(2)), unit: "ms" },
  ];
}

async function onPostgres(url) {
  const rows = rowsAbout("Postgres", await withProgram({ DATABASE_URL: url }, measureBoth));
  const watch = await watchPostgres(url, "rate_limits");
  const counted = await withProgram({ DATABASE_URL: watch.url }, (origin) => countRoundTrips(origin, watch));
  watch.close();
  return [...rows, ...counted];
}

async function run(postgres) {
  try {
    await postgres.start();
    const embedded = rowsAbout("embedded", await withProgram({}, measureBoth));
    report("limits", [...embedded, ...(await onPostgres(postgres.url))]);
  } finally {
    await postgres.remove();
  }
}

await ensureBuilt();
try {
  await run(await createPostgresServer({ durable: true }));
} catch (error) {
  if (!(error instanceof NoPostgres)) throw error;
  skip("limits", error.message);
}
