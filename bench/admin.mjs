import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../scripts/lib/dependencies.mjs";
import { contactForm } from "../tests/support/contact-form.ts";
import { withAuditor } from "./support/lighthouse.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, reportTable } from "./support/report.mjs";
import { cookiesOf, joinAsStaff } from "./support/staff.mjs";
import { inKilobytes, openVisit } from "./support/visit.mjs";

/**
 * `npm run bench -- admin`: every screen of the back office for a signed-in owner: its own scripts beyond React and the
 * router, as brotli sends them, and the time its largest part is painted on a phone with a slow network (Lighthouse's
 * mobile profile; `--runs 3` takes the median of three). Named paths measure only those (`npm run bench -- admin --
 * /leads`).
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "1" } },
  allowPositionals: true,
});
const runs = Number(values.runs);

const screens = [
  ...["", "/leads", "/payments?state=all", "/discounts", "/batches", "/batches/mern-evening"],
  ...["/batches/mern-evening/lectures", "/batches/mern-evening/paste", "/batches/mern-evening/settings"],
  ...["/figures", "/content", "/content/course/data-analyst", "/content/course/data-analyst/history"],
  ...["/content/publish", "/content/questions", "/audit", "/staff", "/security"],
];
const budgets = { "own JS": { atMost: 60 }, "LCP ms": { atMost: 1500 }, access: { atLeast: 100 } };

/** The bytes of a screen's scripts without the chunk of React and the router. */
async function ownScript(url, cookie) {
  const { page, close } = await openVisit();
  await page.context().addCookies(cookiesOf(cookie, new URL(url).origin));
  await page.goto(url, { waitUntil: "load" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const paths = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  await close();
  const own = paths.filter((path) => path.endsWith(".js") && !/\/vendor-/.test(path));
  const compressed = (path) => readFileSync(join(root, "build/admin/client", `${path.replace("/admin/", "/")}.br`));
  return own.reduce((bytes, path) => bytes + compressed(path).length, 0);
}

const owner = { name: "Sana Javed", email: "sana@example.com", role: "owner" };

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on" } });
const measured = {};
try {
  for (let at = 0; at < 15; at++)
    await fetch(`${program.origin}/api/send-email`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(contactForm({ email: `${at}@example.com`, firstName: "محمد", lastName: "عبداللہ" })),
    });
  const cookie = await joinAsStaff(program.origin, dataDir, owner);
  const headers = { Cookie: cookie };
  await withAuditor(`${program.origin}/about`, async (audit) => {
    for (const screen of positionals.length > 0 ? positionals : screens) {
      const url = `${program.origin}/admin${screen}`;
      const audits = [];
      // The back office is kept out of search engines on purpose.
      for (let run = 0; run < runs; run++) audits.push(await audit(url, { skipAudits: ["is-crawlable"], headers }));
      const middle = (name) => Math.round(median(audits.map((one) => one[name])));
      measured[screen || "/"] = {
        "own JS": inKilobytes(await ownScript(url, cookie)),
        "LCP ms": middle("lcp"),
        access: middle("accessibility"),
        CLS: Number(median(audits.map(({ cls }) => cls)).toFixed(3)),
      };
    }
  });
} finally {
  await program.stop();
  remove();
}
reportTable("admin", measured, budgets);
