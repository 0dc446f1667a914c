import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { createSite, findCourse } from "#domains/content/rules/site.ts";
import { demoBookingForm } from "#domains/demo-classes/contract.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { addresseeOf } from "#server/mail/email-writer.ts";
import { isPresentableName } from "#server/mail/presentable-name.ts";
import { fillText } from "#shared/fill-text.ts";
import { locales } from "#shared/formats/formats.ts";
import { demoCalendar } from "./demo-calendar.ts";

const booking = {
  id: "5f6c0f5e-0000-4000-8000-000000000000",
  courseId: "data-analyst",
  startsAt: new Date("2026-11-23T04:00:00Z"),
  endsAt: new Date("2026-11-23T04:30:00Z"),
  sequence: 2,
  cancelledAt: null,
};
const invitation = {
  organizer: { name: "Darsgah, Lahore", address: "office@darsgah.example" },
  attendee: { name: "Ayesha; Khan", address: "ayesha@example.com" },
  manageUrl: `https://darsgah.example/demo-booking/${booking.id}?key=${"k".repeat(150)}`,
};
const { company } = demoSite.content;
const stamp = new Date("2026-11-21T10:00:00Z");

describe("a calendar entry (RFC 5545, RFC 5546)", () => {
  const { method, content } = demoCalendar(demoSite, booking, stamp, invitation);

  it("breaks its lines as calendars expect: CRLF, 75 bytes at most", () => {
    expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("contains one event with every property of an invitation", () => {
    expect(method).toBe("REQUEST");
    expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const whole = content.replaceAll("\r\n ", "");
    for (const line of [
      "METHOD:REQUEST",
      `UID:demo-${booking.id}@institute`,
      "SEQUENCE:2",
      "DTSTAMP:20261121T100000Z",
      "DTSTART:20261123T040000Z",
      "DTEND:20261123T043000Z",
      "STATUS:CONFIRMED",
      `LOCATION:${company.demo.joinUrl}`,
      "TRIGGER:-PT30M",
    ])
      expect(whole.split("\r\n")).toContain(line);
    expect(whole).toContain(invitation.manageUrl);
    expect(whole).toMatch(/ORGANIZER;CN="Darsgah, Lahore":mailto:office@darsgah.example/i);
    expect(whole).toMatch(/ATTENDEE;.*PARTSTAT=ACCEPTED.*ayesha@example.com/i);
  });

  it("cancels itself when the booking is cancelled", () => {
    const cancelled = demoCalendar(demoSite, { ...booking, cancelledAt: stamp }, stamp, invitation);
    expect(cancelled.method).toBe("CANCEL");
    expect(cancelled.content).toContain("METHOD:CANCEL");
    expect(cancelled.content).toContain("STATUS:CANCELLED");
    expect(cancelled.content).not.toContain("VALARM");
  });

  it.each([...locales])("says in its title that it is cancelled, in %s, and takes no time", (locale) => {
    const site = createSite(demoContent, { ...demoSite.messages, ...messagesIn[locale] });
    const titled = (text: string) => fillText(messagesIn[locale].calendar.feed.cancelledTitle, { title: text });
    for (const invited of [undefined, invitation]) {
      const open = readByOthers(demoCalendar(site, booking, stamp, invited).content);
      const cancelled = readByOthers(demoCalendar(site, { ...booking, cancelledAt: stamp }, stamp, invited).content);
      expect(cancelled.value("summary")).toBe(titled(String(open.value("summary"))));
      expect(cancelled.value("summary")).not.toBe(open.value("summary"));
      expect([open.value("transp"), cancelled.value("transp")]).toEqual([null, "TRANSPARENT"]);
      expect([open.value("status"), cancelled.value("status")]).toEqual(["CONFIRMED", "CANCELLED"]);
    }
  });

  it("names nobody in a download, and never a name unfit to be shown", () => {
    const download = demoCalendar(demoSite, booking, stamp);
    expect(download.method).toBe("PUBLISH");
    expect(download.content).not.toMatch(/ATTENDEE|ORGANIZER|key=/);
    const nameless = demoCalendar(demoSite, booking, stamp, {
      ...invitation,
      attendee: { name: "", address: "a@example.com" },
    });
    expect(nameless.content.replaceAll("\r\n ", "")).toMatch(/ATTENDEE;[^:]*:MAILTO:a@example.com/i);
    expect(nameless.content).not.toContain('CN=""');
  });

  it("names the course, the attendee without asking for an answer, and where to move or join the class", () => {
    const lines = content.replaceAll("\r\n ", "").split("\r\n");
    expect(lines.find((line) => line.startsWith("SUMMARY"))).toContain(
      findCourse(demoSite.content, booking.courseId)?.title,
    );
    expect(lines.find((line) => line.startsWith("ATTENDEE"))).toMatch(/RSVP=FALSE.*CN="Ayesha; Khan"/);
    expect(lines.find((line) => line.startsWith("URL"))).toContain(invitation.manageUrl);
    const download = demoCalendar(demoSite, { ...booking, courseId: "gone" }, stamp).content.replaceAll("\r\n ", "");
    expect(download).toMatch(/SUMMARY:.*gone/);
    expect(download.split("\r\n").find((line) => line.startsWith("URL"))).toContain(company.demo.joinUrl);
  });
});

/** An entry as ical.js, a strict parser, reads it. */
function readByOthers(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents("vevent");
  const [event] = events;
  if (!event) throw new Error("There is no event.");
  const value = (name: string) => event.getFirstPropertyValue(name);
  const moment = (name: string) => {
    const time = value(name);
    if (!(time instanceof ICAL.Time)) throw new Error(`${name} is no time.`);
    return { zone: time.zone?.tzid, at: time.toJSDate() };
  };
  const person = (name: string) => {
    const property = event.getFirstProperty(name);
    return property && { address: property.getFirstValue(), name: property.getFirstParameter("cn") };
  };
  return {
    events: events.length,
    method: calendar.getFirstPropertyValue("method"),
    zones: calendar.getAllSubcomponents("vtimezone").length,
    alarms: event.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
    value,
    moment,
    person,
  };
}

describe("a calendar entry as another's parser reads it (ical.js)", () => {
  const moved = {
    ...booking,
    sequence: 3,
    startsAt: new Date("2026-11-24T04:00:00Z"),
    endsAt: new Date("2026-11-24T04:30:00Z"),
  };
  const cancelled = { ...moved, sequence: 4, cancelledAt: stamp };
  it.each([
    ["an invitation", booking, invitation, { method: "REQUEST", status: "CONFIRMED", alarms: ["-PT30M"] }],
    ["a move", moved, invitation, { method: "REQUEST", status: "CONFIRMED", alarms: ["-PT30M"] }],
    ["a cancellation", cancelled, invitation, { method: "CANCEL", status: "CANCELLED", alarms: [] }],
    ["a download", booking, undefined, { method: "PUBLISH", status: "CONFIRMED", alarms: ["-PT30M"] }],
  ] as const)("is one event in UTC, under the booking's name and count: %s", (_, about, invited, expected) => {
    const read = readByOthers(demoCalendar(demoSite, about, stamp, invited).content);
    expect(read).toMatchObject({ events: 1, zones: 0, method: expected.method, alarms: expected.alarms });
    expect(read.value("uid")).toBe(`demo-${booking.id}@institute`);
    expect(read.value("sequence")).toBe(about.sequence);
    expect(read.value("status")).toBe(expected.status);
    expect(read.moment("dtstamp")).toEqual({ zone: "UTC", at: stamp });
    expect(read.moment("dtstart")).toEqual({ zone: "UTC", at: about.startsAt });
    expect(read.moment("dtend")).toEqual({ zone: "UTC", at: about.endsAt });
    expect(read.value("description")).toContain("\n\nYou need a browser and a steady connection; headphones help.");
    expect(read.person("organizer")).toEqual(
      invited ? { address: "mailto:office@darsgah.example", name: "Darsgah, Lahore" } : null,
    );
    if (invited)
      expect(read.value("description")).toContain(`Another time, or not at all? Free of charge: ${invited.manageUrl}`);
  });

  it("returns any name that a visitor may write, or none if it is unfit to be shown", () => {
    const mayBeWritten = fc
      .oneof(
        fc.string({ unit: "grapheme", maxLength: 70 }),
        fc.string({ unit: "binary", maxLength: 70 }),
        fc.string({
          unit: fc.constantFrom('"', ",", ";", ":", "^", "=", "\\", "n", "'", " ", "👩🏽‍💻", "عا"),
          maxLength: 40,
        }),
      )
      .map((name) => demoBookingForm.shape.name.safeParse(name).data)
      .filter((name) => name !== undefined);
    fc.assert(
      fc.property(mayBeWritten, (name) => {
        const attendee = addresseeOf({ name, email: "ayesha@example.com" });
        const { content } = demoCalendar(demoSite, booking, stamp, { ...invitation, attendee });
        expect(readByOthers(content).person("attendee")).toEqual({
          address: "MAILTO:ayesha@example.com",
          name: isPresentableName(name, 60) ? name : undefined,
        });
        for (const line of content.split("\r\n")) {
          expect(line.isWellFormed()).toBe(true);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
      }),
    );
  });
});
