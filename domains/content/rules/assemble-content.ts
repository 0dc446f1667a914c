import {
  type CompanyDocument,
  type ContentKind,
  contractOf,
  type DocumentKey,
  type ListDocument,
  type ListKind,
  requiredDocuments,
} from "#domains/content/contract/kinds.ts";
import { openingKey } from "#domains/content/contract/own-school.ts";
import type { Pages } from "#domains/content/contract/page.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { TradeSettings } from "#domains/content/contract/trade-words.ts";
import type { BranchSettings, BrandSettings, MoneySettings, PaymentSettings } from "#domains/institute/contract.ts";
import { moneyRules } from "#domains/institute/rules/market-of.ts";
import { waysToPay } from "#domains/institute/rules/ways-to-pay.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { zeroOf } from "#shared/formats/writing.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { freeAddressWord } from "./address-word.ts";
import { unknownConditions } from "./choose-texts.ts";
import { feesOfCourse, feesOfPlan, feesOn, plannedOf } from "./fees-of-documents.ts";
import { factsOf, fillFacts, fillFactsOnce } from "./fill-facts.ts";
import { issueInWords } from "./issue-in-words.ts";
import { namedFacts, termFacts } from "./named-facts.ts";
import { inOwnDigits, writingOf } from "./own-digits.ts";
import { clip, firstSentence, wholeCourse } from "./whole-course.ts";

/** A document as it is stored, not yet validated. */
export interface ContentDocument extends DocumentKey {
  document: unknown;
  /** Whether it is a course that is off the site. */
  isFormer?: boolean;
}

/** Something that keeps a document from being published. */
export interface ContentIssue extends DocumentKey {
  /** The field's path, such as "page.hero.title"; empty if it is about the whole document. */
  field: string;
  message: string;
}

/** The content, or the errors of its documents. */
export type Assembled = { content: SiteContent; issues: [] } | { content: null; issues: ContentIssue[] };

/**
 * Puts the content in one language together: validates each document, fills facts into its texts (`{company.name}`),
 * and orders the lists. A document without a translation is there in the site's language. `revised` is the day of the
 * publication, as an ISO date. Fees are those of `now`, by the institute's clock. Translations are whole
 * (`wholeDocuments`).
 */
export function assembleContent(
  documents: ContentDocument[],
  revised: string,
  locale: Locale = siteLocale,
  now: Date = new Date(),
): Assembled {
  const [former = [], here = []] = [true, false].map((is) => documents.filter((one) => Boolean(one.isFormer) === is));
  const parsed = here.map(parse);
  const issues = [...parsed.flatMap((one) => one.issues), ...missingFrom(here)];
  if (issues.length > 0) return { content: null, issues: [...issues, ...unknownIn(here, issues)] };
  const all = parsed.flatMap(({ document }) => (document ? [document] : []));
  // A course of an earlier release that this one cannot read has no name.
  const readable = former.flatMap((one) => parse(one).document ?? []);
  const filled = fillIn(all, locale, readable);
  const unknown = filled.filter(({ isFormer }) => !isFormer).flatMap(unknownFacts);
  return unknown.length > 0
    ? { content: null, issues: unknown }
    : { content: { revised, ...contentOf(filled, locale, now) }, issues: [] };
}

/**
 * The valid documents of a language with the facts filled into their texts: into one that is not translated those of its
 * own language, since no sentence mixes two. Texts name no `former` course.
 */
function fillIn(documents: ContentDocument[], locale: Locale, former: ContentDocument[]): ContentDocument[] {
  const inSiteLocale = factsIn(documents, siteLocale);
  const translated = locale === siteLocale ? inSiteLocale : factsIn(documents, locale);
  const zero = zeroOf(locale, writingOf(tradeIn(documents)));
  return inLanguage(locale, [...documents, ...former]).map((one) => {
    const { company, facts, named } = one.locale === locale ? translated : inSiteLocale;
    const filled = one.kind === "company" ? { ...one, document: company } : fillFactsOnce(one, facts, named);
    return one.locale === locale ? inOwnDigits(filled, zero) : filled;
  });
}

/** The company's document in a language, and every fact by its name. */
function factsIn(documents: ContentDocument[], locale: Locale) {
  const ofLanguage = inLanguage(locale, documents);
  const [raw] = ofKind<CompanyDocument>(ofLanguage, "company");
  const company = fillFacts(raw, factsOf("company", raw));
  const [terms] = ofKind<Pages["terms"]>(ofLanguage, "page", "terms");
  const ofCompany = { ...factsOf("company", company), ...factsOf("refund", terms?.refund), ...termFacts(locale) };
  // Texts of every language name a figure after its label in the site's.
  const ofDocuments = { ...namedFacts(inLanguage(siteLocale, documents)), ...namedFacts(ofLanguage) };
  const facts = { ...fillFacts(ofDocuments, ofCompany), ...ofCompany };
  return { company, facts, named: JSON.stringify(facts) };
}

