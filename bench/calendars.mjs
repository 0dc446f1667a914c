import { createHash } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { compareWithNginx } from "./support/beside-nginx.mjs";
import { loader, memoryOf, untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, has, startProgram } from "./support/program.mjs";
import { percentile, report, skip } from "./support/report.mjs";

/**
 * `npm run bench -- calendars`: 500 students whose calendars read 48 classes each. Measures the time of the first answer
 * to each, and the answers a second once all are in memory, beside nginx that sends the very same bytes and headers.
 */
const subscribers = 500;
const hash = (text) => createHash("sha256").update(text).digest("base64url");
const secrets = Array.from({ length: subscribers }, (_, n) => hash(`subscriber ${n}`));

const dataOf = () => `
  create temporary table made as select n, gen_random_uuid() as person, token
    from unnest(array[${secrets.map((secret) => `'${hash(secret)}'`).join(", ")}]) with ordinality as given (token, n);
  insert into people (id, name, email) select person, 'Person ' || n, n || '@example.com' from made;
  insert into batch_enrolments (id, person_id, batch_id, state, changed_at)
    select gen_random_uuid(), person, 'mern-evening', 'active', now() from made;
  insert into calendar_addresses (token, person_id, created_at) select token, person, now() from made;`;

/** Requests every calendar once, each from an address of its own; returns the milliseconds of each. */
async function askAll(origin) {
  const times = [];
  for (const [n, secret] of secrets.entries()) {
    const headers = { "x-forwarded-for": `198.51.${n >> 8}.${n & 255}`, "accept-encoding": "br" };
    const begun = performance.now();
    const answer = await fetch(`${origin}/calendar/${secret}.ics`, { headers });
    if (!answer.ok || !(await answer.text()).includes("END:VCALENDAR")) throw new Error(`It answers ${answer.status}.`);
    times.push(performance.now() - begun);
  }
  return times;
}

async function measure() {
  const { dataDir, remove } = freshDataDir();
  try {
    const port = await freePort();
    await (await startProgram({ dataDir, port })).stop();
    const database = await PGlite.create(join(dataDir, "database"));
    await database.exec(dataOf()).finally(() => database.close());
    const program = await startProgram({ dataDir, port, core: 0 });
    try {
      await untilAtRest(program.pid);
      const idle = memoryOf(program.pid);
      const first = await askAll(program.origin);
      const held = memoryOf(program.pid) - idle;
      const again = await compareWithNginx(program, `/calendar/${secrets[0]}.ics`);
      report("calendars", [
        { what: `asked by ${loader}`, measured: again.connections, unit: "connections" },
        { what: "subscribers, 48 classes each", measured: subscribers },
        { what: "a calendar, brotli", measured: again.bytes, unit: "bytes" },
        { what: "99 of 100 first answers within", measured: Math.round(percentile(first, 0.99)), unit: "ms" },
        { what: "memory that all of them take", measured: Math.round(held), unit: "MB" },
        { what: "nginx", measured: again.nginx, unit: "requests/s" },
        { what: "Darsgah", measured: again.ours, unit: "requests/s", ofNginx: again.byClock },
        { what: "Darsgah / nginx", measured: again.byClock, atLeast: 0.4 },
        { what: "the same by processor time", measured: again.byProcessor },
      ]);
    } finally {
      await program.stop();
    }
  } finally {
    remove();
  }
}

if (has("nginx")) {
  await ensureBuilt();
  await measure();
} else skip("calendars", "nginx is missing (Debian: apt-get install nginx-light)");
