import { randomUUID } from "node:crypto";
import { contactForm } from "../../../support/contact-form.ts";
import { planEnrolment, simpleEnrolment } from "../../../support/enrolment-forms.ts";
import { png } from "../../../support/proofs.ts";
import { enrol, type FormOnPage, type Ground, made, mark } from "./ground.ts";

const address = () => `${randomUUID()}@example.com`;

/** The answer to a visitor's form. */
async function write({ context, site }: Ground, form: object): Promise<{ next?: string }> {
  const answer = await context.request.post(`${site.origin}/api/send-email`, { data: form });
  if (!answer.ok()) throw new Error(`A visitor's form is answered with ${answer.status()}.`);
  return await answer.json();
}

interface Member {
  id: string;
  person: { id: string };
}

interface Lead {
  id: string;
  person: { id: string; email: string };
}

/** The lead that a visitor's form leaves. */
async function leadOf(ground: Ground, form: (email: string) => object = (email) => contactForm({ email })) {
  const email = address();
  await write(ground, form(email));
  const { entries } = await ground.call<{ entries: Lead[] }>("listLeads", { limit: 50 });
  return made(entries.find(({ person }) => person.email === email));
}

const openLead = async (ground: Ground, form?: (email: string) => object) => {
  const { id } = await leadOf(ground, form);
  return { path: `/admin/leads/${id}?state=all`, about: id };
};

const openPerson = async (ground: Ground) => `/admin/people/${(await leadOf(ground)).person.id}`;

/** The panel of a new order, paid or not. */
async function openOrder(
  ground: Ground,
  {
    isPaid = false,
    batch,
    schedule = "whole",
  }: { isPaid?: boolean; batch?: string; schedule?: "whole" | "monthly" } = {},
) {
  const course = batch ? "data-analyst" : "mern-full-stack-development";
  const form = planEnrolment({ email: address(), course, schedule, ...(batch && { batch }) });
  const { next = "" } = await write(ground, form);
  const [, , reference] = new URL(next, ground.site.origin).pathname.split("/");
  const decision = { verdict: "payment_confirmed", seenProof: "" };
  if (isPaid) await ground.call("settleOrder", reference, decision);
  return `/admin/payments/${reference}`;
}

/** The panel of an order whose proof waits. */
async function openProof(ground: Ground) {
  const form = planEnrolment({ email: address(), course: "mern-full-stack-development" });
  const { next = "" } = await write(ground, form);
  const page = new URL(next, ground.site.origin);
  const reference = page.pathname.split("/")[2] ?? "";
  const proof = { name: "receipt.png", mimeType: "image/png", buffer: png(reference) };
  const path = `${ground.site.origin}/api/payments/${reference}/proof${page.search}`;
  const sent = await ground.context.request.post(path, { multipart: { proof } });
  if (!sent.ok()) throw new Error(`A proof is answered with ${sent.status()}.`);
  return `/admin/payments/${reference}`;
}

const openUnpaid = (ground: Ground) => openOrder(ground);

const openReduction = async (ground: Ground) => {
  const path = await openUnpaid(ground);
  const reference = path.split("/").at(-1);
  const asked = { key: randomUUID(), reference, kind: "waiver", charges: [null], percent: 10, reason: "Ill" };
  const { id } = await ground.call<{ id: string }>("askReduction", asked);
  return { path, about: id };
};

const openRefund = async (ground: Ground) => {
  const path = await openOrder(ground, { isPaid: true });
  const asked = { key: randomUUID(), reference: path.split("/").at(-1), amount: "1", method: "transfer" };
  const { id } = await ground.call<{ id: string }>("askRefund", { ...asked, ...because });
  return { path, about: id };
};

const openDiscount = async ({ call }: Ground) => {
  const code = `STOP-${mark().toUpperCase()}`;
  await call("makeDiscount", { code, percent: 10, maxUses: 1 });
  return { path: "/admin/discounts", about: code };
};

const [lead, person] = ["domains/leads/office/lead-forms.tsx", "domains/overview/office/person-screen.tsx"] as const;
const money = "domains/money/office/money-forms.tsx";
const refunds = "domains/money/office/refund-requests.tsx";
const because = { reason: "Agreed by telephone." };

