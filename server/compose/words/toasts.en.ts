/** A toast: its title and text. */
export type ToastText = { title: string; text: string };

const enrolmentSent = "Thank you for enrolling. Our team will contact you via WhatsApp shortly.";

/** Toasts, as specified in §2, §5 and §8. A server's own message replaces a failure's text. */
export const toasts = {
  contactSent: { title: "Message Sent!", text: "Thank you for contacting us. We'll get back to you soon." },
  submissionFailed: { title: "Submission Failed", text: "Please try again later." },
  error: { title: "Error", text: "Something went wrong. Please try again later." },
  planEnrolmentSent: { title: "Enrollment Request Sent!", text: enrolmentSent },
  simpleEnrolmentSent: { title: "Request Sent!", text: enrolmentSent },
  noPlan: {
    title: "Please Select a Plan",
    text: "You need to select a plan before proceeding to payment.",
  },
  quoteRequest: {
    title: "Quote Request",
    text: "The contact page opens in a new tab. Tell us about your project there.",
  },
} satisfies Record<string, ToastText>;

/** Texts shown instead of content that failed to load, as specified in §8. */
export const failures = {
  screen: "Unexpected Application Error!",
  outline: "Failed to fetch course outline.",
  outlineHint: "Could not load course outline. Please try again later.",
  outlineMissing: "Course Not Found",
  batches: "Failed to fetch batches.",
  batchesHint: "Could not load batches for this course.",
  video: "Error loading video. Please try again.",
  videoLocked: "Unauthorized access. Please check your Secret ID.",
  videoMissing: "No video found for this batch",
  lectures: "Failed to load lectures.",
  lecturesLocked: "Unauthorized access. Please enter a valid Secret ID.",
  secretIdEmpty: "Secret ID cannot be empty",
} as const;
