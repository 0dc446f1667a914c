import { randomInt, randomUUID } from "node:crypto";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { contactForm } from "../../support/contact-form.ts";
import { demoCourse, demoForm, readSlots } from "../../support/demo.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { readPayPath } from "../../support/orders.ts";
import { png, proofForm } from "../../support/proofs.ts";

/** A visitor's post that must be kept. */
export type Sending = "inquiry" | "enrolment" | "order" | "proof" | "booking" | "account";

/** Acknowledged data, by the e-mail address that makes it unique. */
export interface Acknowledged {
  sending: Sending;
  email: string;
  /** Number of further reminders of a booked class. */
  reminders?: number;
  /** Whether a proof was sent for an order and its answer never came: it may be stored. */
  proofUnanswered?: boolean;
}

/** A new address, so that no limit applies. */
export const someAddress = () => `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

const newEmail = () => `v${randomUUID()}@example.com`;
const password = "quiet marigold lantern 47";

/** Posts JSON as the site's own pages do. */
export async function postJson(origin: string, path: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": someAddress() };
  return await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Sends a contact form; resolves to the status. */
export async function sendInquiry(origin: string, email = newEmail()): Promise<number> {
  const response = await postJson(origin, "/api/send-email", contactForm({ email }));
  await response.text();
  return response.status;
}

/** Posts a page's own form, as a browser without JavaScript does. */
export async function postForm(origin: string, path: string, fields: Record<string, string>): Promise<Response> {
  return await fetch(`${origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { "X-Forwarded-For": someAddress(), Origin: origin },
    body: new URLSearchParams(fields),
  });
}

type Tell = (acknowledged: Acknowledged) => void;
type Act = (origin: string, tell: Tell) => Promise<void>;

const acts: Act[] = [
  async (origin, tell) => {
    const email = newEmail();
    if ((await sendInquiry(origin, email)) === 200) tell({ sending: "inquiry", email });
  },
  async (origin, tell) => {
    const email = newEmail();
    const response = await postJson(origin, "/api/send-email", simpleEnrolment({ email }));
    if (response.ok && (await response.json()).id) tell({ sending: "enrolment", email });
  },
  async (origin, tell) => {
    const email = newEmail();
    const response = await postJson(origin, "/api/send-email", planEnrolment({ email }));
    if (!response.ok) return;
    const { next } = sendEmailAnswer.parse(await response.json());
    if (!next) return;
    const order: Acknowledged = { sending: "order", email, proofUnanswered: true };
    tell(order);
    const { reference, key } = readPayPath(next);
    const proof = await fetch(`${origin}/api/payments/${reference}/proof?key=${key}`, {
      method: "POST",
      headers: { "X-Forwarded-For": someAddress(), Origin: origin },
      body: proofForm(png(email)),
    });
    if (!proof.ok || !(await proof.json()).success) return;
    order.proofUnanswered = false;
    tell({ sending: "proof", email });
  },
  async (origin, tell) => {
    const email = newEmail();
    const slots = await readSlots(fetch(`${origin}/api/demo/slots?course=${demoCourse}`));
    const free = slots.filter((slot) => slot.free > 0);
    const slot = free[randomInt(Math.max(1, free.length))];
    if (!slot) return;
    const response = await postJson(origin, "/api/demo/bookings", demoForm(slot.start, { email }));
    if (response.ok && (await response.json()).id) tell({ sending: "booking", email });
  },
  async (origin, tell) => {
    const email = newEmail();
    const response = await postForm(origin, "/sign-up", { name: "Ayesha Khan", email, password });
    if (response.status === 303) tell({ sending: "account", email });
  },
  async (origin) => void (await (await fetch(`${origin}/`)).text()),
  async (origin) => void (await (await fetch(`${origin}/batches/data-analyst`)).text()),
  async (origin) => void (await (await fetch(`${origin}/api/courses`)).text()),
];

/** Keeps `crowd` visitors busy with everything at once until `isOver()`; they tolerate a broken connection. */
export async function mixedLoad(origin: string, options: { crowd: number; isOver: () => boolean; tell: Tell }) {
  const visitor = async (_: unknown, first: number) => {
    for (let next = first; !options.isOver(); next = randomInt(acts.length)) {
      await acts[next % acts.length]?.(origin, options.tell).catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: options.crowd }, visitor));
}
