import { randomUUID } from "node:crypto";
import { type FormOnPage, type Ground, made, mark } from "./ground.ts";

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

/** The page on which the student asks beside a class of their batch. */
async function openAsking({ call, batchId }: Ground): Promise<string> {
  const { classes } = await call<{ classes: { id: string }[] }>("showTimetable", batchId);
  return `/classroom/questions/new?class=${made(classes[0]).id}`;
}

/** The page of a question of the student. */
async function openAsked(ground: Ground) {
  const asked = { intent: "ask", to: "teacher", text: `Why? ${mark()}`, formKey: randomUUID() };
  const address = await ground.post(await openAsking(ground), asked);
  const id = made(/questions\/([\da-f-]{36})/.exec(address)?.[1]);
  return { path: `/classroom/questions/${id}`, about: id };
}

/** The forms about announcements and questions. */
export const formsOfTalk: FormOnPage[] = [
  {
    form: "domains/talk/office/announcement-form.tsx announcement",
    open: async (ground) => {
      await enrolSomebody(ground);
      return `/admin/announcements/new?batch=${ground.batchId}`;
    },
    fields: { title: "Tomorrow", text: "Bring **your laptop**." },
    press: "check",
    verb: { shows: "#preview" },
    leaves: true,
  },
  {
    form: "domains/talk/classroom/ask-form.tsx ask * *",
    by: "student",
    open: openAsking,
    fields: { text: "Why is my file not found?" },
    verb: "askQuestion",
    leaves: true,
    stands: true,
  },
  {
    form: "domains/talk/classroom/question-thread.tsx write *",
    by: "student",
    open: openAsked,
    fields: { text: "And then?" },
    verb: "writeInThread",
  },
  { form: `${screen} take back *`, open: openPlanned, verb: "takeBackAnnouncement", leaves: true },
];
