import { type Act, act } from "#admin/request/act.ts";
import { textLanguages } from "#admin/request/asked-locale.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import { reductionsOf } from "#admin/request/plan-acts.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { personMessage } from "#domains/leads/contract.ts";
import { refusedInWords } from "#domains/leads/office/refused-in-words.ts";
import { titlesOf } from "#domains/leads/office/subject.ts";
import { newOrder } from "#domains/money/contract.ts";
import { ledgerRows } from "#domains/money/office/ledger-rows.ts";
import { soldPlans } from "#domains/money/office/sold-plans.ts";
import { historyOf } from "#domains/overview/office/history.ts";
import { PersonScreen } from "#domains/overview/office/person-screen.tsx";
import type { PersonCard } from "#domains/overview/server/person-card.ts";
import { changedGuardian, changedPerson, familyPair } from "#domains/people/contract/family.ts";
import { readPhoneNumber } from "#domains/people/rules/phone-number.ts";
import type { Guardian } from "#domains/people/server/guardians.ts";
import { emailAddress } from "#shared/fields.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { localeOf } from "#shared/formats/formats.ts";
import { readFile } from "#shared/read-form.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/person.ts";

/** A person's card with their whole history. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const card = await verbs.showPerson(given.params.personId);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  const words = site.messages.admin;
  const titles = titlesOf(site);
  const colleagues = new Map((await verbs.listColleagues()).map(({ userId, name }) => [userId, name]));
  const { id, name, email, phone, hasAccount, locale } = card.person;
  const orders = await Promise.all(card.orders.map(({ reference }) => verbs.findOrder(reference)));
  const refused = await verbs.listRefusedAddresses(email ?? "");
  const stopped = await verbs.listChatStops(phone ? [phone] : []);
  return {
    person: {
      ...{ id, name, email, phone, hasAccount, locale, isLeftAlone: stopped.length > 0 },
      refused: refusedInWords(refused, words.leads.card, { timeZone, lang }),
    },
    others: card.others,
    languages: textLanguages,
    relatives: await relativesOf(card, new URL(given.request.url).searchParams.get("family"), verbs),
    leads: card.leads.map(({ id: lead, source, state, createdAt }) => ({
      id: lead,
      source,
      state,
      since: timeOf(createdAt),
    })),
    orders: orders.map((order) => {
      const { reference, statement } = order;
      return { reference, standing: statement.standing, ledger: ledgerRows(order, timeOf, lang) };
    }),
    reductions: (await reductionsOf(office, "", timeOf)).filter(({ reference }) =>
      card.orders.some((order) => order.reference === reference),
    ),
    unbilled: unbilledOf(card, site),
    currencies: deskCurrencies(site.content.money),
    documents: card.documents.map(({ addedBy, addedAt, fileName: _, ...document }) => ({
      ...{ ...document, since: timeOf(addedAt) },
      addedBy: (addedBy && colleagues.get(addedBy)) || words.frame.someone,
    })),
    formId: crypto.randomUUID(),
    merges: card.merges.map(({ id: merge, called }) => ({ id: merge, called })),
    history: historyOf(card, { words, ...titles, colleagues, timeOf }, orders),
  };
}

/** The guardian and the family of a person, those who may belong to it, and who is found by what was typed. */
async function relativesOf(card: PersonCard, typed: string | null, verbs: OpenOffice["verbs"]) {
  const { person, others, family, alike, guardian } = card;
  const known = new Set([person, ...others, ...family].map(({ id }) => id));
  const search = typed?.trim()
    ? { typed, found: (await verbs.findAnything(typed)).people.filter(({ id }) => !known.has(id)) }
    : null;
  return { guardian: guardian && shownGuardian(guardian), family, alike, search };
}

const shownGuardian = ({ name, relation, phone, email }: Guardian) => ({ name, relation, phone, email });

/** The places of a person for which there is no order, or a cancelled one. */
function unbilledOf({ enrolments, orders }: PersonCard, site: OpenOffice["site"]) {
  const billed = new Set(
    orders.flatMap(({ enrolmentId, state }) => (state === "cancelled" ? [] : (enrolmentId ?? []))),
  );
  return enrolments
    .filter(({ enrolment: { id, state } }) => state !== "withdrawn" && !billed.has(id))
    .map(({ enrolment, batch }) => ({
      ...{ id: enrolment.id, batch: batch.name },
      plans: soldPlans(site, batch.courseId),
    }))
    .filter(({ plans }) => plans.length > 0);
}

/** The other person of a merge, as staff type them: an e-mail address, or a number for somebody who has none. */
function personTyped(text: string, site: OpenOffice["site"]): string {
  const number = readPhoneNumber(text, site.content.company.address.countryCode);
  if (!text.includes("@") && "e164" in number) return number.e164;
  return emailAddress("field.ownEmailMissing").toLowerCase().parse(text);
}

/** Runs the act as any member; if a person has an account, as a manager. */
async function withAccounts<Done>(anybody: () => Promise<Done>, manager: () => Promise<Done>): Promise<Done> {
  try {
    return await anybody();
  } catch (error) {
    if (!isRefusedFor(error, "person.hasAccount") && !isRefusedFor(error, "person.holdsAccount")) throw error;
    return await manager().catch((other: unknown) => {
      throw isRefusedFor(other, "staff.notAllowed") ? error : other;
    });
  }
}

