import { expect, test } from "vitest";
import { languageSchool } from "../../../../tests/support/language-school.ts";
import { createReader } from "./reader.ts";

const read = createReader(languageSchool, new Set(["course", "teacher", "certificate"]), ["weather"]);

test("names give way to a mark, the longest first, so that what is said of one is understood of all", () => {
  expect(read("Business English course").masked).toEqual(["§course", "course"]);
  expect(read("is the Goethe exam in Dubai hard").masked).toEqual(["is", "the", "§part", "in", "§place", "hard"]);
  expect(read("an interpreter for {course}").masked).toEqual(["an", "§service", "for", "§course"]);
});

test("the subjects named come with how they were written, those only hinted at last", () => {
  const { subjects, names } = read("DELE or German");
  expect(subjects.map(({ id }) => id)).toEqual(["german", "spanish"]);
  expect(names).toEqual(["dele", "german"]);
});

test("spelling is mended towards what institutes are asked; words known otherwise are left", () => {
  expect(read("certficate of the techer").words).toEqual(["certificate", "of", "the", "teacher"]);
  expect(read("spanisch").subjects.map(({ id }) => id)).toEqual(["spanish"]);
  expect(read("weather").words).toEqual(["weather"]);
});
