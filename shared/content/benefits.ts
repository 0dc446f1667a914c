export type Benefit = {
  title: string;
  description: string;
  icon: "live" | "hammer" | "record" | "award" | "calendar" | "people";
};

/** Why learn here: the home page's benefits block (specification §2). */
export const benefits: Benefit[] = [
  {
    title: "Live classes, real questions",
    description:
      "Two live interactive classes a week. Ask while the code is on the screen, in Urdu or in English, and get an answer before the class moves on.",
    icon: "live",
  },
  {
    title: "Something built every week",
    description:
      "Each week ends in a lab with a result you can show: a deployed page, a dashboard, a trained model, a written security report.",
    icon: "hammer",
  },
  {
    title: "Recordings when life gets in the way",
    description:
      "A power cut, a late shift, an exam at college: your batch's Secret ID opens the recording of the lecture you missed.",
    icon: "record",
  },
  {
    title: "Hours that fit work and study",
    description:
      "Evening and weekend batches, with timings given in Pakistan time, so that learners in Doha, Dubai and Riyadh can join after office hours.",
    icon: "calendar",
  },
  {
    title: "Teachers who ship software",
    description:
      "The people who teach also build for our clients. You learn the habits of a working team: version control, review, tests and plain documentation.",
    icon: "people",
  },
  {
    title: "A certificate with work behind it",
    description:
      "You receive a certificate of completion, and a capstone project that shows an employer what the certificate means.",
    icon: "award",
  },
];
