import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { everyEmail } from "../../tests/support/every-email.ts";
import { faintWords } from "../../tests/support/faint-words.ts";

const { company } = demoContent;
const siteUrl = "https://darsgah.example";
const picture = Buffer.from("a picture");

/** A company with other colours and without a name in Urdu. */
const other = {
  ...company,
  ...{ name: "Nordlicht", nameUrdu: "", legalName: "Nordlicht gGmbH" },
  brand: {
    ...company.brand,
    colors: {
      ...company.brand.colors,
      ink: { light: "#1b1430", dark: "#efeaff" },
      paper: { light: "#f6f5fb", dark: "#14101f" },
      accent: { light: "#8ecae6", dark: "#9ed8f2" },
      link: { light: "#00539c", dark: "#9cc8ff" },
    },
  },
};

const name = "عائشہ خان";
const emails = Object.entries(everyEmail(company, { siteUrl, picture: () => picture }, () => name));

describe.each(emails)("%s", (_, write) => {
  const { subject, html, text, pictures } = write();

  it("names the sender, in HTML and in text", () => {
    expect(subject).not.toBe("");
    for (const words of [html, text]) {
      expect(words).toContain(company.legalName);
      expect(words).toContain(siteUrl);
      for (const { display } of company.phones) expect(words).toContain(display);
    }
    for (const { e164 } of company.phones) expect(html).toContain(`href="tel:${e164}"`);
  });

  it("is a document in English with one heading; screen readers ignore its layout tables", () => {
    expect(html).toMatch(/^<!doctype html><html[^>]* lang="en"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const tables = html.match(/<table[^>]*><tbody[^>]*><tr[^>]*>/g) ?? [];
    expect(tables).toHaveLength(html.match(/<table/g)?.length ?? 0);
    for (const table of tables) expect(table).toMatch(/role="presentation"|<tr class="fact">/);
  });

  it("loads nothing from elsewhere: the picture above, and the codes that pay, travel with it", () => {
    const [brand, ...codes] = pictures ?? [];
    expect(brand).toEqual({ cid: "brand@mail", fileName: "brand.png", content: picture });
    for (const { cid } of codes) expect(cid).toMatch(/-code@mail$/);
    expect(html.match(/\ssrc="[^"]*"/g)).toEqual(pictures?.map(({ cid }) => ` src="cid:${cid}"`));
    expect(html).not.toMatch(/url\(|@import|<link|srcset|background="/);
  });

  it("is short enough for mail programs that cut off long mails", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it("is legible in the light and in the dark theme", () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const theme of ["light", "dark"] as const) expect(faintWords(html, theme)).toEqual([]);
  });

  it("shows at most one button, tall enough for a thumb", () => {
    const buttons = html.match(/<a[^>]* class="[^"]*\bbutton\b[^>]*>/g) ?? [];
    expect(buttons.length).toBeLessThanOrEqual(1);
    for (const button of buttons) expect(button).toMatch(/line-height:20px;.*padding:14px 28px;/);
  });

  it("has a text without markup, each address at the end of its line", () => {
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|tel:|mailto:|cid:|\[|\n{3}|[ \t]\n/);
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/https?:\S+[ \t]+\S/);
    expect(text).toContain("\n\n--\n");
    expect(text).not.toContain(company.nameUrdu);
    expect(text.split("\n").every((line) => line === line.trim())).toBe(true);
  });
});

describe("another company's emails", () => {
  const theirs = Object.entries(everyEmail(other, { siteUrl, picture: () => null }, () => name));

  it.each(theirs)("have its colours and none of ours, without picture and our name in Urdu: %s", (_, write) => {
    const { html, pictures } = write();
    const { ink, paper, accent, link } = other.brand.colors;
    for (const { light, dark } of [ink, paper, accent, link])
      for (const colour of [light, dark]) expect(html).toContain(colour);
    const ours = paletteOf(company.brand.colors);
    for (const tone of [ours.ink, ours.paper, ours.accent, ours.sunken]) expect(html).not.toContain(tone.light);
    expect(html).not.toContain("cid:brand@mail");
    expect(html).not.toContain(String(company.nameUrdu));
    for (const { cid } of pictures ?? []) expect(cid).toMatch(/-code@mail$/);
    for (const theme of ["light", "dark"] as const) expect(faintWords(html, theme)).toEqual([]);
  });
});

it("writes the company's name in Urdu if there is no picture", () => {
  for (const write of Object.values(everyEmail(company, { siteUrl, picture: () => null }, () => name)))
    expect(write().html).toContain(`<span lang="ur" dir="rtl">${company.nameUrdu}</span>`);
});

it("isolates a right-to-left name from the line around it", () => {
  const written = everyEmail(company, { siteUrl, picture: () => null }, () => name);
  for (const email of [
    "inquiry, staff",
    "enrolment, staff",
    "demo, staff, booked",
    "proof received",
    "inquiry, acknowledgement",
    "leads, digest",
  ])
    expect(written[email]?.().html).toContain(`<span dir="auto">${name}`);
});

it("finds words that are too faint, so the rule can fail", () => {
  const pale = '<body><p style="color:#999999">pale</p><p class="text-x" style="color:#000000">black</p></body>';
  expect(faintWords(pale, "light")).toEqual(["pale"]);
  expect(faintWords(`<style>.text-x{color:#eeeeee!important}</style>${pale}`, "dark")).toEqual(["pale", "black"]);
});

it("sets a written text apart by a line on the side where it begins", () => {
  const sideIn = (text: string) => {
    const written = everyEmail(company, { siteUrl, picture: () => picture }, () => text);
    return /border-(left|right):3px solid/.exec(written["seat, taken out for a reason"]?.().html ?? "")?.[1];
  };
  expect(sideIn("See you in March.")).toBe("left");
  expect(sideIn("“مارچ میں ملتے ہیں”")).toBe("right");
});
