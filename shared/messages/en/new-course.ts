/** The first words of a course's page, until the institute writes its own. */
export const newCourse = {
  closing: {
    title: "Would you like to join?",
    lead: "Ask for a place in the next batch, or try a free demo class first.",
    action: { label: "Enroll Now" },
  },
};
