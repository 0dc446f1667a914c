import { company } from "../company.ts";
import type { CoursePage } from "./course-page.ts";

/** The MERN course's landing page; it has the common price. */
export const mernPage: CoursePage = {
  id: "mern-full-stack-development",
  meta: {
    title: `MERN full stack web development course | ${company.name}`,
    description:
      "Four months of live classes: HTML, TypeScript, React, Node.js, Express, MongoDB, tests and Docker, with 8 projects and a capstone on its own address.",
  },
  hero: {
    title: "Become a full stack developer in four months",
    lead: "Two live classes a week, one guided assignment, and a project that grows with you: from a bakery's three pages to a tested booking system on a live server.",
  },
  reasons: {
    title: "Why learn MERN with us",
    lead: "One language from the browser to the database, taught as a team works with it.",
    cards: [
      {
        icon: "layers",
        title: "One running project",
        text: "From week 5 you build a tuition centre's booking system and keep it to the end, so you meet your own old code.",
      },
      {
        icon: "message",
        title: "Every assignment is a pull request",
        text: "You hand in work as a team does: a branch, a description, a review, and a second attempt.",
      },
      {
        icon: "test",
        title: "Tests from the second month",
        text: "Vitest, Testing Library and Playwright are part of the weekly work, not an extra chapter at the end.",
      },
      {
        icon: "server",
        title: "Deployed for real",
        text: "Docker, GitHub Actions, a Linux server, HTTPS and a backup you restore yourself.",
      },
    ],
  },
  modules: {
    title: "What the 16 weeks hold",
    lead: "Twelve modules in four months. The full outline lists each week with its lab.",
    list: [
      { title: "The web platform and Git", text: "HTML, forms, the terminal, commits and pull requests" },
      { title: "CSS and responsive design", text: "Flexbox, Grid, container queries, contrast and focus" },
      { title: "Modern JavaScript", text: "Functions, modules, promises and the debugger" },
      { title: "TypeScript", text: "Unions, narrowing, generics and strict mode" },
      { title: "React 19", text: "Components, state, forms, hooks and shared state" },
      { title: "React Router and data", text: "Loaders, actions, error pages and server rendering" },
      { title: "Tailwind CSS and accessibility", text: "Tokens, keyboard use, ARIA and a small design system" },
      { title: "Node.js and Express", text: "Streams, middleware, REST and one place for errors" },
      { title: "MongoDB and Mongoose", text: "Modelling, indexes, aggregation and transactions" },
      { title: "Sign-in, security and live updates", text: "Argon2, sessions, roles, uploads, e-mail and WebSockets" },
      { title: "Testing and delivery", text: "API and browser tests, Docker, GitHub Actions, backups" },
      { title: "Capstone and career", text: "Your own application launched, presented and put in a CV" },
    ],
  },
  abilities: {
    title: "What you will be able to do",
    lead: "Measured by what you have built, not by what you have watched.",
    list: [
      "Write a page that works on a phone, by keyboard and with a screen reader",
      "Build a React application in TypeScript, with routes, forms and error states",
      "Design a REST API in Express that validates every request and answers errors in one shape",
      "Model data in MongoDB, index it, and explain why a query is slow",
      "Add sign-in with hashed passwords, sessions and roles checked on the server",
      "Prove that one seat is never sold twice, with a transaction and a test",
      "Send e-mail from a queue, and take a payment in Stripe's test mode",
      "Test an application at three levels: unit, API and browser",
      "Ship with Docker and GitHub Actions to a Linux server, and restore it from a backup",
      "Review somebody else's code, and check what an AI assistant wrote",
    ],
  },
  roles: {
    title: "Work this prepares you for",
    lead: "First positions our outline is written towards. Where you begin also depends on what you bring.",
    list: [
      { title: "Junior front-end developer", text: "Building screens from a design in React and TypeScript" },
      { title: "Junior back-end developer", text: "APIs, data models and background jobs in Node.js" },
      { title: "Full stack developer in a small team", text: "From the form on the page to the row in the database" },
      { title: "Freelance web developer", text: "Sites and shops for clients in Pakistan and the Gulf" },
    ],
  },
  closing: {
    title: "See a class before you decide",
    lead: "Ask for a place in the next batch, or look through every week of the outline first.",
    action: { label: "Enroll Now", href: "/enrollnow?course=mern-full-stack-development" },
  },
};
