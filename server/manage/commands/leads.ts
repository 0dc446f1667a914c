import type { ListedLead, SettledLead } from "#domains/leads/server/manage-leads.ts";
import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";
import { listCommand } from "#server/manage/list-command.ts";

/** A lead that has travelled as JSON. */
type SentLead = Omit<ListedLead, "createdAt" | "dueAt"> & { createdAt: string; dueAt: string };

const list = listCommand<SentLead>({
  name: "leads list",
  about: "Lists who asked for an answer, the latest first; of the new ones, the most overdue first.",
  example: "leads list --state new --limit 50",
  path: "/leads",
  filter: { field: "state", value: "<state>", about: "only these: new, answered, won or lost" },
  head: ["ID", "STATE", "SOURCE", "SINCE", "DUE", "PERSON"],
  row: ({ id, state, source, createdAt, dueAt, person }) => [
    ...[id, state, source, minuteOf(createdAt), minuteOf(dueAt)],
    person.email ? `${person.name} <${person.email}>` : person.name,
  ],
});

/** A command that records the outcome of a lead; repeated, it counts once. */
function settle(name: "answer" | "win" | "lose", about: string, outcome: "answered" | "won" | "lost"): Command {
  return {
    name: `leads ${name}`,
    about,
    words: ["<id>"],
    options: {},
    example: `leads ${name} 5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa`,
    async run(client, { words: [id = ""] }) {
      const lead = await ask<SettledLead>(client, "POST", `/leads/${encodeURIComponent(id)}/${outcome}`);
      return { answer: lead, text: `The lead ${id} is ${lead.changed ? "now" : "already"} ${lead.state}.` };
    },
  };
}

/** The commands about leads. */
export const leadCommands: Command[] = [
  list,
  settle("answer", "Says that somebody has answered.", "answered"),
  settle("win", "Says that the person has become a student or a client.", "won"),
  settle("lose", "Says that nothing came of it.", "lost"),
];

const minuteOf = (time: string) => `${time.slice(0, 16).replace("T", " ")} UTC`;
