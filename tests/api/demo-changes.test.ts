import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import { demoReminderDay, demoReminderHour } from "#domains/demo-classes/server/demo-emails.tsx";
import { bookingVersion } from "#domains/demo-classes/server/enqueue-demo-emails.ts";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import { emailDepsOf } from "#server/compose/email-deps.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day, hour, minute } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { demoCourse, manageLinkIn, outcomeOf, readCalendar, readSlots, someDemoForm } from "../support/demo.ts";
import { expectPlacesCounted } from "../support/demo-places.ts";
import { someAddress } from "../support/orders.ts";
import { titlesOf } from "../support/plan-cost.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const [siteUrl, site] = ["http://localhost:3000", () => demoSite];
const secret = "Rx7-kept-for-these-tests-only-0123456789";

describe.each(databases)(
  "a booked demo class on the $name database (specification §2: rescheduled free)",
  ({ open }) => {
    let opened: OpenDatabase;
    let smtp: SmtpPeer;
    let test: TestApp;
    let slots: DemoSlot[];
    let used = 0;

    beforeAll(async () => {
      [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
      const environment = {
        ...{ TRUST_PROXY: "1", DEMO_CONTENT: "off", AUTH_SECRET: secret, SMTP_URL: smtp.url },
        ...{ MAIL_FROM: "Darsgah <office@darsgah.example>", MAIL_TO: "desk@darsgah.example" },
      };
      test = await startTestApp(environment, { database: opened });
      // A day's distance, so that both reminders are due.
      const soonest = Date.now() + 26 * hour;
      slots = (await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`))).filter(
        ({ start }) => Date.parse(start) > soonest,
      );
    });
    afterEach(() => {
      smtp.received.length = 0;
    });
    afterAll(async () => {
      await test.stop();
      await smtp.close();
    });

    const freshSlot = () => {
      used += 1;
      const slot = slots[used];
      if (!slot) throw new Error("Every class has been booked.");
      return slot.start;
    };
    const book = async (start: string, changes = {}) => {
      const email = `${randomUUID()}@example.com`;
      const [form, headers] = [someDemoForm(start, { email, ...changes }), { "X-Forwarded-For": someAddress() }];
      const response = await test.post("/api/demo/bookings", form, headers);
      expect(response.status).toBe(200);
      return { email, id: String((await response.json()).id) };
    };
    const mailTo = async (address: string, count = 1) =>
      await until(() => {
        const found = smtp.received.filter(({ to }) => to.includes(address));
        return found.length >= count && found.at(-1);
      });
    const linkFor = async (email: string) => {
      const url = manageLinkIn(await mailTo(email));
      return { id: url.pathname.split("/").at(-1) ?? "", key: url.searchParams.get("key") ?? "" };
    };
    const bookingOf = async (id: string) => {
      const [booking] = await opened.database.select().from(demoBookings).where(eq(demoBookings.id, id));
      if (!booking) throw new Error("There is no such booking.");
      return booking;
    };
    const demo = () => test.app.services.demo;
    const jobsAbout = async (id: string) => {
      const found = await opened.database.execute<{ email: string; about: string; start_after: string }>(
        sql`select data->>'email' as email, data->>'about' as about, start_after::text from pgboss.job
          where data->>'about' like ${`${id}%`} order by start_after`,
      );
      return found.rows;
    };
    /** Lets the emails ordered about a state for later come due now; another booking's emails wake the worker. */
    const letComeDue = async (about: string) => {
      await opened.database.execute(
        sql`update pgboss.job set start_after = now() where data->>'about' = ${about} and state = 'created'`,
      );
      await book(freshSlot());
    };

    it("is confirmed by mail in the visitor's time and the company's, with an invitation calendars accept", async () => {
      const start = freshSlot();
      const { email, id } = await book(start);
      const mail = await mailTo(email);
      expect(mail.parsed.subject).toMatch(/^Your demo class is booked: \w+ \d/);
      for (const kind of ["text", "html"] as const) {
        expect(mail.parsed[kind]).toContain("Central European time");
        expect(mail.parsed[kind]).toContain("Pakistan time");
        expect(mail.parsed[kind]).toContain(titlesOf(demoCourse).title);
        expect(mail.parsed[kind]).toContain(demoSite.content.company.demo.joinUrl);
      }
      const { property, lines, contentType, structure, file } = readCalendar(mail);
      // Requirements of Google, Apple and Outlook (RFC 6047): Outlook looks into the first part of a mixed mail only.
      const body = ["multipart/alternative", "text/plain", "text/html", "text/calendar"];
      expect(structure).toEqual(["multipart/mixed", body, "application/ics"]);
      expect(contentType).toBe("text/calendar; charset=utf-8; method=REQUEST");
      expect(file).toEqual({ name: "invite.ics", disposition: "attachment", same: true });
      expect(property("METHOD")).toBe("REQUEST");
      expect(property("PRODID")).toMatch(/^-\/\/.+\/\/.+\/\/EN$/);
      expect(property("UID")).toMatch(new RegExp(`^demo-${id}@`));
      expect(property("SEQUENCE")).toBe("0");
      expect(property("STATUS")).toBe("CONFIRMED");
      expect(property("DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
      expect(property("DTSTART")).toBe(start.replace(/[-:]|\.000/g, ""));
      const minutes = ((await bookingOf(id)).endsAt.getTime() - Date.parse(start)) / minute;
      expect(minutes).toBeLessThanOrEqual(45);
      expect(property("ORGANIZER")).toBe(`mailto:${mail.parsed.from?.address}`);
      expect(property("ATTENDEE")).toMatch(new RegExp(`mailto:${email}`, "i"));
      expect(property("LOCATION")).toBe(demoSite.content.company.demo.joinUrl);
      expect(property("URL")).toContain(`/demo-booking/${id}?key=`);
      expect(lines).toContain("BEGIN:VALARM");
      expect(property("TRIGGER")).toBe("-PT30M");
    });

    it("is told to the staff, to be answered to the visitor", async () => {
      const { email, id } = await book(freshSlot());
      // An earlier booking's mail may still arrive.
      const isAboutIt = ({ to, parsed }: (typeof smtp.received)[number]) =>
        to.includes("desk@darsgah.example") && parsed.text?.includes(id);
      const mail = await until(() => smtp.received.find(isAboutIt));
      expect(mail.parsed.subject).toContain(`New demo booking: ${titlesOf(demoCourse).title}, `);
      expect(mail.parsed.replyTo).toEqual([{ name: "Ayesha Khan", address: email }]);
      for (const fact of ["Ayesha Khan", email, "+923001234567", id]) expect(mail.parsed.text).toContain(fact);
      expect(mail.parsed.text).not.toContain("key=");
    });

    it("has two reminders waiting: a day and an hour before", async () => {
      const start = freshSlot();
      const { id } = await book(start);
      const reminders = (await jobsAbout(id)).filter(({ email }) => email.startsWith("demo-reminder"));
      expect(reminders.map(({ email, start_after }) => [email, Date.parse(start) - Date.parse(start_after)])).toEqual([
        ["demo-reminder-day", day],
        ["demo-reminder-hour", hour],
      ]);
      await letComeDue(`${id}.0`);
      const { email } = await bookingOf(id);
      const mail = await until(() =>
        smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Reminder")),
      );
      expect(mail.parsed.text).toContain("Central European time");
      expect(mail.parsed.attachments).toEqual([]);
    });

    it("writes no reminder once the next one is due, after it has begun, or once they are ended", async () => {
      const { id } = await book(freshSlot());
      const booking = await bookingOf(id);
      const at = async (hoursBefore: number) => {
        const deps = emailDepsOf({
          ...{ database: opened.database, signedTokens: createSignedTokens(secret), site, siteUrl },
          staff: () => ({ name: "Desk", address: "desk@darsgah.example" }),
          organizer: () => ({ name: "Office", address: "office@darsgah.example" }),
          clock: () => new Date(booking.startsAt.getTime() - hoursBefore * hour),
        });
        const render = renderEmails(site, { siteUrl, picture: () => null });
        const writers = [demoReminderDay, demoReminderHour].map(({ writer }) => writer(deps, render));
        const mails = await Promise.all(writers.map((write) => write([bookingVersion(booking)])));
        return mails.flatMap((written) => [...written.values()]);
      };
      const counts = async () => [(await at(24)).length, (await at(0.9)).length, (await at(0)).length];
      expect(await counts()).toEqual([2, 1, 0]);
      for (const { unsubscribeUrl } of await at(24)) expect(unsubscribeUrl).toContain(`/demo-booking/${id}?key=`);
      const link = await linkFor(booking.email);
      await demo().switchReminders(link, false);
      expect([await counts(), (await demo().open(link)).hasReminders]).toEqual([[0, 0, 0], false]);
      await demo().switchReminders(link, true);
      expect(await counts()).toEqual([2, 1, 0]);
    });

    it("moves: same UID, SEQUENCE raised, both classes' places counted, the old reminders silent", async () => {
      const [from, to] = [freshSlot(), freshSlot()];
      const { email, id } = await book(from);
      const before = readCalendar(await mailTo(email));
      const link = await linkFor(email);
      await demo().move(link, to);
      const mail = await mailTo(email, 2);
      expect(mail.parsed.subject).toMatch(/^Your demo class has moved: /);
      const after = readCalendar(mail);
      expect(after.declared).toBe("REQUEST");
      expect(after.property("UID")).toBe(before.property("UID"));
      expect([before.property("SEQUENCE"), after.property("SEQUENCE")]).toEqual(["0", "1"]);
      expect(after.property("DTSTART")).toBe(to.replace(/[-:]|\.000/g, ""));
      await expectPlacesCounted(opened.database);
      const event = await until(() =>
        smtp.received.find(({ parsed }) => parsed.subject?.startsWith("Demo booking moved")),
      );
      expect(event.to).toEqual(["desk@darsgah.example"]);
      await letComeDue(`${id}.0`);
      await until(async () => {
        const left = await opened.database.execute(
          sql`select 1 from pgboss.job where data->>'about' = ${`${id}.0`} and state in ('created', 'active', 'retry')`,
        );
        return left.rows.length === 0;
      });
      const subjects = smtp.received.filter(({ to }) => to.includes(email)).map(({ parsed }) => parsed.subject);
      expect(subjects.filter((subject) => subject?.startsWith("Reminder"))).toEqual([]);
      expect((await jobsAbout(id)).filter(({ about }) => about === `${id}.1`)).toHaveLength(4);
    });

    it("is cancelled: CANCEL for the calendar, the place free again; a second time nothing happens", async () => {
      const { email, id } = await book(freshSlot());
      const link = await linkFor(email);
      await Promise.all([demo().cancel(link), demo().cancel(link)]);
      const mail = await mailTo(email, 2);
      expect(mail.parsed.subject).toMatch(/^Your demo class is cancelled: /);
      const { property, declared, lines } = readCalendar(mail);
      expect(declared).toBe("CANCEL");
      expect(property("METHOD")).toBe("CANCEL");
      expect(property("STATUS")).toBe("CANCELLED");
      expect(property("SEQUENCE")).toBe("1");
      expect(property("UID")).toMatch(new RegExp(`^demo-${id}@`));
      expect(lines).not.toContain("BEGIN:VALARM");
      await expectPlacesCounted(opened.database);
      expect((await jobsAbout(id)).filter(({ about }) => about === `${id}.1`)).toHaveLength(2);
      expect(await demo().open(link)).toMatchObject({ state: "cancelled" });
      expect(await outcomeOf(demo().move(link, freshSlot()))).toBe("conflict");
      expect(await book((await bookingOf(id)).startsAt.toISOString(), { email })).toMatchObject({
        id: expect.not.stringContaining(id),
      });
    });

    it("moves once however often it is asked for the same time", async () => {
      const { email, id } = await book(freshSlot());
      const link = await linkFor(email);
      const to = freshSlot();
      await Promise.all(Array.from({ length: 5 }, async () => await demo().move(link, to)));
      expect(await bookingOf(id)).toMatchObject({ sequence: 1, startsAt: new Date(to) });
      await expectPlacesCounted(opened.database);
    });

    it("counts every place when many move, come and go at once", { tags: ["thorough"] }, async () => {
      const [here, there] = [freshSlot(), freshSlot()];
      const links = [];
      for (const start of [here, here, here, here, there, there, there, there]) {
        const { email } = await book(start);
        links.push({ ...(await linkFor(email)), start });
      }
      const changes = links.flatMap(({ start, ...link }) => [
        outcomeOf(demo().move(link, start === here ? there : here)),
        outcomeOf(demo().move(link, start)),
        outcomeOf(demo().move(link, start === here ? there : here)),
      ]);
      const forms = Array.from({ length: 8 }, (_, at) => someDemoForm(at % 2 ? here : there));
      const comings = forms.map((form) => outcomeOf(demo().book(form, null, { address: someAddress() })));
      const goings = links.slice(0, 1).map((leaving) => outcomeOf(demo().cancel(leaving)));
      const outcomes = new Set(await Promise.all([...changes, ...comings, ...goings]));
      expect([...outcomes].filter((one) => one !== "done" && one !== "conflict")).toEqual([]);
      await expectPlacesCounted(opened.database);
    });

    it("does not move to a full class, to no class, or to one's own other booking", async () => {
      const [from, full, other] = [freshSlot(), freshSlot(), freshSlot()];
      const { email } = await book(from);
      const [link, seats] = [await linkFor(email), slots.find(({ start }) => start === full)?.free ?? 0];
      for (let one = 0; one < seats; one += 1) await book(full);
      // As an earlier release let a visitor have two.
      const { id } = await book(other);
      await opened.database.update(demoBookings).set({ email }).where(eq(demoBookings.id, id));
      expect(await outcomeOf(demo().move(link, full))).toBe("conflict");
      expect(await outcomeOf(demo().move(link, other))).toBe("conflict");
      expect(await outcomeOf(demo().move(link, "2026-01-05T05:00:00.000Z"))).toBe("conflict");
      expect(await outcomeOf(demo().move(link, "2199-01-05T05:00:00.000Z"))).toBe("invalid");
      await expectPlacesCounted(opened.database);
    });

    it("opens to its own signed link only", async () => {
      const { email, id } = await book(freshSlot());
      const link = await linkFor(email);
      expect(await demo().open(link)).toMatchObject({ id, courseId: demoCourse, state: "upcoming" });
      const { email: otherEmail } = await book(freshSlot());
      const other = await linkFor(otherEmail);
      const signedTokens = createSignedTokens(secret);
      const expired = await signedTokens.sign("demo-booking", id, new Date(Date.now() - 1000));
      const elsewhere = await signedTokens.sign("demo-calendar", id, new Date(Date.now() + minute));
      const tries = [other.key, expired, elsewhere, "", `${link.key}x`].flatMap((key) => [
        outcomeOf(demo().open({ id, key })),
        outcomeOf(demo().move({ id, key }, freshSlot())),
        outcomeOf(demo().cancel({ id, key })),
      ]);
      expect(new Set(await Promise.all(tries))).toEqual(new Set(["forbidden"]));
      expect((await bookingOf(id)).sequence).toBe(0);
    });
  },
);
