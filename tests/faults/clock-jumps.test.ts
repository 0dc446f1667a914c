import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { sendEmailAnswer } from "#shared/contracts/send-email.ts";
import { contactForm } from "../support/contact-form.ts";
import { demoCourse, demoForm, readSlots } from "../support/demo.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { auditMails } from "./support/kept.ts";
import { freePort, startProgram } from "./support/program.ts";
import { buildShim } from "./support/shim.ts";
import { type Acknowledged, postForm, postJson } from "./support/visitors.ts";

const hour = 3_600;
/** By how many seconds the clock is wrong, one after the other. */
const offsets = [0, -hour, hour, 0];
const shim = buildShim();
const { dataDir, remove } = freshDataDir();
afterAll(() => {
  shim?.remove();
  remove();
});
if (!shim) process.stdout.write("Skipped: a clock that jumps needs Linux and a C compiler.\n");

/** One address that has sent as many forms as it may. */
const busy = "10.9.9.9";
async function sendBusy(origin: string) {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": busy };
  const init = { method: "POST", headers, body: JSON.stringify(contactForm({ firstName: "" })) };
  return await fetch(`${origin}/api/send-email`, init);
}

/** Signs up and answers the session's cookie. */
async function signUp(origin: string): Promise<string> {
  const form = { name: "Ayesha Khan", email: "ayesha@example.com", password: "quiet marigold lantern 47" };
  const response = await postForm(origin, "/sign-up", form);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

it.runIf(shim)(
  "a clock that jumps an hour back, two ahead, and is put right: links, sessions, limits, classes and mails go on",
  async () => {
    if (!shim) return;
    const [port, smtp] = await Promise.all([freePort(), startSmtpPeer()]);
    const program = await startProgram({ dataDir, port, environment: { SMTP_URL: smtp.url, ...shim.environment } });
    const { origin } = program;
    const acknowledged: Acknowledged[] = [];
    const mailTimes: number[] = [];

    const sendAndBeMailed = async () => {
      const email = `at-${acknowledged.length}@example.com`;
      expect((await postJson(origin, "/api/send-email", contactForm({ email }))).status).toBe(200);
      acknowledged.push({ sending: "inquiry", email });
      const { took } = await timed(() => until(() => auditMails(smtp.received, acknowledged).missing === 0, 60_000));
      mailTimes.push(took);
    };
    const book = async () => {
      const email = `class-${acknowledged.length}@example.com`;
      const [slot] = await readSlots(fetch(`${origin}/api/demo/slots?course=${demoCourse}`));
      const response = await postJson(origin, "/api/demo/bookings", demoForm(slot?.start ?? "", { email }));
      expect(response.status).toBe(200);
      acknowledged.push({ sending: "booking", email });
    };

    try {
      const cookie = await signUp(origin);
      const opened = await postJson(origin, "/api/send-email", planEnrolment({ email: "lena@example.com" }));
      const { next } = sendEmailAnswer.parse(await opened.json());
      for (let sent = 0; sent < 20; sent += 1) expect((await sendBusy(origin)).status).toBe(422);
      expect((await sendBusy(origin)).status).toBe(429);

      const waits: string[] = [];
      for (const offBy of offsets) {
        shim.setClockOff(offBy);
        await sendAndBeMailed();
        await book();
        const account = await fetch(`${origin}/account`, { headers: { cookie }, redirect: "manual" });
        expect(account.status, `session, clock off by ${offBy} s`).toBe(200);
        expect((await fetch(`${origin}${next}`)).status, `signed link, clock off by ${offBy} s`).toBe(200);
        const limited = await sendBusy(origin);
        waits.push(`${limited.status} ${limited.headers.get("retry-after") ?? "-"}`);
        expect(Number(limited.headers.get("retry-after") ?? 0)).toBeLessThanOrEqual(600);
        expect((await fetch(`${origin}/api/health`)).status).toBe(200);
      }
      await sleep(20_000);
      const mails = auditMails(smtp.received, acknowledged);
      figures("clock jumps", {
        "clock off by s": offsets.join(", "),
        "a limited address is told": waits.join("; "),
        "mails after ms": mailTimes.map(Math.round).join(", "),
        "mails missing": mails.missing,
        "repeats of the same mail": mails.repeated,
      });
      expect(mails).toEqual({ missing: 0, extra: 0, repeated: 0 });
      expect(program.ended()).toBeNull();
      expect((await program.stop()).code).toBe(0);
    } finally {
      await program.kill();
      await smtp.close();
    }
  },
);
