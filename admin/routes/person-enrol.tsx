import { type Act, act } from "#admin/request/act.ts";
import { feeTermsOf, typedTerms } from "#admin/request/fee-terms.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import { deskEnrolment } from "#domains/money/contract/desk-enrolment.ts";
import { EnrolScreen } from "#domains/money/office/desk/enrol-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { shortDay } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/person-enrol.ts";

/** The classes that a person may be enrolled in, and the fees of the one that is chosen. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("enrolAtDesk")) throw new Response(null, { status: 403 });
  const { person, enrolments } = await verbs.showPerson(given.params.personId);
  const places = new Map(
    enrolments.flatMap(({ enrolment: { state }, batch }) => (state === "withdrawn" ? [] : [[batch.id, state]])),
  );
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const today = dayOf(new Date(), timeZone);
  const open = (await verbs.listBatches()).filter(({ endDate }) => endDate >= today);
  const shown = open.map(({ _id: id, name, schedule, timing, startDate, seats, enrolled }) => ({
    ...{ id, name, schedule: daysIn(lang, schedule), timing: timingIn(lang, timing, timeZone) },
    ...{ begins: shortDay(startDate, lang), free: Math.max(0, seats - enrolled), place: places.get(id) ?? null },
  }));
  const asked = new URL(given.request.url).searchParams.get("batch");
  const batch = shown.find(({ id, place }) => id === asked && place === null);
  const stored = batch && open.find(({ _id }) => _id === batch.id);
  const terms = stored && feeTermsOf(site, stored);
  return {
    person: { id: person.id, name: person.name, email: person.email },
    batches: shown,
    chosen: batch && terms ? { batch, terms: terms.plans.length > 0 ? terms : null } : null,
  };
}

/** Enrols the person, and says what became of it. */
async function enrol(
  { verbs, site }: OpenOffice,
  personId: string,
  form: Record<string, string>,
  { place, fees }: { place: "seat" | "waiting list"; fees: ReturnType<typeof typedTerms> | null },
): Promise<string> {
  const given = { personId, batchId: form.batch, place, tell: form.tell === "yes", fees };
  const done = await verbs.enrolAtDesk(deskEnrolment.parse(given));
  const words = site.messages.admin.fees.enrol;
  const { person } = await verbs.showPerson(personId);
  const batch = (await verbs.listBatchNames()).find(({ id }) => id === form.batch)?.name ?? "";
  const values = { name: person.name, batch };
  if (done.place === "waiting list") return fillText(words.doneWaits, values);
  return done.reference === null
    ? fillText(words.done, values)
    : fillText(words.doneFees, { ...values, reference: done.reference });
}

const actsOf = (personId: string): Record<string, Act> => ({
  enrol: async (place, form) => await enrol(place, personId, form, { place: "seat", fees: typedTerms(form) }),
  seat: async (place, form) => await enrol(place, personId, form, { place: "seat", fees: null }),
  wait: async (place, form) => await enrol(place, personId, form, { place: "waiting list", fees: null }),
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.personId));

export const meta = screenTitle(({ fees }) => fees.enrol.title);

export default function PersonEnrol({ loaderData, actionData }: Route.ComponentProps) {
  return <EnrolScreen {...loaderData} outcome={actionData} />;
}
