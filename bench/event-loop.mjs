import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import adminRoutes from "../admin/routes.ts";
import { siteRoutes } from "../app/site-routes.ts";
import classroomRoutes from "../classroom/routes.ts";
import { createPostgresServer } from "../tests/support/postgres-server.ts";
import { limits } from "./support/heavy-acts.ts";
import { withEveryPage } from "./support/heavy-addresses.ts";
import { heavyRequests } from "./support/heavy-bodies.mjs";
import { batchId, createCast, findIds, isOfClass, newAddress, openOrder, seatStudents } from "./support/heavy-cast.mjs";
import { classroom } from "./support/heavy-classroom.ts";
import { direct } from "./support/heavy-direct.ts";
import { admin } from "./support/heavy-office.ts";
import { site } from "./support/heavy-site.ts";
import { classData, institutesData } from "./support/institutes-data.mjs";
import { untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- event-loop`: how long the largest request to each route holds the program's event loop, 30 at once
 * from one address, and within how many milliseconds another visitor gets the home page meanwhile. The institute has
 * 10,000 leads, 1,000 students, and a class of 100 with 40 works; on the embedded database and on Postgres. The figure
 * is processor time of the program's own thread between two ticks of a timer within it, so other work on the machine
 * does not count; waiting for the disk does not either, and is reported separately. `-- --only embedded`, `-- --routes
 * paste,audit` for some.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, routes: { type: "string" } } });
const atOnce = 30;
/** Longest time that a request may hold the event loop, in milliseconds. */
const most = 100;
const probe = fileURLToPath(new URL("./support/event-loop-probe.mjs", import.meta.url));
const size = { leads: 10_000, students: 1_000, atMost: 0 };

const homes = [
  {
    where: "embedded",
    async open(dataDir) {
      const opened = async (act) => {
        const database = await PGlite.create(`${dataDir}/database`);
        return await act(database).finally(() => database.close());
      };
      const query = async (text, given) => (await opened((database) => database.query(text, given))).rows;
      const write = (text) => opened((database) => database.exec(text));
      return { env: {}, write, query, close: async () => {} };
    },
  },
  {
    where: "Postgres",
    async open() {
      const postgres = await createPostgresServer({ durable: true });
      await postgres.start();
      const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
      const query = async (text, given) => (await pool.query(text, given)).rows;
      const close = async () => {
        await pool.end();
        await postgres.remove();
      };
      return { env: { DATABASE_URL: postgres.url }, write: (text) => pool.query(text), query, close };
    },
  },
];

/** Every part of every route: its address and method, and how it is asked. */
function partsOf() {
  const of = (base, routes) =>
    Object.entries(routes).flatMap(([address, { acts = [], ...route }]) => {
      const path = `${base}${address === "/" && base !== "" ? "" : address}`.replace(/(.)\/$/, "$1");
      const asked = { limit: limits.text, ...route, path, name: `${base}${address}` };
      return [asked, ...acts.map((act) => ({ ...asked, ...act, method: "POST" }))];
    });
  const others = Object.entries(direct).flatMap(([name, { acts, ...route }]) => {
    const [method, path] = name.split(" ");
    const asked = { limit: limits.text, ...route, path, name };
    return acts ? acts.map((act) => ({ ...asked, ...act, method: method === "ALL" ? "POST" : method })) : [asked];
  });
  const all = [
    ...of("", withEveryPage(siteRoutes, site)),
    ...of("/admin", withEveryPage(adminRoutes, admin, { as: "owner" })),
    ...of("/classroom", withEveryPage(classroomRoutes, classroom, { as: "student" })),
    ...others,
  ];
  const wanted = values.routes?.split(",");
  const chosen = wanted ? all.filter(({ name }) => wanted.some((part) => name.includes(part))) : all;
  return chosen.sort((one, other) => Number(one.last ?? false) - Number(other.last ?? false));
}

const fill = (text, ids) =>
  text.replace(/%7B(\w+)%7D|\{(\w+)\}/g, (whole, encoded, plain) => {
    const name = encoded ?? plain;
    if (name === "uuid" || name === "n") return randomUUID();
    if (name === "email") return `${randomUUID()}@example.com`;
    return ids[name] ?? whole;
  });

/** An address of a route with its parts filled in. */
function addressOf({ path, search = "", name }, asked, ids) {
  const own = /quizzes/.test(name) ? { ...ids, workId: ids.quiz } : ids;
  const filled = path
    .replace(/\{[^}]*\]\}/, "")
    .replace(/\/\*/, "/some")
    .replace(/:(\w+)\??/g, (_, part) => own[part] ?? randomUUID());
  const query = [fill(search, ids), asked.search].filter(Boolean).join("&");
  return `${filled === "" ? "/" : filled}${query ? `?${query}` : ""}`;
}

/** Sends a request; returns its status, 0 where the connection was closed. */
function send(origin, { method = "GET", path, headers, body, agent }) {
  return new Promise((resolve) => {
    const sending = request(origin + path, { method, headers, agent }, (response) => {
      response.on("end", () => resolve(response.statusCode)).on("error", () => resolve(0));
      response.resume();
    });
    sending.on("error", () => resolve(0));
    sending.setTimeout(60_000, () => sending.destroy());
    sending.end(body);
  });
}

const bodyOf = (body, ids) => (typeof body === "string" && body.length < 4_000_000 ? fill(body, ids) : body);

/** Begins the upload of a film, and returns the address for its pieces. */
async function beginFilm(origin, path, headers) {
  const metadata = ["title", "filename"].map((name) => `${name} ${Buffer.from("a.mp4").toString("base64")}`);
  const more = {
    "Tus-Resumable": "1.0.0",
    "Upload-Length": String(4 * 1024 ** 2),
    "Upload-Metadata": `${metadata},lastmodified MQ==`,
  };
  const answer = await fetch(origin + path, { method: "POST", headers: { ...headers, ...more } });
  return new URL(answer.headers.get("location") ?? path, origin + path).pathname;
}

async function probed(port, method) {
  return await (await fetch(`http://127.0.0.1:${port}/`, { method })).json();
}

