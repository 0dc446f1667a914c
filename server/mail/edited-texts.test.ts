import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { createEmailCatalogue } from "#server/compose/email-catalogue.ts";
import { emails } from "#server/compose/emails.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import { everyEmail } from "../../tests/support/every-email.ts";
import { type EditedText, isLine, neededFacts, refusalOf, textAt } from "./edited-texts.ts";

const siteUrl = "https://darsgah.example";
const words = demoSite.messages.emails;
const catalogue = createEmailCatalogue(() => demoSite, siteUrl);
const placesByKind = await catalogue.places("en");
const edit = (texts: Record<string, string>): Record<string, EditedText> =>
  Object.fromEntries(Object.entries(texts).map(([place, text]) => [place, { text, basedOn: "" }]));
const write = (kind: string, texts: Record<string, string>, typed = (text: string) => text) => {
  const samples = emails.find((email) => email.kind === kind)?.samples(typed) ?? {};
  const [view] = Object.values(samples);
  if (!view) throw new Error("There is no such e-mail.");
  const edited = edit(texts);
  return renderEmails(() => demoSite, { siteUrl, picture: () => null, edited: () => edited })(view);
};

it("shows an owner's words in the e-mail, with bold, italics, code, lists and links", () => {
  const text = "Dear **{start}**, _soon_:\n\n- bring `apron`\n- read [our page](https://x.example/a)";
  const {
    html,
    text: plain,
    subject,
  } = write("seat-given", {
    "seats.given.subject": "A seat for you: {batch}, {course}",
    "seats.given.text": text,
  });
  expect(subject).toMatch(/^A seat for you: /);
  expect(html).toMatch(/Dear <strong>[^<]+<\/strong>, <em>soon<\/em>:/);
  expect(html).toContain("<code>apron</code>");
  expect(html).toMatch(/<a href="https:\/\/x\.example\/a"[^>]*>our page<\/a>/);
  expect(plain).toContain("• bring apron\n• read our page");
  expect(html + plain + subject).not.toMatch(/\*\*|[\uE000\uE001]/);
});

it("takes no fact for a mark, and no mark for a header", () => {
  const hostile = "**bold** [x](https://evil.example) `c` <b>{course}</b>\r\nBcc: a@evil.example \uE0000:0\uE001";
  for (const { kind } of emails) {
    const places = placesByKind.get(kind) ?? [];
    const own = Object.fromEntries(
      places.map((place) => [place, isLine(place) ? `X ${textAt(words, place)}` : `**Y** ${textAt(words, place)}`]),
    );
    const { html, subject } = write(kind, own, () => hostile);
    expect(html, kind).not.toMatch(/<strong>bold|<b>|href="https:\/\/evil/);
    expect(subject, kind).not.toMatch(/[\r\n]/);
  }
});

it("every text of every e-mail can be edited, and is shown", () => {
  for (const kind of placesByKind.keys()) {
    const places = placesByKind.get(kind) ?? [];
    expect(places.length, kind).toBeGreaterThan(2);
    const sample = catalogue.samplesOf(kind)[0] ?? "";
    const texts = Object.fromEntries(places.map((place) => [place, `${textAt(words, place)} ¶`]));
    expect(catalogue.preview(kind, sample, edit(texts), "en").html, kind).toContain("¶");
  }
});

it("is unchanged without edits, word for word", () => {
  const plain = everyEmail(demoContent.company, { siteUrl, picture: () => null }, (text) => text);
  const other = { "seats.offered.text": { text: "Another text", basedOn: "" } };
  const edited = everyEmail(demoContent.company, { siteUrl, picture: () => null, edited: () => other }, (text) => text);
  // One in six: each is rendered twice.
  for (const [name, write] of Object.entries(plain).filter((_, at) => at % 6 === 0))
    if (!name.startsWith("seat")) expect(edited[name]?.(), name).toEqual(write());
});

it("refuses to lose a fact that the e-mail is for, to name an unknown one, and a second line", () => {
  const own = words.orders.received.text;
  expect(neededFacts(own)).toEqual(["amount", "reference"]);
  expect(refusalOf("orders.received.text", own, "Thank you for {amount}.")).toEqual({
    reason: "missing",
    facts: ["reference"],
  });
  expect(refusalOf("orders.received.text", own, `${own} {password}`)).toEqual({
    reason: "unknown",
    facts: ["password"],
  });
  expect(refusalOf("orders.received.subject", "A", "A\nB")).toMatchObject({ reason: "line" });
  expect(refusalOf("orders.received.text", own, `${own}\n\nBye`)).toBeNull();
});

it("sends the program's text in the place of one that an update made unfit, or that fails", () => {
  const unfit = write("seat-given", { "seats.given.subject": "Seat {gone}" });
  expect(unfit.subject).toBe(write("seat-given", {}).subject);
  const failures: unknown[] = [];
  const options = { siteUrl, picture: () => null, onFailure: (error: unknown) => failures.push(error) };
  const broken = { ...options, edited: () => ({ "seats.given.text": { basedOn: "" } as EditedText }) };
  const [view] = Object.values(emails.find(({ kind }) => kind === "seat-given")?.samples((text) => text) ?? {});
  if (!view) throw new Error("There is no such e-mail.");
  expect(renderEmails(() => demoSite, broken)(view).html).toBe(renderEmails(() => demoSite, options)(view).html);
  expect(failures).toHaveLength(1);
});
