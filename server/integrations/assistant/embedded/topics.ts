import {
  lateAnswer,
  modeAnswer,
  seatsAnswer,
  startAnswer,
  timingAnswer,
} from "#shared/content/assistant/batch-answers.ts";
import {
  beginnerAnswer,
  chooseAnswer,
  courseAnswer,
  durationAnswer,
  feeAnswer,
  levelAnswer,
  projectsAnswer,
  studentsAnswer,
  syllabusAnswer,
  teacherAnswer,
} from "#shared/content/assistant/course-answers.ts";
import type { AnswerFacts } from "#shared/content/assistant/facts.ts";
import { generalAnswers, handOver, plansAnswer } from "#shared/content/assistant/general-answers.ts";
import {
  portfolioAnswer,
  projectTermsAnswer,
  quoteAnswer,
  serviceAnswer,
  timelineAnswer,
} from "#shared/content/assistant/service-answers.ts";
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
function either(ofCourses: Compose, ofServices: Compose): Compose {
  return (subject, facts) => {
    if (subject.meant === "course") return ofCourses(subject, facts);
    if (subject.meant === "service") return ofServices(subject, facts);
    if (subject.services.length === 0) return ofCourses(subject, facts);
    return `As a course:\n\n${ofCourses(subject, facts)}\n\nAs a service for your business:\n\n${ofServices(subject, facts)}`;
  };
}

const ofCourse =
  (answer: (asked: CatalogueCourse[], facts: AnswerFacts) => string): Compose =>
  ({ courses }, facts) =>
    answer(courses, facts);
const ofService =
  (answer: (asked: Service[]) => string): Compose =>
  ({ services }) =>
    answer(services);
const always =
  (text: string): Compose =>
  () =>
    text;

const fee = either(ofCourse(feeAnswer), ofService(quoteAnswer));
const duration = either(ofCourse(durationAnswer), ofService(timelineAnswer));
const overview = either(ofCourse(courseAnswer), ofService(serviceAnswer));
const work = either(ofCourse(projectsAnswer), ofService(portfolioAnswer));
const contents = either(ofCourse(syllabusAnswer), ofService(serviceAnswer));
const start = ofCourse(startAnswer);
const timing = ofCourse(timingAnswer);

const about = (compose: Compose, rank: number, ...needs: Concept[]): Topic => ({
  needs,
  rank,
  followsSubject: true,
  compose,
});
const general = (key: keyof typeof generalAnswers, rank: number, ...needs: Concept[]): Topic => ({
  needs,
  rank,
  followsSubject: false,
  compose: always(generalAnswers[key]),
});

