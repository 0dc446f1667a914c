import { expect, it } from "vitest";
import { inOwnWords, usesOfWords, withOwnWords } from "./trade-words.ts";

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
