import { findSettings } from "#admin/layout/settings-screens.ts";
import { type OpenOffice, openOffice } from "#admin/request/office.ts";
import type { OfficeVerb } from "#server/compose/office-verbs.ts";
import type { Route } from "./+types/find.ts";

/** A target of the palette, and the detail that distinguishes it from others with the same name. */
export interface Place {
  to: string;
  label: string;
  detail: string;
}

/** Settings that the palette names at most. */
const mostSettings = 6;

/**
 * Search results while typing: people, orders, certificates, batches, settings. Places that
 * they may not open are left out. Empty without the right to look, and once signed out.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<{ places: Place[] }> {
  const office = openOffice(context);
  const text = new URL(request.url).searchParams.get("q") ?? "";
  const may = office?.office.allowedVerbs(office.access.member) ?? [];
  if (!office) return { places: [] };
  if (!may.includes("findAnything"))
    return { places: may.includes("findTaught") ? await taughtPlaces(office, text) : [] };
  const { people, orders, certificates, batches } = await office.verbs.findAnything(text);
  const opens = (called: OfficeVerb, path: string) => (may.includes(called) ? path : null);
  const person = opens("showPerson", "/people/") ?? opens("takeMoney", "/fees/");
  const [order, batch] = [opens("findOrder", "/payments/"), opens("showClass", "/batches/")];
  return {
    places: [
      ...orders.map(({ reference, name }) => ({ to: order && order + reference, label: reference, detail: name })),
      ...certificates.map(({ number, name, personId }) => {
        return { to: opens("showPerson", `/people/${personId}`), label: number, detail: name };
      }),
      ...people.map(({ id, name, email, phone }) => {
        return { to: person && person + id, label: name, detail: email ?? phone ?? "" };
      }),
      ...batches.map(({ id, name }) => ({ to: batch && batch + id, label: name, detail: id })),
      ...findSettings(office.site.messages, may, text)
        .slice(0, mostSettings)
        .map(({ to, label, screen }) => ({ to, label, detail: screen })),
    ].flatMap(({ to, ...place }) => (to === null ? [] : { to, ...place })),
  };
}

/** A teacher's batches, their works, and their students, who lead to their grades. */
async function taughtPlaces({ verbs, access }: OpenOffice, text: string): Promise<Place[]> {
  const { batchIds } = access.member;
  if (batchIds.length === 0) return [];
  const { batches, students, works } = await verbs.findTaught(batchIds, text);
  return [
    ...batches.map(({ id, name }) => ({ to: `/batches/${id}`, label: name, detail: "" })),
    ...students.map(({ id, name, batchId, batch }) => {
      return { to: `/batches/${batchId}/gradebook?student=${id}`, label: name, detail: batch };
    }),
    ...works.map(({ id, title, kind, batchId, batch }) => {
      const to = `/batches/${batchId}/${kind === "quiz" ? "quizzes" : "work"}/${id}`;
      return { to, label: title, detail: batch };
    }),
  ];
}
