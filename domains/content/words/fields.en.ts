import { contentLabels } from "./labels.en.ts";

const hints = {
  aliases: "One path a line, such as /LearnData.",
  asked: "One a line, in any language and spelling.",
  beside: "Words that people type beside a name, by the kind of page that they ask for. One a line.",
  blocks: "A paragraph each. For a list, begin each line with a hyphen and a space.",
  captionsLanguage: "As a language tag: en.",
  date: "As year, month and day.",
  duration: "In words: 4 months.",
  features: "One a line.",
  fillers: "One a line.",
  href: "A path of this site, such as /contact, or an address that begins with https://.",
  image: "Left empty, a picture is drawn.",
  lang: "Such as ur.",
  landingPath: "Left empty, the page is at the address made of its name.",
  names: "One a line; the assistant and the search know it by them.",
  parts: "One a line.",
  phrasings: "One question a line; three or four are enough. {course} stands for any course.",
  plans: "The names of the plans in the program, one a line.",
  position: "Lists show the smallest first.",
  prices: "Only where it differs from the plan's: one a line, such as basic: 49.",
  monthly: "One plan a line, such as basic: 9500.",
  rating: "0 is not shown.",
  searchWords: "One a line.",
  skills: "One a line.",
  slug: "Left empty, it is the document's own name.",
  students: "0 is not shown.",
  subjects: "One a line.",
  refused: "One question a line.",
  synonyms: "One list a line, its words with commas between them.",
  theory: "One topic a line.",
  thumbnail: "Left empty, a pattern is drawn.",
  uploadDate: "With its time zone: 2026-02-01T10:00:00+05:00.",
  "answer.kinds": "One name a line. Empty for an answer to questions of your own.",
  "answer.text":
    "It names no price itself, because prices are hidden from some visitors; {fees} lists them for the others.",
  "question.answer": "It names no price, because prices are hidden from some visitors.",
  "teacher.teaching.courses": "The names of courses in the program, one a line.",
  "course.page": "A part that is left out is not shown.",
};

/** The words of the forms that edit documents; where one name means two things, by the path from the kind. */
export const contentFields = {
  labels: {
    ...contentLabels,
    "course.page": "Its page",
    "service.page": "Its page",
    "question.page": "Page that shows it",
    "testimonial.page": "Page that shows it",
    "teacher.image": "Address of a portrait",
    "course.page.modules": "Modules",
    "course.months": "Months, as a number",
    "course.outline.months.month": "Number of the month",
    "course.outline.months.weeks.week": "Number of the week",
    "page.home.week": "A week in a batch",
  } as Record<string, string>,
  hints: hints as Record<string, string>,
};

export type ContentFields = typeof contentFields;
