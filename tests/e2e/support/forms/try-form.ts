import type { BrowserContext, Locator, Page } from "@playwright/test";
import { joinStaff, joinStaffAlone, passSecondFactor } from "../office.ts";
import { openHydrated } from "../page.ts";
import type { Site } from "../site.ts";
import { signUpStudent } from "../student.ts";
import { expect, test } from "../test.ts";
import { type FormOnPage, type Ground, makeGround } from "./ground.ts";

/** A form that is open and filled in. */
interface Filled {
  form: Locator;
  name: string;
  button: Locator;
  /** The address of its page, and the part of its name that says what it is about. */
  place: { path: string; about: string };
  /** The texts that were typed, by the fields' names. */
  typed: [name: string, text: string][];
  hasFile: boolean;
  /** A browser does not tell the body of a post that may hold a file. */
  hidesKeys: boolean;
  /** The keys of the posts that were sent since it was filled in; an empty text for a secret form. */
  keys: string[];
  /** How often the act has been done since then. */
  done: () => Promise<number>;
}

/** Signs in the one that the form is for; returns the ground to try it on. */
async function signIn(page: Page, site: Site, { by, again }: FormOnPage) {
  const context = page.context();
  const member = again ? await joinStaffAlone(page, site) : await joinStaff(page, site);
  if (again) await passSecondFactor(context, site, member.key);
  const ground = await makeGround(context, site, member.person);
  if (by !== "student") return ground;
  await context.clearCookies();
  const person = await signUpStudent(page, site, { batches: [ground.batchId] });
  return { ...ground, person };
}

/** Makes what a form is about, opens its page and fills it in. */
async function fillIn(page: Page, ground: Ground, one: FormOnPage): Promise<Filled> {
  const opened = await one.open(ground);
  const place = typeof opened === "string" ? { path: opened, about: "" } : opened;
  await openHydrated(page, place.path);
  await one.prepare?.(page, ground);
  const { form, name } = await findForm(page, one, place.about);
  await expectEnterToSendTheMainAct(form);
  const { typed, hasFile } = await typeInto(form, one, ground);
  const hidesKeys = (await form.locator("input[type=file]").count()) > 0;
  for (const box of await form.locator("input[type=checkbox]:required").all()) await box.check();
  const button = buttonOf(form, one);
  const keys = watchKeys(page, name);
  const done = await countActs(page, ground, one);
  return { form, name, button, place, typed, hasFile, hidesKeys, keys, done };
}

/**
 * A browser presses the first button of a form for Enter: it is the main one, one that only Enter presses, or one that
 * shows what would change.
 */
async function expectEnterToSendTheMainAct(form: Locator) {
  const pressed = await form.evaluate((element) => {
    const buttons = [...(element as HTMLFormElement).elements].filter(
      (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === "submit" && !one.disabled,
    );
    const hasMain = buttons.some((one) => one.classList.contains("button-main"));
    const isPreview = ["preview", "check"].includes(buttons[0]?.value ?? "");
    const isFirst = isPreview || buttons[0]?.classList.contains("button-main") || buttons[0]?.ariaHidden === "true";
    const isTypedIn = element.querySelector("input:not([type=hidden], [type=checkbox], [type=radio], [type=file])");
    return hasMain && isTypedIn && !isFirst ? (buttons[0]?.textContent ?? "") : null;
  });
  expect(pressed, "the button that Enter presses instead of the main one").toBeNull();
}

const buttonOf = (form: Locator, { press: value }: FormOnPage) =>
  value
    ? form.locator(`button[value="${value}"]:not([aria-hidden])`)
    : form.locator("button[type=submit]:not([aria-hidden]):enabled").first();

/** The form on the open page, unfolded. */
async function findForm(page: Page, one: FormOnPage, about: string) {
  const pattern = new RegExp(`^${one.form.split(".tsx ")[1]?.replaceAll("*", ".*")}$`);
  const names = await page
    .locator("form > input[name=formName]")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const name = names.find((found) => pattern.test(found) && found.includes(about));
  if (name === undefined) throw new Error(`No form is called ${pattern} with ${about} here, only ${names}.`);
  const named = page.locator(`form:has(> input[name=formName][value=${JSON.stringify(name)}])`);
  const form = (one.press ? named.filter({ has: page.locator(`button[value="${one.press}"]`) }) : named).first();
  await form.evaluate((element) => {
    for (const folded of element.querySelectorAll("details")) folded.open = true;
    for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
  });
  return { form, name };
}

/** Fills the fields in; returns the texts that were typed, and whether a file was chosen. */
async function typeInto(form: Locator, { fields = {} }: FormOnPage, ground: Ground) {
  const typed: Filled["typed"] = [];
  let hasFile = false;
  for (const [field, given] of Object.entries(fields)) {
    const control = form.locator(field.endsWith("*") ? `[name^="${field.slice(0, -1)}"]` : `[name="${field}"]`).first();
    const value = typeof given === "function" ? await given(ground) : given;
    if (typeof value === "object") {
      await control.setInputFiles(value);
      hasFile = true;
    } else if (await isTyped(control, value)) typed.push([(await control.getAttribute("name")) ?? field, value]);
  }
  return { typed, hasFile };
}

/** Types a text into a control, or chooses or checks what it names; returns whether it was typed. */
async function isTyped(control: Locator, text: string): Promise<boolean> {
  const kind = await control.evaluate((element) => (element as HTMLInputElement).type);
  if (kind === "checkbox") await control.check();
  else if (kind.startsWith("select")) {
    const last = await control.locator("option").last().getAttribute("value");
    await control.selectOption(text === "*" ? (last ?? "") : text);
  } else {
    await control.fill(text);
    return true;
  }
  return false;
}

/** The keys of a form's posts from now on. */
function watchKeys(page: Page, name: string): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    const sent = request.method() === "POST" ? (request.postDataBuffer()?.toString() ?? "") : "";
    if (fieldIn(sent, "formName") === name) keys.push(fieldIn(sent, "formKey") ?? "");
  });
  return keys;
}

