import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { leadSource, leadState } from "#domains/leads/contract.ts";
import { LeadFilters } from "#domains/leads/office/lead-filters.tsx";
import { LeadTable } from "#domains/leads/office/lead-table.tsx";
import { subjectInWords, titlesOf } from "#domains/leads/office/subject.ts";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { dueInWords, shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/leads.ts";

/** All leads: those waiting first, filtered by the address. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access } = requireOffice(given);
  const url = new URL(given.request.url);
  const asked = url.searchParams.get("state") ?? "new";
  const isMine = asked === "mine";
  const state = isMine ? "new" : leadState.safeParse(asked).data;
  const source = leadSource.safeParse(url.searchParams.get("source")).data;
  const filter = { state, source, owner: isMine ? access.member.userId : undefined };
  const { entries, next } = await verbs.listLeads(pageRequest(url), filter);
  const colleagues = new Map((await verbs.listColleagues()).map(({ userId, name }) => [userId, name]));
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const words = site.messages.admin.leads;
  const [titles, at] = [titlesOf(site), (moment: Date) => shortTime(moment, now, timeZone)];
  return {
    leads: entries.map(({ id, source: by, state: stands, isSuspect, person, subject, owner, dueAt, createdAt }) => ({
      ...{ id, source: by, state: stands, isSuspect, person },
      about: subjectInWords(subject, titles, words, at).slice(0, 160),
      owner: owner && (colleagues.get(owner) ?? site.messages.admin.frame.someone),
      due: dueInWords(dueAt, now, words.due),
      since: at(createdAt),
    })),
    next: cursorText(next),
    isLater: url.searchParams.has("after"),
    shown: isMine ? ("mine" as const) : (state ?? ("all" as const)),
    source: source ?? null,
  };
}

export const meta = screenTitle(({ leads }) => leads.title);

export default function Leads({ loaderData }: Route.ComponentProps) {
  return (
    <ListWithPanel panel="routes/lead" room="lg:grid-cols-[minmax(0,1fr)_26rem]">
      <LeadFilters shown={loaderData.shown} source={loaderData.source} />
      <LeadTable {...loaderData} />
    </ListWithPanel>
  );
}
