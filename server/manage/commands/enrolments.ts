import type { ChangedEnrolment, ListedEnrolment } from "#domains/seats/server/manage-enrolments.ts";
import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";
import { listCommand } from "#server/manage/list-command.ts";

/** An enrolment that has travelled as JSON. */
type SentEnrolment = Omit<ListedEnrolment, "createdAt" | "heldUntil"> & { createdAt: string; heldUntil: string | null };

const list = listCommand<SentEnrolment>({
  name: "enrolments list",
  about: "Lists the students of the batches and those who wait, the latest first.",
  example: "enrolments list --batch-id data-evening",
  path: "/enrolments",
  filter: { field: "batchId", value: "<id>", about: "only those of this batch" },
  head: ["ID", "BATCH", "STATE", "PAID", "SINCE", "STUDENT"],
  row: ({ id, batchId, state, heldUntil, isPaid, createdAt, student }) => [
    ...[id, batchId, heldUntil ? `${state} until ${minuteOf(heldUntil)}` : state, isPaid ? "yes" : "no"],
    ...[createdAt.slice(0, 10), student.email ? `${student.name} <${student.email}>` : student.name],
  ],
});

const add: Command = {
  name: "enrolments add",
  about: "Gives a student a seat without an order, or a place on the waiting list of a full batch.",
  words: ["<batch id>"],
  options: {
    name: { value: "<text>", about: "the student's whole name" },
    email: { value: "<address>", about: "by which the student is known" },
    phone: { value: "<number>", about: "with the country's code: +923001234567" },
  },
  example: 'enrolments add data-evening --name "Ayesha Khan" --email ayesha@example.com',
  async run(client, { words: [batchId], texts }) {
    const { name, email, phone } = texts;
    const body = { batchId, name, email, ...(phone === undefined ? {} : { phone }) };
    return told(await ask<ChangedEnrolment>(client, "POST", "/enrolments", body));
  },
};

/** A command that changes one enrolment; repeated, it counts once. */
function change(name: "confirm" | "withdraw", about: string, outcome: "confirmed" | "withdrawn"): Command {
  return {
    name: `enrolments ${name}`,
    about,
    words: ["<id>"],
    options: {},
    example: `enrolments ${name} 5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa`,
    async run(client, { words }) {
      return told(await ask<ChangedEnrolment>(client, "POST", `${pathOf(words)}/${outcome}`));
    },
  };
}

const move: Command = {
  name: "enrolments move",
  about: "Moves a student to another batch of the same course; the student gets an email.",
  words: ["<id>", "<batch id>"],
  options: {},
  example: "enrolments move 5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa data-weekend",
  async run(client, { words }) {
    return told(await ask<ChangedEnrolment>(client, "POST", `${pathOf(words)}/moved`, { batchId: words[1] }));
  },
};

const choose: Command = {
  name: "orders batch",
  about: "Chooses the batch of an order whose student was not sure yet.",
  words: ["<reference>", "<batch id>"],
  options: {},
  example: "orders batch K7M4-Q2XW data-evening",
  async run(client, { words: [reference = "", batchId] }) {
    const path = `/orders/${encodeURIComponent(reference)}/batch`;
    return told(await ask<ChangedEnrolment>(client, "POST", path, { batchId }));
  },
};

/** The commands about places in batches. */
export const enrolmentCommands: Command[] = [
  choose,
  list,
  add,
  change("confirm", "Gives a student the seat for good, paid or not.", "confirmed"),
  move,
  change("withdraw", "Takes a student out of a batch; the seat is offered to the next who waits.", "withdrawn"),
];

const pathOf = ([id = ""]: string[]) => `/enrolments/${encodeURIComponent(id)}`;
const minuteOf = (time: string) => `${time.slice(0, 16).replace("T", " ")} UTC`;

function told(enrolment: ChangedEnrolment) {
  const { id, batchId, state } = enrolment;
  return { answer: enrolment, text: `The enrolment ${id} in ${batchId} is now ${state}.` };
}
