import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { outageWords } from "#server/compose/words/refusals.en.ts";
import { contactForm, formData } from "../support/contact-form.ts";
import { simpleFormData } from "../support/enrolment-forms.ts";
import { createPostgresServer } from "../support/postgres-server.ts";
import { startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, percentile, timed } from "./support/figures.ts";
import { freePort, isHealthy, type Program, startProgram, untilHealthy } from "./support/program.ts";
import { auditMails } from "./support/stored.ts";
import { type Acknowledged, mixedLoad, postForm, postJson, sendInquiry } from "./support/visitors.ts";

/** Duration of the outage, in milliseconds; a minute by `FAULT_OUTAGE=60000`. */
const outage = Number(process.env.FAULT_OUTAGE ?? 15_000);

const { dataDir, remove } = freshDataDir();
afterAll(remove);

/** Sends forms until the outage is over: the answer to each, and its duration in milliseconds. */
async function postThrough(origin: string) {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  for (const end = performance.now() + outage; performance.now() < end; await sleep(100)) {
    const { outcome, took } = await timed(() => sendInquiry(origin));
    statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    times.push(took);
  }
  return { statuses: Object.fromEntries(statuses), times };
}

async function expectRefusals(origin: string) {
  const inquiry = await postJson(origin, "/api/send-email", contactForm());
  expect(inquiry.status).toBe(503);
  expect(inquiry.headers.get("retry-after")).toBe("30");
  expect(await inquiry.json()).toEqual({ code: "unavailable", message: outageWords, error: outageWords });
  const account = { name: "Ayesha Khan", email: "ayesha@example.com", password: "quiet marigold lantern 47" };
  const forms = { "/sign-up": account, "/contact": formData, "/enrollnow": simpleFormData };
  for (const [path, form] of Object.entries(forms)) {
    const page = await postForm(origin, path, form);
    expect(page.status, path).toBe(503);
    const text = await page.text();
    // The form comes back with the reason, and with its input.
    expect(text, path).toContain(outageWords);
    expect(text, path).toContain(form.email);
  }
  expect((await fetch(`${origin}/api/health`)).status).toBe(503);
  // The queries for each visitor: a batch's lectures, a certificate.
  for (const path of ["/recorded-lectures/mern-evening", "/verify/unknown"]) {
    const page = await fetch(`${origin}${path}`);
    expect([page.status, page.headers.get("retry-after")], path).toEqual([503, "30"]);
  }
}

/** Changes a page's content without notifying the programs that show it, as if the notification had been lost. */
async function changeUnheard(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update batches set name = $1 where course_id = 'data-analyst'", [unheard]);
  await client.end();
}

const unheard = "Renamed Without A Word";

async function showsChange(origin: string): Promise<boolean> {
  return (await (await fetch(`${origin}/batches/data-analyst`)).text()).includes(unheard);
}

async function expectReading(origin: string) {
  for (const path of ["/", "/contact", "/batches/data-analyst", "/course-outline/data-analyst"]) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
  }
}

it(`a database that is away for ${outage / 1000} s: pages stay, forms are refused quickly, and all goes on by itself`, async () => {
  const [port, smtp, postgres] = await Promise.all([freePort(), startSmtpPeer(), createPostgresServer()]);
  await postgres.start();
  const environment = { SMTP_URL: smtp.url, DATABASE_URL: postgres.url, DEMO_CONTENT: "on" };
  const program: Program = await startProgram({ dataDir, port, environment });
  const { origin } = program;
  const acknowledged: Acknowledged[] = [];
  try {
    await (await fetch(`${origin}/batches/data-analyst`)).text();
    let isOver = false;
    const load = mixedLoad(origin, { crowd: 12, isOver: () => isOver, tell: (one) => acknowledged.push(one) });
    await sleep(2_000);
    await changeUnheard(postgres.url);
    await postgres.stop();
    await sleep(500);
    await expectRefusals(origin);
    await expectReading(origin);
    expect(await showsChange(origin)).toBe(false);
    const { statuses, times } = await postThrough(origin);
    const before = acknowledged.length;
    await postgres.start();
    const back = performance.now();
    const { took: healthyAfter } = await timed(() => untilHealthy(origin));
    const { took: keepsAfter } = await timed(() => until(async () => (await sendInquiry(origin)) === 200, 30_000));
    const { took: dropsAfter } = await timed(() => until(() => showsChange(origin), 30_000));
    await sleep(2_000);
    isOver = true;
    await load;
    expect(acknowledged.length).toBeGreaterThan(before);
    await until(() => auditMails(smtp.received, acknowledged).missing === 0, 300_000).catch(() => {});
    const mailsAfter = performance.now() - back;
    await sleep(2_000);
    const mails = auditMails(smtp.received, acknowledged);
    figures("database gone", {
      "away for s": outage / 1000,
      "answers to forms meanwhile": JSON.stringify(statuses),
      "refused after, median ms": percentile(times, 0.5),
      "refused after, longest ms": Math.max(...times),
      "healthy again after ms": healthyAfter,
      "keeps again after ms": keepsAfter,
      "kept answers dropped after ms": dropsAfter,
      "last mail after ms": mailsAfter,
      acknowledged: acknowledged.length,
      "mails missing": mails.missing,
      "a second mail about the same": mails.extra.length,
      "repeats of the same mail": mails.repeated,
    });
    expect(Object.keys(statuses)).toEqual(["503"]);
    expect(Math.max(...times)).toBeLessThan(5_000);
    expect(mails).toEqual({ missing: 0, extra: [], repeated: 0 });
    expect(mailsAfter).toBeLessThan(60_000);
    expect(program.ended()).toBeNull();
    expect(await isHealthy(origin)).toBe(true);
    expect((await program.stop()).code).toBe(0);
  } finally {
    await program.kill();
    await postgres.remove();
    await smtp.close();
  }
});
