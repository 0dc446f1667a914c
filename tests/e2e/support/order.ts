import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { planEnrolment } from "../../support/enrolment-forms.ts";

/** Sends the plan form as a new visitor and returns the path of its payment page. */
export async function orderPath(request: APIRequestContext, email = `${randomUUID()}@example.com`): Promise<string> {
  const response = await request.post("/api/send-email", { data: planEnrolment({ email }) });
  const { next } = sendEmailAnswer.parse(await response.json());
  if (!next) throw new Error("The plan form opened no order.");
  return next;
}
