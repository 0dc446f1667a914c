import { coursePartAnswer, courseWeekAnswer } from "#shared/content/assistant/course-answers.ts";
import type { AnswerFacts } from "#shared/content/assistant/facts.ts";
import { generalAnswers, handOver, untaughtAnswer } from "#shared/content/assistant/general-answers.ts";
import { assistantFailures } from "#shared/content/assistant/widget.ts";
import { company } from "#shared/content/company.ts";
import { findCourse } from "#shared/content/courses.ts";
import { findService } from "#shared/content/services.ts";
import type { ChatMessage } from "#shared/contracts/assistant.ts";
import { isAboutUs } from "../language/about-us.ts";
import type { Concept } from "../language/concepts.ts";
import { givesOrders } from "../language/gives-orders.ts";
import { isAnchored, isCommission, judge } from "../language/judgement.ts";
import { createReader, type Reading } from "../language/reading.ts";
import { type Field, fields } from "../language/subjects.ts";
import { createPassageSearch, type PassageSearch } from "../passages.ts";
import type { AssistantEngine, AssistantQuery } from "../port.ts";
import { supplementOf } from "./supplement.ts";
import type { Subject, Topic } from "./topic.ts";
import { overviewOf } from "./topics.ts";
import { topicsOf } from "./topics-of.ts";

const followUpWords = 7;
/** The share of a question's own words that a passage must hold to be an answer by itself. */
const leastCoverage = 0.75;
const excerptLength = 320;
/** Up to this rank a topic only introduces a course or the company. */
const overviewRank = 4;

/** Concepts that make a field a course, and those that make it a service. */
const asCourse: Concept[] = [
  "course",
  "demo",
  "certificate",
  "enrol",
  "syllabus",
  "beginner",
  "prerequisite",
  "recording",
  "workload",
  "teacher",
  "seats",
  "plan",
  "instalment",
  "level",
  "exam",
  "age",
  "women",
  "job",
  "start",
  "timing",
  "late",
];
/** Concepts that count for the answer wherever they stand: what somebody tells of himself, and asks with. */
const ofOneself: Concept[] = ["abroad", "city", "beginner", "age", "women", "language", "recording", "late", "refund"];
/** What only learners ask: whoever orders software means something else by it. */
const ofLearners: Concept[] = [
  "choose",
  "exam",
  "portal",
  "syllabus",
  "level",
  "beginner",
  "equipment",
  "seats",
  "age",
  "material",
  "teacher",
  "student",
  "online",
  "city",
  "abroad",
  "women",
];
const asksForCourse: Concept[] = ["course", "list", "enrol", "fee", "duration"];
const asService: Concept[] = ["service", "business", "portfolio", "maintenance", "corporate"];

/**
 * Answers without any outside service: it understands the question by its words, and composes the answer from the
 * site's own content and the batches. Anything that is not about us gets the fixed refusal (specification §8); what it
 * is unsure of it hands over to a person.
 */
export function createEmbeddedAssistant(): AssistantEngine {
  let learnt: Learnt | undefined;
  return {
    secrets: [],
    async *answer(query) {
      learnt ??= learn();
      // A piece at a time, as the hosted service sends them.
      for (const piece of compose(query, learnt).match(/[^\n]*\n*/g) ?? []) if (piece) yield piece;
    },
    prepare() {
      learnt ??= learn();
      // What is only compiled when it first runs is compiled before anybody waits for it.
      learnt.passages.find(learnt.read("How long is the course?").content, 1);
    },
  };
}

/** What it knows of the site's words, in some 0.1 s. */
interface Learnt {
  read: (text: string) => Reading;
  passages: PassageSearch;
}

function learn(): Learnt {
  const passages = createPassageSearch();
  return { passages, read: createReader(passages.vocabulary, company.name) };
}

function compose(query: AssistantQuery, { read, passages }: Learnt): string {
  if (givesOrders(query.question)) return assistantFailures.offTopic;
  const reading = read(query.question);
  const earlier = earlierReading(query.history, read);
  const isFollowUp = earlier !== null && query.question.trim().split(/\s+/).length <= followUpWords;
  if (!isAboutUs(query.question, reading, isFollowUp)) return untaughtOrNothing(reading) ?? assistantFailures.offTopic;
  const facts: AnswerFacts = { pricesShown: query.pricesShown, batches: query.batches, today: query.today };
  const week = weekIn(query.question);
  const answer =
    (week === null ? null : courseWeekAnswer(coursesOf(reading, earlier), week)) ??
    answerOf(reading, isFollowUp ? earlier : null, facts, passages);
  const isVague = understood(reading, isFollowUp ? earlier : null).found.every(({ rank }) => rank <= overviewRank);
  const words = reading.terms.flatMap((term) => term.words);
  const { meant } = subjectOf(reading.fields, reading.concepts, reading.asCourse, isCommission(reading));
  const supplement = supplementOf(words, answer, { passages, pricesShown: facts.pricesShown, meant, isVague });
  return supplement ? `${answer}\n\n${supplement}` : answer;
}

/** The week of a course that is asked about: "week 5", "5th week", "hafta 5"; null where none is. */
function weekIn(question: string): number | null {
  const [, after, before] =
    /\b(?:week|hafta|haftay|hafte)\s*#?(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th|va|ve|wa|we)\s+(?:week|hafta|haftay|hafte)\b/i.exec(
      question,
    ) ?? [];
  return Number(after ?? before) || null;
}

