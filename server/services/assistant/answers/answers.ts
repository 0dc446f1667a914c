import type { Answer, Asked, Subject } from "#shared/contracts/assistant-content.ts";
import type { SiteContent, SiteCourse, SiteService } from "#shared/contracts/content/site-content.ts";
import { lateAnswer, modeAnswer, seatsAnswer, startAnswer, timingAnswer } from "./batch-answers.ts";
import {
  beginnerAnswer,
  chooseAnswer,
  courseAnswer,
  coursePartAnswer,
  courseWeekAnswer,
  durationAnswer,
  feeAnswer,
  levelAnswer,
  projectsAnswer,
  studentsAnswer,
  syllabusAnswer,
  teacherAnswer,
} from "./course-answers.ts";
import type { AnswerFacts } from "./facts.ts";
import { generalAnswers, plansAnswer, untaughtAnswer } from "./general-answers.ts";
import { otherPhrasings } from "./phrasings.ts";
import { portfolioAnswer, projectTermsAnswer, quoteAnswer, serviceAnswer, timelineAnswer } from "./service-answers.ts";

type Kinds = string[];
type CourseAnswer = (content: SiteContent, courses: SiteCourse[], facts: AnswerFacts) => string;
type ServiceAnswer = (content: SiteContent, services: SiteService[]) => string;

/** "Week 5", "5th week", "hafta 5". */
const weekIn = (words: string[]) => Number(/\d+/.exec(words.find((word) => /^\d{1,2}\D{0,2}$/.test(word)) ?? "")?.[0]);

const named = <Named extends { id: string }>(all: Named[], { subjects }: Asked, kind: Subject["kind"]) =>
  subjects.flatMap((subject) => (subject.kind === kind ? (all.find(({ id }) => id === subject.id) ?? []) : []));

/** Everything the assistant answers, with questions that ask for it; the common ones stand in its own list. */
export function assistantAnswers(content: SiteContent): Answer[] {
  const texts = generalAnswers(content);
  const coursesIn = (asked: Asked) => named(content.courses, asked, "course");
  const servicesIn = (asked: Asked) => named(content.services, asked, "service");

  /** The same answer for everybody. */
  const general = (id: keyof typeof texts, answers: Kinds = [id]): Answer => ({
    id,
    answers,
    phrasings: otherPhrasings[id],
    text: texts[id],
  });
  const ofCourses = (id: string, answers: Kinds, answer: CourseAnswer): Answer => ({
    id,
    answers,
    phrasings: otherPhrasings[id],
    about: "course",
    text: (asked) => answer(content, coursesIn(asked), asked),
  });
  const ofServices = (id: string, answers: Kinds, answer: ServiceAnswer): Answer => ({
    id,
    answers,
    phrasings: otherPhrasings[id],
    about: "service",
    text: (asked) => answer(content, servicesIn(asked)),
  });
  const orSyllabus = (answer: (asked: Asked) => string | null) => (asked: Asked) =>
    answer(asked) ?? syllabusAnswer(content, coursesIn(asked), asked);

  return [
    general("hello"),
    general("thanks"),
    general("bye"),
    general("bot"),
    general("about"),
    general("staff"),
    ofCourses("trust", ["trust"], studentsAnswer),
    ofCourses("courses", ["courses"], courseAnswer),
    ofCourses("course", ["course"], courseAnswer),
    {
      id: "untaught",
      answers: ["elsewhere"],
      text: ({ names }) => untaughtAnswer(content, names),
    },
    {
      ...ofCourses("parts", ["parts"], syllabusAnswer),
      text: orSyllabus((asked) => coursePartAnswer(coursesIn(asked), asked.names)),
    },
    {
      ...ofCourses("week", [], syllabusAnswer),
      text: orSyllabus((asked) => courseWeekAnswer(coursesIn(asked), weekIn(asked.words))),
    },
    ofServices("services", ["services"], serviceAnswer),
    ofServices("quote", ["quote"], quoteAnswer),
    ofServices("timeline", ["timeline"], timelineAnswer),
    ofServices("projectTerms", ["projectTerms"], projectTermsAnswer),
    ofServices("portfolio", ["portfolio"], portfolioAnswer),
    general("corporate"),
    ofCourses("fee", ["fee"], feeAnswer),
    { id: "plan", answers: ["plan"], phrasings: otherPhrasings.plan, text: (asked) => plansAnswer(content, asked) },
    general("payment"),
    general("instalment"),
    general("discount"),
    general("freeCourse", ["free"]),
    general("demo"),
    general("demoLength"),
    general("demoReschedule"),
    general("demoTimes"),
    general("demoNext"),
    general("demoNeeds"),
    ofCourses("duration", ["duration"], durationAnswer),
    ofCourses("start", ["start"], startAnswer),
    ofCourses("late", ["late"], lateAnswer),
    ofCourses("timing", ["timing"], timingAnswer),
    ofCourses("seats", ["seats"], seatsAnswer),
    ofCourses("teacher", ["teacher"], teacherAnswer),
    ofCourses("online", ["online"], modeAnswer),
    general("abroad"),
    general("location"),
    general("contact"),
    general("reply"),
    general("hours"),
    general("certificate"),
    general("exam"),
    general("refund"),
    general("refundTime"),
    general("cancel"),
    general("recording"),
    general("reschedule"),
    general("enrol"),
    general("workload"),
    general("language"),
    general("equipment"),
    general("age"),
    ofCourses("beginner", ["beginner"], beginnerAnswer),
    ofCourses("level", ["level"], levelAnswer),
    ofCourses("choose", ["choose"], chooseAnswer),
    general("several"),
    ofCourses("syllabus", ["syllabus"], syllabusAnswer),
    ofCourses("projects", ["projects"], projectsAnswer),
    general("job"),
    general("salary"),
    general("support"),
    general("material"),
    general("portal"),
    general("password"),
    general("receipt"),
    general("secretId", ["secret"]),
    general("camera"),
    general("women"),
    general("partner"),
    general("social"),
    general("privacy"),
    general("law"),
  ];
}
