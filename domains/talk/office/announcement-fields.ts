import { groups } from "#domains/talk/contract.ts";
import { zonedMoment } from "#ui/form/zoned-time.ts";
import type { AnnouncementTexts } from "./announcement-form.tsx";

/** The fields of an announcement as they were typed. */
export function announcementTexts(form: Record<string, string>, sent: FormData): AnnouncementTexts {
  const { class: classId = "", people = "", title = "", text = "", email, startsAt = "" } = form;
  return {
    ...{ class: classId, people, title, text: text.replaceAll("\r\n", "\n"), startsAt },
    batches: sent.getAll("batch").map(String),
    files: sent.getAll("file").map(String),
    group: groups.find((group) => group === form.group) ?? "students",
    email: email === "yes",
  };
}

/** The same, for the contract to check. */
export function announcementFields(texts: AnnouncementTexts, timeZone: string) {
  const { group, title, text, files, email, startsAt } = texts;
  return {
    ...{ group, title, text, fileIds: files, byEmail: email },
    classId: texts.class || null,
    personIds: texts.people.split(" ").filter(Boolean),
    startsAt: startsAt === "" ? null : (zonedMoment(startsAt, timeZone) ?? new Date(Number.NaN)),
  };
}
