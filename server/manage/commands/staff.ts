import type { AuditCheck } from "#domains/staff/server/audit-seals.ts";
import { ask } from "#server/manage/client.ts";
import { type Command, columns } from "#server/manage/command.ts";

interface SentStaff {
  members: { userId: string; name: string; email: string; role: string; batchIds: string[] }[];
  invitations: { id: string; name: string; email: string; role: string; expiresAt: string }[];
}

const roleOptions = {
  role: { value: "<role>", about: "owner, manager, teacher or support", isRequired: true },
  batches: { value: "<ids>", about: "the batches of a teacher, with commas between them" },
};

const listed = (text: string | undefined) => (text ? text.split(",").map((part) => part.trim()) : []);

const list: Command = {
  name: "staff list",
  about: "Lists who works in the back office, and who is invited.",
  words: [],
  options: {},
  example: "staff list",
  async run(client) {
    const staff = await ask<SentStaff>(client, "GET", "/staff");
    const rows = [
      ["ID", "NAME", "E-MAIL", "ROLE", ""],
      ...staff.members.map(({ userId, name, email, role, batchIds }) => [
        userId,
        name,
        email,
        role,
        batchIds.join(", "),
      ]),
      ...staff.invitations.map(({ name, email, role, expiresAt }) => {
        return ["invited", name, email, role, `until ${expiresAt.slice(0, 10)}`];
      }),
    ];
    return { answer: staff, text: columns(rows) };
  },
};

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

const change: Command = {
  name: "staff change",
  about: "Gives a member of staff another role.",
  words: ["<id>"],
  options: roleOptions,
  example: "staff change 5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa --role manager",
  async run(client, { words: [id = ""], texts: { role, batches } }) {
    const body = { role, batchIds: listed(batches) };
    const answer = await ask(client, "POST", `/staff/${encodeURIComponent(id)}/change`, body);
    return { answer, text: `${id} is now ${role}.` };
  },
};

const remove: Command = {
  name: "staff remove",
  about: "Removes somebody from the staff, and signs them out of the back office.",
  words: ["<id>"],
  options: {},
  example: "staff remove 5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa",
  async run(client, { words: [id = ""] }) {
    const answer = await ask(client, "DELETE", `/staff/${encodeURIComponent(id)}`);
    return { answer, text: `${id} no longer belongs to the staff.` };
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

/** The commands about the staff of the back office, and their acts. */
export const staffCommands: Command[] = [list, invite, change, remove, verify];
