/** A contact form as a visitor fills it in. */
export const formData = {
  firstName: "Ayesha",
  lastName: "Khan",
  email: "ayesha@example.com",
  phone: "+92 300 1234567",
  inquiryType: "",
  message: "When does the next MERN batch start?\nIs there a weekend one?",
};

/** The request the contact page sends, with some fields changed. */
export function contactForm(changes: Partial<Record<keyof typeof formData | "service", unknown>> = {}) {
  return { formType: "contact-form", formData: { ...formData, ...changes } };
}
