import { describe, expect, it } from "vitest";
import { readSeed } from "#domains/content/server/seed.ts";
import { demoFolder } from "#server/config/paths.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { assembleContent, type ContentDocument, untranslatedIn } from "./assemble-content.ts";

const demoDocuments = readSeed(demoFolder()).documents.filter(({ locale }) => locale === "en");

/** The demo's documents with one of them changed. */
function changed(kind: string, id: string, change: (document: Record<string, unknown>) => void): ContentDocument[] {
  const documents = structuredClone(demoDocuments);
  const found = documents.find((one) => one.kind === kind && one.id === id);
  change(found?.document as Record<string, unknown>);
  return documents;
}

const issuesOf = (documents: ContentDocument[]) =>
  assembleContent(documents, "2026-01-01").issues.map(({ kind, id, field, message }) => ({
    at: `${kind}/${id} ${field}`,
    message,
  }));

describe("the documents of a site", () => {
  it("become its content, in their order and with their addresses", () => {
    const { content } = assembleContent(demoDocuments, "2026-01-01");
    expect(content?.revised).toBe("2026-01-01");
    expect(content?.courses.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    for (const { id, slug, canonicalPath } of content?.courses ?? [])
      expect([slug, canonicalPath]).toEqual([id, `/courses/${id}`]);
  });

  it("are there once in a language, and in the site's language where nobody has translated them", () => {
    const [about] = demoDocuments.filter(({ kind, id }) => kind === "page" && id === "about");
    const document = { ...(about?.document as object), meta: { title: "ہمارے بارے میں", description: "ہم کون ہیں" } };
    const documents = [...demoDocuments, { kind: "page", id: "about", locale: "ur", document }];
    const siteOf = (locale: Locale) => assembleContent(documents, "2026-01-01", locale).content;
    const urdu = siteOf("ur");
    const { pages, ...rest } = urdu ?? {};
    expect(pages?.about.meta.title).toBe("ہمارے بارے میں");
    const { pages: english, ...others } = siteOf("en") ?? {};
    expect(english?.about).toEqual(assembleContent(demoDocuments, "2026-01-01").content?.pages.about);
    // What is not translated says that it is English.
    const unmarked = (content: object) =>
      JSON.stringify(content, (key, value: unknown) => (key === "lang" && value === "en" ? undefined : value));
    const shared = { ...rest, home: pages?.home };
    expect(JSON.parse(unmarked(shared))).toEqual(JSON.parse(unmarked({ ...others, home: english?.home })));
    expect(urdu?.courses.map(({ lang }) => lang)).toEqual(urdu?.courses.map(() => "en"));
  });

  it("say the company's facts as they are now, wherever a text names them", () => {
    const { content } = assembleContent(
      changed("company", "company", (company) => Object.assign(company, { name: "Nur" })),
      "2026-01-01",
    );
    expect(content?.company.fullName).toBe("Nur Solutions");
    expect(content?.pages.home.meta.title).toContain("Nur");
    expect(JSON.stringify(content)).not.toMatch(/\{company\./);
  });

  it("are refused with document and field named", () => {
    const noTitle = changed("course", "data-analyst", (course) => Object.assign(course, { title: " " }));
    expect(issuesOf(noTitle)).toEqual([{ at: "course/data-analyst title", message: "This is missing." }]);
    const script = changed("page", "home", (home) =>
      Object.assign(home, { learning: { title: "A", lead: "B", action: { label: "C", href: "javascript:alert(1)" } } }),
    );
    expect(issuesOf(script).map(({ at }) => at)).toEqual(["page/home learning.action.href"]);
    const long = changed("plan", "basic", (plan) => Object.assign(plan, { title: "a".repeat(61) }));
    expect(issuesOf(long)).toEqual([{ at: "plan/basic title", message: "Please keep this under 60 characters." }]);
    const newer = changed("policy", "privacy", (policy) => Object.assign(policy, { fromTheFuture: true }));
    expect(issuesOf(newer)[0]?.at).toBe("policy/privacy ");
  });

  it("say the terms of what is kept in their own language", () => {
    const privacy = demoDocuments.find(({ kind, id }) => kind === "policy" && id === "privacy");
    const lead = "{retention.inquiries}، {signedIn.atMost}، {retention.people}";
    const document = { ...(privacy?.document as object), hero: { title: "P", lead } };
    const leadIn = (locale: Locale) =>
      assembleContent(
        [...demoDocuments, { kind: "policy", id: "privacy", locale, document }],
        "2026-11-27",
        locale,
      ).content?.policies.find(({ id }) => id === "privacy")?.hero.lead;
    expect(leadIn("ur")).toBe("12 مہینے، 30 دن، 1 دن");
    expect(leadIn("ar")).toBe("12 شهرًا، 30 يومًا، يوم");
    const english = changed("policy", "privacy", (policy) => Object.assign(policy, { hero: { title: "P", lead } }));
    const { content } = assembleContent(english, "2026-11-27");
    expect(content?.policies.find(({ id }) => id === "privacy")?.hero.lead).toBe("12 months، 30 days، a day");
  });

  it("keep the facts of their own language where they are not translated", () => {
    const company = demoDocuments.find(({ kind }) => kind === "company")?.document as { address: object };
    const document = { ...company, address: { ...company.address, city: "لاہور" } };
    const inUrdu = { kind: "company", id: "company", locale: "ur", document };
    const { content } = assembleContent([...demoDocuments, inUrdu], "2026-11-27", "ur");
    expect(content?.company.address.city).toBe("لاہور");
    expect(content?.pages.home.hero.eyebrow).toBe("Live online classes from Lahore");
  });

  it("are refused where a text names a fact that is not there", () => {
    const typing = changed("policy", "privacy", (policy) =>
      Object.assign(policy, { hero: { title: "P", lead: "{company.nmae}" } }),
    );
    expect(issuesOf(typing)).toEqual([{ at: "policy/privacy hero.lead", message: "There is no fact {company.nmae}." }]);
  });

  it("name a plan by its title and a figure by its label, and are refused once it is gone", () => {
    const naming = changed("policy", "privacy", (policy) =>
      Object.assign(policy, { hero: { title: "P", lead: "{plan.basic.title}, {claim.people-taught}" } }),
    );
    const home = naming.find(({ kind, id }) => kind === "page" && id === "home")?.document as { hero: object };
    Object.assign(home.hero, { claims: [{ figure: "12", label: "People taught" }] });
    const filled = assembleContent(naming, "2026-11-27").content?.policies.find(({ id }) => id === "privacy");
    expect(filled?.hero.lead).toBe("Basic, 12");
    const gone = naming.filter(({ kind, id }) => !(kind === "plan" && id === "basic"));
    expect(issuesOf(gone)).toContainEqual({
      at: "policy/privacy hero.lead",
      message: "There is no fact {plan.basic.title}.",
    });
  });

  it("name courses and services too, and of several figures with one label the first", () => {
    const lead = "{course.data-analyst.title}, {service.web-development.title}, {claim.people-taught}";
    const naming = changed("policy", "privacy", (policy) => Object.assign(policy, { hero: { title: "P", lead } }));
    for (const { kind, id, document } of naming) {
      if (id === "data-analyst" || id === "web-development") Object.assign(document as object, { title: `A ${kind}` });
      if (kind === "page" && id === "home")
        Object.assign((document as { hero: object }).hero, {
          claims: ["12", "13"].map((figure) => ({ figure, label: "People, taught" })),
        });
    }
    const filled = assembleContent(naming, "2026-11-27").content?.policies.find(({ id }) => id === "privacy");
    expect(filled?.hero.lead).toBe("A course, A service, 12");
  });

  it.each([
    `{project.${demoDocuments.find(({ kind }) => kind === "project")?.id}.title}`,
    "{claim.admissions}",
    "{page.home.title}",
  ])("are refused where they name %s, which is no fact", (name) => {
    const naming = changed("policy", "privacy", (policy) =>
      Object.assign(policy, { hero: { title: "P", lead: name } }),
    );
    expect(issuesOf(naming)).toEqual([{ at: "policy/privacy hero.lead", message: `There is no fact ${name}.` }]);
  });

  it("are refused where a condition is unknown", () => {
    const naming = changed("policy", "privacy", (policy) =>
      Object.assign(policy, { hero: { title: "P", lead: "{if cards}By card.{end if} {if paypal}PayPal.{end if}" } }),
    );
    expect(issuesOf(naming)).toEqual([
      { at: "policy/privacy hero.lead", message: "Nothing decides about {if paypal}." },
    ]);
  });

  it("are refused where one is missing, or of no kind that there is", () => {
    const without = demoDocuments.filter(({ kind, id }) => !(kind === "page" && id === "about"));
    expect(issuesOf(without)).toEqual([{ at: "page/about ", message: "This document is missing." }]);
    // A translation of it does not stand for it.
    const [about] = demoDocuments.filter(({ kind, id }) => kind === "page" && id === "about");
    expect(issuesOf([...without, { kind: "page", id: "about", locale: "ur", document: about?.document }])).toEqual([
      { at: "page/about ", message: "This document is missing." },
    ]);
    for (const key of [
      { kind: "recipe", id: "soup" },
      { kind: "page", id: "constructor" },
      { kind: "course", id: "../etc" },
    ])
      expect(issuesOf([...demoDocuments, { ...key, locale: "en", document: {} }])).toEqual([
        { at: `${key.kind}/${key.id} `, message: "There is no such kind of document." },
      ]);
  });
});

describe("a document with several faults", () => {
  /** The issues of a course without a title and with this description, beside other documents. */
  const issuesWith = (description: string, others: ContentDocument[] = []) => [
    ...issuesOf([
      ...changed("course", "data-analyst", (course) => Object.assign(course, { title: " ", description })),
      ...others,
    ]),
  ];
  const noTitle = { at: "course/data-analyst title", message: "This is missing." };

  it.each(["{company.nmae}", "{company.name} in {company.nmae}", "{company.address.nowhere-at-all}", "{f.a}"])(
    "names the unknown fact of %s as well",
    (description) => {
      const [name] = description.match(/\{[^{}]*\}$/) ?? [];
      expect(issuesWith(description)).toEqual([
        noTitle,
        { at: "course/data-analyst description", message: `There is no fact ${name}.` },
      ]);
    },
  );

  it.each([
    ...["{company.name}", "{retention.inquiries}", "{count}", "{company.}", "{plan.gold.title}", "{course.gold.title}"],
    ...["{service.gold.title}", "{claim.students}", "{refund.fullRefundDays}"],
  ])("does not call %s unknown, as far as it is known then", (description) => {
    expect(issuesWith(description)).toEqual([noTitle]);
  });

  it("stands alone: others with unknown facts are named once it is right", () => {
    const about = (kind: string, id: string) => {
      const [first] = demoDocuments.filter((one) => one.kind === kind);
      const document = { ...(first?.document as object), description: "{company.nmae}" };
      return { kind, id, locale: "en", document };
    };
    expect(issuesWith("Data", [about("service", "data-analyst"), about("course", "weaving")])).toEqual([noTitle]);
  });

  it("has only those that need no facts where the company's are wrong or missing", () => {
    const isCompany = ({ kind }: ContentDocument) => kind === "company";
    const faulty = changed("course", "data-analyst", (course) =>
      Object.assign(course, { title: " ", description: "{company.nmae}" }),
    );
    const without = issuesOf(faulty.filter((one) => !isCompany(one)));
    expect(without).toEqual([noTitle, { at: "company/company ", message: "This document is missing." }]);
    for (const one of faulty.filter(isCompany)) Object.assign(one.document as object, { name: " " });
    expect(issuesOf(faulty)).toContainEqual(noTitle);
    expect(issuesOf(faulty).map(({ message }) => message)).not.toContain("There is no fact {company.nmae}.");
  });
});

it("of a language are only those in it, and the site's own where it has none", () => {
  const inLanguage = (locale: string, title: string) => ({
    ...{ kind: "page", id: "about", locale },
    document: {
      ...(demoDocuments.find(({ kind, id }) => kind === "page" && id === "about")?.document as object),
      meta: { title, description: "D" },
    },
  });
  const documents = [...demoDocuments, inLanguage("ar", "من نحن")];
  expect(assembleContent(documents, "2026-11-27", "ur").content?.pages.about.meta.title).not.toBe("من نحن");
  const inUrdu = [...documents, inLanguage("ur", "ہم")];
  const untranslated = untranslatedIn(inUrdu, "ur");
  expect([untranslated.has("page/about"), untranslated.has("page/home")]).toEqual([false, true]);
  expect(untranslated.size).toBe(demoDocuments.length - 1);
  expect(untranslatedIn(inUrdu, "en").size).toBe(0);
});
