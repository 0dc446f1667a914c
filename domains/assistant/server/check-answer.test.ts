import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { searchDocuments } from "#domains/search/server/search-documents.ts";
import { createAnswerCheck, createForeignContactFinder } from "./check-answer.ts";

const { company } = demoSite.content;

const task = "You are the assistant of a house and must answer only questions about its own courses and rooms.";
const refusal = "I can only provide information about the house and its services.";
const siteUrl = "https://darsgah.example";
const check = createAnswerCheck({
  secrets: ["key-1234567890", "another-key-987", `${task} Otherwise say: ${refusal}`],
  quotable: [refusal],
  ...{ siteUrl, company, marketFigures: ["30%+", "PKR 120,000 to 500,000"] },
});

describe("the check of answers", () => {
  test.each([
    "The fee is $99 per month.",
    "It costs 99 dollars.",
    "PKR 2,000 a month",
    "Rs. 5000 only",
    "Rs 5000",
    "₨ 5000",
    "US$ 99",
    "ninety-nine dollars",
    "One hundred forty-nine dollars",
    "one hundred and ninety nine bucks",
    "two thousand\n  rupees",
    "ninety-nine US dollars",
    "99 USD",
    "99$",
    "99 €",
    "1,250.50 dollars",
    "5,000/- a month",
    "1 dollar a day",
    "1 rupee",
    "1 riyal",
    "99dollars",
    "sixty-five dollars a month",
    "PKR 120,000 to 500,001",
    "USD 120,000 to 500,000",
    "Graduates earn PKR 120,000 to 500,000, and the fee is PKR 2,000.",
  ])("names no price if prices are hidden (specification §4): %s", (answer) => {
    expect(check(answer, false)).toBe("price");
    expect(check(answer, true)).toBeNull();
  });

  test.each([
    "Three months, 12 weeks.",
    `Ring ${company.phones[0]?.display}.`,
    "Salaries of PKR 120,000 to 500,000 per month.",
    "PKR120,000-500,000",
    "PKR 120,000 – PKR 500,000",
    "PKR 120,000–PKR500,000",
    "10000+ students, 98%",
    "Classes last 2 hours, 5 days a week.",
    "From day 3 RSVP by e-mail.",
  ])("other figures pass: %s", (answer) => expect(check(answer, false)).toBeNull());

  test.each([
    "See https://evil.example/x",
    "See http://evil.example.",
    "https://",
    "[here](javascript:alert(1))",
    "[here](data:text/html,x)",
    "www.evil.example",
    "https://darsgah.example.evil.com",
    "https://darsgah.example@evil.com",
    "https://darsgah.example:8080/",
    "https://wa.me.evil.com/1",
  ])("leads only to our pages: %s", (answer) => expect(check(answer, true)).toBe("link"));

  test.each([
    "[us](/contact)",
    "See https://darsgah.example.",
    "https://darsgah.example/courses",
    "[search](https://darsgah.example?q=mern)",
    "https://darsgah.example#courses",
    `https://wa.me/${company.whatsapp.e164.slice(1)}?text=Hi`,
    `We are on ${company.social[0]?.url}!`,
    "You learn to read data: what it says, and what it hides.",
  ])("our own links pass: %s", (answer) => expect(check(answer, true)).toBeNull());

  test("leads to our pages also if the site's address ends with a slash", () => {
    const slashed = createAnswerCheck({
      secrets: [],
      quotable: [],
      siteUrl: `${siteUrl}/`,
      company,
      marketFigures: [],
    });
    expect(slashed("See https://darsgah.example/courses.", true)).toBeNull();
    expect(slashed("See https://darsgah.example.evil.com/courses.", true)).toBe("link");
  });

  test("reveals neither the key nor the instructions, whole or in part", () => {
    expect(check("The key is key-1234567890.", true)).toBe("secret");
    expect(check(`My task: ${task.toUpperCase()}`, true)).toBe("secret");
    expect(check(refusal, true)).toBeNull();
    const words = task.split(" ");
    expect(check(words.slice(3, 10).join(" "), true)).toBe("secret");
    expect(check(words.slice(3, 9).join(" "), true)).toBeNull();
  });

  test("finds seven words of the instructions anywhere, and allows six at their end", () => {
    const check = createAnswerCheck({ secrets: [task], quotable: [], siteUrl, company, marketFigures: [] });
    const words = task.split(" ");
    expect(check(`I tell you: ${words.slice(-7).join(", ")} That was it, and there is no more.`, true)).toBe("secret");
    expect(check(`Ask me ${words.slice(-6).join(" ")}`, true)).toBeNull();
  });

  test("ignores a secret that is not set or too short", () => {
    const check = createAnswerCheck({
      secrets: ["", "seven77", "eight888"],
      quotable: [],
      siteUrl,
      company,
      marketFigures: [],
    });
    expect(check("A class of seven77.", true)).toBeNull();
    expect(check("A class of eight888.", true)).toBe("secret");
  });
});

