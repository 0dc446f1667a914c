import type { Page } from "@playwright/test";
import { sendForm } from "./send-form.ts";
import type { Site } from "./site.ts";

/** A visitor without an account. */
export interface Person {
  name: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  const mark = Math.random().toString(36).slice(2);
  return { name: "عائشہ Ayesha Khan", email: `ayesha.${mark}@example.com`, password: "sunny river forty two" };
}

/** Opens an account through the sign-up page, which leads back to `from`. */
export async function signUp(page: Page, person = newPerson(), from = "/lms"): Promise<Person> {
  await page.goto(`/sign-up?from=${encodeURIComponent(from)}`);
  await fillSignUp(page, person);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === from);
  return person;
}

/** Opens an account by the same form without opening its page: the page's browser is signed in then. */
export async function signedUp(page: Page, site: Site, person = newPerson()): Promise<Person> {
  await sendForm(page.context(), site, "/sign-up", { ...person });
  return person;
}

/** Fills the sign-up form in and sends it. */
export async function fillSignUp(page: Page, person: Person) {
  const main = page.getByRole("main");
  await main.getByLabel("Your name").fill(person.name);
  await main.getByLabel("E-mail").fill(person.email);
  await main.getByLabel("Password", { exact: true }).fill(person.password);
  await main.getByRole("button", { name: "Create account" }).click();
}

/** Fills the sign-in form in and sends it. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign in" }).click();
}
