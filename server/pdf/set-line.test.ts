import { describe, expect, it } from "vitest";
import { undrawnLetters } from "./font-for.ts";
import { setLine, setLines } from "./set-line.ts";

const runsOf = (text: string) =>
  setLine(text, "strong")
    .runs.toSorted((one, other) => one.x - other.x)
    .map((run) => run.text.trim())
    .filter(Boolean);

describe("a line", () => {
  it("of a name in Urdu is one run from right to left", () => {
    const { runs, isRightToLeft } = setLine("محمد عبداللہ خان نیازی", "strong");
    expect(runs.map((run) => [run.text, run.isRightToLeft])).toEqual([["محمد عبداللہ خان نیازی", true]]);
    expect(isRightToLeft).toBe(true);
  });

  it("with two scripts has its runs from left to right, Latin first where the name begins with it", () => {
    expect(runsOf("Muhammad خان Jr.")).toEqual(["Muhammad", "خان", "Jr."]);
    expect(runsOf("خان Muhammad نیازی")).toEqual(["نیازی", "Muhammad", "خان"]);
  });

  it("keeps digits from left to right within Urdu", () => {
    expect(runsOf("بیچ 123 خان")).toEqual(["خان", "123", "بیچ"]);
  });

  it("joins the letters of a word: it is not as wide as its letters alone", () => {
    const apart = Array.from("محمد", (letter) => setLine(letter, "strong").width).reduce((sum, one) => sum + one);
    expect(setLine("محمد", "strong").width).not.toBeCloseTo(apart, 3);
  });

  it("keeps a joiner and a mark in the font of the letters around them", () => {
    expect(setLine("طاہرہ\u200cبانو", "strong").runs).toHaveLength(1);
    expect(setLine("مُحَمَّد", "strong").runs).toHaveLength(1);
    expect(
      setLine("Gu\u0308l", "strong")
        .runs.map(({ text }) => text)
        .join(""),
    ).toBe("Gu\u0308l");
  });

  it("draws Latin letters with marks from the second file of a voice", () => {
    const { runs } = setLine("Żółć", "display");
    expect(runs.every(({ text, font }) => Array.from(text).every((letter) => font.draws(letter)))).toBe(true);
  });

  it("sets a name in one face where the voice lacks a letter of it", () => {
    const { runs } = setLine("Nguyễn Thị Hồng Nhung", "strong");
    expect(runs.every(({ font }) => font.name.startsWith("noto-sans/"))).toBe(true);
  });

  it("in two scripts runs as the paper does where it is told to", () => {
    const { runs } = setLine("علی Ali خان Khan", "strong", "ltr");
    expect(runs.map(({ x }) => x)).toEqual(runs.map(({ x }) => x).toSorted((one, other) => one - other));
    expect(runs.map(({ text }) => text).join("")).toBe("علی Ali خان Khan");
  });
});

describe("a line from right to left", () => {
  const visual = (text: string, direction: "rtl" | "auto" = "rtl") =>
    setLine(text, "strong", direction)
      .runs.toSorted((one, other) => one.x - other.x)
      .map((run) => run.text.trim())
      .filter(Boolean);

  it("keeps a fact in Latin letters and digits as one piece, and draws no mark", () => {
    expect(visual("نمبر \u20682345-Q2XW\u2069، تاریخ")).toEqual(["، تاریخ", "2345-Q2XW", "نمبر"]);
    expect(visual("\u2068PKR 45,000\u2069 ادا شدہ")).toEqual(["ادا شدہ", "PKR 45,000"]);
  });

  it("of a fact alone runs as the fact does, whatever stands in an isolate", () => {
    expect(setLine("+92 300 1234567", "strong", "auto").isRightToLeft).toBe(false);
    expect(setLine("\u2068Ali\u2069 خان", "strong", "auto").isRightToLeft).toBe(true);
  });

  it("begins an isolate again on the next line", () => {
    const lines = setLines("دستخط برائے \u2068Noor Academy (Private) Limited\u2069", "strong", 9, "rtl");
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(({ width }) => width <= 9)).toBe(true);
    expect(lines.at(-1)?.runs.every(({ isRightToLeft }) => !isRightToLeft)).toBe(true);
  });
});

describe("letters that no face draws", () => {
  it.each([
    ["李小龙", ["李", "小", "龙"]],
    ["Ali 😀 Khan", ["😀"]],
    ["Nguyễn Đức", []],
    ["ʿAlī", []],
    ["طاہرہ\u200cبانو", []],
    ["राहुल शर्मा", []],
  ])("are named: %s", (name, letters) => {
    expect(undrawnLetters(name)).toEqual(letters);
  });
});

describe("a text in a column", () => {
  it.each([
    "a short name",
    "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafewaren",
    "محمد عبداللہ خان نیازی ".repeat(12).trim(),
    "",
  ])("is never wider than it, and loses nothing: %j", (text) => {
    const lines = setLines(text, "strong", 12);
    expect(lines.every(({ width }) => width <= 12)).toBe(true);
    expect(
      lines
        .map((line) => line.text)
        .join("")
        .replaceAll(" ", ""),
    ).toBe(text.replaceAll(" ", ""));
  });
});
