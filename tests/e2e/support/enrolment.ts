import type { Page } from "@playwright/test";
import { company } from "../../support/demo-content.ts";
import { titlesOf } from "../../support/plan-cost.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** Shared parts of the enrolment form's tests. */
export const dataTitle = titlesOf("data-analyst").title;

export type Student = Record<"firstName" | "lastName" | "email" | "phone" | "message", string>;

/** A unique student; the address tells the mails apart. */
export function newStudent(phone = "+92 300 1234567"): Student {
  const mark = Math.random().toString(36).slice(2);
  const email = `bilal.${mark}@example.com`;
  return { firstName: "بلال", lastName: `Ahmed-${mark}`, email, phone, message: `Evenings? <b>(${mark})</b>` };
}

export async function fill(page: Page, student: Student) {
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill(student.firstName);
  await main.getByLabel("Last name").fill(student.lastName);
  await main.getByLabel("E-mail").fill(student.email);
  await main.getByLabel("Phone").fill(student.phone);
  await main.getByLabel("Message").fill(student.message);
}

export const send = (page: Page) => page.getByRole("button", { name: "Send Request" });
export const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Payment" });
export const course = (page: Page) => page.getByLabel("Course", { exact: true });

export async function expectMails(site: Site, student: Student, facts: string[]) {
  // The plan form's student gets only the order's email.
  const toStudent = () => site.mails.filter(({ to }) => to.includes(student.email));
  const toStaff = () =>
    site.mails.filter(({ to, parsed }) => !to.includes(student.email) && parsed.text?.includes(student.lastName));
  await expect.poll(() => [toStudent().length, toStaff().length], { timeout: 15_000 }).toEqual([1, 1]);
  const [notice] = toStaff();
  expect(notice?.to).toEqual([company.emails[0]?.address]);
  expect(notice?.parsed.replyTo?.map(({ address }) => address)).toEqual([student.email]);
  for (const fact of [...facts, student.email, student.message]) expect(notice?.parsed.text).toContain(fact);
  expect(notice?.parsed.html).not.toContain("<b>(");
  expect(toStudent()[0]?.parsed.text).toContain(student.firstName);
}
