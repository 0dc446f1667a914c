import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ErrorBody, errorBody } from "#shared/error-codes.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";

const urdu = { "Content-Language": "ur" };

/** What an error says, all its texts. */
const textsOf = ({ message, fields = {} }: ErrorBody) => [message, ...Object.values(fields)];

const isEnglish = (text: string) => /^[\x20-\x7e’]+$/.test(text);
const isInArabicScript = (text: string) => /\p{Script=Arabic}/u.test(text) && !/[a-z]{3}/.test(text);

describe.each(databases)("the language of a refusal, on the $name database", ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    const renderPage = async (request: Request) => new Response(String((await request.arrayBuffer()).byteLength));
    test = await startTestApp({}, { database: await open(), renderPage });
  });
  afterAll(async () => await test.stop());

  const refused = async (path: string, body: unknown, headers: Record<string, string>) =>
    errorBody.parse(await (await test.post(path, body, headers)).json());

  it.each(["/api/demo/bookings", "/api/send-email", "/api/assistant"])(
    "is at %s that of the page, by its name alone, else English",
    async (path) => {
      for (const language of ["ur", "ar"])
        for (const text of textsOf(await refused(path, {}, { "Content-Language": language })))
          expect(text, language).toSatisfy(isInArabicScript);
      for (const headers of [{}, { "Accept-Language": "ur" }, { "Content-Language": "xx" }] as Record<string, string>[])
        for (const text of textsOf(await refused(path, {}, headers))) expect(text).toSatisfy(isEnglish);
    },
  );

  it("tells Urdu from Arabic", async () => {
    const { translations } = test.app.services.site();
    for (const language of ["ur", "ar"] as const) {
      const { message } = await refused("/api/nothing", {}, { "Content-Language": language });
      expect(message).toBe(translations.get(language)?.messages.errors["address.unknown"]);
    }
  });

  it("is that of the page where a visitor has sent too much", async () => {
    const address = "203.0.113.71";
    const send = async () =>
      await test.ask(
        "/api/send-email",
        {
          method: "POST",
          headers: { "Content-Type": "application/json", ...urdu },
          body: JSON.stringify(contactForm()),
        },
        address,
      );
    let last = await send();
    for (let sent = 0; sent < 20 && last.status !== 429; sent += 1) {
      const { message } = await last.json();
      expect(message).toSatisfy(isInArabicScript);
      last = await send();
    }
    expect(last.status).toBe(429);
    expect(errorBody.parse(await last.json()).message).toSatisfy(isInArabicScript);
  });

  it("is for a page's form that of its address, and leads to the home page in it", async () => {
    const foreign = { method: "POST", headers: { Origin: "https://evil.example" }, body: "firstName=Ayesha" };
    for (const language of ["ur", "ar"]) {
      const page = await (await test.ask(`/${language}/contact`, foreign)).text();
      expect(page).toContain(`<html lang="${language}" dir="rtl">`);
      expect(page).toContain(`<a href="/${language}">`);
    }
    const page = await (await test.ask("/contact", { ...foreign, headers: { ...foreign.headers, ...urdu } })).text();
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain('<a href="/">');
  });

  it("is of the order in any language: a proof of payment is no text that is too long", async () => {
    const form = { method: "POST", body: "a".repeat(70_000) };
    const at = async (path: string) => (await test.ask(path, form, "203.0.113.72")).status;
    expect(await at("/payment/K7M4-Q2XW?key=none")).toBe(403);
    expect(await at("/ur/payment/K7M4-Q2XW?key=none")).toBe(403);
  });

  it("counts no sign-in among the forms of an address, in any language", async () => {
    for (const path of ["/sign-in", "/ur/sign-in"])
      for (let sent = 0; sent < 21; sent += 1)
        expect((await test.ask(path, { method: "POST", body: "a=b" }, "203.0.113.73")).status, path).toBe(200);
  });
});
