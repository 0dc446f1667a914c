import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { type CountryCode, countryNames } from "#domains/institute/rules/country.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { heard, leadReminder, replyLanguage } from "#domains/leads/contract/conversation.ts";
import { leadState, personMessage } from "#domains/leads/contract.ts";
import { LeadPanel } from "#domains/leads/office/lead-panel.tsx";
import { refusedInWords } from "#domains/leads/office/refused-in-words.ts";
import { titlesOf, wantsInWords } from "#domains/leads/office/subject.ts";
import { reminderTimes } from "#domains/leads/rules/reminder-times.ts";
import { replyLanguageOf } from "#domains/leads/rules/reply-language.ts";
import { newOrder } from "#domains/money/contract.ts";
import { OpenOrder } from "#domains/money/office/open-order.tsx";
import { soldPlans } from "#domains/money/office/sold-plans.ts";
import { threadOf } from "#domains/overview/office/history.ts";
import { replyFactsIn } from "#domains/overview/office/reply-facts.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayOf } from "#shared/formats/class-time.ts";
import { localeOf, siteLocale } from "#shared/formats/formats.ts";
import { ListPanel } from "#ui/office/list-panel.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { dueInWords, shortDay, shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/lead.ts";

/** One lead with the person's whole history, and the ways to answer. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, inLanguage, access } = requireOffice(given);
  const lead = await verbs.showLead(given.params.leadId);
  const card = await verbs.showPerson(lead.person.id);
  const refused = await verbs.listRefusedAddresses(lead.person.email ?? "");
  const stopped = await verbs.listChatStops(lead.person.phone ? [lead.person.phone] : []);
  const colleagues = await verbs.listColleagues();
  const replies = await verbs.listSavedReplies();
  const batches = await verbs.listBatches();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  const words = site.messages.admin;
  const titles = titlesOf(site);
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const { id, source, state, isSuspect, owner, person, country, comesBackAt, answering, subject } = lead;
  const telling = { words, ...titles, colleagues: names, timeOf };
  const isOther = answering !== null && answering !== access.member.userId;
  return {
    lead: {
      ...{ id, source, state, isSuspect, owner },
      country: country && (countryNames[country as CountryCode] ?? country),
      about: wantsInWords(lead, titles, words.leads, timeOf),
      comesBack:
        comesBackAt && comesBackAt > now ? { at: comesBackAt.toISOString(), words: timeOf(comesBackAt) } : null,
      answering: isOther ? (names.get(answering) ?? words.frame.someone) : null,
    },
    due: dueInWords(lead.dueAt, now, words.leads.due),
    since: timeOf(lead.createdAt),
    person: {
      ...person,
      refused: refusedInWords(refused, words.leads.card, { timeZone, lang }),
      isLeftAlone: stopped.length > 0,
    },
    colleagues,
    seats: card.enrolments.map(({ enrolment, batch }) => ({
      ...{ id: enrolment.id, batch: batch.name, state: enrolment.state },
    })),
    orders: card.orders.map(({ reference, state: stands }) => ({ reference, state: stands })),
    // A request has one order at most.
    orderable:
      source === "enrolment" && !card.orders.some(({ enrolmentRequestId }) => enrolmentRequestId === lead.about)
        ? {
            request: lead.about,
            plans: soldPlans(site, subject?.courseId),
            currencies: deskCurrencies(site.content.money),
          }
        : null,
    thread: threadOf(card, telling, {
      dayOf: (moment) => shortDay(dayOf(moment, timeZone), lang),
      clockOf: (moment) => clockTime(moment, timeZone, lang),
    }),
    notes: card.messages
      .filter(({ kind }) => kind === "note")
      .map(({ id: note, at, authorId, text }) => ({
        ...{ id: note, text, at: timeOf(at) },
        by: (authorId && names.get(authorId)) || words.frame.someone,
      })),
    language: replyLanguageOf(lead.said?.text ?? subject?.text ?? "", localeOf(card.person.locale)),
    facts: replyFactsIn(
      (locale) => inLanguage(locale).site(),
      { name: person.name, courseId: subject?.courseId ?? null, batchId: subject?.batchId ?? null, country },
      { batches, today: dayOf(now, timeZone) },
    ),
    replies,
    times: reminderTimes(now, timeZone),
    lastAnswer: lead.lastAnswer?.id ?? "",
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
    const about = { personId: form.person ?? "", leadId: form.lead || null, seen: form.seen };
    const language = replyLanguage.catch(siteLocale).parse(form.language);
    const comesBackAt = leadReminder.shape.comesBackAt.parse(form.comesBackAt || null);
    await verbs.writeToPerson({ ...about, kind, text, id, language, comesBackAt });
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
  remind: async ({ verbs, site }, form) => {
    const reminder = leadReminder.parse({ comesBackAt: form.comesBackAt || null, seen: form.seen || null });
    await verbs.remindOfLead(form.lead ?? "", reminder);
    const { done, back } = site.messages.admin.conversation.remind;
    const { timeZone } = site.content.company.hours;
    const { lang } = site.messages.language;
    const { comesBackAt } = reminder;
    return comesBackAt ? fillText(done, { time: shortTime(new Date(comesBackAt), new Date(), timeZone, lang) }) : back;
  },
  heard: async ({ verbs, site }, form, sent) => {
    const { lead: leadId, channel, text } = form;
    const noted = await verbs.noteHeard(heard.parse({ id: sent.get("formKey"), leadId, channel, text }));
    return noted.leadId === leadId ? site.messages.admin.conversation.heard.done : redirect(`/leads/${noted.leadId}`);
  },
  email: write("email", ({ sent }) => sent),
  whatsapp: write("whatsapp", ({ recorded }) => recorded),
  note: write("note", ({ noted }) => noted),
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { orderable, ...shown } = loaderData;
  const canOpen = useMember().may.includes("openOrder") && orderable !== null && orderable.plans.length > 0;
  return (
    <ListPanel list="/leads" words={useFrame().words.leads}>
      <LeadPanel
        key={shown.lead.id}
        {...shown}
        order={canOpen && <OpenOrder {...orderable} outcome={actionData} />}
        outcome={actionData}
      />
    </ListPanel>
  );
}
