import { expect, it } from "vitest";
import { commentsSaying } from "./comment-choice.tsx";

const comments = ["Well done.", "شاباش، کام اچھا ہے۔", "See page 12 – again"];

it.each([
  ["", comments],
  ["WELL", [comments[0]]],
  ["كام", [comments[1]]],
  ["۱۲ - again", [comments[2]]],
  ["nothing", []],
])("comments are offered by what was typed, whatever keyboard wrote %j", (typed, offered) => {
  expect(commentsSaying(comments, typed)).toEqual(offered);
});

it("six are offered at most", () => {
  expect(
    commentsSaying(
      Array.from({ length: 9 }, (_, at) => `Good ${at}`),
      "good",
    ),
  ).toHaveLength(6);
});
