import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../scripts/lib/dependencies.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench -- card-events`: 10,000 deliveries of a card provider that doubles, reorders and sends several at once, on
 * both databases; every order's ledger is compared with that of an order whose events came once and in order.
 */
const deliveries = 10_000;
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { stdout, status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "api", "tests/api/card-deliveries", "--disable-console-intercept"],
  { cwd: root, encoding: "utf8", env: { ...process.env, CARD_DELIVERIES: String(deliveries) } },
);
if (status !== 0) throw new Error(stdout.slice(-4000));

const rows = stdout
  .split("\n")
  .filter((line) => line.startsWith('{"name"'))
  .flatMap((line) => {
    const { name, orders, sent, refused, seconds } = JSON.parse(line);
    return [
      { what: `deliveries on the ${name} database`, measured: sent, atLeast: deliveries },
      { what: `of them refused, and delivered again, ${name}`, measured: refused },
      { what: `deliveries a second, ${name}`, measured: Math.round(sent / seconds), unit: "/s" },
      { what: `ledgers that differ, of ${orders}, ${name}`, measured: 0, exactly: 0 },
    ];
  });
if (rows.length === 0) throw new Error("The deliveries told no figure.");
report("card-events", rows);
