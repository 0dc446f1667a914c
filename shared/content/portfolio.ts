import type { Hue } from "../contracts/content/pattern.ts";
import { claims } from "./claims.ts";
import { company } from "./company.ts";

/** The filter's buttons in order; the first shows every project (specification §2, "Portfolio section"). */
export const portfolioCategories = [
  "All",
  "Web Development",
  "Mobile Development",
  "UI/UX Design",
  "Digital Marketing",
] as const;

export type PortfolioCategory = (typeof portfolioCategories)[number];

/** A project of the portfolio (specification §3, "Portfolio project"). */
export type Project = {
  slug: string;
  title: string;
  description: string;
  /** An image address, or null if the picture is drawn. */
  image: string | null;
  /** The content of the drawn picture: a device and the kind of screen. */
  picture: {
    frame: "browser" | "phone" | "tablet";
    layout: "dashboard" | "shop" | "article" | "map" | "chat" | "campaign";
    hue: Hue;
  };
  category: Exclude<PortfolioCategory, "All">;
  technologies: string[];
  client: string;
  /** How long the work took, in words. */
  duration: string;
  featured: boolean;
  githubUrl: string | null;
  /** The live project. */
  url: string;
};

/** The texts of the portfolio page, and of the same block on the services page. */
export const portfolio = {
  meta: {
    title: `Portfolio: websites, apps, design, campaigns | ${company.name}`,
    description: `Six projects by our team in ${company.address.city}: a produce price board, a fabric shop, a rider app, a clinic app, a library redesign and a winter campaign.`,
  },
  hero: {
    title: "Work you can open and try",
    lead: "Six projects from different trades: what they do, what they are built with and how long they took.",
  },
  projects: {
    title: "Selected projects",
    lead: "Choose a kind of work, or look through all of them.",
    filterLabel: "Show projects in",
    featuredBadge: "Featured",
    liveLabel: "Live project",
    clientLabel: "Client",
    durationLabel: "Time",
    technologiesLabel: "Built with",
  },
  achievements: { title: "In figures", claims: claims.achievements },
  closing: {
    title: "Yours could be the seventh",
    lead: "Tell us what should work better in a few months. You have our answer within 24 hours.",
    action: { label: "Start Your Project", href: "/contact" },
  },
};

/** The six projects (specification §2 and §3). */
export const projects: Project[] = [
  {
    slug: "mandi-board",
    title: "Mandi Board",
    description:
      "Wholesale fruit and vegetable prices from eleven markets, gathered each dawn and shown on one page that opens on any phone. Growers compare markets, see the week's trend and choose where to send the truck.",
    image: null,
    picture: { frame: "browser", layout: "dashboard", hue: "emerald" },
    category: "Web Development",
    technologies: ["TypeScript", "React", "Node.js", "PostgreSQL"],
    client: "A growers' cooperative in Okara",
    duration: "7 weeks",
    featured: true,
    githubUrl: null,
    url: "https://mandi-board.example",
  },
  {
    slug: "chhapa-fabrics",
    title: "Chhapa Fabrics",
    description:
      "An online shop for hand-printed cloth sold by the metre. It knows the length left on every bolt, shows a pattern at true scale beside a hand, and takes cash on delivery, cards and mobile wallets.",
    image: null,
    picture: { frame: "browser", layout: "shop", hue: "brick" },
    category: "Web Development",
    technologies: ["WordPress", "WooCommerce", "PHP", "MySQL"],
    client: "A block-printing workshop in Hala",
    duration: "5 weeks",
    featured: false,
    githubUrl: null,
    url: "https://chhapa-fabrics.example",
  },
  {
    slug: "raasta-rider",
    title: "Raasta Rider",
    description:
      "The day's route, cash collected, photograph and signature in a courier rider's hand. Everything is kept on the phone and sent when there is signal, so that a shift in the old city loses nothing.",
    image: null,
    picture: { frame: "phone", layout: "map", hue: "lapis" },
    category: "Mobile Development",
    technologies: ["React Native", "Expo", "SQLite", "Node.js"],
    client: "A courier company in Lahore",
    duration: "10 weeks",
    featured: true,
    githubUrl: null,
    url: "https://raasta-rider.example",
  },
  {
    slug: "tabeeb-line",
    title: "Tabeeb Line",
    description:
      "Appointments and messages between families and their clinic, in Urdu and English. Reports arrive in the conversation they belong to, and a nurse sees urgent words first.",
    image: null,
    picture: { frame: "phone", layout: "chat", hue: "plum" },
    category: "Mobile Development",
    technologies: ["React Native", "TypeScript", "Firebase", "PostgreSQL"],
    client: "A children's clinic in Rawalpindi",
    duration: "12 weeks",
    featured: false,
    githubUrl: null,
    url: "https://tabeeb-line.example",
  },
  {
    slug: "kutub-reader",
    title: "Kutub Reader",
    description:
      "A public library's reading room on a tablet, redesigned after two days beside its readers. Urdu in Nastaliq and English share one page, text grows without breaking, and older readers find their last book in one touch.",
    image: null,
    picture: { frame: "tablet", layout: "article", hue: "plum" },
    category: "UI/UX Design",
    technologies: ["Figma", "FigJam", "Storybook", "WCAG 2.2"],
    client: "A public library in Bahawalpur",
    duration: "6 weeks",
    featured: true,
    githubUrl: null,
    url: "https://kutub-reader.example",
  },
  {
    slug: "nagar-winter",
    title: "Nagar Winter Boxes",
    description:
      "A six-week winter campaign for dried apricots, almonds and walnuts: search and social adverts, four landing pages, and delivery dates promised city by city. It ended two weeks early because the stock had gone.",
    image: null,
    picture: { frame: "browser", layout: "campaign", hue: "brick" },
    category: "Digital Marketing",
    technologies: ["Meta Ads", "Google Ads", "Google Analytics 4", "Mailchimp"],
    client: "A dry fruit cooperative in Gilgit-Baltistan",
    duration: "6 weeks",
    featured: false,
    githubUrl: null,
    url: "https://nagar-winter.example",
  },
];