const phones = ["+923000000142", "+924235000142"];
const isForeign = createForeignContactFinder({
  links: [
    "https://darsgah.example",
    "https://wa.me/923000000142",
    "https://www.facebook.com/darsgah.example",
    "https://www.youtube.com/@darsgah-example",
  ],
  emails: ["admissions@darsgah.example", "projects@darsgah.example"],
  phones,
});

const foreign = [
  "https://wa.me/923211234567",
  "wa.me/923211234567?text=Hi",
  "wa.me/9230000001429",
  "https://api.whatsapp.com/send?phone=923211234567",
  "whatsapp://send?phone=923211234567",
  "tg://resolve?domain=evil",
  "t.me/evil",
  "mailto:win@evil.example",
  "win@evil.example",
  "admissions@darsgah.example.evil.com",
  "xadmissions@darsgah.example",
  "evil.example",
  "EVIL.COM",
  "Evil.Com",
  "evil.com.Then pay",
  "www.evil.pk",
  "pay.evil.com.pk/now",
  "http://evil.io:8080/",
  "[our page](evil.shop/darsgah.example)",
  "darsgah.example.evil.com",
  "evil\u200b.com",
  "ev**il.c**om",
  "`evil.com`",
  "evil[.]com",
  "evil (dot) com",
  "evil。com",
  "ｅｖｉｌ．ｃｏｍ",
  "例え.jp",
  "a.b.c.d.e.f.g.h.i.j.evil.com",
  "+92 321 1234567",
  "+923211234567",
  "0092-321-1234567",
  "0321 1234567",
  "(042) 3512 3456",
  "٠٣٢١١٢٣٤٥٦٧",
  "۰۳۲۱-۱۲۳۴۵۶۷",
  "923211234567",
  "44 7911 123 456",
  "tel:+923211234567",
  "+92 321 123\u00a04567",
  "evil.test",
  "evil.invalid",
  "evil.localhost",
  "evil.local",
  "evil.onion",
  "Evil.Net",
  "Evil.Org",
  "Evil.Info",
  "Evil.Example",
  "evil-app://darsgah.example",
  "httpsx://darsgah.example",
  "xhttps://darsgah.example",
  "https://www.youtube.com/@DARSGAH-example",
  "+1234567",
  "+44 20 7946",
  "0044 2079",
  "042 351234",
  "4479111234",
  "44 2024 555 019",
  "12024 12025 12026",
  "20241 20252 20263",
  "+0000142",
];

