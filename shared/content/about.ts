import type { IconCard } from "../contracts/content/page-parts.ts";
import type { Hue } from "../contracts/content/pattern.ts";
import { claims } from "./claims.ts";
import { company } from "./company.ts";

/** A card of the founding year's timeline; `date` is a month in ISO form, `when` the same in words. */
export type Milestone = { date: string; when: string; title: string; text: string };

/** A team member (specification §3, "Team member"). The people of the demo content are invented. */
export type TeamMember = {
  name: string;
  role: string;
  /** In words: their earlier work. */
  experience: string;
  /** An image address, or null if initials are shown. */
  image: string | null;
  hue: Hue;
};

/** The founding year in five cards (specification §2, "About page"). */
export const milestones: Milestone[] = [
  {
    date: "2025-01",
    when: "January 2025",
    title: "A team becomes a company",
    text: "Two colleagues who had built software for clients for seven years rent the third floor in Gulberg, with twelve desks and one whiteboard.",
  },
  {
    date: "2025-03",
    when: "March 2025",
    title: "The first class",
    text: "An evening batch in MERN begins online. The rule that every assignment is a pull request dates from its second week.",
  },
  {
    date: "2025-06",
    when: "June 2025",
    title: "Three more courses",
    text: "Data analysis, machine learning and cyber security follow, each written week by week before its first class was announced.",
  },
  {
    date: "2025-09",
    when: "September 2025",
    title: "Hours for the Gulf",
    text: "Late evening batches open for learners in Doha, Dubai and Riyadh, and every batch's lectures are recorded.",
  },
  {
    date: "2025-11",
    when: "November 2025",
    title: "One house, two doors",
    text: "Nine software services under one roof with the courses: those who build teach, and those who teach keep building.",
  },
];

/** The six core values (specification §2, "About page"). */
export const coreValues: IconCard[] = [
  {
    icon: "lightbulb",
    title: "Innovation",
    text: "We try new tools on our own work first, and bring them into class when they have earned it.",
  },
  {
    icon: "star",
    title: "Excellence",
    text: "Tested, documented, readable. We would rather finish one thing well than show three that nearly work.",
  },
  {
    icon: "handshake",
    title: "Community",
    text: "Learners review each other's work, former students come back to mentor, and nobody is laughed at for asking.",
  },
  {
    icon: "heart",
    title: "Impact",
    text: "A course has worked when somebody's week is different afterwards: a first client, a better post, two days saved.",
  },
  {
    icon: "people",
    title: "Expert Team",
    text: "Our teachers also build for clients, and our developers take their turn in front of a class.",
  },
  {
    icon: "globe",
    title: "Global Reach",
    text: `From ${company.address.city} to the Gulf and beyond: live online, in hours that suit both, with work that holds anywhere.`,
  },
];

/** Two founders and the head of education (specification §2, "About page"). */
export const team: TeamMember[] = [
  {
    name: "Saad Munir Qureshi",
    role: "Co-founder and Chief Executive",
    experience:
      "Nine years of building web systems for logistics and retail, the last four as a team lead. Still reviews code on Fridays.",
    image: null,
    hue: "emerald",
  },
  {
    name: "Maryam Iftikhar",
    role: "Co-founder and Head of Software",
    experience:
      "Eight years between interface design and React Native. Has put eleven apps into the stores and taken two of them out again.",
    image: null,
    hue: "brick",
  },
  {
    name: "Nadia Hussain Malik",
    role: "Head of Education",
    experience:
      "Twelve years of teaching computer science, from matric to university. Wrote the way our outlines, labs and feedback work.",
    image: null,
    hue: "lapis",
  },
];

/** The about page's other texts (specification §2, "About page"). */
export const about = {
  meta: {
    title: `About ${company.name}: teachers who build software`,
    description: `Who we are: a training institute and software house in ${company.address.city}, founded in ${company.founded}. Our first year, mission, six values and the people behind them.`,
  },
  hero: {
    title: "A place of learning that also builds",
    lead: `${company.name} means a place of learning in Urdu. We are one, and a software house as well, because each makes the other better.`,
    claims: claims.about,
  },
  story: {
    title: `How ${company.founded} went`,
    lead: "Our founding year, in five steps.",
  },
  mission: {
    title: "Our mission",
    text: "To teach people in Pakistan and the Gulf skills they can earn a living with, in live classes that end in working projects, and to build software for businesses with the same care.",
  },
  vision: {
    title: "Our vision",
    text: "That a learner in Multan, Gilgit or Doha has the same way into a technical profession as one who grew up beside a software park: good teachers, honest feedback and work to show.",
  },
  values: {
    title: "What we hold to",
    lead: "Six values, and what each of them looks like on a weekday.",
  },
  whyChoose: {
    title: "Why people choose us",
    lead: "Learners stay for the feedback, clients for the written scope. The figures of our team:",
    claims: claims.achievements,
  },
  people: {
    title: "The people responsible",
    lead: "Write to any of them. They read their e-mail.",
  },
  closing: {
    title: "Come and see for yourself",
    lead: `Sit in a free demo class, or visit us in ${company.address.city} for a cup of tea.`,
    action: { label: "Book Your Free Demo Class", href: "/FreeDemo" },
  },
};
