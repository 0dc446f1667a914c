import { beforeAll, describe, expect, it } from "vitest";
import { timetableRule } from "#domains/timetable/contract.ts";
import { ruleFields, ruleTexts } from "#domains/timetable/office/rule-fields.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";

const batchId = "mern-weekend";

describe.each(databases)("holidays of a timetable on the $name database", ({ open }) => {
  const { running } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let verbs: Awaited<ReturnType<typeof member>>["verbs"];
  beforeAll(async () => {
    ({ verbs } = await member("manager"));
  });

  /** Saves the rule as its form sends it, with these fields changed. */
  async function save(changes: Record<string, string>) {
    const { rule } = await verbs.showTimetable(batchId);
    if (!rule) throw new Error("The batch has no rule.");
    const wish = timetableRule.parse(ruleFields({ ...ruleTexts(rule), ...changes }));
    await verbs.saveTimetable(batchId, { rule: wish, seen: rule.version });
    return await verbs.showTimetable(batchId);
  }

  it("are ranges with names, without classes, and come and go with their rows", async () => {
    const before = await verbs.showTimetable(batchId);
    const upcoming = before.classes.filter(({ startsAt }) => startsAt > new Date());
    const [from = "", until = ""] = [upcoming[2]?.ruleDay ?? "", upcoming[4]?.ruleDay ?? ""];
    const eid = { "closures.0.name": "Eid", "closures.0.from": from, "closures.0.until": until };

    const { rule, classes } = await save(eid);
    expect(rule?.closures).toEqual([{ name: "Eid", from, until }]);
    expect(classes).toHaveLength(before.classes.length - 3);
    expect(classes.filter(({ ruleDay }) => ruleDay !== null && ruleDay >= from && ruleDay <= until)).toEqual([]);
    // The same again is no change.
    expect((await save(eid)).rule?.version).toBe(rule?.version);

    const after = await save({ "closures.0.name": "", "closures.0.from": "", "closures.0.until": "" });
    expect(after.rule).toMatchObject({ holidays: [], closures: [] });
    expect(after.classes).toHaveLength(before.classes.length);
  });
});
