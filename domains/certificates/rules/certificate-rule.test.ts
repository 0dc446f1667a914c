import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CourseRecord, missingForCertificate } from "./certificate-rule.ts";

const share = fc.option(fc.integer({ min: 1, max: 100 }));
const rules = fc.record({ attendance: share, work: share, fees: fc.boolean() });
const classes = fc
  .tuple(fc.nat(60), fc.nat(20), fc.nat(60))
  .map(([attended, excused, absent]) => ({ attended, excused, held: attended + excused + absent }));
const work = fc.option(fc.nat(100));
const records: fc.Arbitrary<CourseRecord> = fc.record({
  hasEnded: fc.boolean(),
  classes,
  work,
  owedMinor: fc.option(fc.integer({ min: -500, max: 500 })),
});

const record = (given: Partial<CourseRecord> = {}): CourseRecord => ({
  hasEnded: true,
  classes: { held: 20, attended: 16, excused: 0 },
  work: 60,
  owedMinor: 0,
  ...given,
});
const rule = { attendance: 80, work: 60, fees: true };

describe("a course's certificate", () => {
  it("is earned at exactly what the rule asks", () => {
    expect(missingForCertificate(rule, record())).toEqual([]);
  });

  it("names everything that is missing", () => {
    const poor = record({
      classes: { held: 20, attended: 15, excused: 0 },
      work: 59.9,
      owedMinor: 14_900,
    });
    expect(missingForCertificate(rule, poor)).toEqual([
      { what: "attendance", has: 75, needs: 80 },
      { what: "work", has: 59, needs: 60 },
      { what: "fees", owedMinor: 14_900 },
    ]);
  });

  it("is not earned before the batch has ended", () => {
    expect(missingForCertificate(rule, record({ hasEnded: false }))).toEqual([{ what: "notEnded" }]);
  });

  it("does not take the fees of somebody without an order for paid, where they count", () => {
    expect(missingForCertificate(rule, record({ owedMinor: null }))).toEqual([{ what: "noOrder" }]);
    expect(missingForCertificate({ ...rule, fees: false }, record({ owedMinor: null }))).toEqual([]);
  });

  it("does not count a class that somebody is excused from", () => {
    const excused = record({ classes: { held: 20, attended: 15, excused: 2 } });
    expect(missingForCertificate(rule, excused)).toEqual([]);
  });

  it("is not earned before a class was held or a work was graded", () => {
    const empty = record({ classes: { held: 0, attended: 0, excused: 0 }, work: null });
    expect(missingForCertificate(rule, empty)).toEqual([{ what: "noClasses" }, { what: "noWork" }]);
  });

  it("asks for nothing that the rule does not name", () => {
    const poor = record({
      classes: { held: 0, attended: 0, excused: 0 },
      work: null,
      owedMinor: 14_900,
    });
    expect(missingForCertificate({ attendance: null, work: null, fees: false }, poor)).toEqual([]);
  });

  it("is given by hand alone where the course has no rule", () => {
    expect(missingForCertificate(null, record())).toEqual([{ what: "noRule" }]);
  });

  it("is never lost by attending more, by more points, or by paying", () => {
    fc.assert(
      fc.property(rules, records, fc.nat(20), fc.nat(100), (asked, before, more, points) => {
        fc.pre(missingForCertificate(asked, before).length === 0);
        const { held, attended, excused } = before.classes;
        const after: CourseRecord = {
          hasEnded: true,
          classes: { held: held + more, attended: attended + more, excused },
          work: before.work === null ? null : Math.min(before.work + points, 100),
          owedMinor: 0,
        };
        expect(missingForCertificate(asked, after)).toEqual([]);
      }),
    );
  });

  it("is never lost by a rule that asks for less", () => {
    fc.assert(
      fc.property(rules, records, (asked, known) => {
        const easier = { attendance: asked.attendance === null ? null : 1, work: null, fees: false };
        const names = (missing: ReturnType<typeof missingForCertificate>) => missing.map(({ what }) => what);
        const all = names(missingForCertificate(asked, known));
        for (const what of names(missingForCertificate(easier, known))) expect(all).toContain(what);
      }),
    );
  });

  it("says of what is missing how much there is, which is less than it needs", () => {
    fc.assert(
      fc.property(rules, records, (asked, known) => {
        for (const one of missingForCertificate(asked, known))
          if ("needs" in one) expect(one.has).toBeLessThan(one.needs);
      }),
    );
  });
});
