import type { Hue } from "../contracts/content/pattern.ts";
import type { LocalPrices } from "../rules/plan-price.ts";

type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** A way to send the company money without a card. */
export type TransferMethod = {
  id: "bank" | "jazzcash" | "easypaisa" | "raast";
  title: string;
  /** Whom it is meant for, or what to watch for. */
  note: string;
  /** Values to type into the form of a bank or an app, each with a copy button; numbers without spaces. */
  details: { label: string; value: string }[];
  /** Whether it only transfers Pakistani rupees. */
  rupeesOnly: boolean;
  /** Whether the details are also shown as a QR code. */
  hasQr: boolean;
};

/** Where customers pay for orders. */
export type PaymentDetails = {
  /** Whether the details are invented: the page then says so and asks nobody to pay. */
  isDemo: boolean;
  /** For how many days an order keeps its price. */
  daysToPay: number;
  /** Prices of plans that are paid in a currency other than US dollars. */
  localPrices: LocalPrices[];
  transfers: TransferMethod[];
};

/** A weekly period in which demo classes begin. */
export type DemoWindow = {
  days: Weekday[];
  /** Local 24-hour time. */
  opens: string;
  closes: string;
  /** A class's length (specification §9), and the time from one start to the next. */
  minutes: 30 | 45;
  everyMinutes: number;
  /** How many visitors share one class; each course has its own classes. */
  seats: number;
};

export type Company = {
  name: string;
  /** The name in Urdu, for the wordmark. */
  nameUrdu: string;
  /** The software house's name: "Darsgah Solutions". */
  fullName: string;
  legalName: string;
  tagline: string;
  description: string;
  founded: number;
  copyrightYear: number;
  /** `e164` for links and structured data, `display` for readers. */
  phones: { label: string; e164: string; display: string }[];
  emails: { label: string; address: string }[];
  address: {
    street: string;
    area: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    /** ISO 3166-1 alpha-2. */
    countryCode: string;
  };
  /** Local hours in 24-hour time, and in the words a page shows. */
  hours: { timeZone: string; spans: { days: Weekday[]; opens: string; closes: string; words: string }[] };
  /** When free demo classes can be booked, and where they take place. Times are in the business hours' zone. */
  demo: {
    windows: DemoWindow[];
    /** How many hours before its start a class can be booked at the latest, and how many days ahead. */
    leadHours: number;
    horizonDays: number;
    /** The online room. */
    joinUrl: string;
  };
  social: { name: string; url: string; icon: "facebook" | "instagram" | "linkedin" | "youtube" }[];
  /** The number in E.164, and the prefilled text of a new chat. */
  whatsapp: { e164: string; greeting: string };
  /** ISO 4217 code, and the symbol before an amount. */
  currency: { code: string; symbol: string };
  /** Whether the courses section blocks the developer-tools shortcuts and the context menu. */
  blockDeveloperTools: boolean;
  /**
   * The colours that all others are mixed from (`palette.ts`), for the light and the dark theme. The last four are the
   * deep grounds of covers and patterns, one per course; the first of them, emerald here, is the main one.
   */
  brand: {
    colors: Record<"ink" | "paper" | "accent" | "link" | Hue, { light: string; dark: string }>;
  };
};

