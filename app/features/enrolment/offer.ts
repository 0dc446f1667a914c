import type { CatalogueCourse } from "#shared/content/courses.ts";
import type { Plan } from "#shared/content/plans.ts";

/** What a visitor can ask for, as far as the form shows it. */
export type Offer = {
  courses: Pick<CatalogueCourse, "id" | "title" | "duration" | "level" | "pattern">[];
  plans: Pick<Plan, "id" | "title" | "monthlyPrice" | "summary">[];
  /** What each plan includes. */
  everyPlan: string[];
  /** English names, the default first. */
  countries: string[];
};

export type OfferedCourse = Offer["courses"][number];
export type OfferedPlan = Offer["plans"][number];
