// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { type Site, startSite } from "../e2e/support/site.ts";
import { accountAddresses, askingAddresses, refusedAddresses } from "../support/addresses.ts";
import { everyAddress, learnAddresses } from "../support/built-page.ts";
import { joinAsStudent, joinTheStaff, openSession, type Session } from "../support/built-sessions.ts";
import { formData } from "../support/contact-form.ts";
import { planFormData } from "../support/enrolment-forms.ts";
import { type Explored, everyRoute, explore } from "../support/every-route.ts";
import { pageTexts, phrasesOf, plainWords } from "../support/plain-words.ts";
import { pseudoLanguage } from "../support/pseudo-language.ts";
import { translatedSite } from "../support/translated-site.ts";

/** Longer than some thousand requests take beside other work. */
const patience = 900_000;

/** The built program with a language that nobody speaks: what is read in plain letters is no word of it. */
let site: Site;
let people: Record<"owner" | "student" | "visitor", Session>;
/** Every text that was shown, and the first address that showed it. */
const shown = new Map<string, string>();
/** What pages say that somebody wrote. */
const written = new Set<string>();
let explored: Explored;

const whoSees = (address: string) => {
  if (address.startsWith("/admin")) return people.owner;
  return address.startsWith("/classroom") ? people.student : people.visitor;
};

async function read(answer: Response, at: string): Promise<string> {
  const html = await answer.text();
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return html;
  for (const { text, isWritten } of pageTexts(html)) {
    if (isWritten) written.add(text);
    else if (!shown.has(text)) shown.set(text, at);
  }
  return html;
}

/** Names of programs, a column of a file, and a device as an act has stored it, in the site's language. */
const names = ["pandas", "scikit-learn", "Another device", " enrolment "];

/** The words without a mark in all that was shown since it was last asked. */
function wordsLeft(): string[] {
  const batches = demoBatches(demoContent.courses, new Date()).map(({ name }) => name);
  const phrases = phrasesOf(translatedSite(), written, [...batches, ...names]);
  const found = [...shown].flatMap(([text, at]) => plainWords(text, phrases).map((words) => `${words}   [${at}]`));
  shown.clear();
  return found;
}

beforeAll(async () => {
  site = await startSite(pseudoLanguage);
  const [owner, student] = await Promise.all([
    joinTheStaff(site, "owner"),
    joinAsStudent(site, ["mern-evening", "data-evening"]),
  ]);
  people = { owner, student, visitor: openSession(site) };
  await people.visitor.send("/ur/enrollnow", { ...planFormData, formType: "registration-form" });
  await people.visitor.send("/ur/contact", { ...formData });
  await people.owner.send("/admin/language", { language: "ur", from: "/admin" });
  await people.student.send("/classroom/language", { language: "ur", from: "/classroom" });
}, patience);
afterAll(async () => await site.dispose());

test("no page of the site has a word that is not translated", { timeout: patience }, async () => {
  const paths = [...everyAddress, ...learnAddresses, ...accountAddresses, ...askingAddresses];
  for (const path of new Set([...paths, ...Object.keys(refusedAddresses)]))
    await read(await people.visitor.ask(addressIn("ur", path)), path);
  for (const path of ["/account", "/lms"]) await read(await people.student.ask(addressIn("ur", path)), path);
  expect([...shown.keys()].filter((text) => /Šéáŕçĥ/.test(text))).not.toEqual([]);
  expect(wordsLeft()).toEqual([]);
});

test("nor has a screen of the classroom or the office", { timeout: patience }, async () => {
  explored = await explore(await everyRoute(), ["/admin", "/classroom", "/classroom/check-in"], async (address) =>
    /^\/(?:admin|classroom)/.test(address) ? await read(await whoSees(address).ask(address), address) : "",
  );
  for (const path of ["/admin/nothing", "/classroom/nothing"]) await read(await whoSees(path).ask(path), path);
  expect(wordsLeft()).toEqual([]);
});

test("nor has what refuses a form", { timeout: patience }, async () => {
  const ofSite = await explore(
    await everyRoute(),
    ["/ur", "/ur/sign-in", "/ur/sign-up", "/ur/enrollnow"],
    async (address) => (address.startsWith("/ur") ? await (await people.visitor.ask(address)).text() : ""),
  );
  // These end a session, or change what it is read in.
  const forms = [...explored.forms, ...ofSite.forms].filter(({ action }) => !/sign-out|language|security/.test(action));
  expect(forms.length).toBeGreaterThan(90);
  for (const { action, fields } of forms) {
    const intents = new Set(fields.flatMap(({ name, value }) => (name === "intent" ? [value] : [])));
    for (const intent of intents.size > 0 ? intents : [""])
      for (const typed of ["", "ک", "é".repeat(6000), "-1"]) {
        const sent = fields.map(({ name, value, isTyped }) => [name, isTyped ? typed : value]);
        const form = { ...Object.fromEntries(sent), ...(intent && { intent }) };
        expect(site.ended(), action).toBeUndefined();
        await read(await whoSees(action).send(action, form), `POST ${action} ${intent} ${typed.slice(0, 2)}`);
      }
  }
  expect(wordsLeft()).toEqual([]);
});
