import type { AnswerFacts } from "#shared/content/assistant/facts.ts";
import { generalAnswers } from "#shared/content/assistant/general-answers.ts";
import type { CatalogueCourse } from "#shared/content/courses.ts";
import type { Service } from "#shared/content/services.ts";
import type { Concept } from "../language/concepts.ts";

/** What a question is about: the courses and services named, and which of the two is meant where a field is both. */
export type Subject = { courses: CatalogueCourse[]; services: Service[]; meant: "course" | "service" | "either" };

type Compose = (subject: Subject, facts: AnswerFacts) => string;

export type Topic = {
  /** The concepts that must all be there. */
  needs: Concept[];
  /** Which topic wins where several fit: more concepts first, then the higher rank, from 1 to 9. */
  rank: number;
  /** Whether the answer depends on the course or service, so that one named earlier is meant. */
  followsSubject: boolean;
  compose: Compose;
};

/** Asks the course's or the service's answer, or both where either may be meant. */
export function either(ofCourses: Compose, ofServices: Compose): Compose {
  return (subject, facts) => {
    if (subject.meant === "course") return ofCourses(subject, facts);
    if (subject.meant === "service") return ofServices(subject, facts);
    if (subject.services.length === 0) return ofCourses(subject, facts);
    return `As a course:\n\n${ofCourses(subject, facts)}\n\nAs a service for your business:\n\n${ofServices(subject, facts)}`;
  };
}

/** An answer of the courses asked about. */
export const ofCourse =
  (answer: (asked: CatalogueCourse[], facts: AnswerFacts) => string): Compose =>
  ({ courses }, facts) =>
    answer(courses, facts);
/** An answer of the services asked about. */
export const ofService =
  (answer: (asked: Service[]) => string): Compose =>
  ({ services }) =>
    answer(services);
/** The same answer for everybody. */
export const always =
  (text: string): Compose =>
  () =>
    text;

/** A topic whose answer depends on the course or service. */
export const about = (compose: Compose, rank: number, ...needs: Concept[]): Topic => ({
  needs,
  rank,
  followsSubject: true,
  compose,
});
/** A topic with one answer. */
export const general = (key: keyof typeof generalAnswers, rank: number, ...needs: Concept[]): Topic => ({
  needs,
  rank,
  followsSubject: false,
  compose: always(generalAnswers[key]),
});
