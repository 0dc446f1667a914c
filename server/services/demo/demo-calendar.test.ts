import { describe, expect, it } from "vitest";
import { company } from "#shared/content/company.ts";
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
const stamp = new Date("2026-11-21T10:00:00Z");

describe("a calendar entry (RFC 5545, RFC 5546)", () => {
  const { method, content } = demoCalendar(booking, stamp, invitation);

  it("breaks its lines as calendars expect: CRLF, 75 bytes at most", () => {
    expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("holds one event with every property an invitation must have", () => {
    expect(method).toBe("REQUEST");
    expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const whole = content.replaceAll("\r\n ", "");
    for (const line of [
      "METHOD:REQUEST",
      `UID:demo-${booking.id}@darsgah.example`,
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

  it("takes itself away when the booking is cancelled", () => {
    const cancelled = demoCalendar({ ...booking, cancelledAt: stamp }, stamp, invitation);
    expect(cancelled.method).toBe("CANCEL");
    expect(cancelled.content).toContain("METHOD:CANCEL");
    expect(cancelled.content).toContain("STATUS:CANCELLED");
    expect(cancelled.content).not.toContain("VALARM");
  });

  it("names nobody when it is to be downloaded, and shows no name that is not fit to be shown", () => {
    const download = demoCalendar(booking, stamp);
    expect(download.method).toBe("PUBLISH");
    expect(download.content).not.toMatch(/ATTENDEE|ORGANIZER|key=/);
    const nameless = demoCalendar(booking, stamp, { ...invitation, attendee: { name: "", address: "a@example.com" } });
    expect(nameless.content.replaceAll("\r\n ", "")).toMatch(/ATTENDEE;[^:]*:MAILTO:a@example.com/i);
    expect(nameless.content).not.toContain('CN=""');
  });

  it("names the course, the attendee, who asks for no answer, and where the class is moved or met", () => {
    const lines = content.replaceAll("\r\n ", "").split("\r\n");
    expect(lines.find((line) => line.startsWith("SUMMARY"))).toContain("Data Analysis");
    expect(lines.find((line) => line.startsWith("ATTENDEE"))).toMatch(/RSVP=FALSE.*CN="Ayesha; Khan"/);
    expect(lines.find((line) => line.startsWith("URL"))).toContain(invitation.manageUrl);
    const download = demoCalendar({ ...booking, courseId: "gone" }, stamp).content.replaceAll("\r\n ", "");
    expect(download).toMatch(/SUMMARY:.*gone/);
    expect(download.split("\r\n").find((line) => line.startsWith("URL"))).toContain(company.demo.joinUrl);
  });
});
