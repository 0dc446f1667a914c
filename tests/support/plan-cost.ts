import { demoContent } from "#content/demo-site.ts";
import type { SiteCourse, SitePlan } from "#domains/content/contract/site-content.ts";
import { coursePrice, lowestPrice } from "#domains/content/rules/course-price.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import { formatMoney, plainAmount } from "#shared/formats/format-money.ts";
import { planFormData } from "./enrolment-forms.ts";

/** An amount in cents of a US dollar, as pages and emails write it. */
export const dollars = (cents: number): string => formatMoney({ minor: cents, currency: "USD" });

/** The same for a form: "447.00". */
export const plainDollars = (cents: number): string => plainAmount({ minor: cents, currency: "USD" });

/** A plan's fee a month, and the lowest of a course, in whole dollars. */
export const planFee = ({ fees }: SitePlan): number => fees.USD ?? 0;
export const courseFee = (course: SiteCourse): number => lowestPrice(course, demoContent.plans, "USD") ?? 0;

/** The price of a course's plan outside Pakistan, a month and in all: as pages and emails write it, and in cents. */
export function planCost(planId: string, courseId: string) {
  const plan = demoContent.plans.find(({ id }) => id === planId);
  const course = findCourse(demoContent, courseId);
  if (!plan || !course) throw new Error(`There is no plan ${planId} or no course ${courseId}.`);
  const monthlyCents = Math.round((coursePrice(course, plan, "USD") ?? 0) * 100);
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
