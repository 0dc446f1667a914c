export type Plan = {
  id: "basic" | "standard" | "premium";
  title: string;
  /** US dollars a month; shown only if the price-visibility rule allows it. */
  monthlyPrice: number;
  /** Who the plan suits, in one line. */
  summary: string;
  features: string[];
  highlighted: boolean;
};

/** What each plan includes at any price (specification §9). */
export const inEveryPlan = [
  "Up to 3 classes per week (2 live interactive and 1 guided assignment)",
  "A free demo class before you pay",
  "Auto-renewal can be cancelled anytime",
];

/** The three pricing plans (specification §9). */
export const plans: Plan[] = [
  {
    id: "basic",
    title: "Basic",
    monthlyPrice: 99,
    summary: "For learners who keep their own pace and need the classes.",
    features: [
      ...inEveryPlan,
      "Recordings of your batch's lectures",
      "Weekly lab with a worked solution",
      "Certificate of completion",
    ],
    highlighted: false,
  },
  {
    id: "standard",
    title: "Standard",
    monthlyPrice: 149,
    summary: "For learners who want their work read and corrected.",
    features: [
      ...inEveryPlan,
      "Everything in Basic",
      "Written feedback on every assignment",
      "A one-to-one mentor call each month",
      "Review of one portfolio project",
    ],
    highlighted: true,
  },
  {
    id: "premium",
    title: "Premium",
    monthlyPrice: 199,
    summary: "For learners preparing for a job or their first client.",
    features: [
      ...inEveryPlan,
      "Everything in Standard",
      "A one-to-one mentor call each week",
      "Line-by-line review of your capstone",
      "Two mock interviews, with your CV and profile reviewed",
    ],
    highlighted: false,
  },
];
