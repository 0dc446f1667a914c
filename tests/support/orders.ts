import { randomUUID } from "node:crypto";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import type { TestApp } from "./app.ts";
import { planEnrolment } from "./enrolment-forms.ts";

/** An order as its student has it: the mail address, and the values in its page's link. */
export interface StudentOrder {
  email: string;
  reference: string;
  key: string;
  payPath: string;
}

/** The content of a payment page's address. */
export function readPayPath(payPath: string): Pick<StudentOrder, "reference" | "key" | "payPath"> {
  const { pathname, searchParams } = new URL(payPath, "http://localhost");
  return { reference: pathname.split("/")[2] ?? "", key: searchParams.get("key") ?? "", payPath };
}

/** Sends the plan form as a new visitor, from an address of its own, and returns the order it opens. */
export async function openOrder(
  test: TestApp,
  changes: Parameters<typeof planEnrolment>[0] = {},
): Promise<StudentOrder> {
  const email = `${randomUUID()}@example.com`;
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(planEnrolment({ email, ...changes })),
  };
  const response = await test.ask("/api/send-email", init, someAddress());
  const { next } = sendEmailAnswer.parse(await response.json());
  if (!next) throw new Error("The plan form opened no order.");
  return { email, ...readPayPath(next) };
}

/** A new address, so that no limit applies. */
export function someAddress(): string {
  const byte = () => 1 + Math.floor(Math.random() * 254);
  return `10.${byte()}.${byte()}.${byte()}`;
}
