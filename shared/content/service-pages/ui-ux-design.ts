import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** UI/UX design's landing page. */
export const uiUxDesignPage: ServicePage = {
  slug: "ui-ux-design",
  meta: {
    title: `UI/UX design and usability testing | ${company.name}`,
    description:
      "Research, wireframes, tested prototypes and accessible design systems in Figma, drawn from how your users really work and handed over ready to build.",
  },
  hero: {
    title: "Screens drawn from how people really work",
    lead: "We watch before we draw. Then we sketch, test with five of your users, and hand over files that a developer can build without guessing.",
    action: { label: "Start Your Project", href: "/contact" },
  },
  offers: {
    title: "What design means here",
    lead: "One step alone, or the whole way from interview to built screen.",
    cards: [
      {
        icon: "eye",
        title: "User research",
        text: "Interviews and a day beside the people who use it, written up as tasks, obstacles and words they use themselves.",
      },
      {
        icon: "compass",
        title: "Structure and flows",
        text: "A map of screens and of the ways through them, agreed before anybody argues about colour.",
      },
      {
        icon: "layout",
        title: "Wireframes and prototypes",
        text: "Grey boxes first, then a clickable prototype that behaves enough like the real thing to be tested.",
      },
      {
        icon: "test",
        title: "Usability tests",
        text: "Five people, real tasks, recorded with consent. You get the ten findings that matter and may watch the clips.",
      },
      {
        icon: "layers",
        title: "Design systems",
        text: "Components, tokens, light and dark themes and the rules for using them, in Figma and Storybook.",
      },
      {
        icon: "heart",
        title: "Accessibility review",
        text: "Contrast, keyboard, screen reader and text size checked against WCAG 2.2 AA, with each finding's repair.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for design",
    lead: "Designers who sit next to developers draw things that can be built.",
    points: [
      {
        title: "Evidence before taste",
        text: "When two opinions differ, we test both with users instead of asking who is more senior.",
      },
      {
        title: "Real content from the first draft",
        text: "Long Urdu names, empty lists, failed payments: we draw the awkward states, not only the pretty one.",
      },
      {
        title: "Right to left is not an afterthought",
        text: "Urdu and Arabic layouts are drawn and tested, not mirrored on the last day.",
      },
      {
        title: "Files made for building",
        text: "Named layers, tokens and spacing rules that match the code, and a designer on call while it is built.",
      },
      {
        title: "We look at what was built",
        text: "A review of the finished screens against the design is part of the price, before launch.",
      },
    ],
  },
  cases: {
    title: "Case studies",
    lead: "Six times that watching somebody changed the drawing.",
    studies: [
      {
        title: "A shorter loan application",
        clientKind: "Microfinance lender, Lahore",
        work: "Sat with loan officers in two branches, cut 46 fields to 21 and ordered the rest as the conversation runs.",
        result: "An application takes about nine minutes instead of twenty-five.",
        technologies: ["Figma", "FigJam"],
        icon: "file",
      },
      {
        title: "A pharmacy counter screen",
        clientKind: "Pharmacy chain with 12 shops, Karachi",
        work: "Redesigned the till for use with one hand and a barcode scanner, and tested it during the evening rush.",
        result: "New staff serve alone after one day of training; it used to be three.",
        technologies: ["Figma", "Storybook", "Design tokens"],
        icon: "gauge",
      },
      {
        title: "A bus app for first-time users",
        clientKind: "Intercity bus operator, Multan",
        work: "Tested the seat choice with ten travellers at a terminal, five of whom had never bought anything on a phone.",
        result: "Nine of ten could buy a ticket alone in the second round; in the first it was four.",
        technologies: ["Figma", "Usability tests"],
        icon: "map",
      },
      {
        title: "One system for four products",
        clientKind: "Software company, Dubai",
        work: "Gathered 31 kinds of button into a design system with 24 components, tokens and a Storybook.",
        result: "New screens are drawn in hours, and all four products passed a WCAG 2.2 AA review.",
        technologies: ["Figma", "Storybook", "Design tokens", "WCAG 2.2"],
        icon: "layers",
      },
      {
        title: "Exam results on a small phone",
        clientKind: "Examination board contractor, Rawalpindi",
        work: "Drew a results page that works at 320 pixels, with large text and without scripts, for the busiest hour of the year.",
        result: "The support line took far fewer calls about reading the result.",
        technologies: ["Figma", "WCAG 2.2"],
        icon: "smartphone",
      },
      {
        title: "A charity's donation form",
        clientKind: "Relief organisation, Islamabad",
        work: "Replaced a five-page form by one page that says where the money goes, and tested it with donors over sixty.",
        result: "About one in four more visitors finish the form they start.",
        technologies: ["Figma", "FigJam", "Usability tests"],
        icon: "heart",
      },
    ],
  },
  closing: {
    title: "Show us the screen people complain about",
    lead: "Send a link or a screenshot and tell us who uses it. Within 24 hours you hear what we would test first.",
    action: { label: "Start Your Project", href: "/contact" },
  },
};
