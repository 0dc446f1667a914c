import { expect } from "vitest";
import type { TestApp } from "./app.ts";
import { Browser } from "./browser.ts";
import { contactForm } from "./contact-form.ts";
import { demoCourse, demoForm, readSlots } from "./demo.ts";
import { planEnrolment, simpleEnrolment } from "./enrolment-forms.ts";
import { readPayPath, type StudentOrder, someAddress } from "./orders.ts";
import { png, proofForm } from "./proofs.ts";

/** All traces of a person, and the order of theirs that awaits review. */
export interface Traces {
  email: string;
  order: StudentOrder;
}

/** Makes a visitor write, enrol, order with a proof of payment, book a demo class and open an account. */
export async function leaveTraces(
  test: TestApp,
  email: string,
  message = "Is there a weekend batch?",
): Promise<Traces> {
  const send = async (path: string, body: unknown) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await test.ask(path, init, someAddress());
    expect(response.status, path).toBe(200);
    return await response.json();
  };
  await send("/api/send-email", contactForm({ email, message }));
  await send("/api/send-email", simpleEnrolment({ email, message }));
  const { next } = await send("/api/send-email", planEnrolment({ email, message }));
  const order = { email, ...readPayPath(next) };
  const proofPath = `/api/payments/${order.reference}/proof?key=${encodeURIComponent(order.key)}`;
  const proof = { method: "POST", body: proofForm(png(email)) };
  expect((await test.ask(proofPath, proof, someAddress())).status).toBe(200);
  const slots = await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`));
  await send("/api/demo/bookings", demoForm(slots.findLast(({ free }) => free > 0)?.start ?? "", { email }));
  const account = { name: "Ayesha Khan", email, password: "sunny river forty two" };
  const { visitor } = new Browser(someAddress());
  await test.app.services.accounts.own?.signUp(account, visitor);
  return { email, order };
}