/** The forms about leads, people and money. */
export const formsAboutPeople: FormOnPage[] = [
  { form: `${lead} owner *`, open: openLead, fields: { owner: "*" }, verb: "assignLead" },
  { form: `${lead} take *`, open: openLead, verb: "assignLead", leaves: true, stands: true },
  { form: `${lead} settle * *`, open: openLead, verb: "settleLead", leaves: true },
  {
    form: `${lead} remind *`,
    open: openLead,
    prepare: async (page) => await page.locator("summary[data-key=h]").click(),
    fields: { comesBackAt: "*" },
    verb: "remindOfLead",
  },
  {
    form: `${lead} heard *`,
    open: openLead,
    prepare: async (page) => await page.getByText("Note what they said").click(),
    fields: { text: "Called: when?" },
    verb: "noteHeard",
  },
  {
    form: "domains/leads/office/new-lead.tsx new lead",
    open: async () => "/admin/leads",
    prepare: async (page) => await page.locator("summary[data-key=n]").click(),
    fields: { name: "Tariq Mahmood", text: "A course after matric" },
    verb: "addLead",
    leaves: true,
  },
  {
    form: "domains/leads/office/saved-replies-screen.tsx saved reply *",
    open: async () => ({ path: "/admin/leads/replies", about: "new" }),
    fields: { title: "Month by month", en: "{fee}" },
    verb: "saveReply",
  },
  {
    form: "domains/leads/office/reply.tsx reply *",
    open: openLead,
    fields: { text: "Yes, on Saturday." },
    press: "email",
    verb: "writeToPerson",
    stands: true,
  },
  {
    form: "domains/money/office/open-order.tsx order *",
    open: async (ground) => {
      const { id } = await leadOf(ground, (email) => simpleEnrolment({ email }));
      return `/admin/leads/${id}?state=all`;
    },
    fields: { currency: "*", monthly: "100" },
    verb: "openOrder",
    leaves: true,
  },
  {
    form: `${person} write`,
    open: openPerson,
    fields: { text: "The class begins at 7." },
    press: "email",
    verb: "writeToPerson",
  },
  { form: `${person} note`, open: openPerson, fields: { text: "Called twice." }, verb: "writeToPerson" },
  {
    form: `${person} merge`,
    open: openPerson,
    fields: { email: async (ground) => (await leadOf(ground)).person.email },
    verb: "mergePeople",
  },
  {
    form: `${person} unmerge *`,
    open: async (ground) => {
      const [kept, merged] = [await leadOf(ground), await leadOf(ground)];
      await ground.call("mergePeople", { kept: kept.person.email, merged: merged.person.email });
      return `/admin/people/${kept.person.id}`;
    },
    verb: "unmergePeople",
    leaves: true,
  },
  {
    form: "domains/overview/office/new-student.tsx student",
    open: async () => "/admin/students/new",
    fields: { name: async () => `Zara ${mark()}`, email: async () => address(), phone: "03001234567" },
    verb: "addStudent",
    leaves: true,
  },
  {
    form: "domains/overview/office/chosen-students.tsx move students *",
    open: async (ground) => {
      const seat = await enrol(ground);
      const { members } = await ground.call<{ members: { id: string; person: { id: string } }[] }>(
        "showClass",
        ground.batchId,
      );
      const student = made(members.find(({ id }) => id === seat)).person.id;
      return { path: `/admin/students/chosen?student=${student}`, about: ground.batchId };
    },
    fields: { to: "*" },
    verb: "moveSeat",
    leaves: true,
  },
  {
    form: "domains/overview/office/details-card.tsx details",
    open: openPerson,
    fields: { name: async () => `Noor ${mark()}`, phone: "03007654321" },
    verb: "changePerson",
    stays: true,
  },
  {
    form: "domains/money/office/open-order.tsx order *",
    what: "fees of a place",
    open: async (ground) => {
      const seat = await enrol(ground);
      const { members } = await ground.call<{ members: Member[] }>("showClass", ground.batchId);
      return `/admin/people/${made(members.find(({ id }) => id === seat)).person.id}`;
    },
    fields: { currency: "*", monthly: "100" },
    verb: "billPlace",
    leaves: true,
  },
  { form: "domains/money/office/payment-panel.tsx decide *", open: openUnpaid, verb: "settleOrder", leaves: true },
  {
    form: "domains/money/office/payment-panel.tsx decide *",
    what: "part of a month",
    open: (ground) => openOrder(ground, { schedule: "monthly" }),
    fields: { amount: "10" },
    verb: "settleOrder",
    leaves: true,
  },
  {
    form: "domains/money/office/payment-panel.tsx refuse *",
    open: openProof,
    prepare: async (page) => await page.locator("summary[data-key=r]").click(),
    fields: { reason: "The picture shows another account." },
    verb: "settleOrder",
    leaves: true,
  },
  {
    form: `${money} record`,
    open: (ground) => openOrder(ground, { isPaid: true, schedule: "monthly" }),
    fields: { amount: "1" },
    verb: "settleOrder",
  },
  {
    form: `${money} refund`,
    open: (ground) => openOrder(ground, { isPaid: true }),
    fields: { amount: "1", ...because },
    verb: "refundOrder",
    again: true,
  },
  {
    form: "domains/money/office/folded-plan-form.tsx plan *",
    open: async (ground) => ({ path: await openUnpaid(ground), about: "reschedule" }),
    fields: { on1: "2027-06-01", ...because },
    verb: "rescheduleFees",
  },
  {
    form: "domains/money/office/reduction-list.tsx reduction *",
    open: openReduction,
    press: "approved",
    verb: "approveReduction",
    leaves: true,
  },
  { form: `${refunds} approve refund *`, open: openRefund, verb: "approveRefund", leaves: true },
  { form: `${refunds} refuse refund *`, open: openRefund, fields: because, verb: "refuseRefund", leaves: true },
  { form: `${money} correct`, open: openUnpaid, fields: { amount: "1", ...because }, verb: "correctOrder" },
  {
    form: "domains/money/office/seat-forms.tsx keep",
    open: (ground) => openOrder(ground, { batch: ground.batchId }),
    verb: "proveOrder",
    leaves: true,
  },
  {
    form: "domains/money/office/seat-forms.tsx release",
    open: (ground) => openOrder(ground, { batch: ground.batchId }),
    fields: because,
    verb: "withdrawSeat",
    leaves: true,
  },
  {
    form: "domains/money/office/new-discount.tsx make",
    open: async () => "/admin/discounts",
    fields: { code: async () => `CODE-${mark().toUpperCase()}`, worth: "10" },
    verb: "makeDiscount",
    stands: true,
  },
  { form: "domains/money/office/discounts-screen.tsx stop *", open: openDiscount, verb: "endDiscount", leaves: true },
];