const isRefusedFor = (error: unknown, reason: string) =>
  error instanceof Error && "reason" in error && error.reason === reason;

const actsOf = (personId: string): Record<string, Act> => ({
  ...acts,
  "add document": async ({ verbs, site }, { id = "", title = "" }, sent) => {
    const file = sent.get("file");
    const name = file instanceof File ? file.name : "";
    const given = { formId: id, title, name, content: await readFile(sent, "file") };
    await verbs.addPersonDocument(personId, given);
    return site.messages.admin.students.documents.saved;
  },
  "remove document": async ({ verbs, site }, { document = "" }) => {
    await verbs.removePersonDocument(personId, document);
    return site.messages.admin.students.documents.removed;
  },
});

const acts: Record<string, Act> = {
  merge: async ({ verbs, site }, form) => {
    const kept = form.kept ?? "";
    const merged = personTyped(form.email ?? "", site);
    const pair = { kept, merged };
    const { merge, freed } = await withAccounts(
      () => verbs.mergePeople(pair),
      () => verbs.mergeAccountHolders(pair),
    );
    const words = site.messages.admin.leads.person;
    const done = freed > 0 ? `${words.merged} ${fillCount(words.freed, freed)}` : words.merged;
    return { done, undo: { intent: "unmerge", merge } };
  },
  unmerge: async ({ verbs, site }, form) => {
    const { returned, gone } = await withAccounts(
      () => verbs.unmergePeople(form.merge ?? ""),
      () => verbs.unmergeAccountHolders(form.merge ?? ""),
    );
    const words = site.messages.admin.leads.person;
    const said = [words.unmerged];
    if (returned > 0) said.push(fillCount(words.placeReturned, returned));
    if (gone > 0) said.push(fillCount(words.placeGone, gone));
    return said.join(" ");
  },
  order: async ({ verbs, site }, form) => {
    const { plan, schedule, monthly, currency } = form;
    const price = { monthly: monthly || undefined, currency: currency || undefined };
    const bill = newOrder.parse({ plan, schedule, ...price });
    const { reference } = await verbs.billPlace(form.request ?? "", bill);
    return fillText(site.messages.admin.leads.bill.done, { reference });
  },
  details: async ({ verbs, site }, { person: personId, shares, ...form }) => {
    const typed = { name: form.name, phone: form.phone?.trim() || null, email: form.email?.trim() || null };
    const seen = { name: form.seenName, phone: form.seenPhone || null, email: form.seenEmail || null };
    const given = changedPerson.parse({ personId, ...typed, shares: shares === "yes", seen });
    const before = await withAccounts(
      () => verbs.changePerson(given),
      () => verbs.changeAccountHolder(given),
    );
    const { saved, savedAddress } = site.messages.admin.leads.person.edit;
    return given.email === before.email ? saved : savedAddress;
  },
  language: async ({ verbs, site }, { person: personId = "", locale }) => {
    await verbs.setPersonLanguage({ personId, locale: localeOf(locale) });
    return site.messages.admin.students.language.saved;
  },
  guardian: async ({ verbs, site }, { person: personId, name, relation, phone, email }) => {
    const typed = { phone: phone?.trim() || null, email: email?.trim() || null };
    await verbs.changeGuardian(changedGuardian.parse({ personId, name, relation, ...typed }));
    return site.messages.admin.students.guardian.saved;
  },
  unguardian: async ({ verbs, site }, { person: personId = "" }) => {
    const done = site.messages.admin.students.guardian.removed;
    const removed = await verbs.removeGuardian(personId);
    if (!removed) return done;
    const { name, relation, phone, email } = removed;
    const before = { name, relation, phone: phone ?? "", email: email ?? "" };
    return { done, undo: { intent: "guardian", person: personId, ...before } };
  },
  family: async ({ verbs, site }, { person: personId, with: withId }) => {
    await verbs.joinFamily(familyPair.parse({ personId, withId }));
    return site.messages.admin.students.family.added;
  },
  "leave family": async ({ verbs, site }, { person: personId = "" }) => {
    const done = site.messages.admin.students.family.left;
    const relative = await verbs.leaveFamily(personId);
    return relative === null ? done : { done, undo: { intent: "family", person: personId, with: relative } };
  },
  email: async ({ verbs, site }, form, sent) => {
    const { text } = personMessage.parse({ text: form.text });
    const id = String(sent.get("formKey"));
    await verbs.writeToPerson({ id, personId: form.person ?? "", leadId: null, kind: "email", text });
    return site.messages.admin.leads.write.sent;
  },
  note: async ({ verbs, site }, form) => {
    const { text } = personMessage.parse({ text: form.text });
    await verbs.writeToPerson({ personId: form.person ?? "", leadId: null, kind: "note", text });
    return site.messages.admin.leads.write.noted;
  },
};

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.personId));

export const meta = screenTitle(({ leads }) => leads.person.title);

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonScreen {...loaderData} outcome={actionData} />;
}
