import { randomUUID } from "node:crypto";
import { type FormOnPage, type Ground, mark } from "./ground.ts";

const office = "domains/content/office";
const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>');
const email = "inquiry-acknowledgement";

/** A colour that is hardly another one, so that every pair of colours stays readable. */
const nearMarigold = async () => `#e3a7${Math.floor(16 + Math.random() * 32).toString(16)}`;

/** A question with a draft, alone in the list. */
async function openDraft({ post }: Ground): Promise<string> {
  const title = `Tried ${mark()}?`;
  await post("/admin/content/new/question", { intent: "begin", kind: "question", title, from: "home-5" });
  return `/admin/content?q=${encodeURIComponent(title)}`;
}

/** The branches, of which there is one. */
async function openBranches({ call }: Ground): Promise<string> {
  const town = { id: "town", name: "Model Town", street: "12 Link Road", city: "Lahore", phones: [], rooms: [] };
  await call("setBranches", { branches: [town] });
  return "/admin/settings/branches";
}

/** The forms that change what every page or every e-mail says, so that they are tried where no other test is. */
export const formsOfTheSite: FormOnPage[] = [
  {
    form: `${office}/brand-screen.tsx look`,
    open: async () => "/admin/settings/brand",
    fields: { "colors.accent.light": nearMarigold },
    press: "save",
    verb: "setLook",
    stays: true,
  },
  {
    form: `${office}/logo-forms.tsx *`,
    open: async () => ({ path: "/admin/settings/brand", about: "logo light" }),
    fields: { logo: { name: "logo.svg", mimeType: "image/svg+xml", buffer: logo } },
    verb: "setLogo",
  },
  {
    form: `${office}/words-screen.tsx words`,
    open: async () => "/admin/settings/words",
    fields: { "batch.one": async () => `group ${mark()}` },
    verb: "setWords",
    stays: true,
    stands: true,
  },
  {
    form: `${office}/branches-screen.tsx branches`,
    open: openBranches,
    fields: { "branches.0.area": async () => `Model Town ${mark()}` },
    press: "save",
    verb: "setBranches",
    stays: true,
  },
  {
    form: `${office}/institute-screen.tsx institute *`,
    open: async () => "/admin/settings/institute/name",
    fields: { tagline: async () => `Learn it live ${mark()}` },
    verb: "publish",
    stays: true,
  },
  {
    form: `${office}/document-bulk.tsx documents`,
    open: openDraft,
    fields: { document: "*" },
    press: "publish",
    verb: "publish",
  },
  {
    form: `${office}/publish-screen.tsx publish`,
    open: async (ground) => {
      await openDraft(ground);
      return "/admin/content/publish";
    },
    fields: { note: async () => `Tried ${randomUUID()}` },
    verb: "publish",
    leaves: true,
  },
  {
    form: "domains/overview/office/email-texts-screen.tsx texts *",
    open: async () => `/admin/settings/emails/${email}`,
    fields: { "inquiries.acknowledgement.subject": async () => `We have your message ${mark()}` },
    verb: "setEmailTexts",
    stays: true,
  },
  {
    form: "domains/institute/office/ways-screen.tsx ways to pay",
    open: async () => "/admin/settings/payment",
    fields: { "ways.0.note": async () => `At the counter ${mark()}` },
    press: "save",
    verb: "setWaysToPay",
    again: true,
    stays: true,
  },
];
