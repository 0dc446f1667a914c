import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** Web development's landing page. */
export const webDevelopmentPage: ServicePage = {
  slug: "web-development",
  meta: {
    title: `Web development in ${company.address.city} | ${company.name}`,
    description:
      "Company sites, portals and online shops in TypeScript and React, fast on a mobile connection and simple for your staff. Quoted in writing, in 2-8 weeks.",
  },
  hero: {
    title: "Websites and portals that load on the first try",
    lead: "We build company sites, customer portals and online shops that open quickly on a weak mobile signal, and that your own staff can change without ringing us.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
  offers: {
    title: "What we build",
    lead: "Take one of these alone, or several as one project.",
    cards: [
      {
        icon: "globe",
        title: "Company websites",
        text: "Pages for what you do, who you are and how to reach you, in English and Urdu, with text your office can edit.",
      },
      {
        icon: "cart",
        title: "Online shops",
        text: "Catalogue, stock, cash on delivery, cards and mobile wallets, with order e-mails that arrive and a packing list that prints.",
      },
      {
        icon: "people",
        title: "Customer and staff portals",
        text: "Sign-in, roles and screens for bookings, invoices, results or complaints, in place of a shared spreadsheet.",
      },
      {
        icon: "plug",
        title: "APIs and integrations",
        text: "Your site speaks with the courier, the accounting package and the payment provider, and tries again when one of them is down.",
      },
      {
        icon: "gauge",
        title: "Speed and accessibility repairs",
        text: "We measure an existing site, fix what is slow or cannot be used by keyboard, and show the figures before and after.",
      },
      {
        icon: "server",
        title: "Hosting and care",
        text: "Deployment, HTTPS, nightly backups that have been restored once, monitoring, and a person who answers when it breaks.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for the web",
    lead: "Habits we also teach, so we cannot skip them.",
    points: [
      {
        title: "A written scope before a price",
        text: "You receive a list of screens, what each one does and what is left out. The quote follows from it.",
      },
      {
        title: "Something to click every week",
        text: "You get the address of a test site in the first week, and see each part as it is finished.",
      },
      {
        title: "Built for a phone on a weak signal",
        text: "We test on a mid-range Android phone over a slowed connection, because that is what most of your visitors hold.",
      },
      {
        title: "Tests that run on every change",
        text: "Orders, payments and sign-in are covered by automated tests, so that next year's change does not break this year's work.",
      },
      {
        title: "The code is yours",
        text: "Repository, domain and hosting stand in your name. The handover is a document another developer can follow.",
      },
    ],
  },
  cases: {
    title: "Recent projects",
    lead: "Told without names, because our clients' customers are their own.",
    studies: [
      {
        title: "Orders for a bakery with three branches",
        clientKind: "Bakery, Lahore",
        work: "Replaced orders by phone with a shop that knows each branch's ovens and delivery hours, and prints tomorrow's list at ten at night.",
        result: "Two of every five cake orders now come online, and wrong addresses have become rare.",
        technologies: ["React", "Node.js", "PostgreSQL"],
        icon: "cart",
      },
      {
        title: "A fee portal for a school",
        clientKind: "Private school with 900 pupils, Sheikhupura",
        work: "Parents see vouchers, pay by card or wallet and download receipts; the office matches bank payments on one screen.",
        result: "Month-end matching went from four days to one.",
        technologies: ["TypeScript", "React", "PostgreSQL", "Docker"],
        icon: "wallet",
      },
      {
        title: "Spare parts, searched by vehicle",
        clientKind: "Parts importer, Karachi",
        work: "Moved 14,000 parts from a spreadsheet into a catalogue with search by make, model and year, forgiving of spelling.",
        result: "Counter staff find a part in seconds, and workshops ask for a price from their phones.",
        technologies: ["React", "Node.js", "MongoDB"],
        icon: "search",
      },
      {
        title: "Appointments for a physiotherapy clinic",
        clientKind: "Clinic with five therapists, Rawalpindi",
        work: "Booking with reminders, a waiting list for cancelled hours, and a day sheet for each therapist.",
        result: "Missed appointments fell by about a third in three months.",
        technologies: ["TypeScript", "React", "PostgreSQL"],
        icon: "calendar",
      },
      {
        title: "A faster site for a furniture maker",
        clientKind: "Furniture workshop, Chiniot",
        work: "Rebuilt the product pages, resized 1,200 photographs and removed eleven scripts nobody could explain.",
        result: "The main page went from nine seconds to under two on a mid-range phone.",
        technologies: ["React", "Node.js", "WebP"],
        icon: "gauge",
      },
      {
        title: "Tender documents under control",
        clientKind: "Construction company, Doha",
        work: "A portal where site engineers upload drawings and approvals, with versions, roles and a record of who read what.",
        result: "The office no longer works from last week's drawing.",
        technologies: ["TypeScript", "Node.js", "PostgreSQL", "Docker"],
        icon: "file",
      },
    ],
  },
  closing: {
    title: "Tell us what your website should do",
    lead: "Write a few lines about your business and what bothers you today. You have our answer within 24 hours.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
};
