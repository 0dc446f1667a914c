import { join } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { demoSite } from "#content/demo-site.ts";
import { countFinishedDays } from "#domains/overview/server/figure-days.ts";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import { sealAudit } from "#domains/staff/server/audit-seals.ts";
import { storedSecret } from "#server/config/auth-secret.ts";
import { openDatabase } from "#server/db/client.ts";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { createPostgresServer } from "../tests/support/postgres-server.ts";
import { institutesData } from "./support/institutes-data.mjs";
import { untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";
import { joinAsStaff } from "./support/staff.mjs";

/**
 * `npm run bench -- leads`: the speed of listing leads, by state and from any place, and of showing a person
 * among them; of the office's screens for what is due today, figures, overdue payments, the audit and the
 * palette's search: 100,000 leads and 10,000 students on the embedded database, 1,000,000 and 100,000 on a Postgres. At
 * that size also the duration of a start, a backup, counting the figures, sealing the audit and a night's retention.
 * `-- --leads 20000` takes so many on the embedded one alone, `-- --only Postgres` measures on that alone.
 */
const { values } = parseArgs({ options: { leads: { type: "string" }, only: { type: "string" } } });
const times = 100;
const states = ["new", "answered", "won", "lost"];

/** The two kinds of database, with their required contents and speed. */
const homes = [
  {
    where: "embedded",
    size: { leads: 100_000, students: 10_000, atMost: 200 },
    async open(dataDir) {
      const write = async (text) => {
        const database = await PGlite.create(join(dataDir, "database"));
        await database.exec(text).finally(() => database.close());
      };
      return { env: {}, write, close: async () => {} };
    },
  },
  {
    where: "Postgres",
    size: { leads: 1_000_000, students: 100_000, atMost: 150 },
    async open() {
      const postgres = await createPostgresServer({ durable: true });
      await postgres.start();
      const write = async (text) => {
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        await client.query(text).finally(() => client.end());
      };
      return { env: { DATABASE_URL: postgres.url }, write, close: () => postgres.remove() };
    },
  },
];

/** A page of the leads, the start of the next one, and its duration in milliseconds. */
async function readPage(dataDir, filter, page) {
  const began = performance.now();
  const { entries, next } = await callVerbAt(dataDir, "listLeads", page, filter);
  return { entries, next, took: performance.now() - began };
}

/** The place of every 500th lead, and the number of leads. */
async function readCursors(dataDir, filter) {
  const cursors = [];
  let listed = 0;
  for (let after; ; ) {
    const { entries, next } = await readPage(dataDir, filter, { limit: 500, ...(after ? { after } : {}) });
    listed += entries.length;
    if (!next) return { cursors, listed };
    cursors.push(next);
    after = next;
  }
}

/** The time within which 95 % of some acts are done, in milliseconds. */
async function p95(act, atMost) {
  const took = [];
  for (let at = 0; at < times; at++) took.push(await act(at));
  return { measured: Math.round(percentile(took, 0.95) * 10) / 10, unit: "ms", atMost };
}

/** The speed of the pages of leads, the first and those from any place. */
async function measureList(dataDir, { which, where, filter, atMost }) {
  const { cursors, listed } = await readCursors(dataDir, filter);
  const first = await p95(async () => (await readPage(dataDir, filter, { limit: 50 })).took, atMost);
  const later = await p95(async (at) => {
    const after = cursors[Math.floor((at / times) * cursors.length)];
    return (await readPage(dataDir, filter, { limit: 50, ...(after ? { after } : {}) })).took;
  }, atMost);
  return [
    { what: `${which} in pages, ${where}`, measured: listed },
    { what: `95 % of first pages of 50 of ${which} within, ${where}`, ...first },
    { what: `95 % of pages of 50 of ${which} from any place within, ${where}`, ...later },
  ];
}

/** The office's answers for its screens and its palette, by kind. */
const asked = {
  Today: () => "/admin.data",
  "lists of new leads": () => "/admin/leads.data",
  "overdue payments": () => "/admin/payments.data?state=overdue",
  "figures of 12 weeks": () => "/admin/figures.data?weeks=12&group=source",
  "figures of 52 weeks": () => "/admin/figures.data?weeks=52&group=course",
  "pages of the audit": () => "/admin/audit.data",
  "pages of the audit by who": () => "/admin/audit.data?actor=operator",
  "people found by a whole address": (at) => `/admin/find.data?q=${1 + at * 97}%40example.com`,
  "people found by a name that all have": () => "/admin/find.data?q=pers",
  "people found by two beginnings": (at) => `/admin/find.data?q=person+${1 + at}`,
};

/** The office's speed for an owner, without rendering a page. */
async function measureOffice(dataDir, origin, { where, size: { atMost } }) {
  const owner = { name: "Sana Javed", email: "sana@example.com", role: "owner" };
  const cookie = await joinAsStaff(origin, dataDir, owner);
  const rows = [];
  for (const [what, pathOf] of Object.entries(asked)) {
    const figure = await p95(async (at) => {
      const began = performance.now();
      const answer = await fetch(origin + pathOf(at), { headers: { cookie }, redirect: "manual" });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${pathOf(at)} was answered ${answer.status}: ${text.slice(0, 200)}`);
      return performance.now() - began;
    }, atMost);
    rows.push({ what: `95 % of ${what} within, ${where}`, ...figure });
  }
  return rows;
}

async function measure(dataDir, { where, size: { atMost } }) {
  const rows = [];
  for (const state of [undefined, ...states]) {
    const which = state === undefined ? "all leads" : `${state} leads`;
    const filter = state === undefined ? {} : { state };
    rows.push(...(await measureList(dataDir, { which, where, filter, atMost })));
  }
  const { entries } = await readPage(dataDir, {}, { limit: 500 });
  const shown = await p95(async (at) => {
    const { person } = entries[(at * 97) % entries.length];
    const began = performance.now();
    await callVerbAt(dataDir, "showPerson", person.id);
    return performance.now() - began;
  }, atMost);
  return [...rows, { what: `95 % of people shown within, ${where}`, ...shown }];
}

const seconds = (milliseconds) => ({ measured: Math.round(milliseconds / 100) / 10, unit: "s" });

/** Runs the program on a database; returns the result of `act`, and the duration of the start. */
async function running(dataDir, env, act) {
  const began = performance.now();
  const program = await startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on", ...env } });
  const start = performance.now() - began;
  try {
    await untilAtRest(program.pid);
    return { start, rows: await act(program) };
  } finally {
    await program.stop();
  }
}

/** The duration of a backup of the running program, and its size. */
async function measureBackup(dataDir, where) {
  const began = performance.now();
  let bytes = 0;
  await new Promise((resolve, reject) => {
    const sending = request({ socketPath: manageSocketPath(dataDir), method: "POST", path: "/archive" }, (response) => {
      response.on("data", (chunk) => {
        bytes += chunk.length;
      });
      response.on("end", resolve).on("error", reject);
    });
    sending.on("error", reject).end();
  });
  return [
    { what: `a backup, ${where}`, ...seconds(performance.now() - began) },
    { what: `size of the backup, ${where}`, measured: Math.round(bytes / 1e6), unit: "MB" },
  ];
}

/**
 * The duration of counting the figures, in the first night of so many days and in a later one, and of sealing every
 * entry of the audit; normally the program has sealed all but the last ones before they are viewed.
 */
async function measureNights(dataDir, env, where) {
  const opened = await openDatabase({ databaseUrl: env.DATABASE_URL ?? null, dataDir });
  const { database } = opened;
  const timed = async (act) => {
    const began = performance.now();
    await act();
    return seconds(performance.now() - began);
  };
  const count = () => countFinishedDays({ database, site: () => demoSite });
  try {
    return [
      { what: `counting the figures of all days, ${where}`, ...(await timed(count)) },
      { what: `counting them in a later night, ${where}`, ...(await timed(count)) },
      {
        what: `sealing all entries of the audit, ${where}`,
        ...(await timed(() => sealAudit({ database, secret: storedSecret(null, dataDir) }))),
      },
    ];
  } finally {
    await opened.close();
  }
}

/** The duration of a night's retention: once with nothing due, once after a month and a half without visitors. */
async function measureRetention(dataDir, env, where) {
  const opened = await openDatabase({ databaseUrl: env.DATABASE_URL ?? null, dataDir });
  const outboxFiles = { findBefore: async () => [], remove: async () => {} };
  const deps = { database: opened.database, outboxFiles, fileRemovals: { place: async () => {} } };
  const night = async (now) => {
    const began = performance.now();
    const erased = await eraseExpired(deps, now);
    return { took: performance.now() - began, erased: Object.values(erased).reduce((sum, count) => sum + count, 0) };
  };
  try {
    const quiet = await night(new Date());
    const busy = await night(new Date(Date.now() + 130 * 24 * 3_600_000));
    return [
      { what: `a night's retention with nothing due, ${where}`, ...seconds(quiet.took) },
      { what: `records that a later night erases, ${where}`, measured: busy.erased },
      { what: `that night's retention, ${where}`, ...seconds(busy.took) },
    ];
  } finally {
    await opened.close();
  }
}

await ensureBuilt();
const rows = [];
const leads = Number(values.leads);
const few = leads ? [{ ...homes[0], size: { ...homes[0].size, leads, students: leads / 10 } }] : homes;
const chosen = few.filter(({ where }) => !values.only || where === values.only);
for (const home of chosen) {
  const { where, size } = home;
  const { dataDir, remove } = freshDataDir();
  const { env, write, close } = await home.open(dataDir);
  try {
    await running(dataDir, env, async () => []);
    await write(institutesData(size));
    const nights = await measureNights(dataDir, env, where);
    const found = await running(dataDir, env, async ({ origin }) => [
      ...(await measureOffice(dataDir, origin, home)),
      ...(await measure(dataDir, home)),
      ...(await measureBackup(dataDir, where)),
    ]);
    rows.push(
      { what: `a start with ${size.leads} leads, ${where}`, ...seconds(found.start) },
      ...nights,
      ...found.rows,
    );
    rows.push(...(await measureRetention(dataDir, env, where)));
  } finally {
    await close();
    remove();
  }
}
report("leads", rows);
