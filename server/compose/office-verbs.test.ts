import { expect, test } from "vitest";
import { reachOf } from "#server/verb.ts";
import { type StaffRole, staffRole } from "#shared/staff-role.ts";
import { type OfficeVerb, officeVerbs, verbNames } from "./office-verbs.ts";

const cellOf = (role: StaffRole, verb: OfficeVerb) => reachOf({ role }, officeVerbs[verb]) ?? "–";

/** How a member who is limited to branches stands to a verb. */
function branchesOf(verb: OfficeVerb): string {
  const { branch, scope } = officeVerbs[verb] as (typeof officeVerbs)["moveEnrolment"];
  if (typeof branch === "string") return branch === "own" ? "own records" : "all";
  return branch || scope ? "named records" : "–";
}

test("the document of the verbs is made from them", async () => {
  const rows = verbNames.map((verb) => {
    const { again, isAudited, officeOnly, may } = officeVerbs[verb];
    const who = staffRole.options.map((role) => cellOf(role, verb)).join(" | ");
    return `| \`${verb}\` | ${who} | ${may.right ?? "–"} | ${branchesOf(verb)} | ${again ? "yes" : "–"} | ${isAudited ? "one" : "–"} | ${officeOnly ?? "yes"} |`;
  });
  const roles = staffRole.options;
  const document = [
    "# The verbs of the back office",
    "",
    "Who may do what at `/admin`, made from the verbs themselves, in the order of `server/compose/office-verbs.ts`; a test keeps it true. Nobody else may do any of it. The columns are what OWASP ASVS 5.0 asks of each at level 2:",
    "",
    "- who may, and of which records: 8.1.1, 8.1.2, 8.2.1, 8.2.2, 8.3.1. `tests/api/office.test.ts` asks every verb of every role;",
    "- whether it asks for the second factor again: 7.5.1. `tests/api/staff.test.ts`;",
    "- whether it leaves an entry in the audit, in its own transaction: 16.2.1. `tests/api/office*.test.ts` count them; `audit verify` finds a changed one.",
    "",
    "A member whom an owner gave the single right of the column `right` may as a manager may. One who is limited to branches (`branches`) may for records of theirs: the verb names them, or reads and changes no others; with a dash they may not at all. `tests/api/branch-scope.test.ts` asks every verb.",
    "",
    "The last column says whether `manage call` has it, or why not: it takes or answers a *file*, it answers what only a *page* can show, or it is about the caller (*self*).",
    "",
    "What a verb is given is read by the contract of its domain before it is called (2.2.1, 2.2.2), by a form of our own origin (3.5.1), within the limits of bodies (15.2.2), and no answer shows more than its screen (15.3.1).",
    "",
    `| Verb | ${roles.join(" | ")} | right | branches | again | audit | call |`,
    `|---|${roles.map(() => "---").join("|")}|---|---|---|---|---|`,
    ...rows,
    "",
  ].join("\n");
  await expect(document).toMatchFileSnapshot("../../docs/office-verbs.md");
});
