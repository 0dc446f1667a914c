import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect } from "../test.ts";
import { below, dayIn, enrol, type FormOnPage, type Ground, made, mark } from "./ground.ts";
import { classesOf } from "./timetable.ts";

/** The page of a batch's lectures, and a new lecture at another host. */
async function openLecture(ground: Ground) {
  const path = below(ground, "/lectures");
  const title = `Lecture ${mark()}`;
  await ground.post(path, { intent: "address", title, url: "https://youtu.be/dQw4w9WgXcQ" });
  const { lectures } = await ground.call<{ lectures: { id: string; title: string }[] }>("listLectures", ground.batchId);
  return { path, about: made(lectures.find((one) => one.title === title)).id };
}

/** The settings of a batch of its own: one that runs, or one that comes. */
const openSettings = (from: number) => async (ground: Ground) => {
  const dates = { startDate: dayIn(from), endDate: dayIn(from + 60) };
  const words = { schedule: "Mon", timing: "7:00 PM – 8:30 PM", description: "Of the forms." };
  const own = { courseId: "data-analyst", mode: "Online", instructor: "Adnan of Every Form", seats: 9 };
  const { id } = await ground.call<{ id: string }>("addBatch", { ...own, ...words, ...dates, name: `Own ${mark()}` });
  return `/admin/batches/${id}/settings`;
};

/** The class before now that the materials of these forms belong to. */
const pastClass = async (ground: Ground) => made((await classesOf(ground)).over.at(-1)).id;
const openMaterials = async (ground: Ground) => below(ground, `/attendance/${await pastClass(ground)}/materials`);

const openMaterial = async (ground: Ground) => {
  const path = await openMaterials(ground);
  const title = `Link ${mark()}`;
  await ground.post(path, { intent: "add link", id: randomUUID(), title, url: "https://example.com/slides" });
  type Listed = { materials: { id: string; title: string }[] };
  const { materials } = await ground.call<Listed>("listMaterials", ground.batchId, await pastClass(ground));
  return { path, about: made(materials.find((one) => one.title === title)).id };
};

const openRecording = async (ground: Ground) => {
  const { about: lecture } = await openLecture(ground);
  const path = await openMaterials(ground);
  await ground.post(path, { intent: "link", lecture });
  return { path, about: lecture };
};

const life = "domains/batches/office/batch-life.tsx";
const lectures = "domains/lectures/office/lecture-forms.tsx";
const materialList = "domains/lectures/office/material-list.tsx";

/** A list of one student, as staff paste it. */
const pasted = () => `Name, Email\nBilal Ahmed, ${randomUUID()}@example.com`;

/** Begins the upload of a film of a size in bytes, as the page does; returns its id and its address. */
async function beginUpload({ batchId, context, site }: Ground, size: number, name = `${mark()}.mp4`) {
  const part = (key: string, value: string) => `${key} ${Buffer.from(value).toString("base64")}`;
  const metadata = [part("title", name.slice(0, -4)), part("filename", name), part("lastmodified", "1790000000000")];
  const headers = {
    ...{ origin: site.origin, "tus-resumable": "1.0.0" },
    ...{ "upload-length": String(size), "upload-metadata": metadata.join(",") },
  };
  const answer = await context.request.post(`${site.origin}/admin/uploads/${batchId}`, { headers });
  const address = made(answer.headers().location);
  return { address, id: made(address.split("/").at(-1)) };
}

/** The page of a batch's lectures, and a new one with a film of its own. */
async function openFilm(ground: Ground) {
  const film = readFileSync("server/demo/lectures/lecture-1.mp4");
  const title = mark();
  const { address } = await beginUpload(ground, film.length, `${title}.mp4`);
  const headers = {
    ...{ origin: ground.site.origin, "tus-resumable": "1.0.0", "upload-offset": "0" },
    "content-type": "application/offset+octet-stream",
  };
  const sent = await ground.context.request.patch(new URL(address, ground.site.origin).href, { headers, data: film });
  if (!sent.ok()) throw new Error(`The film is answered with ${sent.status()}.`);
  type Listed = { lectures: { id: string; title: string }[] };
  let found: { id: string } | undefined;
  await expect
    .poll(async () => {
      const { lectures } = await ground.call<Listed>("listLectures", ground.batchId);
      found = lectures.find((one) => one.title === title);
      return found !== undefined;
    })
    .toBe(true);
  return { path: below(ground, "/lectures"), about: made(found).id };
}

const captions = "WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n";

