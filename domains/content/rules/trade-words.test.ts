import { expect, it } from "vitest";
import { inOwnWords, readWordsForm, usesOfWords, withOwnWords, wordsFormOf, wordsTyped } from "./trade-words.ts";

const words = {
  batch: { one: "evening group", other: "evening groups" },
  assignment: { one: "task", other: "tasks" },
  portal: { one: "My kitchen", other: "My kitchen" },
  demoClass: { one: "trial", other: "trials" },
};

it.each([
  ["Choose a batch", "Choose an evening group"],
  ["A batch of twelve", "An evening group of twelve"],
  ["Batches", "Evening groups"],
  ["This batch's days", "This evening group's days"],
  ["An assignment is due", "A task is due"],
  ["Fri guided assignment", "Fri guided task"],
  ["Open the LMS", "Open the My kitchen"],
  ["Book a free demo class; demo classes are free", "Book a free trial; trials are free"],
  ["BATCH", "evening group"],
  // What is no word stays.
  ["/batches?course=one", "/batches?course=one"],
  ["{batch} of {batches}", "{batch} of {batches}"],
  ["https://example.com/batch", "https://example.com/batch"],
  ["See example.com/batch and a-batch-of", "See example.com/batch and a-batch-of"],
  ["A debatched plan", "A debatched plan"],
])("reads %s as %s", (text, own) => {
  expect(inOwnWords(text, words)).toBe(own);
});

it("names guided work in its own word before the assignment in it", () => {
  const guided = { guidedAssignment: { one: "kitchen practice", other: "kitchen practice" }, ...words };
  expect(inOwnWords("{live} live interactive, {guided} guided assignment", guided)).toBe(
    "{live} live interactive, {guided} kitchen practice",
  );
});

it("leaves the office's words, and everything without own words", () => {
  const messages = { admin: { title: "Batches" }, language: { lang: "en" }, frame: { title: "Batches", count: 2 } };
  expect(withOwnWords(messages, {})).toBe(messages);
  expect(withOwnWords(messages, words)).toEqual({ ...messages, frame: { title: "Evening groups", count: 2 } });
});

it("lists where a word is used", () => {
  const { batch, lab } = usesOfWords({
    admin: "batch",
    language: {},
    a: "A batch",
    b: ["Two {x} batches", "No"],
  } as never);
  expect(batch).toEqual({ count: 2, texts: ["A batch"] });
  expect(lab).toEqual({ count: 0, texts: [] });
});

it("is typed in a form that is empty where the program's own words stand", () => {
  const form = wordsFormOf({ words: { batch: words.batch }, hasGuidedDay: false });
  expect([form.words.batch, form.words.lab, form.hasGuidedDay]).toEqual([words.batch, { one: "", other: "" }, false]);
  expect(wordsFormOf(undefined).hasGuidedDay).toBe(true);
});

it("is read as it was typed; a word for one alone stands for several, and an empty one for none", () => {
  const sent = new FormData();
  sent.set("batch.one", " evening group ");
  sent.set("batch.other", "evening groups");
  sent.set("lab.one", "kitchen");
  sent.set("plan.other", "packages");
  const form = readWordsForm(sent);
  expect([form.words.course, form.hasGuidedDay]).toEqual([{ one: "", other: "" }, false]);
  expect(wordsTyped(form)).toEqual({
    words: { batch: words.batch, lab: { one: "kitchen", other: "kitchen" }, plan: { one: "", other: "packages" } },
    hasGuidedDay: false,
  });
  sent.set("hasGuidedDay", "on");
  expect(wordsTyped(readWordsForm(sent)).hasGuidedDay).toBe(true);
});