/** A field of a form as it was posted, with a file or without one. */
const fieldIn = (sent: string, name: string) =>
  sent.includes("form-data;")
    ? new RegExp(`name="${name}"\r\n\r\n(.*)\r\n`).exec(sent)?.[1]
    : new URLSearchParams(sent).get(name);

/** Counts the entries of an act in the audit from now on; a preview has none, and is there or not. */
async function countActs(page: Page, { call }: Ground, { verb }: FormOnPage): Promise<Filled["done"]> {
  if (typeof verb === "object") return async () => await page.locator(verb.shows).count();
  type Listed = { entries: { id: number; verb: string }[] };
  const latest = async () => (await call<Listed>("listAudit", { limit: 20 })).entries;
  const before = new Set((await latest()).map(({ id }) => id));
  return async () => (await latest()).filter((entry) => entry.verb === verb && !before.has(entry.id)).length;
}

/** Presses the form's button, and says yes where it asks. */
async function press({ form, button }: Filled, times = 1) {
  const pressed = (target: Locator) =>
    target.evaluate((element, clicks) => {
      (element as HTMLElement).focus();
      for (let at = 0; at < clicks; at += 1) (element as HTMLElement).click();
    }, times);
  await pressed(button);
  const yes = form.locator("dialog[open]").getByRole("button", { name: /^Yes/ });
  if ((await yes.count()) > 0) await pressed(yes);
}

/** The act is done once, says so with the focus there, and the form is empty and no longer kept. */
async function expectDone(page: Page, { form, name, typed, hidesKeys, keys, done }: Filled, one: FormOnPage) {
  await expect.poll(done, `${name} is done`).toBe(1);
  if (!one.leaves) {
    const note = form.getByRole("status").filter({ hasText: /\S/ });
    if (!one.isSecret) await expect(note).toBeFocused();
    if (!one.stays) for (const [field, text] of typed) await expect(fieldOf(form, field)).not.toHaveValue(text);
  }
  // After a preview the text stays until the act itself.
  if (typeof one.verb === "string") await expect.poll(() => keptOf(page, name), "no text is kept").toEqual([]);
  await page.waitForLoadState("networkidle");
  expect(await done(), "done once").toBe(1);
  if (!one.isSecret && !hidesKeys) expect(new Set(keys).size, "every post has the same key").toBe(1);
}

/** Whether a form holds something that stays on this device. */
const isKept = ({ hasFile }: Filled, { isSecret, fields = {} }: FormOnPage) =>
  !isSecret && Object.keys(fields).length > 0 && !hasFile;

/** Opens a form's page anew, with what was typed before. */
async function openAgain(page: Page, filled: Filled, one: FormOnPage): Promise<Filled> {
  await openHydrated(page, filled.place.path);
  const { form } = await findForm(page, one, filled.place.about);
  return { ...filled, form, button: buttonOf(form, one) };
}

const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`).first();

const keptOf = (page: Page, name: string) =>
  page.evaluate((ending) => Object.keys(localStorage).filter((key) => key.endsWith(`:${ending}`)), name);

async function expectTyped({ form, typed }: Filled) {
  for (const [field, text] of typed) await expect(fieldOf(form, field)).toHaveValue(text);
}

/** How the page of a tried form is opened: without movement, and with the errors of a lost connection. */
export const onBadLines = {
  contextOptions: { reducedMotion: "reduce" as const },
  expectedErrors: ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "status of 401", "status of 409"],
};

/** Tries a form on a lost connection, after a session's end, and with two presses of its button. */
export async function tryForm(
  one: FormOnPage,
  { page, site, context }: { page: Page; site: Site; context: BrowserContext },
) {
  const ground = await signIn(page, site, one);

  await test.step("the connection is lost and comes back", async () => {
    const filled = await fillIn(page, ground, one);
    await context.setOffline(true);
    await press(filled);
    await expect(filled.form.getByText(/offline|back online/)).toBeVisible();
    await expectTyped(filled);
    await context.setOffline(false);
    if (one.isSecret) await press(filled);
    await expectDone(page, filled, one);
  });

  await test.step("the session has ended", async () => {
    const filled = await fillIn(page, ground, one);
    const signedIn = await context.cookies();
    await context.clearCookies();
    await press(filled);
    // A preview beside the fields says it, too.
    await expect(filled.form.getByText("Your session has ended. What you typed")).toBeVisible();
    await expectTyped(filled);
    // As another tab does; no one may sign in as often as all of these forms need it.
    await context.addCookies(signedIn);
    const done = await countActs(page, ground, one);
    // The page may be opened again in between: what was typed is on this device, and counts once.
    const opened = isKept(filled, one) ? await openAgain(page, filled, one) : filled;
    await expectTyped(opened);
    await press(opened);
    await expectDone(page, { ...opened, done }, one);
  });

  await test.step("the button is pressed twice", async () => {
    const filled = await fillIn(page, ground, one);
    await press(filled, 2);
    await expectDone(page, filled, one);
  });
}
