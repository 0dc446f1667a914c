import { request } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { PGlite } from "@electric-sql/pglite";
import { manageSocketPath } from "#server/config/paths.ts";
import { askManage } from "../tests/support/ask-manage.ts";
import { untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench:leads`: how fast 100,000 leads are listed on the embedded database, by state and from any place, and a
 * person among as many is shown.
 */
const count = 100_000;
const times = 100;
const states = ["new", "answered", "won", "lost"];

/** Writes people, each with an inquiry and a lead, into the database of a program that is not running. */
async function writeLeads(dataDir) {
  const database = await PGlite.create(join(dataDir, "database"));
  try {
    await database.exec(`
      create temporary table made as
        select n, gen_random_uuid() as person, gen_random_uuid() as inquiry, now() - n * interval '5 minutes' as at
        from generate_series(1, ${count}) n;
      insert into people (id, created_at, name, email) select person, at, 'Person ' || n, n || '@example.com' from made;
      insert into inquiries (id, created_at, person_id, first_name, last_name, email, phone, inquiry_type, message)
        select inquiry, at, person, 'Person', n::text, n || '@example.com', '', '', 'Is there a weekend batch?' from made;
      insert into leads (id, created_at, person_id, source, about, state, due_at, changed_at)
        select gen_random_uuid(), at, person, 'contact', inquiry,
          (array['new', 'answered', 'answered', 'won', 'lost'])[1 + n % 5], at + interval '1 day', at from made;
      analyze;`);
  } finally {
    await database.close();
  }
}

/** A page of the leads, where the next one begins, and how many milliseconds it took. */
async function readPage(dataDir, query) {
  const began = performance.now();
  return await new Promise((resolve, reject) => {
    const path = `/leads?${new URLSearchParams(query)}`;
    const sending = request({ socketPath: manageSocketPath(dataDir), path }, (response) => {
      const next = response.headers["next-cursor"];
      json(response).then((page) => resolve({ page, next, took: performance.now() - began }), reject);
    });
    sending.on("error", reject);
    sending.end();
  });
}

/** Where every 500th lead is, and how many there are. */
async function readCursors(dataDir, filter) {
  const cursors = [];
  let listed = 0;
  for (let after; ; ) {
    const { page, next } = await readPage(dataDir, { ...filter, limit: 500, ...(after ? { after } : {}) });
    listed += page.length;
    if (!next) return { cursors, listed };
    cursors.push(next);
    after = next;
  }
}

/** The time within which 95 % of some acts are done, in milliseconds. */
async function p95(act) {
  const took = [];
  for (let at = 0; at < times; at++) took.push(await act(at));
  return { measured: Math.round(percentile(took, 0.95) * 10) / 10, unit: "ms", atMost: 200 };
}

async function measure(dataDir) {
  const rows = [];
  for (const state of [undefined, ...states]) {
    const filter = state === undefined ? {} : { state };
    const which = state === undefined ? "all leads" : `${state} leads`;
    const { cursors, listed } = await readCursors(dataDir, filter);
    const first = await p95(async () => (await readPage(dataDir, { ...filter, limit: 50 })).took);
    const later = await p95(async (at) => {
      const after = cursors[Math.floor((at / times) * cursors.length)];
      return (await readPage(dataDir, { ...filter, limit: 50, after })).took;
    });
    rows.push({ what: `${which} in pages`, measured: listed });
    rows.push({ what: `95 % of first pages of 50 of ${which} within`, ...first });
    rows.push({ what: `95 % of pages of 50 of ${which} from any place within`, ...later });
  }
  const shown = await p95(async (at) => {
    const began = performance.now();
    await askManage(dataDir, "POST", "/people/show", { email: `${1 + at * 997}@example.com` });
    return performance.now() - began;
  });
  return [...rows, { what: "95 % of people shown within", ...shown }];
}

async function running(dataDir, act) {
  const program = await startProgram({ dataDir, port: await freePort() });
  try {
    await untilAtRest(program.pid);
    return await act();
  } finally {
    await program.stop();
  }
}

ensureBuilt();
const { dataDir, remove } = freshDataDir();
try {
  await running(dataDir, async () => {});
  await writeLeads(dataDir);
  report("leads", await running(dataDir, async () => await measure(dataDir)));
} finally {
  remove();
}
