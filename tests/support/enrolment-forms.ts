/** The simple enrolment form as a visitor in Pakistan fills it in. */
export const simpleFormData = {
  firstName: "Bilal",
  lastName: "Ahmed",
  email: "bilal@example.com",
  phone: "0300 1234567",
  course: "data-analyst",
  country: "Pakistan",
  message: "Is there an evening batch?",
};

/** The plan form as a visitor in Germany fills it in. */
export const planFormData = {
  firstName: "Lena",
  lastName: "Vogt",
  email: "lena@example.com",
  phone: "030 123456",
  course: "mern-full-stack-development",
  plan: "standard",
  country: "DE",
  message: "",
};

/** The request of the simple form, with some answers changed. */
export function simpleEnrolment(changes: Partial<Record<keyof typeof simpleFormData | "batch", unknown>> = {}) {
  return { formType: "enrollment-form", formData: { ...simpleFormData, ...changes } };
}

/** The request of the plan form, with some answers changed. */
export function planEnrolment(
  changes: Partial<Record<keyof typeof planFormData | "batch" | "schedule", unknown>> = {},
) {
  return { formType: "registration-form", formData: { ...planFormData, ...changes } };
}
