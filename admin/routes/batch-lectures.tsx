import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { LecturesScreen } from "#domains/lectures/office/lectures-screen.tsx";
import { causeInWords } from "#shared/error-words.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { readFile } from "#shared/read-form.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import { zonedMoment, zonedText } from "#ui/form/zoned-time.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-lectures.ts";

/** The lectures of a batch, and the videos being uploaded. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access } = requireOffice(given);
  const { batchId } = given.params;
  const { lectures, uploads } = await verbs.listLectures(batchId);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const { classes } = await verbs.showTimetable(batchId);
  return {
    batchId,
    classes: classes.map(({ id, startsAt, title }): [string, string] => {
      const day = dayInWords(startsAt, timeZone, "with year", lang);
      return [id, [`${day}, ${clockTime(startsAt, timeZone, lang)}`, title].filter(Boolean).join(": ")];
    }),
    lectures: lectures.map(({ publishedAt, ...lecture }) => ({
      ...lecture,
      isPublished: publishedAt !== null && publishedAt <= now,
      /** The time when students see it, as text and as a field shows it. */
      at: publishedAt && {
        words: shortTime(publishedAt, now, timeZone, lang),
        field: zonedText(publishedAt, timeZone),
      },
      seen: publishedAt?.toISOString() ?? "",
    })),
    uploads: uploads.map(({ id, userId, title, fileName, size, received, modifiedAt, refused }) => ({
      ...{ id, title, fileName, size, received, modifiedAt, isOwn: userId === access.member.userId },
      refused: refused && causeInWords(refused, site.messages.errors),
    })),
  };
}

const idList = (text = "") => text.split(" ").filter(Boolean);
const momentOf = (text = "") => (z.iso.datetime().safeParse(text).success ? new Date(text) : null);

function actsOf(batchId: string): Record<string, Act> {
  return {
    address: async ({ verbs, site }, { title = "", url = "" }) => {
      await verbs.addLecture(batchId, { title, url });
      return site.messages.admin.lectures.added;
    },
    rename: async ({ verbs, site }, { lecture = "", title = "", seen = "" }) => {
      await verbs.renameLecture(batchId, { lectureId: lecture, title, seen });
      return site.messages.admin.lectures.renamed;
    },
    publish: async ({ verbs, site }, { lecture = "", seen }) => {
      await verbs.publishLecture(batchId, { lectureId: lecture, at: new Date(), seen: momentOf(seen) });
      return site.messages.admin.lectures.published;
    },
    plan: async ({ verbs, site }, { lecture = "", seen, at = "" }) => {
      const { lectures: words } = site.messages.admin;
      const { timeZone } = site.content.company.hours;
      const { lang } = site.messages.language;
      const moment = zonedMoment(at, timeZone);
      if (!moment) return { refused: words.noTime, status: 422 };
      await verbs.publishLecture(batchId, { lectureId: lecture, at: moment, seen: momentOf(seen) });
      return fillText(words.planned, { time: shortTime(moment, new Date(), timeZone, lang) });
    },
    hide: async ({ verbs, site }, { lecture = "", seen }) => {
      await verbs.publishLecture(batchId, { lectureId: lecture, at: null, seen: momentOf(seen) });
      return site.messages.admin.lectures.hidden;
    },
    move: async ({ verbs, site }, { lecture = "", to = "", order }) => {
      const seen = idList(order);
      await verbs.moveLecture(batchId, { lectureId: lecture, to: hiddenNumber(to), seen });
      const from = seen.indexOf(lecture);
      const moved = seen.toSpliced(from, 1).toSpliced(hiddenNumber(to), 0, lecture).join(" ");
      const done = fillText(site.messages.admin.lectures.moved, { place: hiddenNumber(to) + 1 });
      return { done, undo: { intent: "move", lecture, to: String(from), order: moved } };
    },
    class: async ({ verbs, site }, { lecture = "", classId = "" }) => {
      await verbs.linkLecture(batchId, { lectureId: lecture, classId: classId || null });
      const { materials } = site.messages.admin.attendance;
      return classId ? materials.linked : materials.unlinked;
    },
    captions: async ({ verbs, site }, { lecture = "" }, sent) => {
      const content = await readFile(sent, "file");
      await verbs.putCaptions(batchId, { lectureId: lecture, content });
      return site.messages.admin.lectures.captioned;
    },
    remove: async ({ verbs, site }, { lecture = "" }) => {
      await verbs.removeLecture(batchId, lecture);
      return site.messages.admin.lectures.removed;
    },
    discard: async ({ verbs, site }, { upload = "" }) => {
      await verbs.removeUpload(batchId, upload);
      return site.messages.admin.lectures.discarded;
    },
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

/** A refusal because another member changed the list is shown beside the current list. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function BatchLectures({ loaderData, actionData }: Route.ComponentProps) {
  return <LecturesScreen {...loaderData} outcome={actionData} />;
}
