import { redirect, useParams } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { leadsChange, newLead } from "#domains/leads/contract/conversation.ts";
import { leadSource, leadState } from "#domains/leads/contract.ts";
import { LeadFilters, shownStates } from "#domains/leads/office/lead-filters.tsx";
import { LeadTable } from "#domains/leads/office/lead-table.tsx";
import { NewLead } from "#domains/leads/office/new-lead.tsx";
import { SeveralLeads } from "#domains/leads/office/several-leads.tsx";
import { titlesOf, wantsInWords } from "#domains/leads/office/subject.ts";
import { reminderTimes } from "#domains/leads/rules/reminder-times.ts";
import { cutText } from "#shared/cut-text.ts";
import { fillCount } from "#shared/fill-text.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { dueInWords, shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/leads.ts";

/** All leads: those waiting first, filtered by the address. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access } = requireOffice(given);
  const url = new URL(given.request.url);
  const words = cutText(url.searchParams.get("q")?.trim() ?? "", 100);
  const asked = url.searchParams.get("state") ?? "new";
  const [isMine, isLater] = [asked === "mine", asked === "later"];
  const state = isMine ? "new" : leadState.safeParse(asked).data;
  const source = leadSource.safeParse(url.searchParams.get("source")).data;
  const { userId } = access.member;
  const filter = {
    ...(state && { state }),
    ...(isLater && { isLater: true as const }),
    ...(source && { source }),
    ...(isMine && { owner: userId }),
    ...(words && { words }),
  };
  const { entries, next } = await verbs.listLeads(pageRequest(url), filter);
  const colleagues = new Map((await verbs.listColleagues()).map(({ userId: id, name }) => [id, name]));
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { admin } = site.messages;
  const [titles, at] = [titlesOf(site), (moment: Date) => shortTime(moment, now, timeZone, lang)];
  const nameOf = (id: string | null) => id && (colleagues.get(id) ?? admin.frame.someone);
  return {
    leads: entries.map(({ person, owner, dueAt, createdAt, comesBackAt, answering, ...lead }) => ({
      ...{ id: lead.id, source: lead.source, state: lead.state, isSuspect: lead.isSuspect, person },
      about: cutText(wantsInWords(lead, titles, admin.leads, at), 160),
      owner: nameOf(owner),
      due: dueInWords(dueAt, now, admin.leads.due),
      since: at(createdAt),
      comesBack: comesBackAt && comesBackAt > now ? at(comesBackAt) : null,
      answering: answering === userId ? null : nameOf(answering),
    })),
    next: cursorText(next),
    isLater: url.searchParams.has("after"),
    shown: shownStates.find((one) => one === asked) ?? "all",
    source: source ?? null,
    words,
    counts: await verbs.countLeads(userId),
    courses: site.content.courses.map(({ id, title }): [string, string] => [id, title]),
  };
}

const acts: Record<string, Act> = {
  add: async ({ verbs }, form, sent) => {
    const { name, contact, channel, text } = form;
    const noted = newLead.parse({
      id: sent.get("formKey"),
      name,
      contact,
      channel,
      courseId: form.course || null,
      text,
    });
    return redirect(`/leads/${(await verbs.addLead(noted)).leadId}`);
  },
  several: async ({ verbs, site, access }, form, sent) => {
    const { timeZone } = site.content.company.hours;
    const tomorrow = reminderTimes(new Date(), timeZone).find(({ name }) => name === "tomorrow")?.at;
    const to = new Map<string | undefined, object>([
      ["answered", { state: "answered" }],
      ["lost", { state: "lost" }],
      ["mine", { owner: access.member.userId }],
      ["tomorrow", { comesBackAt: tomorrow }],
    ]).get(form.to);
    const { changed } = await verbs.changeLeads(leadsChange.parse({ ids: sent.getAll("chosen"), to }));
    return fillCount(site.messages.admin.conversation.several.done, changed);
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ leads }) => leads.title);

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { leads, courses, ...shown } = loaderData;
  const { leadId } = useParams();
  return (
    <ListWithPanel panel="routes/lead" room="lg:grid-cols-[minmax(20rem,2fr)_minmax(0,5fr)]">
      <LeadFilters {...shown} />
      <NewLead courses={courses} outcome={actionData} />
      <OutcomeNote outcome={actionData} />
      <LeadTable leads={leads} {...shown} />
      {leads.length > 0 && leadId === undefined && <SeveralLeads />}
    </ListWithPanel>
  );
}
