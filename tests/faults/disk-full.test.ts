import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outageWords } from "#server/compose/words/refusals.en.ts";
import { contactForm } from "../support/contact-form.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";
import { auditData, auditMails } from "./support/stored.ts";
import { type Acknowledged, mixedLoad, postForm, postJson, sendInquiry } from "./support/visitors.ts";

/** A separate disk for the test, in memory, in megabytes. */
const diskSize = 320;
const disk = mkdtempSync(join(tmpdir(), "darsgah-disk-"));
const filler = join(disk, "filler");

beforeAll(() => {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${diskSize}m`, "none", disk]);
  if (status !== 0) throw new Error("This test needs root on Linux, to mount a small disk.");
});
afterAll(() => {
  spawnSync("umount", ["-l", disk]);
  rmdirSync(disk);
});

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Fills the disk to its last byte while visitors continue to send. */
async function fill() {
  const piece = Buffer.alloc(4 * 1024 * 1024);
  while (freeBytes() > 0) {
    try {
      writeFileSync(filler, piece.subarray(0, Math.min(piece.length, freeBytes())), { flag: "a" });
    } catch {
      return;
    }
    await sleep(30);
  }
}

async function expectRefusals(origin: string) {
  for (const body of [contactForm(), planEnrolment()]) {
    const response = await postJson(origin, "/api/send-email", body);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "300"]);
    expect(await response.json()).toEqual({ code: "unavailable", message: outageWords, error: outageWords });
  }
  const page = await postForm(origin, "/contact", { firstName: "Ayesha" });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(outageWords);
}

it("a full disk: reading goes on, what would have to be kept is refused, and all goes on once there is room", async () => {
  const [port, smtp] = await Promise.all([freePort(), startSmtpPeer()]);
  const { dataDir } = freshDataDir(disk);
  const program = await startProgram({ dataDir, port, environment: { SMTP_URL: smtp.url } });
  const { origin } = program;
  const acknowledged: Acknowledged[] = [];
  try {
    let isOver = false;
    const load = mixedLoad(origin, { crowd: 8, isOver: () => isOver, tell: (one) => acknowledged.push(one) });
    await sleep(2_000);
    await fill();
    await until(async () => (await sendInquiry(origin)) === 503, 5_000);
    const acknowledgedBefore = acknowledged.length;
    const refused = await timed(() => sendInquiry(origin));
    expect(refused.outcome).toBe(503);
    await expectRefusals(origin);
    for (const path of [
      "/",
      "/batches/data-analyst",
      "/course-outline/ai-machine-learning",
      "/api/courses",
      "/api/health",
    ])
      expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
    await sleep(10_000);
    expect(program.ended()).toBeNull();
    const freeWhileFull = freeBytes();
    rmSync(filler);
    const { took: keepsAfter } = await timed(() => until(async () => (await sendInquiry(origin)) === 200, 10_000));
    await sleep(2_000);
    isOver = true;
    await load;
    await until(() => auditMails(smtp.received, acknowledged).missing === 0, 120_000).catch(() => {});
    await sleep(1_000);
    expect((await program.stop()).code).toBe(0);
    const mails = auditMails(smtp.received, acknowledged);
    const data = await auditData(dataDir, acknowledged);
    figures("disk full", {
      "bytes free while full": freeWhileFull,
      "refused after ms": refused.took,
      "acknowledged until full, in all": `${acknowledgedBefore}, ${acknowledged.length}`,
      "keeps again after ms": keepsAfter,
      "lost from the database": data.lost,
      "mails missing": mails.missing,
      "repeats of the same mail": mails.repeated,
    });
    expect(acknowledged.length).toBeGreaterThan(acknowledgedBefore);
    expect(data).toEqual({ lost: 0, doubled: 0 });
    expect(mails).toEqual({ missing: 0, extra: [], repeated: 0 });
  } finally {
    await program.kill();
    await smtp.close();
  }
});