/** The unknown facts that documents name which have other faults as well, as far as the facts are known. */
function unknownIn(documents: ContentDocument[], faults: ContentIssue[]): ContentIssue[] {
  const company = documents.find(({ kind, locale }) => kind === "company" && locale === siteLocale);
  if (!company || faults.some(({ kind }) => kind === "company")) return [];
  const known = new Set(Object.keys({ ...factsOf("company", company.document), ...termFacts() }));
  const ofOthers = ["plan.", "course.", "service.", "claim.", "refund."];
  const isFaulty = (one: ContentDocument) =>
    faults.some((fault) => nameOf(fault) === nameOf(one) && fault.locale === one.locale);
  return documents.filter(isFaulty).flatMap(({ document, ...key }) =>
    Object.entries(factsOf("", document)).flatMap(([place, text]) => {
      const names = Array.from(String(text).matchAll(/\{(\w+(?:\.[\w-]+)+)\}/g), ([, name = ""]) => name);
      const unknown = names.find((name) => !known.has(name) && !ofOthers.some((start) => name.startsWith(start)));
      return unknown ? [{ ...key, field: place.slice(1), message: `There is no fact {${unknown}}.` }] : [];
    }),
  );
}

/** A document by its contract; no one changes the object, so it is validated once. */
const parse = oncePerObject((one: ContentDocument): { document?: ContentDocument; issues: ContentIssue[] } => {
  const { document: _, ...key } = one;
  const { kind, id, locale } = key;
  const contract = contractOf(one);
  if (!contract) return { issues: [{ kind, id, locale, field: "", message: "There is no such kind of document." }] };
  const parsed = contract.safeParse(one.document, { error: issueInWords });
  if (parsed.success) return { document: { ...key, document: parsed.data }, issues: [] };
  return {
    issues: parsed.error.issues.map(({ path, message }) => ({ kind, id, locale, field: path.join("."), message })),
  };
});

const nameOf = ({ kind, id }: Pick<ContentDocument, "kind" | "id">) => `${kind}/${id}`;

/** The documents with words that have no translation in a language, as "course/mern". */
export function untranslatedIn(documents: ContentDocument[], language: Locale): Set<string> {
  return new Set(
    inLanguage(language, documents)
      .filter(({ locale }) => locale !== language)
      .map(nameOf),
  );
}

/** Each document once: in a language, or in the site's while it has no translation. */
function inLanguage(language: Locale, documents: ContentDocument[]): ContentDocument[] {
  const translated = new Set(documents.filter(({ locale }) => locale === language).map(nameOf));
  return documents.filter(
    (one) => one.locale === language || (one.locale === siteLocale && !translated.has(nameOf(one))),
  );
}

function missingFrom(documents: ContentDocument[]): ContentIssue[] {
  const ofSite = documents.filter(({ locale }) => locale === siteLocale);
  return requiredDocuments
    .filter(({ kind, id }) => !ofSite.some((one) => one.kind === kind && one.id === id))
    .map((key) => ({ ...key, locale: siteLocale, field: "", message: "This document is missing." }));
}

/** The names in braces that no fact has; names without a dot are for the program to fill in. */
const unknownFacts = oncePerObject(({ document, ...key }: ContentDocument): ContentIssue[] => {
  return Object.entries(factsOf("", document)).flatMap(([place, text]) => {
    const field = place.slice(1);
    const [name] = /\{\w+(?:\.[\w-]+)+\}/.exec(String(text)) ?? [];
    if (name) return [{ ...key, field, message: `There is no fact ${name}.` }];
    const [condition] = unknownConditions(String(text));
    return condition ? [{ ...key, field, message: `Nothing decides about ${condition}.` }] : [];
  });
});

/** The valid documents of a kind, and of an id if one is given; the contract has made sure of their type. */
function ofKind<Type>(documents: ContentDocument[], kind: ContentKind, id?: string): Type[] {
  return documents
    .filter((one) => one.kind === kind && (id === undefined || one.id === id))
    .map(({ document }) => document as Type);
}

const tradeIn = (documents: ContentDocument[]) => ofKind<TradeSettings>(documents, "settings", "words")[0];

