import { describe, expect, it } from "vitest";
import { demoContent, demoDocuments, demoSeed, demoSite } from "#content/demo-site.ts";
import type { Asked, AssistantContent } from "#domains/assistant/server/engine/assistant-content.ts";
import commonQuestions from "#domains/assistant/server/engine/data/common-questions.json" with { type: "json" };
import { instructionsOf } from "#domains/assistant/server/engine/gemini.ts";
import { answerNames, type QuestionKind, questionKinds, subjectNames } from "#domains/content/contract/answer.ts";
import type { SiteAnswer, SiteContent } from "#domains/content/contract/site-content.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { makeSite } from "#domains/content/server/assemble-site.ts";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import { courseFee } from "../../../../tests/support/plan-cost.ts";
import { answerTexts } from "./answer-texts.ts";
import { askedValues } from "./asked-values.ts";
import { assistantContentOf } from "./assistant-content-of.ts";

const nothing: Asked = { subjects: [], words: [], names: [], pricesShown: true, batches: [], today: "2026-11-21" };
const siteWith = (answers: SiteAnswer[], content: SiteContent = demoContent) => createSite({ ...content, answers }, en);
const document = (id: string, more: Partial<SiteAnswer>): SiteAnswer => ({
  ...{ id, position: 0, kinds: [], phrasings: [] },
  ...more,
});

function find({ answers }: AssistantContent, kind: QuestionKind) {
  return answers.find((answer) => answer.answers?.includes(kind));
}

/** The answer to a kind of question, about the courses or services with these ids. */
function tell(content: AssistantContent, kind: QuestionKind, ids: string[] = [], more: Partial<Asked> = {}) {
  const text = find(content, kind)?.text;
  const subjects = ids.flatMap((id) => content.subjects.filter((subject) => subject.id === id));
  return typeof text === "function" ? text({ ...nothing, subjects, ...more }) : text;
}

const [first, second] = demoContent.courses.map(({ id }) => id) as [string, string];

describe("the contract of an answer", () => {
  it("knows every kind of the common questions, and its own", () => {
    const common = Object.keys(commonQuestions).filter((kind) => kind !== "other");
    expect([...questionKinds].sort()).toEqual([...common, "week", "unknown"].sort());
  });

  it("names in braces what the program fills in, and nothing else", () => {
    const { values, named } = askedValues(demoSite, {
      ...nothing,
      subjects: assistantContentOf(demoSite).subjects.filter(({ kind }) => kind !== "elsewhere"),
    });
    const all = answerNames.map((name) => `{${name}}`).join("");
    const { documents } = answerTexts(siteWith([document("all", { text: all })]));
    const left = answerNames.filter((name) => documents[0]?.text?.includes(`{${name}}`));
    expect([...left].sort()).toEqual(Object.keys(values).sort());
    const ofSubjects = new Set(named.flatMap((one) => Object.keys(one)));
    expect(subjectNames.filter((name) => !ofSubjects.has(name))).toEqual([]);
  });
});

it("the hours of demo classes follow their windows, those that join as one", () => {
  const { demo } = demoContent.company;
  const [first] = demo.windows;
  if (!first) throw new Error("There is no window.");
  const windows = [
    { ...first, days: ["Monday" as const, "Tuesday" as const], opens: "14:00", closes: "21:30" },
    { ...first, days: ["Monday" as const, "Tuesday" as const], opens: "12:00", closes: "14:00" },
    { ...first, days: ["Saturday" as const, "Thursday" as const], opens: "09:05", closes: "10:00" },
  ];
  const content = { ...demoContent, company: { ...demoContent.company, demo: { ...demo, windows } } };
  const told = tell(
    assistantContentOf(siteWith([document("x", { kinds: ["demoTimes"], text: "{demoHours}" })], content)),
    "demoTimes",
  );
  expect(told).toBe("Thu, Sat 9:05 AM-10:00 AM and Mon-Tue 12:00 PM-9:30 PM");
});

