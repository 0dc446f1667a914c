import { contentChoices, questionsByTopic } from "./choices.en.ts";
import { contentLabels } from "./labels.en.ts";

const aFilm = "A video at YouTube, Vimeo or Google Drive, or a path of this site.";

const hints = {
  asked: "One a line, in any language and spelling.",
  beside: "Words that people type beside a name, by the kind of page that they ask for. One a line.",
  blocks: "A paragraph each. For a list, begin each line with a hyphen and a space.",
  date: "As year, month and day.",
  duration: "As text: 4 months.",
  cardTitle: "Left empty, it is the title.",
  tagline: "Left empty, it is the first sentence of the description.",
  "course.months": "Left empty, they follow the duration.",
  features: "One a line.",
  fillers: "One a line.",
  image: "Left empty, a picture is drawn.",
  names: "One a line; the assistant and the search know it by them.",
  parts: "One a line.",
  phrasings: "One question a line; three or four are enough. {course} stands for any course.",
  position: "Lists show the smallest first.",
  monthly: "One plan a line, such as basic: 9500.",
  rating: "0 is not shown.",
  searchWords: "One a line.",
  skills: "One a line.",
  slug: "Left empty, it follows the title. An address that the page had leads to the new one.",
  "policy.path": "Left empty, it follows the title. An address that the page had leads to the new one.",
  students: "0 is not shown.",
  subjects: "One a line.",
  refused: "One question a line.",
  synonyms: "One list a line, its words with commas between them.",
  theory: "One topic a line.",
  thumbnail: "Left empty, a pattern is drawn.",
  "page.home.film.video.url": aFilm,
  "page.demo.recorded.video.url": aFilm,
  "course.page.sample.video.url": aFilm,
  "testimonial.image": "Left empty, initials are shown.",
  "answer.kinds": "None for an answer to questions of your own.",
  "answer.text":
    "It names no price itself, because prices are hidden from some visitors; {fees} lists them for the others.",
  "question.answer": "It names no price, because prices are hidden from some visitors.",
  "course.page": "A part that is left out is not shown.",
};

/** The words of the forms that edit documents; where one name means two things, by the path from the kind. */
export const contentFields = {
  /** What people call the values that are chosen, by the field's name or its place. */
  choices: contentChoices,
  /** What visitors ask, by topic. */
  questions: questionsByTopic,
  labels: {
    ...contentLabels,
    "course.page": "Its page",
    "service.page": "Its page",
    "question.page": "Page that shows it",
    "testimonial.page": "Page that shows it",
    "teacher.image": "Address of a portrait",
    "plan.fees": "Fees a month",
    "course.page.modules": "Modules",
    "settings.markets.fees": "Fees are",
    "settings.elsewhere.fees": "Fees are",
    "course.months": "Months, as a number",
    "policy.path": "Address",
    "course.outline.months.month": "Number of the month",
    "course.outline.months.weeks.week": "Number of the week",
    "page.home.week": "A week in a batch",
    "page.home.film": "Film of a class",
    "page.home.work": "Work of students",
    "page.home.work.list.picture": "Picture",
    "course.page.capstones.list.picture": "Picture",
    "testimonial.image": "Address of a portrait",
  } as Record<string, string>,
  hints: hints as Record<string, string>,
};

export type ContentFields = typeof contentFields;
