import { findCourse } from "#shared/content/courses.ts";
import { plans } from "#shared/content/plans.ts";
import { formatMoney } from "#shared/rules/format-money.ts";
import { paidMonths, planTotal } from "#shared/rules/plan-total.ts";
import { planFormData } from "./enrolment-forms.ts";

const dollars = (amount: number) => formatMoney({ minor: amount * 100, currency: "USD" });

/** What a plan of a course costs outside Pakistan, as pages and emails write it, and the total in cents. */
export function planCost(planId: string, courseId: string) {
  const plan = plans.find(({ id }) => id === planId);
  const course = findCourse(courseId);
  if (!plan || !course) throw new Error(`There is no plan ${planId} or no course ${courseId}.`);
  const total = planTotal(plan.monthlyPrice, course.title);
  return {
    planTitle: plan.title,
    courseTitle: course.title,
    months: paidMonths(course.title),
    monthly: dollars(plan.monthlyPrice),
    total: dollars(total),
    totalCents: total * 100,
  };
}

/** What the order of `planFormData` costs. */
export const orderCost = planCost(planFormData.plan, planFormData.course);

/** A course's titles, by its id: the whole one and the shorter one of cards. */
export function titlesOf(courseId: string): { title: string; cardTitle: string } {
  const course = findCourse(courseId);
  if (!course) throw new Error(`There is no course ${courseId}.`);
  return course;
}
