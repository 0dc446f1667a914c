import { randomUUID } from "node:crypto";
import { type FormOnPage, type Ground, mark } from "./ground.ts";

const family = "domains/overview/office/family-card.tsx";

/** A student whom staff have written down, by id and address. */
async function addStudent({ call }: Ground) {
  const email = `${mark()}@example.com`;
  return { email, id: await call<string>("addStudent", { name: `Zara ${mark()}`, email }) };
}

const paper = { name: "b-form.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };

/** A paper that is kept with a student. */
async function openPaper(ground: Ground) {
  const [{ id }, paperId] = [await addStudent(ground), randomUUID()];
  const path = `/admin/people/${id}`;
  const sent = {
    multipart: { intent: "add document", id: paperId, title: "B-form", file: paper },
    headers: { origin: ground.site.origin },
  };
  await ground.context.request.post(`${ground.site.origin}${path}`, sent);
  return { path, about: paperId };
}

/** The forms about who answers for a student, and who belongs together. */
export const formsAboutFamilies: FormOnPage[] = [
  {
    form: "domains/overview/office/language-card.tsx language",
    open: async (ground) => `/admin/people/${(await addStudent(ground)).id}`,
    fields: { locale: "ur" },
    press: "language",
    verb: "setPersonLanguage",
    stays: true,
  },
  {
    form: "domains/overview/office/documents-card.tsx document",
    open: async (ground) => `/admin/people/${(await addStudent(ground)).id}`,
    fields: { title: "B-form", file: paper },
    verb: "addPersonDocument",
  },
  {
    form: "domains/overview/office/documents-card.tsx document *",
    open: openPaper,
    prepare: async (page) => await page.getByText("Remove", { exact: true }).click(),
    verb: "removePersonDocument",
    leaves: true,
  },
  {
    form: `${family} guardian`,
    open: async (ground) => `/admin/people/${(await addStudent(ground)).id}`,
    fields: { name: async () => `Parent ${mark()}`, relation: "mother", phone: "03001234567" },
    press: "guardian",
    verb: "changeGuardian",
    stays: true,
  },
  {
    form: `${family} family *`,
    open: async (ground) => {
      const [own, other] = [await addStudent(ground), await addStudent(ground)];
      return { path: `/admin/people/${own.id}?family=${encodeURIComponent(other.email)}`, about: other.id };
    },
    verb: "joinFamily",
    leaves: true,
  },
  {
    form: `${family} leave family`,
    open: async (ground) => {
      const [own, other] = [await addStudent(ground), await addStudent(ground)];
      await ground.call("joinFamily", { personId: own.id, withId: other.id });
      return `/admin/people/${own.id}`;
    },
    verb: "leaveFamily",
    leaves: true,
  },
];
