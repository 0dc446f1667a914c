import { expect, it } from "vitest";
import { fittingReplies } from "./saved-reply-list.tsx";

const none = { en: "", ur: "", "ur-Latn": "" };
const replies = [
  { id: "1", title: "فیس کی قسطیں", texts: { ...none, en: "In parts." } },
  { id: "2", title: "Café – times", texts: { ...none, en: "At nine." } },
  { id: "3", title: "Only Urdu", texts: { ...none, ur: "نو بجے" } },
];
const fitting = (typed: string) =>
  fittingReplies(replies, { typed, language: "en", fill: (text) => text }).map(({ id }) => id);

it.each([
  ["", ["1", "2"]],
  ["فيس كى", ["1"]],
  ["cafe - TIMES", ["2"]],
  ["urdu", []],
])(
  "a saved reply is found by its name, whatever keyboard wrote %j, where it has a text in the language",
  (typed, ids) => {
    expect(fitting(typed)).toEqual(ids);
  },
);
