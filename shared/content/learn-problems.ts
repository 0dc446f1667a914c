const home = { label: "Go Back Home", href: "/" };

/** What stands where an outline or batches could not be shown, beside the words of `failures` (specification §2). */
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
