type PricedCourse = { plans: string[]; prices?: Record<string, number> | undefined };
type PricedPlan = { id: string; monthlyPrice: number };

/** A course's monthly price in a plan, in US dollars: the course's own if it names one, otherwise the plan's. */
export function coursePrice({ prices }: Pick<PricedCourse, "prices">, { id, monthlyPrice }: PricedPlan): number {
  return prices?.[id] ?? monthlyPrice;
}

/** The monthly price shown for a course, in US dollars: the lowest of the plans that it is sold in. */
export function lowestPrice(course: PricedCourse, plans: PricedPlan[]): number {
  const sold = plans.filter(({ id }) => course.plans.includes(id));
  return Math.min(...sold.map((plan) => coursePrice(course, plan)));
}
