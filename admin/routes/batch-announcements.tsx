import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { AnnouncementList } from "#domains/talk/office/announcement-list.tsx";
import { listedAnnouncements } from "#domains/talk/office/listed.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-announcements.ts";

/** Everything announced to a batch. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  const { batch } = await verbs.showClass(batchId);
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const telling = { now, timeOf: (moment: Date) => shortTime(moment, now, timeZone, lang) };
  const url = new URL(given.request.url);
  const { entries, next } = await verbs.listAnnouncements([batchId], pageRequest(url));
  // The page is about this batch: others that were told the same are not named.
  const here = entries.map((one) => ({ ...one, batchIds: one.batchIds.filter((id) => id === batchId) }));
  return {
    batchId,
    listed: listedAnnouncements(here, { ...telling, nameOf: () => batch.name }),
    paging: { next: cursorText(next), isLater: url.searchParams.has("after") },
  };
}

export default function BatchAnnouncements({ loaderData: { batchId, listed, paging } }: Route.ComponentProps) {
  return <AnnouncementList listed={listed} batch={batchId} paging={paging} />;
}
