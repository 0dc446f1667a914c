import { askList, type ManageClient } from "#server/manage/client.ts";
import { columns } from "#server/manage/columns.ts";
import { type Given, type Option, type Outcome, UsageError } from "#server/manage/command.ts";

/** The options of every command that lists something. */
export const pageOptions: Record<string, Option> = {
  limit: { value: "<number>", about: "at most so many; all unless named" },
  after: { value: "<place>", about: "those after the page that ended there, as it said itself" },
};

/** Where a list is, which of its entries are wanted, and how they are told. */
interface List<Entry> {
  path: string;
  query?: Record<string, string | undefined>;
  table: { head: string[]; row: (entry: Entry) => string[] };
  /** Adds to an entry what scripts are to know of it besides. */
  complete?: (entry: Entry) => object;
}

/** Asks for a list, or for the page of it that is wanted, and tells it as a table. */
export async function tellList<Entry>(
  client: ManageClient,
  { texts }: Pick<Given, "texts">,
  { path, query = {}, table: { head, row }, complete }: List<Entry>,
): Promise<Outcome> {
  const { limit, after } = texts;
  if (after !== undefined && limit === undefined) throw new UsageError("--after goes with --limit.");
  const given = Object.entries({ ...query, limit, after }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given as [string, string][]);
  const { entries, next } = await askList<Entry>(client, search.size > 0 ? `${path}?${search}` : path);
  const text = entries.length === 0 ? "There is none." : columns([head, ...entries.map(row)]);
  const more = next === null ? "" : `\n\nThere are more: --after ${next}`;
  const told = complete ? entries.map(complete) : entries;
  return { answer: limit === undefined ? told : { entries: told, next }, text: text + more };
}
