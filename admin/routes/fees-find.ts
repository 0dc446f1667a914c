import { type FoundPayer, findPayers } from "#admin/request/find-payers.ts";
import { openOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/fees-find.ts";

/** The students whom a name typed at the desk may mean. Empty without the right to look, and once signed out. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<{ text: string; found: FoundPayer[] }> {
  const office = openOffice(context);
  const text = new URL(request.url).searchParams.get("q") ?? "";
  const may = office?.office.allowedVerbs(office.access.member) ?? [];
  if (!office || !may.includes("findAnything")) return { text, found: [] };
  return { text, found: await findPayers(office.verbs, text) };
}
