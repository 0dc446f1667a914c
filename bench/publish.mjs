import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { root } from "../scripts/lib/dependencies.mjs";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { compareWithNginx } from "./support/beside-nginx.mjs";
import { publishMany, publishText, writeHistory } from "./support/documents.mjs";
import { untilAtRest } from "./support/load.mjs";
import {
  ensureBuilt,
  freePort,
  freshDataDir,
  has,
  pinned,
  startProgram,
  untilHealthy,
  untilRecompressed,
} from "./support/program.mjs";
import { median, percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- publish`: the duration of a publication and the time until it is seen; its cost for visitors when
 * something is published every second; the start time of the program with changed documents; the speed of listing
 * documents.
 */
const times = 100;
const starts = 5;
/** Long enough that each holds about as many publications as the others. */
const turns = { seconds: 6 };
const inEveryPage = { kind: "company", id: "company", field: "tagline" };
const inSomePages = { kind: "course", id: "data-analyst", field: "title" };

/** Publishes a document again and again; each time the first answer after the command's must show it. */
async function measurePublications({ origin }, dataDir, document, page) {
  const took = [];
  let seen = 0;
  for (let at = 1; at <= times; at++) {
    const text = `Text ${at} of ${times}.`;
    took.push(await publishText(dataDir, document, text));
    if ((await (await fetch(origin + page)).text()).includes(text)) seen += 1;
  }
  return {
    seen,
    p50: Math.round(median(took)),
    p99: Math.round(percentile(took, 0.99)),
    slowest: Math.round(Math.max(...took)),
  };
}

async function countPages({ origin }) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return sitemap.split("<loc>").length - 1;
}

async function measurePublishing() {
  const { dataDir, remove } = freshDataDir();
  const program = await startProgram({ dataDir, port: await freePort() });
  try {
    await untilAtRest(program.pid);
    const pages = await countPages(program);
    const every = await measurePublications(program, dataDir, inEveryPage, "/");
    const some = await measurePublications(program, dataDir, inSomePages, "/courses");
    return [
      { what: "pages in the sitemap", measured: pages },
      { what: `of ${times} publications shown before the command answers`, measured: every.seen, exactly: times },
      { what: "a text in every page: half published within", measured: every.p50, unit: "ms" },
      { what: "a text in every page: 99 % published within", measured: every.p99, unit: "ms", atMost: 500 },
      { what: "a text in every page: the slowest, as a rule the first", measured: every.slowest, unit: "ms" },
      { what: `of ${times} titles shown before the command answers`, measured: some.seen, exactly: times },
      { what: "a course's title: half published within", measured: some.p50, unit: "ms" },
      { what: "a course's title: 99 % published within", measured: some.p99, unit: "ms", atMost: 500 },
    ];
  } finally {
    await program.stop();
    remove();
  }
}

/** The home page beside nginx, the program on one core, while a title that it shows is published every second. */
async function measureVisitors() {
  if (!has("nginx")) return [];
  const { dataDir, remove } = freshDataDir();
  const program = await startProgram({ dataDir, port: await freePort(), core: 0 });
  try {
    await untilRecompressed(`${program.origin}/`);
    const idle = await compareWithNginx(program, "/", turns);
    const publisher = fileURLToPath(new URL("support/publish-regularly.mjs", import.meta.url));
    const [command, ...args] = pinned(1, [process.execPath, publisher, dataDir]);
    const publishing = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    const published = text(publishing.stdout);
    await sleep(2_000);
    const busy = await compareWithNginx(program, "/", turns).finally(() => publishing.kill("SIGTERM"));
    return [
      { what: "home page beside nginx, nothing published", measured: idle.byClock, atLeast: 0.7 },
      { what: "the same by processor time", measured: idle.byProcessor },
      { what: "home page while something is published every second", measured: busy.byClock, atLeast: 0.65 },
      { what: "the same by processor time, publications included", measured: busy.byProcessor },
      { what: "publications meanwhile", measured: Number(await published) },
    ];
  } finally {
    await program.stop();
    remove();
  }
}

/** Time to the first answer of the built program, as `npm start` starts it; the median of some starts. */
async function measureStarts(dataDir) {
  const took = [];
  for (let at = 0; at < starts; at++) {
    const port = await freePort();
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" };
    const began = performance.now();
    const child = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: root,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(child, "exit");
    await untilHealthy(`http://127.0.0.1:${port}`, child);
    took.push(performance.now() - began);
    child.kill("SIGTERM");
    await ended;
  }
  return Math.round(median(took));
}

async function measureWithDocuments() {
  const { dataDir, remove } = freshDataDir();
  const running = async (act) => {
    const program = await startProgram({ dataDir, port: await freePort() });
    try {
      return await act(program);
    } finally {
      await program.stop();
    }
  };
  try {
    await running(({ pid }) => untilAtRest(pid));
    const before = await measureStarts(dataDir);
    const changed = await running(() => publishMany(dataDir, 200));
    const after = await measureStarts(dataDir);
    const history = { documents: 500, versions: 20 };
    const versions = await writeHistory(dataDir, history);
    const took = await running(async ({ pid }) => {
      await untilAtRest(pid);
      const listed = [];
      for (let at = 0; at < times; at++) {
        const began = performance.now();
        await callVerbAt(dataDir, "listDocuments");
        listed.push(performance.now() - began);
      }
      return listed;
    });
    return [
      { what: "a start without changed documents", measured: before, unit: "ms", atMost: 2_000 },
      { what: `a start with ${changed} changed documents`, measured: after, unit: "ms", atMost: 2_500 },
      { what: `${history.documents} more documents, versions in all`, measured: versions },
      { what: "95 % of lists of them within", measured: Math.round(percentile(took, 0.95)), unit: "ms", atMost: 100 },
    ];
  } finally {
    remove();
  }
}

await ensureBuilt();
const rows = [...(await measurePublishing()), ...(await measureVisitors()), ...(await measureWithDocuments())];
report("publish", rows);
