import { openOffice } from "#admin/request/office.ts";
import type { Route } from "./+types/find.ts";

/** A place that the palette leads to, and what tells it from others of its name. */
export interface Place {
  to: string;
  label: string;
  detail: string;
}

/** What somebody finds who types: people, an order, batches. Empty for those who may not look, and once signed out. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<{ places: Place[] }> {
  const office = openOffice(context);
  const text = new URL(request.url).searchParams.get("q") ?? "";
  if (!office?.office.allowedVerbs(office.access.member.role).includes("findAnything")) return { places: [] };
  const { people, orders, batches } = await office.verbs.findAnything(text);
  return {
    places: [
      ...orders.map(({ reference, name }) => ({ to: `/payments/${reference}`, label: reference, detail: name })),
      ...people.map(({ id, name, email, phone }) => {
        return { to: `/people/${id}`, label: name, detail: email ?? phone ?? "" };
      }),
      ...batches.map(({ id, name }) => ({ to: `/batches/${id}`, label: name, detail: id })),
    ],
  };
}
