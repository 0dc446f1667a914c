import type { AuditCheck } from "#domains/staff/server/audit-seals.ts";
import type { Command } from "#server/manage/command.ts";
import { ask } from "#server/manage/manage-client.ts";

/** Compares the audit with its seals. */
export const verifyAudit: Command = {
  name: "audit verify",
  about: "Compares every entry of the audit with its seal; ends with 1 if one was altered, added or removed.",
  words: [],
  options: {},
  example: "audit verify",
  async run(client) {
    const answer = await ask<AuditCheck>(client, "GET", "/audit/check");
    const { intact, altered, incomplete, broken, unsealed } = answer;
    const faults = [
      ...altered.map(({ id, at, verb, subject, subjectId }) => {
        return `Entry ${id} was altered: it now says ${at}, ${verb}, ${subject} ${subjectId}.`;
      }),
      ...incomplete.map(({ number, entries, found }) => `Seal ${number} has ${found} of its ${entries} entries.`),
      ...broken.map((number) => `Seal ${number} was altered, or does not follow on the one before it.`),
      ...(unsealed > 0 ? [`${unsealed} entries have no seal.`] : []),
    ];
    const text = [...faults, `${intact} entries are as they were sealed.`].join("\n");
    return { answer, text, failed: faults.length > 0 };
  },
};
