import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { leadState, personMessage } from "#domains/leads/contract.ts";
import { LeadPanel } from "#domains/leads/office/lead-panel.tsx";
import { refusedInWords } from "#domains/leads/office/refused-in-words.ts";
import { subjectInWords, titlesOf } from "#domains/leads/office/subject.ts";
import { newOrder } from "#domains/money/contract.ts";
import { OpenOrder } from "#domains/money/office/open-order.tsx";
import { soldPlans } from "#domains/money/office/sold-plans.ts";
import { historyOf } from "#domains/overview/office/history.ts";
import { History } from "#domains/overview/office/history.tsx";
import { fillText } from "#shared/fill-text.ts";
import { ListPanel } from "#ui/office/list-panel.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { dueInWords, shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/lead.ts";

/** One lead with the person's whole history, and the ways to answer. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const lead = await verbs.showLead(given.params.leadId);
  const card = await verbs.showPerson(lead.person.id);
  const refused = await verbs.listRefusedAddresses(lead.person.email ?? "");
  const colleagues = await verbs.listColleagues();
  const { timeZone } = site.content.company.hours;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone);
  const words = site.messages.admin;
  const titles = titlesOf(site);
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const { id, source, state, isSuspect, owner, person } = lead;
  return {
    lead: { id, source, state, isSuspect, owner, about: subjectInWords(lead.subject, titles, words.leads, timeOf) },
    due: dueInWords(lead.dueAt, now, words.leads.due),
    since: timeOf(lead.createdAt),
    person: { ...person, refused: refusedInWords(refused, words.leads.card, timeZone) },
    colleagues,
    seats: card.enrolments.map(({ enrolment }) => ({
      id: enrolment.id,
      batchId: enrolment.batchId,
      state: enrolment.state,
    })),
    orders: card.orders.map(({ reference, state: stands }) => ({ reference, state: stands })),
    // A request has one order at most.
    orderable:
      source === "enrolment" && !card.orders.some(({ enrolmentRequestId }) => enrolmentRequestId === lead.about)
        ? {
            request: lead.about,
            plans: soldPlans(site, lead.subject?.courseId),
            currencies: deskCurrencies(site.content.money),
          }
        : null,
    history: historyOf(card, { words, ...titles, colleagues: names, timeOf }),
    company: site.content.company.name,
  };
}

const write =
  (
    kind: "email" | "whatsapp" | "note",
    said: (words: { sent: string; recorded: string; noted: string }) => string,
  ): Act =>
  async ({ verbs, site }, form) => {
    const { text } = personMessage.parse({ text: form.text });
    const id = /^[\da-f-]{36}$/.test(form.id ?? "") ? form.id : undefined;
    await verbs.writeToPerson({ personId: form.person ?? "", leadId: form.lead || null, kind, text, id });
    return said(site.messages.admin.leads.write);
  };

const acts: Record<string, Act> = {
  order: async ({ verbs, site }, form) => {
    const { plan, schedule, monthly, currency } = form;
    const price = { monthly: monthly || undefined, currency: currency || undefined };
    await verbs.openOrder(form.request ?? "", newOrder.parse({ plan, schedule, ...price }));
    return site.messages.admin.leads.order.done;
  },
  settle: async ({ verbs, site }, form) => {
    const [state, seen] = [leadState.parse(form.state), leadState.parse(form.seen)];
    await verbs.settleLead(form.lead ?? "", { state, seen });
    const undo = { intent: "settle", lead: form.lead ?? "", state: seen, seen: state };
    return { done: site.messages.admin.leads.settle.done[state], undo };
  },
  assign: async ({ verbs, site }, form) => {
    const owner = form.owner || null;
    await verbs.assignLead(form.lead ?? "", { owner, seen: form.seen || null });
    const { assigned, unassigned } = site.messages.admin.leads;
    const name = (await verbs.listColleagues()).find(({ userId }) => userId === owner)?.name ?? "";
    const undo = { intent: "assign", lead: form.lead ?? "", owner: form.seen ?? "", seen: owner ?? "" };
    return { done: owner ? fillText(assigned, { name }) : unassigned, undo };
  },
  email: write("email", ({ sent }) => sent),
  whatsapp: write("whatsapp", ({ recorded }) => recorded),
  note: write("note", ({ noted }) => noted),
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { orderable, history, ...shown } = loaderData;
  const canOpen = useMember().may.includes("openOrder") && orderable !== null && orderable.plans.length > 0;
  return (
    <ListPanel list="/leads" words={useFrame().words.leads}>
      <LeadPanel
        key={shown.lead.id}
        {...shown}
        order={canOpen && <OpenOrder {...orderable} outcome={actionData} />}
        history={<History events={history} />}
        outcome={actionData}
      />
    </ListPanel>
  );
}