/** Another visitor, who requests the home page again and again until `stop`; returns the duration of each request. */
function visitHome(origin) {
  const times = [];
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      const began = performance.now();
      await send(origin, { path: "/", headers: { "X-Forwarded-For": "10.9.9.9", "Accept-Encoding": "br" } });
      times.push(performance.now() - began);
      await sleep(15);
    }
  })();
  return async () => {
    isOver = true;
    await visiting;
    return times;
  };
}

const inWords = ({ what, held, waited, statuses, took }) =>
  `${Math.round(held)} ms (${Math.round(waited)} by the clock, ${Math.round(took)} in all) · ${what} · ${statuses}`;

/** The requests of one shape, from one address: a film's go to uploads of their own. */
async function requestsOf(part, asked, { origin, cookie, ids }) {
  const from = { "X-Forwarded-For": newAddress(), "cf-ipcountry": "DE", "Accept-Encoding": "br" };
  const headers = { cookie, origin, ...from, ...(asked.type && { "Content-Type": asked.type }) };
  const one = () => {
    const body = asked.body === undefined ? undefined : bodyOf(asked.body, ids);
    return { method: part.method, path: addressOf(part, asked, ids), headers, body };
  };
  const all = Array.from({ length: atOnce }, one);
  if (!part.isFilm) return all;
  const begun = all.map(async (film) => {
    const path = await beginFilm(origin, film.path.replace(/\/[^/]*$/, ""), headers);
    const more = { "Tus-Resumable": "1.0.0", "Upload-Offset": "0" };
    return { ...film, method: "PATCH", path, headers: { ...headers, ...more } };
  });
  return await Promise.all(begun.slice(0, 8));
}

