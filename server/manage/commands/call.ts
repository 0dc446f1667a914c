import { text } from "node:stream/consumers";
import { type Command, columns, UsageError } from "#server/manage/command.ts";
import { ask } from "#server/manage/manage-client.ts";

interface ListedVerb {
  verb: string;
  isAudited: boolean;
}

/** Calls a verb of the back office. */
export const call: Command = {
  name: "call",
  about:
    "Calls a verb of the back office and prints its answer as JSON; without a verb, lists them. JSON that is - comes from standard input.",
  words: ["[verb]", "[json]"],
  options: {},
  example: `call settleLead '["5f6c0f5e-1c7d-4b60-9d6b-2f6a52c5b0aa",{"state":"won"}]'`,
  async run(client, { words: [verb, json] }) {
    if (verb === undefined) {
      const answer = await ask<ListedVerb[]>(client, "GET", "/call");
      const rows = answer.map(({ verb: name, isAudited }) => [name, isAudited ? "is in the audit" : ""]);
      return { answer, text: columns(rows) };
    }
    const answer = await ask(
      client,
      "POST",
      `/call/${encodeURIComponent(verb)}`,
      argumentsIn(json === "-" ? await text(process.stdin) : json),
    );
    return { answer, text: JSON.stringify(answer, null, 2) };
  },
};

/** The arguments as typed: several as a JSON array, one as any other JSON. */
function argumentsIn(json: string | undefined): unknown[] {
  if (json === undefined) return [];
  try {
    const given: unknown = JSON.parse(json);
    return Array.isArray(given) ? given : [given];
  } catch (cause) {
    const help = `Text is '"mern-evening"', several values are '["K7M4-Q2XW",{"amount":"20"}]'.`;
    throw new UsageError(`What follows the verb is not readable JSON. ${help}`, { cause });
  }
}
