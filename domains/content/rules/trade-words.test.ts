import { expect, it } from "vitest";
import { inOwnWords, readWordsForm, usesOfWords, withOwnWords, wordsFormOf, wordsTyped } from "./trade-words.ts";

const words = {
  batch: { one: "evening group", other: "evening groups" },
  assignment: { one: "task", other: "tasks" },
  portal: { one: "My kitchen", other: "My kitchen" },
  demoClass: { one: "trial", other: "trials" },
};

it.each<readonly [string, string]>([
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
  ["batchless, batch_of, batch-of, batch2, batch/one", "batchless, batch_of, batch-of, batch2, batch/one"],
  ...["/search?a=batch", "#open=batch", "http://example.com?a=batch", "https://example.com?a=batch"].map(
    (address) => [address, address] as const,
  ),
  ["See /here for a batch", "See /here for an evening group"],
  ["AN ASSIGNMENT", "a task"],
  ["Not a Batch", "Not an Evening group"],
  ["banana batch", "banana evening group"],
])("reads %s as %s", (text, own) => {
  expect(inOwnWords(text, words)).toBe(own);
});

it.each([
  ["guidedAssignment", "guided assignment", "guided assignments"],
  ["assignment", "assignment", "assignments"],
  ["lab", "lab", "labs"],
  ["lecture", "lecture", "lectures"],
  ["demoClass", "demo class", "demo classes"],
  ["batch", "batch", "batches"],
  ["plan", "plan", "plans"],
  ["course", "course", "courses"],
  ["teacher", "teacher", "teachers"],
])("has its own word for %s, for one and for several", (word, one, other) => {
  const own = { [word]: { one: "My one", other: "my several" } };
  expect(inOwnWords(`${one}, ${other}`, own)).toBe("My one, my several");
  expect(
    inOwnWords(
      one.replace(/^./, (letter) => letter.toUpperCase()),
      own,
    ),
  ).toBe("My one");
});

it("makes the words again only where they are others", () => {
  const messages = { admin: {}, language: {}, frame: { title: "Batches" } };
  const made = withOwnWords(messages, words);
  expect(withOwnWords(messages, { ...words })).toBe(made);
  expect(withOwnWords(messages, { batch: { one: "group", other: "groups" } }).frame.title).toBe("Groups");
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

it("counts each text once, shows four of them, the shorter first, and no address", () => {
  const texts = ["Your own batch", "A batch", "One more batch", "batch, batch", "The last batch of all"];
  const addresses = ["/search?a=batch", "#open=batch", "http://example.com?a=batch"];
  const { batch } = usesOfWords({ admin: {}, language: {}, texts, addresses, link: "See /here: a batch" } as never);
  expect(batch).toEqual({ count: 6, texts: ["A batch", "batch, batch", "Your own batch", "One more batch"] });
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
  for (const name of ["hasOwnDigits", "hijri"]) sent.set(name, "on");
  const typed = wordsTyped(readWordsForm(sent));
  expect(typed).toMatchObject({ digits: "eastern", hijri: true });
  expect(wordsTyped(wordsFormOf(typed))).toEqual(typed);
});
