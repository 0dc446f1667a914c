import { describe, expect, it } from "vitest";
import { demoDocuments } from "#content/demo-site.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { assembleContent, type ContentDocument } from "./assemble-content.ts";

type Fields = Record<string, unknown>;

const demo = demoDocuments;
const ofDemo = (kind: string) => demo.filter((one) => one.kind === kind);

/** A document of the demo with other fields. */
function of(kind: string, id: string, fields: Fields): ContentDocument {
  const found = demo.find((one) => one.kind === kind && one.id === id);
  if (!found) throw new Error(`There is no ${kind} ${id}.`);
  return { ...found, document: { ...(found.document as Fields), ...fields } };
}

const settings = (id: string, document: object): ContentDocument => ({ kind: "settings", id, locale: "en", document });

/** The content of the demo's documents with others in the place of, or beside, them. */
function contentWith(others: ContentDocument[], { locale = "en", now }: { locale?: Locale; now?: Date } = {}) {
  const isReplaced = ({ kind, id }: ContentDocument) => others.some((one) => one.kind === kind && one.id === id);
  const documents = [...demo.filter((one) => !isReplaced(one)), ...others];
  const { content, issues } = assembleContent(documents, "2026-11-27", locale, now);
  if (!content) throw new Error(JSON.stringify(issues));
  return content;
}

const { payment: paid, hours } = of("company", "company", {}).document as { payment: Fields; hours: Fields };

/** The demo's company in Karachi, with fees in dollars, and with other facts about payments. */
const company = (payment: Fields = {}) =>
  of("company", "company", {
    ...{ name: "Noor", currency: { code: "USD", symbol: "$" }, hours: { ...hours, timeZone: "Asia/Karachi" } },
    payment: { ...paid, ...payment },
  });

const named = <Entry extends { id: string }>(list: Entry[], id: string) => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

describe("the lists of a site", () => {
  const kinds = [
    "plan",
    "course",
    "service",
    "project",
    "question",
    "testimonial",
    "teacher",
    "policy",
    "answer",
  ] as const;

  it.each(kinds)("has each %s with its id, in the order of their positions", (kind) => {
    const content = contentWith([]);
    const list: { id: string; position: number }[] = kind === "policy" ? content.policies : content[`${kind}s`];
    expect(list.map(({ id }) => id).sort()).toEqual(
      ofDemo(kind)
        .map(({ id }) => id)
        .sort(),
    );
    const places = list.map(({ position }) => position);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // Nothing in the site's own language says which that is.
    expect(list.some((one) => "lang" in one)).toBe(false);
  });

  it("are in the order of their positions, whatever that of the documents", () => {
    const { plans } = contentWith([of("plan", "basic", { position: 99 })]);
    expect(plans.at(-1)?.id).toBe("basic");
  });
});

describe("the company of a site", () => {
  it("has the look of the settings beside its colours", () => {
    const look = { logos: {}, pattern: "none" };
    const { brand } = contentWith([settings("brand", look)]).company;
    expect(brand).toEqual({ ...contentWith([]).company.brand, ...look });
    expect(brand.colors).toBeDefined();
    expect("pattern" in contentWith([]).company.brand).toBe(false);
  });

  it("is paid in the ways of the settings where its facts name none", () => {
    const way = {
      kind: "cash",
      title: "At the desk",
      note: "",
      details: [],
      currencies: [],
      hasQr: false,
      isOn: false,
    };
    const { payment } = contentWith([company({ transfers: [] }), settings("payment", { ways: [way] })]);
    expect([payment.transfers, payment.ways]).toEqual([[], [way]]);
    expect(contentWith([company({ transfers: [] })]).payment.ways).toEqual([]);
  });

  it("is paid in the ways of its facts where an earlier release stored some, as long as they are there", () => {
    const { payment } = contentWith([]);
    expect([payment.ways, payment.transfers.length > 0]).toEqual([null, true]);
    expect(payment.daysToPay).toBe(paid.daysToPay);
  });

  it("has the branches of the settings, and none without", () => {
    const branch = { id: "main", name: "Main", street: "1 Link Road", city: "Lahore", phones: [], rooms: [] };
    expect(contentWith([settings("branches", { branches: [branch] })]).branches).toEqual([branch]);
    expect(contentWith([]).branches).toEqual([]);
  });

  it("calls its trade in its own words where the settings say some", () => {
    const words = { words: { batch: { one: "group", other: "groups" } }, hasGuidedDay: false };
    expect(contentWith([settings("words", words)]).trade).toEqual(words);
    expect("trade" in contentWith([])).toBe(false);
  });

  it("is in preparation while the document of the opening says so", () => {
    expect(contentWith([]).inPreparation).toBe(false);
    expect(contentWith([settings("opening", { inPreparation: true })]).inPreparation).toBe(true);
  });
});

