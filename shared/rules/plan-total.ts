/** How many months a course is paid for: 4 where its title includes "mern", else 3 (specification §9). */
export function paidMonths(courseTitle: string): number {
  return courseTitle.toLowerCase().includes("mern") ? 4 : 3;
}

/** A plan's price for a whole course, in the monthly price's currency: the price times the months (specification §9). */
export function planTotal(monthlyPrice: number, courseTitle: string): number {
  return monthlyPrice * paidMonths(courseTitle);
}
