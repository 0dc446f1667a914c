import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { weekInWords } from "./week-in-words.ts";

/** A site whose week has these classes: "L" is live, "G" a guided assignment. */
function siteWith(week: string) {
  const days = Array.from(week, (letter) => ({ day: "A day", what: "A class", live: letter === "L" }));
  const home = { ...demoSite.content.pages.home, week: { title: "A week", days } };
  const content = { ...demoSite.content, pages: { ...demoSite.content.pages, home } };
  return { ...demoSite, content };
}

describe("the week of a batch", () => {
  it.each([
    ["Mon, Wed, Fri", "Mon and Wed live interactive, Fri guided assignment"],
    ["Tuesday, Thursday and Saturday", "Tuesday and Thursday live interactive, Saturday guided assignment"],
    ["Mon, Wed, and Fri", "Mon and Wed live interactive, Fri guided assignment"],
    ["Sat & Sun", "Sat & Sun"],
    ["Mon, Wed, Fri at 7 pm", "Mon, Wed, Fri at 7 pm"],
    ["Mon, Tue, Wed, Thu", "Mon, Tue, Wed, Thu"],
    ["Daily", "Daily"],
    ["Mon, Wed, every second Friday", "Mon, Wed, every second Friday"],
    ["پیر، بدھ، جمعہ", "پیر، بدھ، جمعہ"],
    ["", ""],
  ])("with two live classes and a guided assignment: %j is %j", (schedule, words) => {
    expect(weekInWords(siteWith("LLG"), schedule)).toBe(words);
  });

  it("follows the institute's own week", () => {
    expect(weekInWords(siteWith("LG"), "Sat, Sun")).toBe("Sat live interactive, Sun guided assignment");
    for (const week of ["LLL", "GGG"]) expect(weekInWords(siteWith(week), "Mon, Wed, Fri")).toBe("Mon, Wed, Fri");
  });

  it("lists the days as they are where no day is guided", () => {
    const site = siteWith("LLG");
    const content = { ...site.content, trade: { words: {}, hasGuidedDay: false } };
    expect(weekInWords({ ...site, content }, "Mon, Wed, Fri")).toBe("Mon, Wed, Fri");
  });
});
