import type { Outline } from "../../contracts/outline.ts";

/** MERN, 16 weeks in 4 months. The running project, from week 5 on, is a tuition centre's booking system. */
export const mernOutline: Outline = {
  roadmap: "MERN Full Stack Web Development: from first page to live application",
  durationWeeks: 16,
  weeklySchedule: {
    theory: "2 live interactive classes of 90 minutes",
    practice: "1 guided assignment of about 2 hours, reviewed as a pull request",
    lab: "About 3 hours on the week's lab, pushed to your own GitHub repository",
  },
  months: [
    {
      month: 1,
      title: "The web platform",
      weeks: [
        {
          week: 1,
          title: "HTML, the terminal and Git",
          theory: [
            "How a browser turns an address into a page: DNS, HTTP requests and responses",
            "Semantic HTML: headings, landmarks, lists, tables and links",
            "Forms, labels and input types a phone keyboard understands",
            "Git commits, branches and pull requests on GitHub",
          ],
          lab: "Write a three-page site for a neighbourhood bakery in plain HTML, with an order form, and publish it on GitHub Pages.",
        },
        {
          week: 2,
          title: "CSS layout and responsive design",
          theory: [
            "The cascade, specificity and custom properties",
            "Flexbox for rows, Grid for pages",
            "Media and container queries, starting from the phone",
            "Colour contrast, visible focus and reduced motion",
          ],
          lab: "Style the bakery site for 390, 768 and 1440 pixels, then reach 95 or more for accessibility in Lighthouse.",
        },
        {
          week: 3,
          title: "Modern JavaScript",
          theory: [
            "Values, functions, scope and closures",
            "Arrays and objects: map, filter, reduce, destructuring and spread",
            "Modules, and errors that are thrown and caught",
            "Promises, async/await and fetch",
            "Stepping through code in the browser's debugger",
          ],
          lab: "Build a prayer-times and weather page that calls the AlAdhan and Open-Meteo APIs, and says so kindly when either fails.",
        },
        {
          week: 4,
          title: "The DOM and the basics of TypeScript",
          theory: [
            "Events, delegation and updating the page safely",
            "Local storage and the address bar as places for state",
            "Types, unions, narrowing and generics you can read",
            "tsc, strict mode and what types cannot promise at run time",
          ],
          lab: "Write a household budget tracker in TypeScript, without a framework, that keeps its entries in local storage and exports them as CSV.",
        },
      ],
    },
    {
      month: 2,
      title: "React in the browser",
      weeks: [
        {
          week: 5,
          title: "React 19: components and state",
          theory: [
            "JSX, props and composing a page from components",
            "State, events and rendering lists with stable keys",
            "Effects: the few cases that need one, and the many that do not",
            "Vite, the React developer tools and the React Compiler",
          ],
          lab: "Start the running project: the timetable of a tuition centre, filtered by subject and teacher, in React and TypeScript on Vite.",
        },
        {
          week: 6,
          title: "Forms, hooks and shared state",
          theory: [
            "Controlled inputs, form actions and useActionState",
            "Optimistic updates with useOptimistic",
            "Custom hooks and context, and when to lift state instead",
            "Validation with Zod, and error texts people can act on",
          ],
          lab: "Add a class-booking form to the timetable, with errors beside the fields, a pending state and the first wrong field focused.",
        },
        {
          week: 7,
          title: "React Router and loading data",
          theory: [
            "Routes, nested layouts and parameters",
            "Loaders and actions: data before the page, forms without effects",
            "Error boundaries, pending states and not-found pages",
            "Server rendering and prerendering, and what each one costs",
          ],
          lab: "Turn the timetable into a routed application with a page per teacher, a search in the address bar and an error page.",
        },
        {
          week: 8,
          title: "Tailwind CSS, accessibility and component tests",
          theory: [
            "Design tokens and Tailwind's utility classes",
            "Keyboard use, ARIA roles and dialogs that hold the focus",
            "Testing Library: find things as a person does, by role and label",
            "Vitest, and writing the test that proves a bug first",
          ],
          lab: "Give the project a small design system of button, field and dialog, with tests, and use it for an hour by keyboard alone.",
        },
      ],
    },
    {
      month: 3,
      title: "Node.js, Express and MongoDB",
      weeks: [
        {
          week: 9,
          title: "Node.js and Express",
          theory: [
            "The event loop, streams and environment variables",
            "HTTP by hand with node:http, then Express 5",
            "Routing, middleware and one place for errors",
            "REST: verbs, status codes and paging",
          ],
          lab: "Write the timetable's API in Express with Zod validation on every route, and try each failure with curl.",
        },
        {
          week: 10,
          title: "MongoDB and Mongoose",
          theory: [
            "Documents, collections, and when to embed or to reference",
            "Mongoose schemas, validation and population",
            "Indexes and reading an explain plan",
            "Aggregation pipelines: match, group, lookup",
            "Transactions, so that one seat is never sold twice",
          ],
          lab: "Move the timetable to MongoDB, load 50,000 generated bookings, and bring the busiest-teachers report under 100 milliseconds.",
        },
        {
          week: 11,
          title: "Sign-in and permissions",
          theory: [
            "Hashing passwords with Argon2",
            "Session cookies and JSON Web Tokens: what each costs you",
            "Roles checked on the server, not in the menu",
            "CSRF, XSS, rate limits and the OWASP Top 10 for developers",
          ],
          lab: "Add sign-up, sign-in and three roles (student, teacher, office) to the project, then try to break into a classmate's copy.",
        },
        {
          week: 12,
          title: "Files, mail and live updates",
          theory: [
            "Uploads: limits, types and signed addresses",
            "Mail from a queue with retries, using Nodemailer",
            "WebSockets with Socket.IO, and reconnecting",
            "Card payments: intents, webhooks and idempotency",
          ],
          lab: "Show remaining seats live, send a booking confirmation by mail, and take a payment in Stripe's test mode.",
        },
      ],
    },
    {
      month: 4,
      title: "To production, and the capstone",
      weeks: [
        {
          week: 13,
          title: "Testing the whole application",
          theory: [
            "What to test at which level: unit, API, browser",
            "API tests with Supertest against a real MongoDB",
            "Playwright: journeys, traces and tests that do not flake",
            "Choosing the capstone: a user, a problem, three screens",
          ],
          lab: "Cover booking, double booking and cancelling with API and Playwright tests, and hand in a one-page capstone proposal.",
        },
        {
          week: 14,
          title: "Docker, CI/CD and deployment",
          theory: [
            "Images, layers and multi-stage Dockerfiles",
            "Compose for application and database together",
            "GitHub Actions: check, test, build, deploy",
            "A Linux server with Caddy, HTTPS, backups and structured logs",
          ],
          lab: "Deploy the project to a small Linux server from GitHub Actions, then restore it from last night's backup on a clean machine.",
        },
        {
          week: 15,
          title: "Capstone: build and review",
          theory: [
            "Cutting scope, and planning in slices a user can try",
            "Code review: how to ask for one and how to give one",
            "Measuring speed: Lighthouse, bundle size, slow queries",
            "Working with AI coding assistants, and checking what they write",
          ],
          lab: "Build the capstone's first two slices, and review a classmate's pull request with at least five useful comments.",
        },
        {
          week: 16,
          title: "Capstone: launch and presentation",
          theory: [
            "A README that lets a stranger run your project",
            "Presenting a project in ten minutes, failures included",
            "Portfolio, CV and GitHub profile for jobs in Pakistan and the Gulf",
            "Freelance basics: quotes, milestones and getting paid from abroad",
          ],
          lab: "Launch the capstone on its own address, let five real users try it, and present what you changed because of them.",
        },
      ],
    },
  ],
};