/** What people ask, from the concepts in a question to the answer. */
export const topics: Topic[] = [
  general("demo", 9, "demo", "fee"),
  general("demo", 9, "demo", "free"),
  general("demo", 9, "demo", "payment"),
  general("demo", 9, "demo", "online"),
  general("demo", 9, "demo", "contact"),
  general("demo", 8, "demo", "choose"),
  general("demoNeeds", 8, "demo", "beginner"),
  general("demoLength", 9, "demo", "duration"),
  general("demoReschedule", 9, "demo", "reschedule"),
  general("demoReschedule", 9, "demo", "cancel"),
  general("demoReschedule", 9, "demo", "recording"),
  general("demoNeeds", 9, "demo", "equipment"),
  general("demoNeeds", 9, "demo", "prerequisite"),
  general("demoNext", 9, "demo", "process"),
  general("language", 9, "demo", "language"),
  general("demo", 8, "demo", "course"),
  general("demo", 8, "demo", "enrol"),
  general("demo", 8, "demo", "when"),
  general("demo", 8, "demo", "where"),
  general("demo", 8, "demo", "location"),
  general("demoTimes", 8, "demo", "timing"),
  general("demoTimes", 8, "demo", "daypart"),
  general("demoTimes", 8, "demo", "hours"),
  general("demo", 8, "demo"),
  general("refundTime", 9, "refund", "duration"),
  general("refundTime", 9, "refund", "when"),
  general("refundTime", 9, "refund", "reply"),
  general("refundTime", 8, "refund", "payment"),
  general("refund", 9, "refund", "course"),
  general("refund", 9, "refund"),
  general("cancel", 7, "cancel"),
  general("cancel", 9.5, "cancel", "late"),
  general("cancel", 7, "cancel", "course"),
  general("cancel", 9, "cancel", "fee"),
  general("exam", 8, "exam", "certificate"),
  general("certificate", 8, "certificate"),
  general("certificate", 8, "certificate", "course"),
  general("certificate", 5, "degree"),
  general("exam", 8, "exam"),
  general("exam", 9.6, "exam", "fee"),
  general("demoNext", 9, "demo", "process"),
  general("recording", 9, "recording", "course"),
  general("recording", 9, "recording"),
  general("discount", 9, "discount", "fee"),
  general("discount", 9, "discount", "course"),
  general("discount", 9, "discount"),
  about((subject, facts) => `${fee(subject, facts)}\n\n${generalAnswers.instalment}`, 9, "instalment", "fee"),
  general("instalment", 9, "instalment", "payment"),
  general("instalment", 9, "instalment"),
  about(fee, 9, "fee", "course"),
  about(fee, 8, "fee", "online"),
  about(fee, 9, "fee", "when"),
  about((_subject, facts) => plansAnswer(facts), 9, "plan", "difference"),
  about((_subject, facts) => plansAnswer(facts), 9, "plan", "fee"),
  about((_subject, facts) => plansAnswer(facts), 8, "plan"),
  about(fee, 7.5, "fee"),
  about(fee, 5, "currency", "course"),
  about(fee, 8, "currency", "fee"),
  general("payment", 8, "currency", "payment"),
  about(fee, 9, "fee", "instalment", "when"),
  general("payment", 9, "payment", "fee"),
  general("payment", 8, "payment", "course"),
  general("payment", 7.7, "payment"),
  general("freeCourse", 7, "free", "course"),
  general("freeCourse", 3, "free"),
  about(start, 9, "start", "course"),
  about(start, 8, "when", "course"),
  about(start, 9, "when", "start"),
  about(start, 9, "start", "timing"),
  about(start, 6.5, "start"),
  about(start, 3, "when"),
  about(duration, 8, "duration", "course"),
  about(duration, 7, "duration"),
  about(duration, 9, "duration", "when", "start"),
  about(duration, 8.5, "duration", "when"),
  about(duration, 8, "duration", "project"),
  about(duration, 9, "duration", "service"),
  about(timing, 9, "timing", "course"),
  about(timing, 9, "hours", "course"),
  about(timing, 9, "timing", "when"),
  about(timing, 6, "timing"),
  about(timing, 5.5, "daypart"),
  about(timing, 5.5, "daypart", "course"),
  about(timing, 9, "daypart", "timing"),
  about(start, 7, "daypart", "start"),
  general("hours", 9, "hours", "daypart"),
  general("hours", 8, "location", "daypart"),
  general("abroad", 9, "abroad", "daypart"),
  general("location", 9, "location", "timing"),
  general("location", 9, "location", "hours"),
  general("hours", 8, "hours"),
  general("hours", 9, "hours", "timing"),
  about(ofCourse(lateAnswer), 9, "late", "enrol"),
  about(ofCourse(lateAnswer), 9, "late", "course"),
  about(ofCourse(lateAnswer), 7, "late"),
  general("workload", 8, "workload"),
  general("workload", 9, "workload", "course"),
  about(ofCourse(teacherAnswer), 9, "teacher", "course"),
  about(ofCourse(teacherAnswer), 8, "teacher"),
  about(ofCourse(teacherAnswer), 8, "who", "teach"),
  about(ofCourse(teacherAnswer), 9, "who", "teach", "course"),
  about(ofCourse(seatsAnswer), 9, "seats", "course"),
  about(ofCourse(seatsAnswer), 8, "seats"),
  about(ofCourse(seatsAnswer), 9, "seats", "timing"),
  about(ofCourse(modeAnswer), 8, "online", "course"),
  about(ofCourse(modeAnswer), 8, "online", "where"),
  about(ofCourse(modeAnswer), 8, "online", "location"),
  about(ofCourse(modeAnswer), 7, "online"),
  general("location", 8, "where", "course"),
  general("location", 9, "where", "location"),
  general("location", 7, "location"),
  general("location", 3, "where"),
  general("location", 2, "city"),
  general("location", 9, "city", "location"),
  general("location", 8, "city", "where"),
  about(ofCourse(modeAnswer), 7, "city", "course"),
  about(ofCourse(modeAnswer), 9, "city", "enrol"),
  general("contact", 7.6, "contact"),
  general("contact", 9, "contact", "where"),
  general("contact", 9, "contact", "location"),
  general("contact", 9.5, "contact", "enrol"),
  general("language", 8, "language"),
  general("language", 9.5, "language", "teacher"),
  general("language", 9, "language", "teach"),
  general("language", 9, "language", "course"),
  general("equipment", 8, "equipment"),
  general("equipment", 9, "equipment", "prerequisite"),
  general("equipment", 9, "equipment", "course"),
  general("equipment", 9.5, "equipment", "fee"),
  general("age", 7, "age"),
  general("age", 9, "age", "course"),
  general("age", 9, "age", "prerequisite"),
  general("women", 6, "women"),
  general("women", 8, "women", "course"),
  general("abroad", 5, "abroad"),
  general("abroad", 8, "abroad", "course"),
  general("abroad", 9, "abroad", "timing"),
  general("abroad", 9, "abroad", "enrol"),
  about(ofCourse(chooseAnswer), 9, "choose", "beginner"),
  about(ofCourse(chooseAnswer), 8, "choose", "course"),
  about(ofCourse(chooseAnswer), 6.8, "choose"),
  about(ofCourse(beginnerAnswer), 8, "beginner", "course"),
  about(ofCourse(beginnerAnswer), 8, "beginner", "start"),
  about(ofCourse(beginnerAnswer), 8, "beginner", "prerequisite"),
  about(ofCourse(beginnerAnswer), 7.8, "beginner"),
  about(ofCourse(beginnerAnswer), 7.8, "prerequisite"),
  about(ofCourse(beginnerAnswer), 8, "prerequisite", "course"),
  about(ofCourse(beginnerAnswer), 9, "prerequisite", "degree"),
  about(ofCourse(levelAnswer), 7, "level"),
  about(ofCourse(levelAnswer), 8, "level", "course"),
  general("job", 7.4, "job"),
  general("job", 9, "job", "course"),
  general("salary", 8, "salary"),
  general("salary", 9, "salary", "job"),
  about(contents, 9, "syllabus", "course"),
  about(contents, 7, "syllabus"),
  general("enrol", 6, "enrol"),
  general("enrol", 9, "enrol", "seats"),
  general("enrol", 8, "enrol", "course"),
  general("enrol", 9, "enrol", "process"),
  general("enrol", 9, "enrol", "location"),
  general("enrol", 9, "enrol", "where"),
  general("workload", 5, "workload", "project"),
  about(work, 6, "project"),
  about(work, 8, "project", "course"),
  about(ofService(portfolioAnswer), 9, "portfolio", "project"),
  about(ofService(portfolioAnswer), 8, "portfolio"),
  about(ofService(projectTermsAnswer), 8, "maintenance"),
  about(ofService(projectTermsAnswer), 9, "service", "support"),
  about(ofService(projectTermsAnswer), 9, "service", "maintenance"),
  about(ofService(projectTermsAnswer), 8, "service", "process"),
  general("corporate", 9, "corporate", "course"),
  general("corporate", 8, "corporate"),
  about(ofService(quoteAnswer), 9, "service", "fee"),
  about(ofService(timelineAnswer), 9, "service", "duration"),
  about(ofService(serviceAnswer), 5, "service"),
  about(ofService(portfolioAnswer), 9, "service", "portfolio"),
  about(ofCourse(studentsAnswer), 6, "trust"),
  about(ofCourse(studentsAnswer), 9, "trust", "seats"),
  about(ofCourse(studentsAnswer), 8, "trust", "course"),
  about(ofCourse(studentsAnswer), 8, "trust", "student"),
  about(ofCourse(studentsAnswer), 3, "student"),
  general("about", 2, "house"),
  about(ofCourse(studentsAnswer), 8, "trust", "house"),
  general("support", 6, "support"),
  general("support", 8, "support", "course"),
  general("material", 6, "material"),
  general("material", 8, "material", "course"),
  general("reply", 6, "reply"),
  general("reply", 9, "reply", "duration"),
  general("reply", 9, "reply", "contact"),
  general("reschedule", 8.5, "reschedule"),
  general("reschedule", 9.5, "reschedule", "course"),
  general("reschedule", 9, "reschedule", "timing", "course"),
  general("reschedule", 9, "reschedule", "timing"),
  general("several", 9, "several", "course"),
  general("several", 7, "several"),
  general("camera", 8, "camera"),
  general("camera", 9.5, "camera", "course"),
  general("camera", 9.5, "camera", "prerequisite"),
  general("portal", 7, "portal"),
  general("portal", 9.5, "portal", "fee"),
  general("portal", 9.5, "portal", "free"),
  general("password", 9.5, "password"),
  general("password", 9, "portal", "lost"),
  general("password", 9, "password", "lost"),
  general("secretId", 9, "recording", "lost"),
  general("receipt", 9, "receipt"),
  general("receipt", 9, "receipt", "payment"),
  general("portal", 9, "portal", "course"),
  general("secretId", 1, "portal", "recording", "contact"),
  general("staff", 8, "staff"),
  general("staff", 9, "staff", "about"),
  general("partner", 6, "partner"),
  general("partner", 8, "partner", "course"),
  general("social", 6, "social"),
  general("social", 9, "social", "contact"),
  general("privacy", 8, "privacy"),
  general("law", 6, "law"),
  { needs: ["other"], rank: 8.5, followsSubject: false, compose: always(handOver) },
  { needs: ["other", "course"], rank: 9, followsSubject: false, compose: always(handOver) },
  about(ofCourse(courseAnswer), 4, "list", "course"),
  about(ofCourse(courseAnswer), 9, "difference", "course"),
  about(overview, 3, "list"),
  about(overview, 3, "difference"),
  general("about", 8, "about", "when"),
  general("about", 9.5, "about", "start"),
  general("about", 9.5, "about", "when", "start"),
  general("location", 9.5, "about", "location"),
  general("location", 8.5, "about", "where"),
  general("about", 3, "about"),
  about(overview, 3.5, "course"),
  general("enrol", 3, "process"),
  general("bot", 2.5, "bot"),
  general("thanks", 2, "thanks"),
  general("bye", 2, "bye"),
  general("hello", 1, "hello"),
];

/** An overview of whatever course or service is named. */
export const overviewOf = overview;
