import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** Mobile app development's landing page. */
export const mobileAppDevelopmentPage: ServicePage = {
  slug: "mobile-app-development",
  meta: {
    title: `Mobile app development for Android and iPhone | ${company.name}`,
    description:
      "Android and iPhone apps from one code base, made for weak signals, shared phones and right-to-left languages, and published in both stores with you.",
  },
  hero: {
    title: "Apps that work where the signal does not",
    lead: "One code base for Android and iPhone, made for people on a motorbike, in a field or in a basement shop: it keeps their work and sends it when the network returns.",
    action: { label: "Start Your Project", href: "/contact" },
  },
  offers: {
    title: "What we make",
    lead: "From a first version for one branch to an app in both stores.",
    cards: [
      {
        icon: "smartphone",
        title: "Customer apps",
        text: "Ordering, booking and loyalty, with sign-in by phone number and notifications people do not switch off.",
      },
      {
        icon: "map",
        title: "Apps for staff on the road",
        text: "Deliveries, meter readings, inspections and sales visits, with maps, photographs and signatures.",
      },
      {
        icon: "cloud",
        title: "Offline first",
        text: "Data is kept on the phone and sent later, and two people changing the same record do not lose each other's work.",
      },
      {
        icon: "languages",
        title: "Urdu, Arabic and English",
        text: "Right-to-left layouts, Nastaliq text that is not cut off, and numbers and dates as your customers write them.",
      },
      {
        icon: "wallet",
        title: "Payments",
        text: "Cards and mobile wallets inside the app, cash with a receipt outside it, and refunds your office can trace.",
      },
      {
        icon: "refresh",
        title: "Publishing and updates",
        text: "Store pages, reviews by Google and Apple, crash reports and two maintenance releases after launch.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for mobile",
    lead: "An app is a long acquaintance. We plan for its second year.",
    points: [
      {
        title: "A prototype on your phone in two weeks",
        text: "You hold the main screens before the expensive part begins, and may still change your mind.",
      },
      {
        title: "Tested on phones your customers own",
        text: "A drawer of used Android phones and two iPhones, not only a simulator on a fast computer.",
      },
      {
        title: "One team for app and server",
        text: "The people who draw the screens also write the API, so neither waits for the other.",
      },
      {
        title: "Store accounts in your name",
        text: "You own the listing, the reviews and the signing keys from the first day.",
      },
      {
        title: "Sometimes a website is enough",
        text: "If a fast web page would serve you, we tell you before you pay for two stores.",
      },
    ],
  },
  cases: {
    title: "Recent projects",
    lead: "What was built, and what came of it.",
    studies: [
      {
        title: "Proof of delivery for riders",
        clientKind: "Courier with 60 riders, Lahore",
        work: "An Android app for route, cash collected, photograph and signature, which works through a whole shift offline.",
        result: "Disputed deliveries fell by half within two months.",
        technologies: ["React Native", "SQLite", "Node.js"],
        icon: "map",
      },
      {
        title: "Milk collection at the farm gate",
        clientKind: "Dairy company, Sahiwal",
        work: "Collectors record litres and fat on the phone, the farmer gets an SMS, and the day's ledger closes by itself.",
        result: "Farmers are paid on the seventh day instead of the twelfth.",
        technologies: ["React Native", "Expo", "PostgreSQL"],
        icon: "database",
      },
      {
        title: "Gym classes and memberships",
        clientKind: "Fitness studio with two branches, Doha",
        work: "Booking, waiting lists and membership freezes in Arabic and English, for iPhone and Android.",
        result: "The front desk answers about a third as many calls.",
        technologies: ["React Native", "Firebase", "TypeScript"],
        icon: "calendar",
      },
      {
        title: "A wholesaler's order book",
        clientKind: "Grocery wholesaler, Peshawar",
        work: "Shopkeepers reorder from their last list, see credit left and get a delivery day. The shop's old scanner still works.",
        result: "Most regular customers order from the app, and picking starts an hour earlier.",
        technologies: ["React Native", "Node.js", "PostgreSQL"],
        icon: "cart",
      },
      {
        title: "Safety checks on site",
        clientKind: "Building contractor, Riyadh",
        work: "Checklists with photographs, offline in basements, and a daily report in Arabic and English.",
        result: "Open findings are closed in days, because everybody can see whose they are.",
        technologies: ["React Native", "SQLite", "TypeScript"],
        icon: "shield",
      },
      {
        title: "A quiz app for matric pupils",
        clientKind: "Tuition centre, Bahawalpur",
        work: "Past papers as short tests in Urdu and English, downloaded once over Wi-Fi and used without it.",
        result: "About 1,400 pupils used it in the weeks before the board examination.",
        technologies: ["Expo", "SQLite", "TypeScript"],
        icon: "award",
      },
    ],
  },
  closing: {
    title: "Have an app in mind?",
    lead: "Tell us who will hold the phone and what they need to get done. We reply within 24 hours with questions and a first idea of the time.",
    action: { label: "Start Your Project", href: "/contact" },
  },
};