/** The courses named, else those that were spoken of before. */
function coursesOf({ fields: named, concepts, asCourse: isCourse }: Reading, earlier: Reading | null) {
  return subjectOf(named.length > 0 ? named : (earlier?.fields ?? []), concepts, isCourse).courses;
}

/** What the latest question about us before this one was about; null where there was none. */
function earlierReading(history: ChatMessage[], read: (text: string) => Reading): Reading | null {
  const questions = history.filter(({ role }) => role === "user").reverse();
  const readings = questions.map(({ text }) => read(text)).filter((one) => judge(one).isOurs);
  const [latest] = readings;
  if (!latest) return null;
  // The course spoken of stays the subject through questions that name none.
  return latest.fields.length > 0
    ? latest
    : { ...latest, fields: readings.find((one) => one.fields.length > 0)?.fields ?? [] };
}

function answerOf(reading: Reading, earlier: Reading | null, facts: AnswerFacts, passages: PassageSearch): string {
  const untaught = untaughtOrNothing(reading);
  if (untaught) return untaught;
  const { concepts, found: fitting } = understood(reading, earlier);
  const named = subjectOf(reading.fields, concepts, reading.asCourse, isCommission(reading));
  const isOrder = named.meant === "service" && (concepts.has("business") || named.courses.length === 0);
  const found = isOrder ? fitting.filter(({ needs }) => !needs.some((need) => ofLearners.includes(need))) : fitting;
  const [best] = found;
  const part = asksForPart(best, reading) ? coursePartAnswer(named.courses, reading.tools) : null;
  if (part) return part;
  if (!best) {
    if (isOrder || reading.fields.length > 0) return overviewOf(named, facts);
    return passageAnswer(reading, passages) ?? handOver;
  }
  const isEarlier = reading.fields.length === 0 && earlier !== null;
  const subject = isEarlier
    ? subjectOf(earlier.fields, new Set([...concepts, ...earlier.concepts]), earlier.asCourse)
    : named;
  const answers = found.map((topic) => topic.compose(topic.followsSubject ? subject : named, facts));
  return [...new Set(answers)].join("\n\n");
}

/** Whether a tool is named and nothing closer is asked: the part of a course that teaches it is the answer. */
function asksForPart(best: Topic | undefined, { tools, named }: Reading): boolean {
  if (tools.length === 0) return false;
  if (!best || best.rank <= overviewRank || best.needs.includes("syllabus")) return true;
  return best.needs.includes("choose") && !named;
}

/** The topics of a question; "And data analysis?" asks of another course what was asked before. */
function understood(reading: Reading, earlier: Reading | null) {
  const { concepts, core, fields: named, several } = reading;
  const told = [...concepts].filter((concept) => ofOneself.includes(concept));
  const asked = new Set([...(core && isAnchored(core) ? core : reading).concepts, ...told]);
  const askedFor = topicsOf(asked, several);
  const found = askedFor.length > 0 ? askedFor : topicsOf(concepts, several);
  if (found.length > 0 || named.length === 0 || !earlier) return { concepts, found };
  const both = new Set([...concepts, ...earlier.concepts]);
  return { concepts: both, found: topicsOf(both, false) };
}

/** For a subject we do not teach, asked as a course. */
function untaughtOrNothing(reading: Reading): string | null {
  const { untaught, concepts, fields: named } = reading;
  const isTaught = named.some((field) => fields[field].course !== undefined);
  if (untaught.length === 0 || isTaught || judge(reading).strangeness > 1.5) return null;
  const isAsked = asksForCourse.some((concept) => concepts.has(concept));
  return isAsked ? untaughtAnswer(untaught) : null;
}

function subjectOf(named: Field[], concepts: ReadonlySet<Concept>, isCourse: boolean, isOrder = false): Subject {
  const entries = named.map((field) => fields[field]);
  const courses = entries.flatMap(({ course }) => (course ? (findCourse(course) ?? []) : []));
  const services = entries.flatMap(({ services: slugs }) => slugs.flatMap((slug) => findService(slug) ?? []));
  const forCourse = isCourse || asCourse.some((concept) => concepts.has(concept));
  const forService = isOrder || asService.some((concept) => concepts.has(concept));
  if (named.length > 0 && courses.length === 0) return { courses, services, meant: "service" };
  if (forService && !concepts.has("course") && !isCourse) return { courses, services, meant: "service" };
  return { courses, services, meant: forCourse || named.length === 0 ? "course" : "either" };
}

/** A passage that holds most of the question's own words, quoted with its page; null where there is none. */
function passageAnswer(reading: Reading, passages: PassageSearch): string | null {
  const words = [...new Set(reading.content)].filter((word) => word.length > 1);
  if (words.length < 2 || judge(reading).strangeness > 1.2) return null;
  const [best] = passages.find(words, 1);
  if (!best || best.matched.length / words.length < leastCoverage) return null;
  const text =
    best.text.length > excerptLength ? `${best.text.slice(0, best.text.lastIndexOf(" ", excerptLength))} …` : best.text;
  return `From [${best.title.replaceAll(/[[\]]/g, "")}](${best.path}):\n\n${text}\n\n${generalAnswers.reply}`;
}