async function measurePart(part, { origin, probePort, cast, ids }) {
  const rows = [];
  const shapes = heavyRequests(part);
  // Code loaded once for the first request of a kind after a start is not part of a request's cost.
  const [first] = await requestsOf(part, shapes[0], { origin, cookie: await cast(part.as), ids });
  await send(origin, first);
  for (const asked of shapes) {
    const requests = await requestsOf(part, asked, { origin, cookie: await cast(part.as), ids });
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    await probed(probePort, "POST");
    const stop = visitHome(origin);
    const began = performance.now();
    const statuses = await Promise.all(requests.map((one) => send(origin, { ...one, agent })));
    await sleep(30);
    const { held, waited } = await probed(probePort, "POST");
    const visits = await stop();
    agent.destroy();
    const said = [part.method ?? "GET", part.name, part.intent ?? part.base?.intent, asked.shape, part.what];
    const counted = Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => `${status}×${all.length}`);
    const figures = { held, waited, visits, took: performance.now() - began };
    const isMissing = isOfClass(part) && asked.shape === "as it is" && statuses.includes(404);
    rows.push({ what: said.filter(Boolean).join(" · "), ...figures, statuses: counted.join(" "), isMissing });
    if (held > most || statuses.includes(500) || isMissing) console.log(inWords(rows.at(-1)));
  }
  return rows;
}

async function measure(home) {
  const { dataDir, remove } = freshDataDir();
  // The embedded database is written and queried while the program does not run.
  const { env, write, query, close } = await home.open(dataDir);
  const [port, probePort] = [await freePort(), await freePort()];
  const running = async (more, act) => {
    const program = await startProgram({
      dataDir,
      port,
      env: { DEMO_CONTENT: "on", LOG_LEVEL: "fatal", ...env, ...more },
      core: 0,
    });
    try {
      await untilAtRest(program.pid);
      return await act(program);
    } finally {
      await program.stop();
    }
  };
  try {
    const { cast, order } = await running({}, async ({ origin }) => {
      return { cast: await createCast({ origin, dataDir }), order: await openOrder(origin) };
    });
    await write(institutesData(size));
    await write(classData(batchId, { students: 100, works: 40 }));
    await seatStudents(query);
    const ids = { ...(await findIds(query)), ...order };
    const probed = { EVENT_LOOP_PROBE: String(probePort), NODE_OPTIONS: `--import=${probe}` };
    return await running(probed, async ({ origin }) => {
      const rows = [];
      for (const part of partsOf()) rows.push(...(await measurePart(part, { origin, probePort, cast, ids })));
      return rows;
    });
  } finally {
    await close();
    remove();
  }
}

await ensureBuilt();
const rows = [];
for (const home of homes.filter(({ where }) => !values.only || where === values.only)) {
  const { where } = home;
  const found = await measure(home);
  const worst = found.toSorted((one, other) => other.held - one.held);
  console.log(`\nThe longest on ${where}:`);
  for (const row of worst.slice(0, 20)) console.log(inWords(row));
  const visits = found.flatMap((row) => row.visits);
  rows.push(
    { what: `requests of routes and shapes, ${where}`, measured: found.length },
    {
      what: `the longest that one holds the event loop, ${where}`,
      measured: Math.round(worst[0].held),
      unit: "ms",
      atMost: 100,
    },
    {
      what: `requests that hold it over 100 ms, ${where}`,
      measured: found.filter(({ held }) => held > most).length,
      exactly: 0,
    },
    {
      what: `the longest turn by the clock, ${where}`,
      measured: Math.round(Math.max(...found.map(({ waited }) => waited))),
      unit: "ms",
    },
    {
      what: `another's home page meanwhile, p99, ${where}`,
      measured: Math.round(percentile(visits, 0.99)),
      unit: "ms",
      atMost: 100,
    },
    {
      what: `pages of the students' own class that are not there, ${where}`,
      measured: found.filter(({ isMissing }) => isMissing).length,
      exactly: 0,
    },
    {
      what: `requests that failed (500), ${where}`,
      measured: found.filter(({ statuses }) => /\b500×/.test(statuses)).length,
    },
  );
}
report("event-loop", rows);