const name = "Darsgah";
const workdays: Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** All facts that identify the company (specification §2, contact page and footer; §9). */
export const company: Company = {
  name,
  nameUrdu: "درسگاه",
  fullName: `${name} Solutions`,
  legalName: `${name} Solutions (Private) Limited`,
  tagline: "Learn it live. Build it for real.",
  description: `${name} teaches web development, data analysis, machine learning and cyber security in live online classes, and builds software for businesses, from Lahore.`,
  founded: 2025,
  copyrightYear: 2025,
  phones: [
    { label: "Admissions", e164: "+923000000142", display: "+92 300 0000142" },
    { label: "Office", e164: "+924235000142", display: "+92 42 35000142" },
  ],
  emails: [
    { label: "Courses and admissions", address: "admissions@darsgah.example" },
    { label: "Software projects", address: "projects@darsgah.example" },
  ],
  address: {
    street: "Third Floor, 42-B Main Boulevard",
    area: "Gulberg III",
    city: "Lahore",
    region: "Punjab",
    postalCode: "54660",
    country: "Pakistan",
    countryCode: "PK",
  },
  hours: {
    timeZone: "Asia/Karachi",
    spans: [
      {
        days: workdays,
        opens: "09:00",
        closes: "19:00",
        words: "Mon-Fri 9:00 AM-7:00 PM",
      },
      { days: ["Saturday"], opens: "10:00", closes: "16:00", words: "Sat 10:00 AM-4:00 PM" },
    ],
  },
  demo: {
    windows: [
      { days: workdays, opens: "09:00", closes: "13:00", minutes: 30, everyMinutes: 60, seats: 6 },
      { days: workdays, opens: "13:00", closes: "19:00", minutes: 45, everyMinutes: 60, seats: 6 },
      { days: ["Saturday"], opens: "10:00", closes: "16:00", minutes: 45, everyMinutes: 60, seats: 6 },
    ],
    leadHours: 2,
    horizonDays: 14,
    joinUrl: "https://meet.darsgah.example/demo",
  },
  social: [
    { name: "Facebook", url: "https://www.facebook.com/darsgah.example", icon: "facebook" },
    { name: "Instagram", url: "https://www.instagram.com/darsgah.example", icon: "instagram" },
    { name: "LinkedIn", url: "https://www.linkedin.com/company/darsgah-example", icon: "linkedin" },
    { name: "YouTube", url: "https://www.youtube.com/@darsgah-example", icon: "youtube" },
  ],
  whatsapp: { e164: "+923000000142", greeting: "Hello! I'm interested in your services." },
  currency: { code: "USD", symbol: "$" },
  blockDeveloperTools: true,
  brand: {
    colors: {
      ink: { light: "#10211c", dark: "#f4efe3" },
      paper: { light: "#fbf8f1", dark: "#0f1916" },
      accent: { light: "#e3a727", dark: "#ecb23a" },
      link: { light: "#1f3a8a", dark: "#adbfff" },
      emerald: { light: "#0f4a38", dark: "#12553f" },
      lapis: { light: "#1f3a8a", dark: "#27439a" },
      brick: { light: "#7c2d1d", dark: "#8a3522" },
      plum: { light: "#422a67", dark: "#4d3377" },
    },
  },
};

/** Where the company is paid; separate, because only the server needs it. The demo's bank accounts are invented. */
export const paymentDetails: PaymentDetails = {
  isDemo: true,
  daysToPay: 14,
  // Plans have dollar prices; a plan listed here is paid in rupees by visitors from Pakistan.
  localPrices: [{ countryCode: "PK", country: "Pakistan", currency: "PKR", monthly: {} }],
  transfers: [
    {
      id: "bank",
      title: "Bank transfer",
      note: "From any bank, in Pakistan or abroad. Choose “sender pays the charges”, so that the full amount arrives.",
      details: [
        { label: "Account title", value: `${name} Solutions (Demo)` },
        { label: "Bank", value: "Demo Bank Limited, Gulberg Branch, Lahore" },
        { label: "IBAN", value: "PK00 DEMO 0000 0000 0000 0000" },
        { label: "SWIFT / BIC", value: "DEMOPKKAXXX" },
      ],
      rupeesOnly: false,
      hasQr: false,
    },
    {
      id: "raast",
      title: "Raast",
      note: "From the app of any bank in Pakistan, at once and free of charge.",
      details: [
        { label: "Raast ID", value: "0300 0000000" },
        { label: "Account title", value: `${name} Solutions (Demo)` },
      ],
      rupeesOnly: true,
      hasQr: true,
    },
    {
      id: "jazzcash",
      title: "JazzCash",
      note: "From the JazzCash app or any JazzCash shop.",
      details: [
        { label: "Mobile account", value: "0300 0000000" },
        { label: "Account title", value: `${name} Demo` },
      ],
      rupeesOnly: true,
      hasQr: false,
    },
    {
      id: "easypaisa",
      title: "Easypaisa",
      note: "From the Easypaisa app or any Easypaisa shop.",
      details: [
        { label: "Mobile account", value: "0300 0000000" },
        { label: "Account title", value: `${name} Demo` },
      ],
      rupeesOnly: true,
      hasQr: false,
    },
  ],
};
