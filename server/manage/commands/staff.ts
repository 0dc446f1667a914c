import type { AuditCheck } from "#domains/staff/server/audit-seals.ts";
import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";

const roleOptions = {
  role: { value: "<role>", about: "owner, manager, teacher or support", isRequired: true },
  batches: { value: "<ids>", about: "the batches of a teacher, with commas between them" },
};

const listed = (text: string | undefined) => (text ? text.split(",").map((part) => part.trim()) : []);

const invite: Command = {
  name: "staff invite",
  about: "Invites somebody to the back office by e-mail. The first one is best an owner: owners invite the others.",
  words: ["<e-mail>"],
  options: { name: { value: "<name>", about: "how the e-mail greets them" }, ...roleOptions },
  example: 'staff invite ayesha@example.com --name "Ayesha Khan" --role owner',
  async run(client, { words: [email = ""], texts }) {
    const { name = email.split("@")[0] ?? email, role, batches } = texts;
    const invitation = { name, email, role, batchIds: listed(batches) };
    const answer = await ask<{ link: string }>(client, "POST", "/staff/invitations", invitation);
    return { answer, text: `Invited ${email} as ${role}. The e-mail has this link, which works once:\n${answer.link}` };
  },
};

const verify: Command = {
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

/** The commands about the first owner and the audit. */
export const staffCommands: Command[] = [invite, verify];
