import {
  type QuestionKind,
  type QuizAllowance,
  type QuizDrawEntry,
  type QuizKey,
  type QuizOption,
  type QuizQuestion,
  type QuizSettings,
  questionKinds,
} from "#domains/quizzes/contract.ts";
import { readAnswer } from "#domains/quizzes/rules/read-answer.ts";
import { readNumber } from "#shared/read-number.ts";
import { zonedMoment, zonedText } from "#ui/form/zoned-time.ts";

type Texts = Record<string, string>;

/** The kind of a question that a form or an address names; the first for none. */
export const kindOf = (text: string | null | undefined): QuestionKind =>
  questionKinds.find((kind) => kind === text) ?? questionKinds[0];

/** A question as the fields of its form: options by place, `right` for one and `right-0` … for several. */
export function questionTexts({ text, points, options, key, explanation }: QuizQuestion): Texts {
  const texts: Texts = { kind: key.kind, text, points: String(points), explanation };
  const inOrder = key.kind === "order" ? key.options.flatMap((id) => options.filter((one) => one.id === id)) : options;
  for (const [at, { id, text: option }] of inOrder.entries()) {
    texts[`option-${at}`] = option;
    texts[`option-id-${at}`] = id;
    if (key.kind === "one" && key.option === id) texts.right = String(at);
    if (key.kind === "many" && key.options.includes(id)) texts[`right-${at}`] = "on";
  }
  if (key.kind === "number") Object.assign(texts, { value: String(key.value), tolerance: String(key.tolerance) });
  if (key.kind === "text") texts.accepted = key.accepted.join("\n");
  if (key.kind === "essay") texts.guide = key.guide;
  return texts;
}

/** The question that a form describes, not yet validated. A new option gets a random id, which reveals nothing. */
export function questionOf(form: Texts, kind: QuestionKind): QuizQuestion {
  const rows = Array.from({ length: rowsIn(form) }, (_, at) => ({
    id: form[`option-id-${at}`] || crypto.randomUUID().slice(0, 13),
    text: form[`option-${at}`]?.trim() ?? "",
    place: numberOf(form[`place-${at}`] || String(at + 1)),
    isRight: kind === "one" ? form.right === String(at) : form[`right-${at}`] === "on",
  })).filter(({ text }) => text !== "");
  const hasOptions = kind === "one" || kind === "many" || kind === "order";
  return {
    text: form.text ?? "",
    points: numberOf(form.points),
    options: hasOptions ? rows.map(({ id, text }) => ({ id, text })) : [],
    key: keyOf(form, kind, rows),
    explanation: form.explanation ?? "",
  };
}

/** The number of options in a form, empty ones too. */
const rowsIn = (form: Texts) => Object.keys(form).filter((name) => /^option-\d{1,2}$/.test(name)).length;

function keyOf(form: Texts, kind: QuestionKind, rows: (QuizOption & { isRight: boolean; place: number })[]): QuizKey {
  const right = rows.filter(({ isRight }) => isRight).map(({ id }) => id);
  if (kind === "one") return { kind, option: right[0] ?? "" };
  if (kind === "many") return { kind, options: right };
  if (kind === "order") {
    const inPlace = rows.toSorted((a, b) => a.place - b.place);
    return { kind, options: inPlace.map(({ id }) => id) };
  }
  if (kind === "number")
    return { kind, value: readAnswer(form.value ?? "") ?? Number.NaN, tolerance: numberOf(form.tolerance || "0") };
  if (kind === "essay") return { kind, guide: form.guide ?? "" };
  const lines = (form.accepted ?? "").split("\n").map((line) => line.trim());
  return { kind, accepted: lines.filter((line) => line !== "") };
}

const numberOf = (text = "") => readNumber(text) ?? Number.NaN;

/** Settings as the fields of their form. */
export function settingsTexts(settings: QuizSettings, timeZone: string): Texts {
  const { title, instructions, classId, opensAt, closesAt, minutes, attempts, shuffle } = settings;
  return {
    ...{ title, instructions, classId: classId ?? "" },
    ...{ minutes: minutes === null ? "" : String(minutes), attempts: String(attempts) },
    opensAt: opensAt ? zonedText(opensAt, timeZone) : "",
    closesAt: closesAt ? zonedText(closesAt, timeZone) : "",
    ...(shuffle && { shuffle: "on" }),
  };
}

/** The settings that a form describes, not yet validated. */
export function settingsOf(form: Texts, timeZone: string): QuizSettings {
  return {
    title: form.title ?? "",
    instructions: form.instructions ?? "",
    classId: form.classId || null,
    opensAt: zonedMoment(form.opensAt ?? "", timeZone),
    closesAt: zonedMoment(form.closesAt ?? "", timeZone),
    minutes: form.minutes ? numberOf(form.minutes) : null,
    attempts: numberOf(form.attempts),
    shuffle: form.shuffle === "on",
  };
}

/** What a form draws from the bank, not yet validated; an empty topic is any. */
export function drawOf(form: Texts): QuizDrawEntry {
  const topic = form.topic ?? anyTopic;
  return {
    count: numberOf(form.count),
    topic: topic === anyTopic ? null : topic.slice(1),
    points: numberOf(form.points),
  };
}

/** The choice of any topic in a form; a topic has "=" before it, so that it is never this. */
export const anyTopic = "any";

/** Questions as a form pastes them, not yet validated. */
export const pastedOf = (form: Texts, text: string) => ({
  text,
  points: numberOf(form.points || "1"),
  topic: form.topic ?? "",
});

/** What a form gives one student more than the others, not yet validated. */
export function allowanceOf(form: Texts, timeZone: string): QuizAllowance {
  return {
    minutes: form.minutes ? numberOf(form.minutes) : 0,
    attempts: form.attempts ? numberOf(form.attempts) : 0,
    closesAt: zonedMoment(form.closesAt ?? "", timeZone),
  };
}
