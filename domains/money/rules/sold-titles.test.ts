import { expect, test } from "vitest";
import { soldTitles } from "./sold-titles.ts";

type Given = Parameters<typeof soldTitles>[0];

const titled = (courses: Record<string, string>, plans: Record<string, string>) => {
  const list = (titles: Record<string, string>) => Object.entries(titles).map(([id, title]) => ({ id, title }));
  return { courses: list(courses), plans: list(plans) } as Given["content"];
};
const original = titled({ mern: "Web", data: "Data" }, { basic: "Basic" });
const urdu = { content: titled({ mern: "ویب", data: "Data" }, { basic: "بنیادی" }), original };

test("what was sold has the names of the reader's language", () => {
  expect(soldTitles(urdu, { courseTitle: "Web", planTitle: "Basic" })).toEqual({
    courseTitle: "ویب",
    planTitle: "بنیادی",
  });
});

test("what has another name by now, or none in this language, is named as it was sold", () => {
  expect(soldTitles(urdu, { courseTitle: "Web 2024", planTitle: "" })).toEqual({
    courseTitle: "Web 2024",
    planTitle: "",
  });
  expect(soldTitles(urdu, { courseTitle: "Data", planTitle: "Basic" }).courseTitle).toBe("Data");
  const own = { content: original, original: null };
  expect(soldTitles(own, { courseTitle: "Web", planTitle: "Basic" }).courseTitle).toBe("Web");
});
