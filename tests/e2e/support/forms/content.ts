import { randomUUID } from "node:crypto";
import { type FormOnPage, type Ground, made } from "./ground.ts";

/** A question of the site with a draft; returns its page. */
async function openDraft({ post }: Ground): Promise<string> {
  const id = `tried-${randomUUID().slice(0, 8)}`;
  return await post("/admin/content/new/question", { intent: "begin", kind: "question", title: id, from: "home-5" });
}

/** The list of questions that the assistant could not answer, with one more. */
async function openQuestions({ context, site }: Ground): Promise<string> {
  const data = { question: "Do you teach people how to train elephants for a circus?" };
  const answer = await context.request.post(`${site.origin}/api/assistant`, { data });
  if (!answer.ok()) throw new Error(`The assistant answers ${answer.status()}.`);
  return "/admin/content/questions";
}

/** The parts of the site, of which one is off. */
async function openSections({ call }: Ground): Promise<string> {
  const key = { kind: "page", id: "sections", locale: "en" };
  const listed = await call<{ id: string; version: number }[]>("listDocuments");
  const version = listed.find(({ id }) => id === key.id)?.version ?? 0;
  await call("saveDraft", key, { document: { off: [{ section: "home.learning" }] }, version });
  await call("publish", { only: [key] });
  return "/admin/settings/sections";
}

/** The history of a new question with one publication. */
async function openHistory(ground: Ground): Promise<string> {
  const id = made(/\/question\/([\w-]+)/.exec(await openDraft(ground))?.[1]);
  await ground.call("publish", { only: [{ kind: "question", id, locale: "en" }] });
  return `/admin/content/question/${id}/history`;
}

/** The forms about the site's content, and about a member's own account. */
export const formsAboutContent: FormOnPage[] = [
  {
    form: "admin/routes/content-new.tsx begin *",
    open: async () => "/admin/content/new/question",
    fields: { title: async () => `Tried ${randomUUID().slice(0, 8)}?` },
    verb: "saveDraft",
    leaves: true,
  },
  {
    form: "domains/content/office/document-form.tsx document",
    open: openDraft,
    fields: { question: async () => `Is it kept? ${randomUUID()}` },
    verb: "saveDraft",
    stays: true,
    stands: true,
  },
  {
    form: "domains/content/office/translation-form.tsx translation *",
    open: async (ground) => `${await openDraft(ground)}/in/ur`,
    fields: { "text.question": async () => `کیا یہ محفوظ ہے؟ ${randomUUID()}` },
    verb: "saveTranslation",
    stays: true,
    stands: true,
  },
  {
    form: "domains/content/office/sections-screen.tsx sections",
    open: openSections,
    fields: { "on.home.learning": "*" },
    verb: "publish",
    stays: true,
  },
  {
    form: "domains/content/office/compare-screen.tsx *",
    open: async (ground) => `${await openDraft(ground)}/compare`,
    verb: "discardDraft",
    leaves: true,
  },
  {
    form: "admin/routes/document-history.tsx restore *",
    open: openHistory,
    verb: "restoreRevision",
  },
  {
    form: "domains/content/office/money-screen.tsx money",
    open: async () => "/admin/settings/money",
    fields: { "elsewhere.fees": "*" },
    press: "save",
    verb: "setMoney",
    stays: true,
  },
  {
    form: "domains/content/office/fees-screen.tsx fees",
    open: async () => "/admin/settings/fees",
    fields: { "fee.plan.premium.USD": async () => String(200 + Math.floor(Math.random() * 1000)) },
    press: "save",
    verb: "setFees",
    leaves: true,
  },
  {
    form: "admin/routes/content-questions.tsx begin *",
    open: openQuestions,
    verb: "saveDraft",
    leaves: true,
  },
  {
    form: "domains/overview/office/status-screen.tsx make backup",
    open: async () => "/admin/status",
    press: "make",
    verb: "makeBackup",
  },
  {
    form: "admin/routes/codes.tsx codes",
    open: async () => "/admin/codes",
    press: "renew",
    verb: "renewRecoveryCodes",
    again: true,
    isSecret: true,
    leaves: true,
  },
  {
    form: "ui/calendar-address.tsx calendar",
    open: async () => "/admin/security",
    press: "make calendar",
    verb: "makeCalendarAddress",
    isSecret: true,
  },
  {
    form: "ui/calendar-address.tsx calendar",
    by: "student",
    open: async () => "/classroom/calendar",
    press: "make calendar",
    verb: "makeCalendarAddress",
    isSecret: true,
  },
  {
    form: "classroom/routes/morning-email.tsx morning email",
    by: "student",
    open: async () => "/classroom/morning-email",
    verb: "switchMorningEmail",
    stands: true,
  },
];
