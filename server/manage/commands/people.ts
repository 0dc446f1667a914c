import type { MergedPeople } from "#domains/accounts/server/merge-people.ts";
import type { ShownPerson } from "#domains/overview/server/person-card.ts";
import type { ErasedPerson } from "#domains/privacy/server/erase-person.ts";
import { ask } from "#server/manage/client.ts";
import { type Command, columns, UsageError } from "#server/manage/command.ts";

const show: Command = {
  name: "people show",
  about: "Shows the person with an e-mail address: leads, places in batches, orders, merges.",
  words: ["<e-mail>"],
  options: {},
  example: "people show ayesha@example.com",
  async run(client, { words: [email] }) {
    const person = await ask<ShownPerson>(client, "POST", "/people/show", { email });
    const { people, leads, enrolments, orders, merges } = person;
    const rows = [
      ...people.map(({ name, email: address, phone, hasAccount }) => [
        "person",
        [name, address, phone, hasAccount ? "has an account" : null].filter(Boolean).join(", "),
      ]),
      ...leads.map(({ id, source, state, createdAt }) => ["lead", `${dayOf(createdAt)}  ${source}, ${state}  ${id}`]),
      ...enrolments.map(({ id, batchId, state, createdAt }) => [
        "enrolment",
        `${dayOf(createdAt)}  ${batchId}, ${state}  ${id}`,
      ]),
      ...orders.map(({ reference, state, createdAt }) => ["order", `${dayOf(createdAt)}  ${reference}, ${state}`]),
      ...merges.map(({ id, at, kept, merged }) => ["merge", `${dayOf(at)}  ${merged} into ${kept}  ${id}`]),
    ];
    return { answer: person, text: columns(rows) };
  },
};

const merge: Command = {
  name: "people merge",
  about: "Says that two e-mail addresses are one person's; nothing is moved, and it can be undone.",
  words: ["<e-mail kept>", "<e-mail merged>"],
  options: {},
  example: "people merge ayesha@example.com ayesha.khan@example.org",
  async run(client, { words: [kept, merged] }) {
    const answer = await ask<MergedPeople>(client, "POST", "/people/merge", { kept, merged });
    return { answer, text: `${merged} is now the same person as ${kept}. To undo it: people unmerge ${answer.merge}` };
  },
};

const unmerge: Command = {
  name: "people unmerge",
  about: "Undoes a merge: everybody is again who they were before it.",
  words: ["<merge id>"],
  options: {},
  example: "people unmerge 5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa",
  async run(client, { words: [id = ""] }) {
    const answer = await ask<MergedPeople>(client, "POST", `/merges/${encodeURIComponent(id)}/undone`);
    return { answer, text: `The merge ${id} is undone.` };
  },
};

/** Times travel as text. */
const dayOf = (time: Date) => String(time).slice(0, 10);

const exportPerson: Command = {
  name: "export-person",
  about: "Prints as JSON all that is held under an e-mail address, for the person who asks for it.",
  words: ["<e-mail>"],
  options: {},
  example: "export-person ayesha@example.com > ayesha.json",
  async run(client, { words: [email] }) {
    const answer = await ask(client, "POST", "/people/export", { email });
    return { answer, text: JSON.stringify(answer, null, 2) };
  },
};

const erasePerson: Command = {
  name: "erase-person",
  about: "Erases all that is held under an e-mail address; paid orders stay, without the person.",
  words: ["<e-mail>"],
  options: { yes: { about: "means it: nothing brings it back but a backup" } },
  example: "erase-person ayesha@example.com --yes",
  async run(client, { words: [email], switches }) {
    if (!switches.has("yes"))
      throw new UsageError(`Nothing was erased: add --yes to mean it. export-person ${email} shows what is held.`);
    const answer = await ask<ErasedPerson>(client, "POST", "/people/erase", { email });
    return { answer, text: `Erased what was held about ${email}: ${whatWent(answer)}.${whatStayed(answer)}` };
  },
};

/** The commands about people and their data. */
export const peopleCommands: Command[] = [show, merge, unmerge, exportPerson, erasePerson];

const names: Record<Exclude<keyof ErasedPerson, "anonymised">, [one: string, many: string]> = {
  inquiries: ["inquiry", "inquiries"],
  leads: ["lead", "leads"],
  enrolmentRequests: ["enrolment request", "enrolment requests"],
  enrolments: ["place in a batch", "places in batches"],
  handIns: ["hand-in", "hand-ins"],
  grades: ["grade", "grades"],
  orders: ["unpaid order", "unpaid orders"],
  proofs: ["proof of payment", "proofs of payment"],
  demoBookings: ["demo booking", "demo bookings"],
  certificates: ["name on a certificate", "names on certificates"],
  accounts: ["account", "accounts"],
  sessions: ["session", "sessions"],
  outboxFiles: ["mail file", "mail files"],
};

function whatWent(erased: ErasedPerson): string {
  const kinds = Object.keys(names) as (keyof typeof names)[];
  const went = kinds.filter((kind) => erased[kind] > 0).map((kind) => counted(erased[kind], names[kind]));
  return went.join(", ") || "nothing but a name";
}

function whatStayed({ anonymised }: ErasedPerson): string {
  if (anonymised.length === 0) return "";
  return ` Paid, and kept without the person for the accounts: ${anonymised.join(", ")}.`;
}

const counted = (number: number, [one, many]: [string, string]) => `${number} ${number === 1 ? one : many}`;
