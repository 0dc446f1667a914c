import { flood, visitDuring } from "./support/flood.mjs";
import { memoryOf, untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, has, startProgram, untilRecompressed } from "./support/program.mjs";
import { report, skip } from "./support/report.mjs";

/**
 * `npm run bench -- floods`: the answers for one client that sends requests without pause on 32 connections, by kind of
 * request, and the effect on another visitor; and the program's peak memory. The program has one core, the client the
 * other. BENCH_SECONDS is the duration of each flood with a visitor (30).
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const someone = { Cookie: "session=nobodys" };
const kinds = [
  { what: "unknown address", path: "/none-{n}", missing: true, atLeast: 20_000, before: 130 },
  { what: "unknown course", path: "/batches/none-{n}", missing: true, atLeast: 20_000 },
  { what: "another spelling of a page", path: "/Batches/DATA-analyst?{n}", atLeast: 20_000 },
  { what: "/sign-in without a cookie", path: "/sign-in", atLeast: 20_000, before: 120 },
  { what: "/search?q= asked before", path: "/search?q=data", atLeast: 10_000, before: 150 },
  { what: "/search?q= of new words", path: "/search?q=data%20{n}", atLeast: 500, before: 55 },
  {
    what: "a page that must be rendered, with a cookie",
    path: "/sign-in",
    headers: someone,
    atLeast: 400,
    before: 120,
  },
  { what: "the same, each at an address of its own", path: "/sign-in?{n}", headers: someone },
];

async function measure(program) {
  await untilRecompressed(`${program.origin}/`);
  await untilAtRest(program.pid);
  const atRest = memoryOf(program.pid);
  let peak = atRest;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(program.pid) || 0);
  }, 100);
  const rows = [];
  for (const { what, atLeast, before, ...kind } of kinds) {
    await flood(program.origin, { ...kind, seconds: 3 });
    const { rate } = await flood(program.origin, { ...kind, seconds: 5 });
    const { homeP99, formP99 } = await visitDuring(program.origin, flood(program.origin, { ...kind, seconds }));
    rows.push(
      { what, measured: rate, unit: "answers/s", atLeast, before },
      { what: `${what}: another's home page, p99`, measured: homeP99, unit: "ms", atMost: 100 },
      { what: `${what}: another's contact form, p99`, measured: formP99, unit: "ms", atMost: 100 },
    );
  }
  clearInterval(watch);
  rows.push(
    { what: "memory before the floods", measured: Math.round(atRest), unit: "MB" },
    { what: "most memory in the floods", measured: Math.round(peak), unit: "MB", atMost: 450 },
  );
  report("floods", rows);
}

if (!has("wrk")) {
  skip("floods", "wrk is missing (Debian: apt-get install wrk)");
} else {
  await ensureBuilt();
  const { dataDir, remove } = freshDataDir();
  const program = await startProgram({ dataDir, port: await freePort(), core: 0 });
  try {
    await measure(program);
  } finally {
    await program.stop();
    remove();
  }
}
