import { type Act, act } from "#admin/request/act.ts";
import { inNameOf } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { AnnouncementScreen } from "#domains/talk/office/announcement-screen.tsx";
import { fileSize } from "#shared/file-size.ts";
import { fillCount } from "#shared/fill-text.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/announcement.ts";

/** An announcement, and who has seen it. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const own = await inNameOf(office);
  const found = await verbs.showAnnouncement(own, given.params.announcementId);
  const names = new Map((await verbs.listAudiences(own)).map(({ id, name }) => [id, name]));
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  const { id, title, text, group, author, isOwn, createdAt, startsAt, spreadAt, takenBackAt, remindsAt } = found;
  return {
    ...{ id, title, text, group, author, isOwn, written: timeOf(createdAt) },
    batches: found.batchIds.flatMap((batchId) => names.get(batchId) ?? []),
    waitsUntil: startsAt > now ? timeOf(startsAt) : null,
    files: found.files.map(({ id: fileId, name, size }) => ({
      ...{ name, size: fileSize(size), path: `/admin/announcements/${id}/files/${fileId}` },
    })),
    isSpread: spreadAt !== null,
    isTakenBack: takenBackAt !== null,
    remindsAt: remindsAt && timeOf(remindsAt),
    readers: found.readers.map(({ id: reader, name, seenAt, hasEmail, chat, text: chatText, takesText }) => ({
      ...{ id: reader, name, hasEmail, chat, text: chatText, takesText, seen: seenAt && timeOf(seenAt) },
    })),
  };
}

const actsOf = (id: string): Record<string, Act> => ({
  "take back": async (office) => {
    await office.verbs.takeBackAnnouncement(await inNameOf(office), id);
    return office.site.messages.admin.talk.takenBack;
  },
  remind: async (office) => {
    await office.verbs.remindUnseen(await inNameOf(office), id);
    return office.site.messages.admin.talk.reminded;
  },
  texts: async (office) => {
    const { count } = await office.verbs.prepareNewsTexts(await inNameOf(office), id);
    return fillCount(office.site.messages.admin.outbox.prepared.done, count);
  },
  unremind: async (office) => {
    await office.verbs.takeBackReminder(await inNameOf(office), id);
    return office.site.messages.admin.talk.unreminded;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.announcementId));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function ShownAnnouncement({ loaderData, actionData }: Route.ComponentProps) {
  return <AnnouncementScreen {...loaderData} outcome={actionData} />;
}