it("no answer begins with a Yes, which the question may not have asked for", () => {
  const { words, documents } = answerTexts(demoSite);
  const texts = [...Object.values(words.answers), ...documents, ...documents.flatMap(({ spoken = [] }) => spoken)];
  for (const { text, one, several } of texts)
    for (const said of [text, one, several]) expect(said ?? "").not.toMatch(/^(?:Yes|Ji haan|جی ہاں)/);
});

it("the course that costs least in all is told, and none where prices are hidden", () => {
  const content = assistantContentOf(demoSite);
  const totals = demoContent.courses.map((course) => courseFee(course) * course.months);
  expect(tell(content, "cheapest")).toContain(`$${Math.min(...totals)} in all`);
  expect(tell(content, "cheapest")).not.toContain(`$${Math.max(...totals)} in all`);
  expect(tell(content, "cheapest", [], { pricesShown: false })).not.toMatch(/\$\d/);
});

describe("an answer in another language", () => {
  const words = { text: "Of all:\n{durations}", spoken: [{ lang: "ur-Latn", text: "Sab:\n{durations}" }] };
  const content = assistantContentOf(siteWith([document("length", { kinds: ["duration"], ...words })]));

  it("is given to a question in that language, and to no other", () => {
    expect(tell(content, "duration", [], { lang: "ur-Latn" })).toMatch(/^Sab:/);
    expect(tell(content, "duration")).toMatch(/^Of all:/);
    expect(tell(content, "duration", [], { lang: "de" })).toMatch(/^Of all:/);
  });

  it("has lists in its own words", () => {
    const lines = { durations: "{title}, {weeks} hafte" };
    const spoken = [{ lang: "ur-Latn", text: "{durations}", lines }];
    const own = assistantContentOf(
      siteWith([document("length", { kinds: ["duration"], text: "{durations}", spoken })]),
    );
    expect(tell(own, "duration", [first], { lang: "ur-Latn" })).toMatch(/^- .+, \d+ hafte$/);
    expect(tell(own, "duration", [first])).not.toContain("hafte");
  });

  it("may stand beside the program's own answer", () => {
    const spoken = [{ lang: "ur-Latn", text: "Agle:\n{starts}", none: "Abhi koi nahi." }];
    const own = assistantContentOf(siteWith([document("begin", { kinds: ["start"], spoken })]));
    expect(tell(own, "start", [], { lang: "ur-Latn" })).toBe("Abhi koi nahi.");
    expect(tell(own, "start")).toContain("No date is fixed yet");
  });

  it("names no price where prices are hidden: its own words for that, or the program's", () => {
    const spoken = { lang: "ur-Latn", text: "{fees}" };
    const fee = (more: object) =>
      assistantContentOf(
        siteWith([document("fee", { kinds: ["fee"], text: "{fees}", spoken: [{ ...spoken, ...more }] })]),
      );
    const hidden = { lang: "ur-Latn", pricesShown: false };
    expect(tell(fee({}), "fee", [], hidden)).toContain("Fees are not shown");
    expect(tell(fee({ hidden: "Poochein." }), "fee", [], hidden)).toBe("Poochein.");
    expect(tell(fee({ hidden: "Poochein." }), "fee", [first], hidden)).toBe("Poochein.");
  });
});

