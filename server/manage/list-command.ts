import { askList, type ManageClient } from "#server/manage/client.ts";
import { type Command, columns, type Option, UsageError } from "#server/manage/command.ts";
import { optionOf } from "#server/manage/entry-fields.ts";

/** The options of every command that lists something. */
const pageOptions: Record<string, Option> = {
  limit: { value: "<number>", about: "at most so many; all unless named" },
  after: { value: "<place>", about: "those after the page that ended there, as it said itself" },
};

interface List<Found, Entry> extends Pick<Command, "name" | "about" | "example"> {
  path: string;
  /** The option that selects entries by a field. */
  filter?: Option & { field: string };
  /** Adds the result of another request to each entry. */
  complete?: (client: ManageClient) => Promise<(found: Found) => Entry>;
  head: string[];
  row: (entry: Entry) => string[];
}

/** Makes a command that lists entries as a table: all of them, or a page. */
export function listCommand<Found, Entry extends Found = Found>(list: List<Found, Entry>): Command {
  const { name, about, example, path, filter, complete, head, row } = list;
  const option = filter ? optionOf(filter.field) : "";
  return {
    ...{ name, about, example },
    words: [],
    options: { ...(filter ? { [option]: filter } : {}), ...pageOptions },
    async run(client, { texts }) {
      const { limit, after } = texts;
      if (after !== undefined && limit === undefined) throw new UsageError("--after goes with --limit.");
      const completed = await complete?.(client);
      const query = Object.entries({ [filter?.field ?? ""]: texts[option], limit, after });
      const search = new URLSearchParams(query.filter((pair): pair is [string, string] => pair[1] !== undefined));
      const { entries: found, next } = await askList<Found>(client, search.size > 0 ? `${path}?${search}` : path);
      const entries = completed ? found.map(completed) : (found as Entry[]);
      const text = entries.length === 0 ? "There is none." : columns([head, ...entries.map(row)]);
      const more = next === null ? "" : `\n\nThere are more: --after ${next}`;
      return { answer: limit === undefined ? entries : { entries, next }, text: text + more };
    },
  };
}
