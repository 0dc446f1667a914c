import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The forms that are not an act sent by the page, each with its reason. */
const others = {
  "domains/work/classroom/hand-in-form.tsx": "keeps and sends its draft and its files by a queue of its own",
  "domains/quizzes/classroom/take-quiz.tsx": "keeps and sends each answer by a queue of its own",
  "domains/accounts/classroom/person-choice.tsx": "sets a cookie of the site, and loads the document again",
  "admin/layout/palette.tsx": "looks for something; nothing is sent",
  "ui/form/act-form.tsx": "the form itself",
  "ui/form/file-form.tsx": "asks for a file that the browser fetches",
  "ui/form/outcome-note.tsx": "undoes an act without scripts",
};

const folders = "{admin,classroom,domains/*/office,domains/*/classroom,ui/form,ui/office,ui/classroom}/**/*.tsx";

/** The opening tags of the forms of a source that send something. */
function postsIn(file: string): string[] {
  const tags = readFileSync(file, "utf8").match(/<(?:\w+\.)?[Ff]orm\s[^>]*/g) ?? [];
  return tags.filter((tag) => tag.includes('"post"') || tag.includes("onSubmit"));
}

it("sends every form of the office and the classroom by the one that loses nothing", () => {
  const sources = [...globSync(folders), "ui/calendar-address.tsx"].map((file) => file.replaceAll("\\", "/"));
  const posting = sources.filter((file) => postsIn(file).length > 0);
  expect(posting.sort()).toEqual(Object.keys(others).sort());
});