describe("the institute's answers", () => {
  it("stand in place of the program's, with one for one course and one for several", () => {
    const words = { text: "Of all:\n{durations}", one: "{title} alone.", several: "These:\n{durations}" };
    const content = assistantContentOf(siteWith([document("length", { kinds: ["duration"], ...words })]));
    expect(tell(content, "duration")).toMatch(/^Of all:\n- \[/);
    expect(tell(content, "duration", [first])).toBe(`${demoContent.courses[0]?.title} alone.`);
    expect(tell(content, "duration", [first, second])?.split("\n")).toHaveLength(3);
    expect(find(content, "duration")).toMatchObject({ id: "length", about: "course" });
  });

  it("add phrasings to the program's answer where they have no text", () => {
    const content = assistantContentOf(
      siteWith([document("more", { kinds: ["fee"], phrasings: ["what is the damage"] })]),
    );
    expect(find(content, "fee")?.phrasings).toEqual(["what is the damage"]);
    expect(tell(content, "fee")).toContain("per month");
  });

  it("may be of no common kind, and may be missing", () => {
    const parking = document("parking", { phrasings: ["can I park there"], text: "Behind the house." });
    const content = assistantContentOf(siteWith([parking]));
    expect(content.answers.at(-1)).toMatchObject({ id: "parking", phrasings: parking.phrasings });
    expect(find(content, "camera")).toBeUndefined();
    expect(content.others).toEqual(en.assistantAnswers.refused);
  });

  it("name no amount where prices are hidden, whatever they say", () => {
    const text = "{fees}\n{plans}\n{planPrices} {priceNote}";
    const content = assistantContentOf(siteWith([document("course", { kinds: ["course"], text })]));
    expect(tell(content, "course")).toMatch(/\$\d/);
    expect(tell(content, "course", [first], { pricesShown: false })).not.toMatch(/\d/);
  });

  it("may be one for a part and for all a course teaches, without an end", () => {
    const content = assistantContentOf(siteWith([document("all", { kinds: ["parts", "syllabus"], text: "{parts}" })]));
    expect(tell(content, "parts")).toBe("");
  });
});

it("a course that nobody has rated and that has no projects is in no list of these", () => {
  const courses = demoContent.courses.map((course, at) =>
    at === 0 ? { ...course, students: "0", rating: 0, projects: 0 } : course,
  );
  const content = assistantContentOf(siteWith([], { ...demoContent, courses }));
  const others = demoContent.courses.length - 1;
  expect(tell(content, "trust")?.match(/^- /gm)).toHaveLength(others);
  expect(tell(content, "projects")?.match(/^- /gm)).toHaveLength(others);
});

/** The same tree with a word in place of every text, except ids, addresses and texts with a fixed form. */
function renamed<Tree>(tree: Tree, key?: string): Tree;
function renamed(tree: unknown, key = ""): unknown {
  if (Array.isArray(tree)) return tree.map((one) => renamed(one, key));
  if (typeof tree === "object" && tree !== null)
    return Object.fromEntries(Object.entries(tree).map(([name, one]) => [name, renamed(one, name)]));
  const hasForm = /^(?:id|slug|code|timeZone|countryCode|level|hue|tiling)$|path$|url$/i.test(key);
  return typeof tree === "string" && !hasForm ? "Weaving" : tree;
}

describe("another institute, without a single answer of its own", () => {
  const { company, courses, services, plans, projects, teachers, payment } = demoContent;
  const ids = (one: { id: string }, at: number) => ({
    id: `c${at}`,
    canonicalPath: `/c${at}`,
    landingPath: `/c${at}`,
    was: one.id,
  });
  const content: SiteContent = {
    ...demoContent,
    ...renamed({ company, plans, projects, teachers, payment }),
    courses: renamed(courses).map((one, at) => ({ ...one, ...ids(one, at) })),
    services: renamed(services).map((one, at) => ({ ...one, ...ids(one, at) })),
  };
  const mission = { title: "Weaving", text: "Weaving" };
  const about = { ...demoContent.pages.about, mission };
  const other = assistantContentOf(siteWith([], { ...content, pages: { ...demoContent.pages, about } }));
  const demo =
    /darsgah|lahore|gulberg|karachi|pakistan|urdu|gulf|mern|hacker|data analy|machine|cyber|jazzcash|42-B|\+92|0142|10,000|290|98%|figma|software/i;

  it("says no word of the demo institute", () => {
    for (const kind of questionKinds)
      for (const subjects of [[], ["c0"], ["c0", "c1"]])
        for (const pricesShown of [true, false]) {
          const text = tell(other, kind, subjects, { pricesShown, words: ["week", "5"] }) ?? "";
          expect(text, kind).not.toMatch(demo);
          expect(text, kind).not.toMatch(/[{}]|undefined|NaN|Infinity/);
          if (!pricesShown) expect(text, kind).not.toMatch(/[$€£]\s?\d/);
        }
  });

  it("refuses, hands over and instructs a service in no word of it either", () => {
    const said = [
      instructionsOf(other),
      other.refusal,
      other.handOver,
      ...other.facts(nothing),
      ...(other.others ?? []),
    ].join("\n");
    expect(said).not.toMatch(demo);
    expect(other.subjects.find(({ kind }) => kind === "elsewhere")?.names).toEqual([]);
  });

  it("answers the kinds that follow from courses, batches, fees and services, and no others", () => {
    const kinds = other.answers.flatMap(({ answers }) => answers ?? []);
    expect(kinds).toEqual(questionKinds.filter((kind) => en.assistantAnswers.answers[kind]));
    expect(kinds.length).toBeGreaterThan(20);
  });
});

it("a school without plans on its site does not count to none", () => {
  const content = assistantContentOf(siteWith([], { ...demoContent, plans: [] }));
  expect(tell(content, "plan")).toMatch(/^There are no plans to choose from\./);
});

describe("an institute in three languages", () => {
  const inThree = (documents = demoSeed.documents) => {
    const { site } = makeSite({ messages: en, translations: [messagesIn.ur, messagesIn.ar] }, documents, "2026-11-27");
    if (!site) throw new Error("The demo is not whole.");
    return site;
  };
  const site = inThree();
  const arabic = siteOf(site, "ar") as typeof site;
  const prose = (text = "") => text.replace(/\]\([^)]*\)/g, "]");

  it("answers in Urdu with what Urdu pages say, and in English as ever", () => {
    const own = siteOf(site, "ur")?.content.courses.find(({ id }) => id === first);
    const content = assistantContentOf(site);
    expect(tell(content, "syllabus", [first], { lang: "ur" })).toContain(own?.title);
    expect(tell(content, "syllabus", [first])).toBe(tell(assistantContentOf(demoSite), "syllabus", [first]));
    const hours = tell(content, "hours", [], { lang: "ur" });
    expect(hours).toMatch(/\p{Script=Arabic}/u);
    expect(prose(hours)).not.toMatch(/Monday|Mon|AM\b/);
  });

  it("answers in Arabic from the Arabic documents", () => {
    const content = assistantContentOf(arabic);
    expect(content.language).toBe("ar");
    const translated = arabic.content.answers.filter(({ lang, text }) => text !== undefined && lang === undefined);
    expect(translated.length).toBeGreaterThan(60);
    for (const { id, kinds } of translated) {
      const [kind] = kinds;
      const text = prose(kind && tell(content, kind, [], { lang: "ar" }));
      // Names of products and towns that Arabic documents keep in Latin letters are at most three words.
      if (kind) expect(text, id).not.toMatch(/(?:\b[a-z]{2,}\b[ ,]+){4}/);
    }
  });

  it("says so where an answer is not there in the language, and mixes nothing", () => {
    const without = demoSeed.documents.filter(({ kind, locale }) => kind !== "answer" || locale === "en");
    const content = assistantContentOf(siteOf(inThree(without), "ar") as typeof site);
    expect(tell(content, "camera", [], { lang: "ar" })).toBe(answerTexts(arabic).words.untranslated);
    expect(demoDocuments.some(({ kind, id }) => kind === "answer" && id === "camera")).toBe(true);
  });

  it("refuses and hands over in the language of the question", () => {
    const { refusal, refusalIn = {}, handOverIn = {} } = assistantContentOf(site);
    expect([refusalIn.ur, refusalIn.ar]).toEqual(
      ["ur", "ar"].map((lang) => siteOf(site, lang as "ur")?.messages.assistant.failures.offTopic),
    );
    expect(refusalIn.ur).not.toBe(refusal);
    expect(handOverIn.ar).toBe(answerTexts(arabic).words.handOver);
  });
});
