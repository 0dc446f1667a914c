import { randomUUID } from "node:crypto";
import { type FormOnPage, type Ground, mark } from "./ground.ts";

const screen = "domains/talk/office/announcement-screen.tsx";

/** A student of the member's batch, so that somebody is told. */
const enrolSomebody = async ({ call, batchId }: Ground) => {
  const person = { name: "Ayesha Khan", email: `${randomUUID()}@example.com`, phone: null };
  await call("enrolPerson", { batchId, ...person });
};

/** The page of an announcement that goes out in an hour. */
async function openPlanned(ground: Ground) {
  await enrolSomebody(ground);
  const entry = { group: "students", classId: null, personIds: [], title: `Planned ${mark()}`, text: "Soon." };
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await ground.call<{ id: string }>("announce", [ground.batchId], {
    ...entry,
    byEmail: false,
    startsAt,
  });
  return { path: `/admin/announcements/${id}`, about: id };
}

/** The forms about announcements. */
export const formsOfTalk: FormOnPage[] = [
  {
    form: "domains/talk/office/announcement-form.tsx announcement",
    open: async (ground) => {
      await enrolSomebody(ground);
      return `/admin/announcements/new?batch=${ground.batchId}`;
    },
    fields: { title: "Tomorrow", text: "Bring **your laptop**." },
    press: "check",
    verb: { shows: "This is how it reads" },
    stays: true,
  },
  { form: `${screen} take back *`, open: openPlanned, verb: "takeBackAnnouncement" },
];
