import type { Testimonial } from "./testimonials.ts";

/** The free demo page's six testimonials (specification §3). The people of the demo content are invented. */
export const demoTestimonials: Testimonial[] = [
  {
    name: "Sidra Khalid",
    role: "Accounts Officer",
    company: "Sialkot Surgical Traders, Sialkot",
    content:
      "In the demo the teacher cleaned a sales register that looked exactly like mine. I joined the weekend batch, and our month-end now takes an afternoon. Statistics was hard for me, and she went back over it without a sigh.",
    rating: 5,
    date: "2025-10-18",
  },
  {
    name: "Fahad Al-Rahman Khan",
    role: "Site Supervisor, now Junior Developer",
    company: "Doha",
    content:
      "I moved my demo twice because of shifts and nobody minded. Four months of late evenings followed. I maintain our company's request portal now, which was my capstone.",
    rating: 5,
    date: "2025-12-06",
  },
  {
    name: "Noor-ul-Ain Baig",
    role: "MPhil Student, Statistics",
    company: "Multan",
    content:
      "I came for neural networks and was made to beat a straight line first. It annoyed me for a week. The Roman Urdu lab became part of my thesis.",
    rating: 4,
    date: "2026-01-24",
  },
  {
    name: "Kashif Mehboob",
    role: "IT Support Officer",
    company: "Hospital group, Peshawar",
    content:
      "The demo began with the law, which told me these people are serious. Two months in I found our own backup could not be restored. That alone was worth the course.",
    rating: 5,
    date: "2026-02-07",
  },
  {
    name: "Tooba Anjum",
    role: "Freelance Web Developer",
    company: "Sahiwal",
    content:
      "Good teaching and strict reviews. My internet is weak, so I lived on the recordings, and I would like them to be up sooner than the next morning. First client three weeks after the capstone.",
    rating: 4,
    date: "2026-03-14",
  },
  {
    name: "Imtiaz Hussain",
    role: "Inventory Analyst",
    company: "Jebel Ali Foods, Dubai",
    content:
      "At the demo they told me to take data analysis and not AI, although AI was what I had asked for. They were right. The Power BI weeks got me moved from the warehouse to planning.",
    rating: 5,
    date: "2026-04-25",
  },
];