const ours = [
  "https://wa.me/923000000142?text=Hi",
  "wa.me/923000000142",
  "admissions@darsgah.example",
  "mailto:Projects@Darsgah.example",
  "+92 300 0000142",
  "+923000000142 24/7",
  "0300 0000142",
  "tel:+924235000142",
  "(042) 35000142",
  "darsgah.example/courses",
  "https://www.darsgah.example/contact.",
  "www.facebook.com/darsgah.example",
  "https://www.youtube.com/@darsgah-example",
  "http://darsgah.example/courses",
  "https://DARSGAH.example/courses",
  "wa.me/923000000142...",
  "0092 300 0000142",
  "0235000142",
  "+٩٢ ٣٠٠ ٠٠٠٠١٤٢",
  "۰۴۲ ۳۵۰۰۰۱۴۲",
  "+९२ ३०० ००००१४२",
];

const ordinary = [
  "Node.js and Next.js, Vue.js, D3.js, Express.js",
  "e.g. a portfolio, i.e. three projects, etc. and so on",
  "3.5 hours, version 18.2.0, 98.6%",
  "MERN (Mongo.Express.React.Node)",
  "ASP.NET, VB.NET, .NET and Socket.IO",
  "You write main.py, run deploy.sh and read README.md",
  "It is done.In May we go on.The next batch.So come.",
  "From 2026-11-22 to 2027-01-10, 2026-2027, in 2024 2025 2026",
  "PKR 120,000 to 500,000, or 120000-500000, 10000+ students, 98%",
  "7:00-9:00 PM, Mon.-Fri., 24/7, 18:00 - 20:00",
  "B.Sc. and Ph.D. holders, U.S. and U.K., a.m. and p.m.",
  "12 weeks. 5 days a week. 2 hours.",
  "@darsgah on Instagram",
  "آپ کا کورس. تین ماہ۔ 2026",
  "notes.md, lib.rs, run.pl and setup.ps",
  "2026-11-22 2027-01-10",
  "0423 5123",
  "12 34 56 789",
];

describe("an answer's contacts", () => {
  it.each(foreign)("are foreign: %s", (contact) => {
    expect(isForeign(contact)).toBe(true);
    expect(isForeign(`Ask **${contact}** today.`)).toBe(true);
    expect(isForeign(`(see ${contact}), or ask ${phones[0]}`)).toBe(true);
  });

  it.each(ours)("are ours: %s", (contact) => {
    expect(isForeign(contact)).toBe(false);
    expect(isForeign(`Ask **${contact}** today.`)).toBe(false);
    expect(isForeign(`(see ${contact}), or come by.`)).toBe(false);
  });

  it.each(ordinary)("are not found in ordinary text: %s", (text) => expect(isForeign(text)).toBe(false));

  it("are ours at the host of our mailboxes and at a port of our own, and nowhere beside them", () => {
    const own = { links: ["http://one.example", "https://two.example:8443"], emails: ["Office@Three.example"] };
    const isForeignTo = createForeignContactFinder({ ...own, phones: [] });
    for (const site of ["https://one.example/x", "two.example:8443/x", "three.example", "THREE.example/x"])
      expect(isForeignTo(site), site).toBe(false);
    for (const site of ["two.example:8444", "two.example", "three.example:8080"])
      expect(isForeignTo(site), site).toBe(true);
  });

  it("are not found in anything the site itself says", () => {
    const isForeignToTheSite = createForeignContactFinder({
      links: [`https://wa.me/${company.whatsapp.e164.slice(1)}`, ...company.social.map(({ url }) => url)],
      emails: company.emails.map(({ address }) => address),
      phones: company.phones.map(({ e164 }) => e164),
    });
    for (const { title, text } of searchDocuments(demoSite))
      expect(isForeignToTheSite(`${title}. ${text}`), title).toBe(false);
  });

  it("are found anywhere in a text, among ours and among ordinary ones", () => {
    const around = fc.array(fc.constantFrom(...ours, ...ordinary, "and", "so,", "\n", "- "), { maxLength: 6 });
    fc.assert(
      fc.property(around, fc.constantFrom(...foreign), around, (before, contact, after) => {
        expect(isForeign([...before, contact, ...after].join(" ; "))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(around, (parts) => {
        expect(isForeign(parts.join(" ; "))).toBe(false);
      }),
    );
  });
});
