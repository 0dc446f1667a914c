const home = { label: "Go Back Home", href: "/" };

/** Shown with the texts of `failures` if an outline or batches cannot be shown (specification §2). */
export const learnProblems = {
  outlineMissing: { home },
  outlineFailed: { title: "Error", back: "Go Back", again: "Try again" },
  noBatches: {
    title: "No Batches Found",
    lead: "No batch of this course is planned yet. Ask us, and we will tell you when the next one opens.",
    home,
    again: "Try again",
  },
};
