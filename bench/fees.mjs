import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { feesData } from "./support/fees-data.mjs";
import { untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";
import { joinAsStaff } from "./support/staff.mjs";

/**
 * `npm run bench -- fees`: how fast the desk answers on the embedded database with 10,000 students and 120,000 charges:
 * the register of everybody and of a batch, a student's open fees, taking money, and opening the fees of 500 at once.
 * `-- --students 1000` takes so many.
 */
const { values } = parseArgs({ options: { students: { type: "string", default: "10000" } } });
const students = Number(values.students);
const times = 100;
const atMost = 200;

/** The time within which 95 % of some acts are done, in milliseconds. */
async function p95(act, most) {
  const took = [];
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    await act(at);
    took.push(performance.now() - began);
  }
  return { measured: Math.round(percentile(took, 0.95) * 10) / 10, unit: "ms", atMost: most };
}

async function measure(dataDir, origin) {
  const cookie = await joinAsStaff(origin, dataDir, { name: "Sana Javed", email: "sana@example.com", role: "owner" });
  const ask = async (path) => {
    const answer = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
  };
  const all = await callVerbAt(dataDir, "showRegister", { of: "all", id: "" });
  const rows = all.rows;
  const references = rows.map(({ reference }) => reference);
  const take = async (at) => {
    const order = { reference: references[at % references.length], charges: 1 };
    await callVerbAt(dataDir, "takeMoney", { key: randomUUID(), orders: [order], amount: "10", method: "cash" });
  };
  const began = performance.now();
  const terms = { plan: "standard", currency: "PKR", monthly: "6000", firstMonth: "2026-12", months: 12, dueDay: 5 };
  const { opened } = await callVerbAt(dataDir, "openFees", { batchId: "unbilled", places: [], ...terms });
  const bulk = performance.now() - began;
  if (opened !== 500) throw new Error(`The fees of ${opened} were opened.`);
  return [
    {
      what: "95 % of pages of the register of everybody within",
      ...(await p95(() => ask("/admin/fees.data"), atMost)),
    },
    {
      what: "95 % of registers of a batch of 100 within",
      ...(await p95((at) => ask(`/admin/fees.data?of=batch:fees-${1 + (at % 10)}`), atMost)),
    },
    {
      what: "95 % of a student's open fees within",
      ...(await p95((at) => ask(`/admin/fees/${rows[at % rows.length].personId}.data`), atMost)),
    },
    { what: "95 % of payments taken within", ...(await p95(take, 300)) },
    { what: "opening the fees of 500 at once", measured: Math.round(bulk), unit: "ms", atMost: 2000 },
  ];
}

async function running(dataDir, act) {
  const program = await startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on" } });
  try {
    await untilAtRest(program.pid);
    return await act(program);
  } finally {
    await program.stop();
  }
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
try {
  await running(dataDir, async () => []);
  const database = await PGlite.create(join(dataDir, "database"));
  await database.exec(feesData(students)).finally(() => database.close());
  report("fees", await running(dataDir, ({ origin }) => measure(dataDir, origin)));
} finally {
  remove();
}
