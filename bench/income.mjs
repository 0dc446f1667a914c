import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { feesData } from "./support/fees-data.mjs";
import { untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { percentile, report } from "./support/report.mjs";
import { joinAsStaff } from "./support/staff.mjs";

/**
 * `npm run bench -- income`: how fast the income, the rows behind its sums, and the search of payments answer on the
 * embedded database with 10,000 students and 120,000 charges, and how long the ledger's export holds the event loop.
 */
const [times, atMost] = [40, 200];

/** The time within which 95 % of some acts are done, in milliseconds. */
async function p95(act) {
  const took = [];
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    await act(at);
    took.push(performance.now() - began);
  }
  return { measured: Math.round(percentile(took, 0.95) * 10) / 10, unit: "ms", atMost };
}

async function measure(dataDir, origin) {
  const cookie = await joinAsStaff(origin, dataDir, { name: "Sana Javed", email: "sana@example.com", role: "owner" });
  const ask = async (path) => {
    const answer = await fetch(`${origin}/admin${path}`, { headers: { cookie }, redirect: "manual" });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
  };
  const { rows } = await callVerbAt(dataDir, "showRegister", { of: "all", id: "" });
  const take = async (at) => {
    const orders = [{ reference: rows[at % rows.length].reference, charges: 1 }];
    await callVerbAt(dataDir, "takeMoney", { key: randomUUID(), orders, amount: "10", method: "cash" });
  };
  const month = new Date().toISOString().slice(0, 7);
  const base = `/income/rows.data?month=${month}&currency=PKR`;
  return [
    {
      what: "95 % of pages of the income, money taken before each, within",
      ...(await p95(async (at) => {
        await take(at);
        const began = performance.now();
        await ask("/income.data");
        return began;
      })),
    },
    { what: "95 % of pages of the income within", ...(await p95(() => ask("/income.data"))) },
    {
      what: "95 % of the entries of a month within",
      ...(await p95(() => ask(`${base}&side=received&_routes=routes/income-rows`))),
    },
    {
      what: "95 % of those who owe of an age within",
      ...(await p95(() => ask(`${base}&age=week&_routes=routes/income-rows`))),
    },
    { what: "95 % of lists of all payments within", ...(await p95(() => ask("/payments.data?state=all"))) },
    {
      what: "95 % of payments found by a name within",
      ...(await p95((at) => ask(`/payments.data?state=all&q=person+${at}`))),
    },
    {
      what: "95 % of money received found by an amount within",
      ...(await p95(() => ask("/payments.data?state=received&q=6000"))),
    },
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
  await database.exec(feesData(10_000)).finally(() => database.close());
  report("income", await running(dataDir, ({ origin }) => measure(dataDir, origin)));
} finally {
  remove();
}
