import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { reminderTimes } from "#domains/demo-classes/server/enqueue-demo-emails.ts";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { contactForm } from "../support/contact-form.ts";
import { demoCourse, demoForm, readSlots } from "../support/demo.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";
import { buildShim } from "./support/shim.ts";
import { auditMails } from "./support/stored.ts";
import { type Acknowledged, postForm, postJson } from "./support/visitors.ts";

const hour = 3_600;
/** Errors of the clock in seconds, one after the other. */
const offsets = [0, -hour, hour, 0];
const shim = buildShim();
afterAll(() => shim.remove());

/** One address that has sent as many forms as it may. */
const busy = "10.9.9.9";
async function sendBusy(origin: string) {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": busy };
  const init = { method: "POST", headers, body: JSON.stringify(contactForm({ firstName: "" })) };
  return await fetch(`${origin}/api/send-email`, init);
}

/** Signs up and returns the session's cookie. */
async function signUp(origin: string): Promise<string> {
  const form = { name: "Ayesha Khan", email: "ayesha@example.com", password: "quiet marigold lantern 47" };
  const response = await postForm(origin, "/sign-up", form);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Seconds from now to the next occurrence of this time (UTC) on this day of the week. */
function secondsUntil(weekday: string, time: string): number {
  const now = new Date();
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const days = (weekdays.indexOf(weekday) - now.getUTCDay() + 7) % 7;
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, hours, minutes);
  return Math.round((then - now.getTime()) / 1000) + (then < now.getTime() ? 7 * 24 * hour : 0);
}

/**
 * Number of reminders of a class booked `at` a moment that become due until the clock shows `latest`, all in
 * milliseconds. The times below are 20 minutes past the hour and classes begin on the hour, so no reminder is due at
 * the edge of either.
 */
function remindersDue(start: string, at: number, latest: number): number {
  const moments = Object.values(reminderTimes).map((before) => Date.parse(start) - before);
  return moments.filter((moment) => moment > at && moment <= latest).length;
}

/**
 * On a day of classes, and on a morning before the first: there the reminder of a class a day ahead becomes due, and that
 * of one two hours ahead; and at night. Each booking takes the first class of those whose reminders become due.
 */
const times: [weekday: string, time: string, reminders: number][] = [
  ["Wednesday", "12:20", 2],
  ["Sunday", "04:20", 2],
  ["Tuesday", "20:20", 0],
];

it.each(times)(
  "a clock that on a %s at %s UTC jumps an hour back, two ahead, and is put right: links, sessions, limits, classes and mails go on",
  async (weekday, time, reminders) => {
    const { dataDir, remove } = freshDataDir();
    const ahead = secondsUntil(weekday, time);
    shim.setClockOff(ahead);
    /** The program's clock while it is wrong by `offBy`. */
    const clock = (offBy: number) => Date.now() + (ahead + offBy) * 1000;
    const [port, smtp] = await Promise.all([freePort(), startSmtpPeer()]);
    const program = await startProgram({ dataDir, port, environment: { SMTP_URL: smtp.url, ...shim.environment } });
    const { origin } = program;
    const acknowledged: Acknowledged[] = [];
    const mailTimes: number[] = [];

    const sendAndBeMailed = async () => {
      const email = `at-${acknowledged.length}@example.com`;
      expect((await postJson(origin, "/api/send-email", contactForm({ email }))).status).toBe(200);
      const inquiry: Acknowledged = { sending: "inquiry", email };
      acknowledged.push(inquiry);
      const { took } = await timed(() => until(() => auditMails(smtp.received, [inquiry]).missing === 0, 60_000));
      mailTimes.push(took);
    };
    const book = async (offBy: number, offsetsToCome: number[]) => {
      const email = `class-${acknowledged.length}@example.com`;
      const latest = clock(Math.max(offBy, ...offsetsToCome));
      const slots = await readSlots(fetch(`${origin}/api/demo/slots?course=${demoCourse}`));
      const [soonest] = slots
        .map(({ start }) => ({ start, reminders: remindersDue(start, clock(offBy), latest) }))
        .toSorted((one, other) => other.reminders - one.reminders);
      const { start = "", reminders = 0 } = soonest ?? {};
      const response = await postJson(origin, "/api/demo/bookings", demoForm(start, { email }));
      expect(response.status).toBe(200);
      acknowledged.push({ sending: "booking", email, reminders });
    };

    try {
      const cookie = await signUp(origin);
      const opened = await postJson(origin, "/api/send-email", planEnrolment({ email: "lena@example.com" }));
      const { next } = sendEmailAnswer.parse(await opened.json());
      for (let sent = 0; sent < 20; sent += 1) expect((await sendBusy(origin)).status).toBe(422);
      expect((await sendBusy(origin)).status).toBe(429);

      const waits: string[] = [];
      for (const [at, offBy] of offsets.entries()) {
        shim.setClockOff(ahead + offBy);
        await sendAndBeMailed();
        await book(offBy, offsets.slice(at + 1));
        // A reminder is sent by the next look at the queue: the clock stays ahead until every due one has come.
        if (offBy === Math.max(...offsets))
          await until(() => auditMails(smtp.received, acknowledged).missing === 0, 60_000);
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
      figures(`clock jumps, ${weekday} ${time}`, {
        "clock off by s": offsets.join(", "),
        "a limited address is told": waits.join("; "),
        "mails after ms": mailTimes.map(Math.round).join(", "),
        "mails missing": mails.missing,
        "repeats of the same mail": mails.repeated,
      });
      expect(acknowledged.reduce((sum, one) => sum + (one.reminders ?? 0), 0)).toBe(reminders);
      expect(mails).toEqual({ missing: 0, extra: [], repeated: 0 });
      expect(program.ended()).toBeNull();
      expect((await program.stop()).code).toBe(0);
    } finally {
      await program.kill();
      await smtp.close();
      remove();
    }
  },
);
