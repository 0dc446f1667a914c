import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attendanceMark } from "#domains/attendance/contract.ts";
import { hour } from "#shared/durations.ts";
import {
  arrivalMark,
  countMarks,
  hasArrivals,
  lateAfter,
  missedInARow,
  opensBefore,
  phaseOf,
  presentShare,
  settleMark,
  shownMark,
} from "./class-attendance.ts";

const startsAt = new Date("2026-11-23T14:00:00Z");
const batchClass = { startsAt, endsAt: new Date(startsAt.getTime() + hour), isCancelled: false };
const later = (span: number) => new Date(startsAt.getTime() + span);
const mark = fc.constantFrom(...attendanceMark.options);
const stored = fc.option(mark);

describe("a class", () => {
  it("opens a quarter of an hour before its start, and is over at its end", () => {
    expect(phaseOf(batchClass, later(-opensBefore - 1))).toBe("early");
    expect(phaseOf(batchClass, later(-opensBefore))).toBe("open");
    expect(phaseOf(batchClass, later(hour - 1))).toBe("open");
    expect(phaseOf(batchClass, later(hour))).toBe("over");
    expect(phaseOf({ ...batchClass, isCancelled: true }, later(0))).toBe("cancelled");
  });

  it("is joined late after ten minutes", () => {
    expect(arrivalMark(batchClass, later(-opensBefore))).toBe("present");
    expect(arrivalMark(batchClass, later(lateAfter))).toBe("present");
    expect(arrivalMark(batchClass, later(lateAfter + 1))).toBe("late");
  });
});

describe("a mark that a teacher sends", () => {
  it("replaces only what the teacher saw", () => {
    fc.assert(
      fc.property(mark, stored, stored, (sent, seen, now) => {
        const becomes = settleMark(sent, seen, now);
        if (becomes === "write") expect(now).toBe(seen);
        if (becomes === "conflict") expect([now === seen, sent === shownMark(seen)]).toEqual([false, false]);
        if (becomes === "same") expect(now).toBe(sent);
      }),
    );
  });

  it("is present by itself only while no student has come by themselves", () => {
    const history = (...sources: ("teacher" | "code" | "join")[]) => ({
      history: sources.map((source) => ({ source })),
    });
    expect(hasArrivals([history(), history("teacher")])).toBe(false);
    expect(hasArrivals([history(), history("code", "teacher")])).toBe(true);
    expect(hasArrivals([history("join")])).toBe(true);
  });

  it("is the same when it is sent again", () => {
    fc.assert(
      fc.property(mark, stored, stored, (sent, seen, now) => {
        const then = settleMark(sent, seen, now) === "write" ? sent : now;
        expect(settleMark(sent, seen, then)).not.toBe("write");
      }),
    );
  });

  it("leaves what came meanwhile where the teacher chose nothing", () => {
    expect(settleMark("present", null, "late")).toBe("keep");
    expect(settleMark("absent", null, "late")).toBe("conflict");
    expect(settleMark("absent", "absent", "excused")).toBe("keep");
  });
});

describe("the marks of a student", () => {
  it("give a share from 0 to 1, in which excused classes do not count", () => {
    expect(presentShare([])).toBeNull();
    expect(presentShare(["excused"])).toBeNull();
    expect(presentShare(["present", "late", "absent", "excused", "absent"])).toBe(0.5);
    fc.assert(
      fc.property(fc.array(mark), (marks) => {
        const share = presentShare(marks);
        expect(share).toBe(presentShare(marks.filter((one) => one !== "excused")));
        if (share !== null) expect(share >= 0 && share <= 1).toBe(true);
        const counts = countMarks(marks);
        expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(marks.length);
      }),
    );
  });

  it("tell how many classes were missed in a row", () => {
    expect(missedInARow(["absent", "excused", "absent", "late", "absent"])).toBe(2);
    fc.assert(
      fc.property(fc.array(mark), (before) => {
        expect(missedInARow(["absent", ...before])).toBe(missedInARow(before) + 1);
        expect(missedInARow(["excused", ...before])).toBe(missedInARow(before));
        expect(missedInARow(["late", ...before])).toBe(0);
      }),
    );
  });
});