/** A PNG of one pixel. */
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The forms about batches, classes and lectures. */
export const formsAboutClasses: FormOnPage[] = [
  {
    form: "domains/batches/office/batch-form.tsx *",
    open: async () => "/admin/batches/new",
    fields: {
      ...{ name: "A new batch", startsAt: "10:00", endsAt: "11:00", startDate: dayIn(1), endDate: dayIn(90) },
      ...{
        "weekday.1": "*",
        // Nobody else's hours are theirs.
        instructor: async () => `Teacher ${mark()}`,
        seats: "20",
        description: "Typed on a bad connection.",
      },
    },
    verb: "addBatch",
    leaves: true,
    stands: true,
  },
  {
    form: `${life} copy batch`,
    open: openSettings(5),
    fields: { name: async () => `Copy ${mark()}` },
    verb: "copyBatch",
  },
  { form: `${life} hide batch`, open: openSettings(5), verb: "hideBatch" },
  { form: `${life} end batch`, open: openSettings(-5), verb: "endBatch", leaves: true },
  { form: `${life} remove batch`, open: openSettings(5), verb: "removeBatch", leaves: true },
  {
    form: "domains/seats/office/add-student.tsx enrol",
    open: async (ground) => below(ground),
    fields: { name: "Bilal Ahmed", email: async () => `${randomUUID()}@example.com` },
    verb: "holdSeat",
  },
  {
    form: "domains/seats/office/class-list.tsx seat *",
    open: async (ground) => ({ path: below(ground), about: await enrol(ground) }),
    press: "withdraw",
    verb: "withdrawSeat",
    leaves: true,
    stands: true,
  },
  {
    form: "domains/seats/office/class-list.tsx seat *",
    what: "taken in again",
    open: async (ground) => {
      const about = await enrol(ground);
      await ground.call("withdrawEnrolment", about, { reason: "" });
      return { path: below(ground), about };
    },
    press: "take in",
    verb: "returnSeat",
    leaves: true,
  },
  {
    form: "domains/seats/office/paste-students.tsx list",
    what: "preview",
    open: async (ground) => below(ground, "/paste"),
    fields: { list: async () => pasted() },
    press: "check",
    verb: { shows: "button[value=add]:enabled" },
    leaves: true,
  },
  {
    form: "domains/seats/office/paste-students.tsx list",
    open: async (ground) => below(ground, "/paste"),
    prepare: async (page) => {
      await page.locator("textarea[name=list]").fill(pasted());
      await page.locator("button[value=check]").click();
      await page.locator("button[value=add]:enabled").waitFor();
    },
    press: "add",
    verb: "enrolStudents",
    leaves: true,
  },
  {
    form: "domains/lectures/office/upload-panel.tsx discard *",
    open: async (ground) => {
      const { id } = await beginUpload(ground, 4_000_000);
      return { path: below(ground, "/lectures"), about: id };
    },
    verb: "removeUpload",
    leaves: true,
  },
  {
    form: `${lectures} captions *`,
    open: openFilm,
    fields: { file: { name: "captions.vtt", mimeType: "text/vtt", buffer: Buffer.from(captions) } },
    verb: "importCaptions",
  },
  {
    form: "domains/lectures/office/add-address.tsx address",
    open: async (ground) => below(ground, "/lectures"),
    fields: { title: async () => `Lecture ${mark()}`, url: "https://youtu.be/dQw4w9WgXcQ" },
    verb: "addLecture",
  },
  {
    form: `${lectures} rename *`,
    open: openLecture,
    fields: { title: async () => `Renamed ${mark()}` },
    verb: "renameLecture",
    stays: true,
  },
  {
    form: `${lectures} publish *`,
    open: openLecture,
    fields: { at: "2031-05-02T18:00" },
    press: "plan",
    verb: "publishLecture",
    stays: true,
  },
  { form: `${lectures} class *`, open: openLecture, fields: { classId: "*" }, verb: "linkLecture", stays: true },
  { form: `${lectures} remove *`, open: openLecture, verb: "removeLecture", leaves: true },
  {
    form: "ui/office/move-buttons.tsx move *",
    open: async (ground) => {
      await openLecture(ground);
      return await openLecture(ground);
    },
    verb: "moveLecture",
    leaves: true,
  },
  {
    form: "domains/lectures/office/secret-id.tsx secret id",
    open: async (ground) => below(ground, "/settings"),
    press: "rotate",
    verb: "rotateSecretId",
    isSecret: true,
    stands: true,
  },
  {
    form: "domains/lectures/office/recording-panel.tsx link",
    open: async (ground) => {
      await openLecture(ground);
      return await openMaterials(ground);
    },
    fields: { lecture: "*" },
    verb: "linkLecture",
    leaves: true,
  },
  {
    form: "domains/lectures/office/recording-panel.tsx unlink *",
    open: openRecording,
    verb: "linkLecture",
    leaves: true,
  },
  { form: `${materialList} material *`, open: openMaterial, press: "remove", verb: "removeMaterial", leaves: true },
  {
    form: "domains/lectures/office/material-forms.tsx add",
    open: openMaterials,
    fields: {
      title: "Slides",
      file: { name: "slides.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") },
    },
    verb: "addMaterial",
  },
  {
    form: "domains/lectures/office/material-forms.tsx add link",
    open: openMaterials,
    fields: { title: "Slides", url: "https://example.com/slides", note: "Read **chapter 2**." },
    verb: "addMaterial",
  },
];