describe("the fees of a site", () => {
  // It is the 11th in Karachi already.
  const now = new Date("2026-12-10T20:00:00Z");
  const money = (fields: Fields) => settings("money", { markets: [], elsewhere: { fees: "shown" }, ...fields });

  it("are those of the day by the institute's clock, and the next ones in the order of their days", () => {
    const content = contentWith(
      [
        company(),
        money({ registration: { USD: 10 }, later: [{ from: "2027-02-01", registration: { USD: 20 } }] }),
        of("plan", "basic", {
          ...{ title: "Light", fees: { USD: 99 } },
          later: [
            { from: "2026-12-11", fees: { USD: 109 } },
            { from: "2027-03-01", fees: { USD: 119 } },
          ],
        }),
        of("course", "data-analyst", { title: "Data", later: [{ from: "2027-01-01", fee: { USD: 50 } }] }),
      ],
      { now },
    );
    expect(named(content.plans, "basic").fees).toEqual({ USD: 109 });
    expect(content.registration).toEqual({ USD: 10 });
    expect(content.plannedFees.map(({ from, title }) => [from, title])).toEqual([
      ["2027-01-01", "Data"],
      ["2027-02-01", null],
      ["2027-03-01", "Light"],
    ]);
    expect([...content.plans, ...content.courses].some((one) => "later" in one || "monthlyPrice" in one)).toBe(false);
  });

  it("are none to come, and none for registration, where nothing says so", () => {
    const { content } = assembleContent(
      demo.filter(({ kind }) => kind !== "settings"),
      "2026-11-27",
    );
    expect([content?.plannedFees, content?.registration]).toEqual([[], {}]);
    expect(content?.courses.map(({ registration }) => registration)).toEqual(content?.courses.map(() => ({})));
    // Everyone sees them then, in the company's currency.
    expect(content?.money.markets).toEqual([
      { countries: null, currency: content?.company.currency.code, fees: "shown" },
    ]);
  });

  it("of a course are its own, and for registration the institute's unless it has another", () => {
    const { courses } = contentWith([
      company(),
      money({ registration: { USD: 10, PKR: 1000 } }),
      of("course", "data-analyst", {
        ...{ fee: { USD: 50 }, prices: { basic: 80 }, fees: [{ currency: "PKR", monthly: { basic: 9000 } }] },
        registration: { PKR: 500 },
      }),
    ]);
    const { fees, registration } = named(courses, "data-analyst");
    expect(fees).toEqual({ USD: { basic: 80, fee: 50 }, PKR: { basic: 9000 } });
    expect(registration).toEqual({ USD: 10, PKR: 500 });
    expect(named(courses, "cyber-security-ceh").registration).toEqual({ USD: 10, PKR: 1000 });
  });

  it("of a plan include those that an earlier release stored in the company's currency and in a country's", () => {
    const local = { countryCode: "PK", country: "Pakistan", currency: "PKR", monthly: { basic: 9000 } };
    const content = contentWith([
      company({ localPrices: [local] }),
      money({ markets: [{ countries: ["PK"], fees: "asked" }] }),
      of("plan", "basic", { fees: undefined, monthlyPrice: 80 }),
    ]);
    expect(named(content.plans, "basic").fees).toEqual({ USD: 80, PKR: 9000 });
    expect(content.money.markets).toContainEqual({ countries: ["PK"], currency: "PKR", fees: "asked" });
  });
});

describe("a page that its owner wrote little for", () => {
  it("of a service is made of its title and description, at an address of its id", () => {
    const plain = { ...{ title: "Web sites", description: "We build them. And mend them." }, page: {} };
    const { services } = contentWith([
      company(),
      of("service", "web-development", { ...plain, slug: undefined, landingPath: undefined }),
      of("service", "wordpress-development", { slug: "blogs", landingPath: "/Blogs" }),
    ]);
    const { page, slug, canonicalPath, landingPath } = named(services, "web-development");
    expect(page).toEqual({
      meta: { title: "Web sites | Noor", description: "We build them." },
      hero: { title: "Web sites", lead: "We build them. And mend them." },
    });
    expect([slug, canonicalPath, landingPath]).toEqual([
      ...["web-development", "/services/web-development", "/services/web-development"],
    ]);
    expect(named(services, "wordpress-development")).toMatchObject({
      ...{ slug: "blogs", canonicalPath: "/services/blogs", landingPath: "/Blogs" },
    });
  });

  it("of a service keeps what is written", () => {
    const page = {
      meta: { title: "Sites", description: "Of your own" },
      hero: { title: "Your site", lead: "Made by us" },
    };
    expect(named(contentWith([of("service", "web-development", { page })]).services, "web-development").page).toEqual(
      page,
    );
  });

  it("of a policy is found by its title, in as many letters as search engines show", () => {
    const hero = { title: "House rules", lead: "Please be on time. Thank you." };
    const metaWith = (own: Fields) =>
      named(contentWith([company(), of("policy", "privacy", { hero, meta: undefined, ...own })]).policies, "privacy")
        .meta;
    expect(metaWith({})).toEqual({ title: "House rules | Noor", description: "Please be on time." });
    const meta = { title: "Rules", description: "Ours" };
    expect(metaWith({ meta })).toEqual(meta);
    const long = metaWith({ hero: { title: "h".repeat(100), lead: "l".repeat(400) } });
    expect([long.title.length, long.description.length]).toEqual([60 + " | Noor".length, 300]);
  });

  it("of a policy has an anchor for each part, made of its heading, and no two alike", () => {
    const part = (heading: string, id?: string) => ({ heading, blocks: ["Text."], ...(id && { id }) });
    const sections = [
      ...[part("Your fees"), part("Your fees"), part("Later", "your-fees-3"), part("Your fees")],
      ...[part("فیس"), part("وقت")],
    ];
    const { policies } = contentWith([of("policy", "privacy", { sections })]);
    const made = named(policies, "privacy").sections;
    expect(made.map(({ id }) => id)).toEqual([
      ...["your-fees", "your-fees-2", "your-fees-3", "your-fees-4", "part-1", "part-2"],
    ]);
    expect(made[0]).toEqual({ ...sections[0], id: "your-fees" });
  });
});
