import type { ErasedPerson } from "#domains/privacy/server/erase-person.ts";
import { type Command, UsageError } from "#server/manage/command.ts";
import { ask } from "#server/manage/manage-client.ts";

const exportPerson: Command = {
  name: "export-person",
  about:
    "Prints as JSON all that is held under an e-mail address, or about the person of a card, for whoever asks for it.",
  words: ["<e-mail or card>"],
  options: {},
  example: "export-person ayesha@example.com > ayesha.json",
  async run(client, { words: [named = ""] }) {
    const answer = await ask(client, "POST", "/people/export", whose(named));
    return { answer, text: JSON.stringify(answer, null, 2) };
  },
};

const erasePerson: Command = {
  name: "erase-person",
  about:
    "Erases all that is held under an e-mail address, or about the person of a card; paid orders stay, without them.",
  words: ["<e-mail or card>"],
  options: { yes: { about: "means it: nothing brings it back but a backup" } },
  example: "erase-person ayesha@example.com --yes",
  async run(client, { words: [named = ""], switches }) {
    if (!switches.has("yes"))
      throw new UsageError(`Nothing was erased: add --yes to mean it. export-person ${named} shows what is held.`);
    const answer = await ask<ErasedPerson>(client, "POST", "/people/erase", whose(named));
    return { answer, text: `Erased what was held about ${named}: ${whatWent(answer)}.${whatStayed(answer)}` };
  },
};

/** A person by their e-mail address, or by their card: the address of its page in the office, or the id at its end. */
function whose(named: string) {
  return named.includes("@") ? { email: named } : { person: named.replace(/^.*\/people\//, "") };
}

/** The commands about people's data. */
export const peopleCommands: Command[] = [exportPerson, erasePerson];

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
