import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, minute } from "#shared/durations.ts";
import { clockTime, dayOf } from "#shared/formats/class-time.ts";
import { isPast, overFrom } from "./deadline.ts";

describe("a deadline", () => {
  it("includes the minute that it names", () => {
    const at = (time: string) => new Date(`2026-11-23T${time}Z`);
    expect(isPast(at("18:06:00"), at("18:06:59.999"))).toBe(false);
    expect(isPast(at("18:06:00"), at("18:07:00"))).toBe(true);
    expect(isPast(at("18:06:30"), at("18:07:00"))).toBe(true);
    expect(isPast(null, at("18:07:00"))).toBe(false);
  });

  it("is over as soon as the clock shows another time", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (deadline) => {
        const named = (moment: Date) => `${dayOf(moment, "Asia/Karachi")} ${clockTime(moment, "Asia/Karachi")}`;
        const over = overFrom(deadline);
        expect(named(new Date(over.getTime() - 1))).toBe(named(deadline));
        expect(named(over)).toBe(named(new Date(deadline.getTime() + minute)));
        expect(isPast(deadline, new Date(deadline.getTime() - day))).toBe(false);
      }),
    );
  });
});
