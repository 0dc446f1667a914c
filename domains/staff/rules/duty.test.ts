import { expect, test } from "vitest";
import { staffRight } from "#shared/staff-right.ts";
import { staffRole } from "#shared/staff-role.ts";
import { dutyOf } from "./duty.ts";

test("a role keeps what it takes, and nothing else", () => {
  const given = { batchIds: ["mern", "mern"], branchIds: ["gulberg"], rights: staffRight.options };
  const kept = staffRole.options.map((role) => {
    const { batchIds, branchIds, rights } = dutyOf({ role, ...given });
    return [role, batchIds.length, branchIds.length, rights.length > 0];
  });
  expect(kept).toEqual(
    expect.arrayContaining([
      ["owner", 0, 0, false],
      ["manager", 0, 1, false],
      ["teacher", 1, 0, false],
      ["support", 0, 1, true],
    ]),
  );
});
