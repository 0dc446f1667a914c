import { inNameOf } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { AnnouncementList } from "#domains/talk/office/announcement-list.tsx";
import { listedAnnouncements } from "#domains/talk/office/listed.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/announcements.ts";

/** Everything announced to the batches of the member. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const batchIds = await inNameOf(office);
  const names = new Map((await verbs.listAudiences(batchIds)).map(({ id, name }) => [id, name]));
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const telling = {
    ...{ now, timeOf: (moment: Date) => shortTime(moment, now, timeZone, lang) },
    nameOf: (id: string) => names.get(id) ?? id,
  };
  const url = new URL(given.request.url);
  const { entries, next } = await verbs.listAnnouncements(batchIds, pageRequest(url));
  return {
    listed: listedAnnouncements(entries, telling),
    paging: { next: cursorText(next), isLater: url.searchParams.has("after") },
  };
}

export const meta = screenTitle(({ frame }) => frame.screens.announcements);

export default function Announcements({ loaderData: { listed, paging } }: Route.ComponentProps) {
  const { talk: words } = useClassFrame().words;
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <AnnouncementList listed={listed} paging={paging} />
    </div>
  );
}
