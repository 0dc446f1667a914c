import { demoContent } from "#content/demo-site.ts";
import { coursePrice } from "#domains/content/rules/course-price.ts";
import { findCourse } from "#domains/content/rules/find-course.ts";
import { formatMoney, plainAmount } from "#shared/formats/format-money.ts";
import { planFormData } from "./enrolment-forms.ts";

/** An amount in cents of a US dollar, as pages and emails write it. */
export const dollars = (cents: number): string => formatMoney({ minor: cents, currency: "USD" });

/** The same for a form: "447.00". */
export const plainDollars = (cents: number): string => plainAmount({ minor: cents, currency: "USD" });

/** The price of a course's plan outside Pakistan, a month and in all: as pages and emails write it, and in cents. */
export function planCost(planId: string, courseId: string) {
  const plan = demoContent.plans.find(({ id }) => id === planId);
  const course = findCourse(demoContent, courseId);
  if (!plan || !course) throw new Error(`There is no plan ${planId} or no course ${courseId}.`);
  const monthlyCents = Math.round(coursePrice(course, plan) * 100);
  const totalCents = monthlyCents * course.months;
  return {
    planTitle: plan.title,
    courseTitle: course.title,
    months: course.months,
    monthly: dollars(monthlyCents),
    monthlyCents,
    total: dollars(totalCents),
    totalCents,
  };
}

/** The price of the order of `planFormData`. */
export const orderCost = planCost(planFormData.plan, planFormData.course);

/** A course's titles, by its id: the whole one and the shorter one of cards. */
export function titlesOf(courseId: string): { title: string; cardTitle: string } {
  const course = findCourse(demoContent, courseId);
  if (!course) throw new Error(`There is no course ${courseId}.`);
  return course;
}
