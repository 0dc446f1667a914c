import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { type DemoSlot, demoSlotsAnswer } from "#domains/demo-classes/contract.ts";
import { bookingWords } from "#domains/demo-classes/words.en.ts";
import type { Site } from "./site.ts";
import { expect, visitorAddress } from "./test.ts";

/** An address that no other test uses; it tells its mails apart. */
export function newEmail(): string {
  return `zainab.${randomUUID().slice(0, 8)}@example.com`;
}

/** The part of the page for booking a class. */
export const bookingIn = (page: Page) => page.getByRole("main");

/** The radio buttons of the visible times that can be chosen. */
export const timesIn = (page: Page) =>
  bookingIn(page)
    .getByRole("group", { name: /^Times on/ })
    .getByRole("radio", { disabled: false });

/** Opens a day of the strip, counted from the first. */
export async function openDay(page: Page, place: number) {
  await bookingIn(page)
    .locator("label")
    .filter({ has: page.locator("input[name=day]") })
    .nth(place)
    .click();
}

/** Chooses a visible time with the mouse or the finger; returns the start of the class. */
export async function chooseTime(page: Page, place: number): Promise<string> {
  const time = timesIn(page).nth(place);
  await time.locator("..").click();
  await expect(time).toBeChecked();
  return await time.inputValue();
}

export async function fillInDetails(page: Page, email: string) {
  const { name, email: emailLabel, phone } = bookingWords.details;
  await bookingIn(page).getByLabel(name).fill("Zainab O’Khan");
  await bookingIn(page).getByLabel(emailLabel, { exact: true }).fill(email);
  await bookingIn(page).getByLabel(phone, { exact: true }).fill("+92 300 1234567");
}

export const bookButton = (page: Page) => bookingIn(page).getByRole("button", { name: bookingWords.submit });

/** Waits for the mails to an address; returns the last of that many. */
export async function mailTo(site: Site, email: string, count = 1) {
  const toIt = () => site.mails.filter(({ to }) => to.includes(email));
  await expect.poll(() => toIt().length, { timeout: 15_000 }).toBe(count);
  const mail = toIt()[count - 1];
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

/** A course's classes, as the server lists them. */
export async function slotsOf(request: APIRequestContext, course: string): Promise<DemoSlot[]> {
  return demoSlotsAnswer.parse(await (await request.get(`/api/demo/slots?course=${course}`)).json()).slots;
}

/** Books through the API. */
export async function bookThroughApi(request: APIRequestContext, courseId: string, start: string, email: string) {
  const form = { courseId, start, name: "Zainab O’Khan", email, phone: "+923001234567", timeZone: "Asia/Karachi" };
  // Each by another visitor: from one address few places of a class are booked.
  return await request.post("/api/demo/bookings", { data: form, headers: { "x-forwarded-for": visitorAddress() } });
}
