export type Testimonial = {
  name: string;
  role: string;
  company: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  /** ISO date. */
  date: string;
};

/** The home page's four testimonials; their average is 4.0, the site's rating (specification §3 and §9). */
export const homeTestimonials: Testimonial[] = [
  {
    name: "Hira Saleem",
    role: "Junior Front-End Developer",
    company: "Chenab Digital, Faisalabad",
    content:
      "I had tried two video courses and finished neither. Here somebody noticed when my pull request was late. My capstone, a booking system for a physiotherapy clinic, was the whole of my job interview.",
    rating: 5,
    date: "2025-11-08",
  },
  {
    name: "Muhammad Bilal Aslam",
    role: "Reporting Analyst",
    company: "Al Wakra Logistics, Doha",
    content:
      "I joined from Doha after work. The SQL weeks paid for themselves: a monthly report that took me two days in Excel now refreshes in Power BI. I would have liked one more week on DAX.",
    rating: 4,
    date: "2025-12-20",
  },
  {
    name: "Ayesha Tariq",
    role: "Final-Year Student, BS Computer Science",
    company: "Lahore",
    content:
      "The machine learning course made us measure a simple model before any neural network. I did not enjoy that at first. It is now the part of my final-year project that the examiners praise.",
    rating: 4,
    date: "2026-01-17",
  },
  {
    name: "Usman Ghani",
    role: "Network Support Engineer",
    company: "Margalla Networks, Islamabad",
    content:
      "Good labs, and the teacher is strict about permission and the law. Month two moves fast if your Linux is weak, and I watched several recordings twice. The report-writing week helped me most at work.",
    rating: 3,
    date: "2026-02-14",
  },
];