function contentOf(documents: ContentDocument[], locale: Locale, now: Date): Omit<SiteContent, "revised"> {
  const listOf = <Kind extends ListKind>(kind: Kind) =>
    documents
      .filter((one) => one.kind === kind)
      .map(({ id, document, locale: own }) => ({
        ...(own !== locale && { lang: siteLocale }),
        ...(document as ListDocument<Kind>),
        id,
      }))
      .sort((one, other) => one.position - other.position);
  const [whole] = ofKind<CompanyDocument>(documents, "company");
  if (!whole) throw new Error("A site without a company passed its validation.");
  const { payment, ...facts } = whole;
  const [look] = ofKind<BrandSettings>(documents, "settings", "brand");
  const company = { ...facts, ...(look && { brand: { ...facts.brand, ...look } }) };
  const today = dayOf(now, company.hours.timeZone);
  const [settings] = ofKind<MoneySettings>(documents, "settings", "money");
  const moneySettings = settings && feesOn(settings, today);
  const plans = listOf("plan").map((plan) => feesOn(plan, today));
  const formerIds = new Set(documents.flatMap(({ id, isFormer }) => (isFormer ? [id] : [])));
  const [formerCourses = [], courses = []] = [true, false].map((is) =>
    listOf("course").flatMap((course) => (formerIds.has(course.id) === is ? [feesOn(course, today)] : [])),
  );
  const siteCourse = ({ fees, fee, later: _, prices, registration, ...course }: (typeof courses)[number]) => ({
    ...course,
    ...wholeCourse(course.id, course, company.name),
    ...addressesOf(course, "/courses"),
    fees: feesOfCourse({ fees, fee, prices }, common),
    registration: { ...moneySettings?.registration, ...registration },
  });
  const [paymentSettings] = ofKind<PaymentSettings>(documents, "settings", "payment");
  const [branchSettings] = ofKind<BranchSettings>(documents, "settings", "branches");
  const trade = tradeIn(documents);
  const common = company.currency.code;
  const ofCompany = { common, localPrices: payment.localPrices };
  const pages = Object.fromEntries(
    documents.filter(({ kind }) => kind === "page").map(({ id, document }) => [id, document]),
  ) as Pages;
  return {
    company,
    payment: {
      ...payment,
      transfers: waysToPay(payment.transfers, paymentSettings),
      ways: payment.transfers.length > 0 ? null : (paymentSettings?.ways ?? []),
    },
    money: moneyRules(moneySettings, ofCompany),
    branches: branchSettings?.branches ?? [],
    registration: moneySettings?.registration ?? {},
    plannedFees: [
      ...plannedOf(null, moneySettings?.later),
      ...[...plans, ...courses].flatMap(({ title, later }) => plannedOf(title, later)),
    ].toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    plans: plans.map(({ fees, later: _, monthlyPrice, ...plan }) => ({
      ...plan,
      fees: feesOfPlan({ id: plan.id, fees, monthlyPrice }, ofCompany),
    })),
    courses: courses.map(siteCourse),
    formerCourses: formerCourses.map(siteCourse),
    services: listOf("service").map((service) => ({
      ...service,
      ...addressesOf(service, "/services"),
      page: {
        ...service.page,
        meta: service.page.meta ?? metaOf(service, company.name),
        hero: service.page.hero ?? { title: service.title, lead: service.description },
      },
    })),
    projects: listOf("project"),
    questions: listOf("question"),
    testimonials: listOf("testimonial"),
    teachers: listOf("teacher"),
    policies: listOf("policy").map((policy) => ({
      ...policy,
      meta: policy.meta ?? metaOf({ title: policy.hero.title, description: policy.hero.lead }, company.name),
      sections: withAnchors(policy.sections),
    })),
    answers: listOf("answer"),
    pages,
    ...(trade && { trade }),
    zero: zeroOf(locale, writingOf(trade)),
    inPreparation: ofKind(documents, openingKey.kind, openingKey.id).length > 0,
  };
}

/** The words of a page in search engines that its document leaves out. */
const metaOf = ({ title, description }: { title: string; description: string }, institute: string) => ({
  title: `${clip(title, 60)} | ${institute}`,
  description: clip(firstSentence(description), 300),
});

/** The parts of a policy, each with an anchor of its own. */
function withAnchors<Part extends { id?: string | undefined; heading: string }>(parts: Part[]) {
  const taken = new Set(parts.flatMap(({ id }) => id ?? []));
  return parts.map((part) => {
    const id = part.id ?? freeAddressWord(part.heading, (word) => taken.has(word), "part");
    taken.add(id);
    return { ...part, id };
  });
}

type Addresses = { id: string; slug?: string | undefined; landingPath?: string | undefined };

function addressesOf({ id, slug = id, landingPath }: Addresses, folder: string) {
  const canonicalPath = `${folder}/${slug}`;
  return { slug, canonicalPath, landingPath: landingPath ?? canonicalPath };
}
