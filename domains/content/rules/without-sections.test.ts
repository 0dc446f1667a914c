import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { QuestionKind } from "#domains/content/contract/answer.ts";
import type { Section } from "#domains/content/contract/sections.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { createSiteSections } from "./site-sections.ts";
import { mayAnswer, withoutSections, withoutSentences } from "./without-sections.ts";

const { pages, answers } = demoContent;
const instead = { label: "Write to us", href: "/contact" };

/** The sections of the demo's content on which these are off. */
const sectionsWithout = (...off: Section[]) =>
  createSiteSections({ ...demoContent, pages: { ...pages, sections: { off: off.map((section) => ({ section })) } } });

const without = (content: SiteContent, ...off: Section[]) => withoutSections(content, sectionsWithout(...off), instead);

describe("the content without a section that is off", () => {
  it("is the same where everything is on", () => {
    expect(without(demoContent)).toBe(demoContent);
  });

  it("has none of its entries, and all others", () => {
    const counts = (...off: Section[]) => {
      const { services, projects, pages: left } = without(demoContent, ...off);
      return { services: services.length, projects: projects.length, parents: left.parents !== undefined };
    };
    const services = demoContent.services.length;
    const projects = demoContent.projects.length;
    expect(counts("search")).toEqual({ services, projects, parents: true });
    expect(counts("services")).toEqual({ services: 0, projects, parents: true });
    expect(counts("portfolio")).toEqual({ services, projects: 0, parents: true });
    expect(counts("parents")).toEqual({ services, projects, parents: false });
  });

  it("has no page for parents where the institute has written none", () => {
    const { parents: _, ...others } = pages;
    expect("parents" in without({ ...demoContent, pages: others }, "search").pages).toBe(false);
  });

  it.each<[Section, string[], string[]]>([
    ["search", ["demo", "home"], ["demo", "home"]],
    ["demo", ["home"], ["home"]],
    ["home.faqs", ["demo"], ["demo", "home"]],
    ["home.testimonials", ["demo", "home"], ["demo"]],
  ])("asks and praises only on pages that are left: without %s", (section, asked, praised) => {
    const { questions, testimonials } = without(demoContent, section);
    const pagesOf = (list: { page: string }[]) => [...new Set(list.map(({ page }) => page))].sort();
    expect([pagesOf(questions), pagesOf(testimonials)]).toEqual([asked, praised]);
  });

  it("has no link to it in a list, and another button where one led to it", () => {
    const header = [
      { name: "About", href: "/about" },
      { name: "Courses", href: "/courses", dropdown: [{ name: "Team", href: "/about#team" }] },
    ];
    const navigation = { ...pages.navigation, header };
    const hero = { ...pages.home.hero, mainAction: { label: "Who we are", href: "/about" } };
    const left = without({ ...demoContent, pages: { ...pages, navigation, home: { ...pages.home, hero } } }, "about");
    expect(left.pages.navigation.header).toEqual([{ name: "Courses", href: "/courses", dropdown: [] }]);
    expect(left.pages.home.hero).toEqual({ ...hero, mainAction: instead });
  });
});

describe("the assistant", () => {
  it.each<[Section, QuestionKind[]]>([
    ["services", ["services", "quote", "timeline", "projectTerms", "buildElsewhere"]],
    ["portfolio", ["portfolio"]],
    ["demo", ["demo", "demoLength", "demoReschedule", "demoTimes", "demoNext", "demoNeeds"]],
  ])("has no answer of its own to questions about %s while that is off", (section, kinds) => {
    const others = (["services", "portfolio", "demo"] as const).filter((one) => one !== section);
    for (const kind of kinds) {
      expect(mayAnswer(sectionsWithout(section), kind), kind).toBe(false);
      expect(mayAnswer(sectionsWithout(...others), kind), kind).toBe(true);
      expect(mayAnswer(sectionsWithout(), kind), kind).toBe(true);
    }
    expect(mayAnswer(sectionsWithout(section), "fee")).toBe(true);
  });

  type Answer = SiteContent["answers"][number];
  const [any] = answers;

  /** An answer once the pages about the institute and of demo classes are off; undefined where nothing is left. */
  const answered = (own: Partial<Answer>): Answer | undefined => {
    if (!any) throw new Error("The demo has answers.");
    const { spoken: _, ...answer } = any;
    return without({ ...demoContent, answers: [{ ...answer, kinds: ["fee"], ...own }] }, "about", "demo").answers[0];
  };

  it.each([
    ["Fees are by the month.", "Fees are by the month."],
    ["We teach crafts. More [about us](/about). Write to us.", "We teach crafts. Write to us."],
    ["More [about us](/about)! We teach crafts.", "We teach crafts."],
    ["کیا آپ [ہم](/about) سے ملے؟ ہم ہنر سکھاتے ہیں۔", "ہم ہنر سکھاتے ہیں۔"],
    ["We teach:\nMore [about us](/about)\nCrafts", "We teach:\nCrafts"],
    ["[Courses](/courses) · [About](/about)", "[Courses](/courses)"],
    ["[About](/about) · [Courses](/courses)", "[Courses](/courses)"],
    ["At 3.30 p.m. see us at noor.example. [Team](/about#team)", "At 3.30 p.m. see us at noor.example."],
    // A link to elsewhere that looks like it.
    ["See [them](https://example.com/about).", "See [them](https://example.com/about)."],
  ])("says %j as %j", (text, left) => {
    expect(answered({ text })?.text).toBe(left);
  });

  it("says nothing where no sentence of an answer is left", () => {
    expect(answered({ text: "More [about us](/about)." })).toBeUndefined();
  });

  it("keeps an answer for its other kinds of question, or for none, and leaves it out where none is left", () => {
    expect(answered({ kinds: ["demo", "fee"], text: "By the month." })?.kinds).toEqual(["fee"]);
    expect(answered({ kinds: [], text: "By the month." })?.kinds).toEqual([]);
    expect(answered({ kinds: ["demo", "demoNeeds"], text: "By the month." })).toBeUndefined();
  });

  it("keeps the words of a language of which something is left, and what it says in no list", () => {
    const spoken = [
      { lang: "ur-Latn", text: "[Hum](/about)." },
      { lang: "ur", text: "فیس ماہانہ ہے۔ [ہم](/about)۔", none: "" },
    ];
    expect(answered({ text: "By the month.", spoken })?.spoken).toEqual([
      { lang: "ur", text: "فیس ماہانہ ہے۔", none: "" },
    ]);
    expect(answered({ text: "By the month." })).not.toHaveProperty("spoken");
  });

  it("has phrasings without those that lead nowhere", () => {
    expect(answered({ phrasings: ["What is a month?", "[Team](/about)"], text: "By the month." })?.phrasings).toEqual([
      "What is a month?",
    ]);
  });
});

describe("the sentences of any tree", () => {
  it("are the very same where everything is on", () => {
    const tree = { text: "More [about us](/about)." };
    expect(withoutSentences(tree, sectionsWithout())).toBe(tree);
  });

  it("stay as they are written where none of them leads to a section that is off", () => {
    const tree = { text: "Courses · \n", empty: "", count: 7, none: null, isOn: true, list: ["", null, 7] };
    expect(withoutSentences(tree, sectionsWithout("about"))).toEqual(tree);
  });
});
