import { demoContent } from "#content/demo-site.ts";
import { findCourse } from "#shared/rules/find-course.ts";
import { formatMoney } from "#shared/rules/format-money.ts";
import { planFormData } from "./enrolment-forms.ts";

const dollars = (amount: number) => formatMoney({ minor: amount * 100, currency: "USD" });

/** What a plan of a course costs outside Pakistan, as pages and emails write it, and the total in cents. */
export function planCost(planId: string, courseId: string) {
  const plan = demoContent.plans.find(({ id }) => id === planId);
  const course = findCourse(demoContent, courseId);
  if (!plan || !course) throw new Error(`There is no plan ${planId} or no course ${courseId}.`);
  const total = plan.monthlyPrice * course.months;
  return {
    planTitle: plan.title,
    courseTitle: course.title,
    months: course.months,
    monthly: dollars(plan.monthlyPrice),
    total: dollars(total),
    totalCents: total * 100,
  };
}

/** What the order of `planFormData` costs. */
export const orderCost = planCost(planFormData.plan, planFormData.course);

/** A course's titles, by its id: the whole one and the shorter one of cards. */
export function titlesOf(courseId: string): { title: string; cardTitle: string } {
  const course = findCourse(demoContent, courseId);
  if (!course) throw new Error(`There is no course ${courseId}.`);
  return course;
}
