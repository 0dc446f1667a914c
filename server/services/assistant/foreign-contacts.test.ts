import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { company } from "#shared/content/company.ts";
import { searchDocuments } from "#shared/content/search-documents.ts";
import { createForeignContactFinder } from "./foreign-contacts.ts";

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

  it("are not found in anything the site itself says", () => {
    const isForeignToTheSite = createForeignContactFinder({
      links: [`https://wa.me/${company.whatsapp.e164.slice(1)}`, ...company.social.map(({ url }) => url)],
      emails: company.emails.map(({ address }) => address),
      phones: company.phones.map(({ e164 }) => e164),
    });
    for (const { title, text } of searchDocuments()) expect(isForeignToTheSite(`${title}. ${text}`), title).toBe(false);
  });

  it("are found wherever they stand in a text, among ours and among ordinary ones", () => {
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
