/** The email about a new certificate, to the student. */
export const certificateEmails = {
  issued: {
    subject: "Your certificate: {course}",
    preview: "Number {number}, to download and to share.",
    heading: "Your certificate is here",
    text: "You have completed the course, and this is your certificate. In your classroom you download it as a PDF and as a signed file, add it to your LinkedIn profile, and decide whether its public page shows your whole name.",
    button: "Go to your certificates",
    number: "Number",
    page: "Anybody can verify it at",
  },
};
