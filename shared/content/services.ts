export type Service = {
  slug: string;
  title: string;
  /** Its name in a breadcrumb if the title is too long for a phone. */
  shortTitle?: string;
  description: string;
  features: string[];
  technologies: string[];
  priceText: string;
  /** The usual duration of a project, in words (specification §9). */
  timelineText: string;
  /** The target of links: the specification's own route for six services, the canonical address for the others. */
  landingPath: string;
  /** "/services/<slug>": the canonical address, for search engines. */
  canonicalPath: string;
  icon: "globe" | "layout" | "smartphone" | "pen" | "megaphone" | "bot" | "chart" | "shield" | "brain";
  /** Whether the home page shows it: specification §1 lists eight services. */
  shownOnHome: boolean;
};

const quoted = "Contact for Custom Quote";

const catalogue: Omit<Service, "canonicalPath">[] = [
  {
    slug: "web-development",
    title: "Web Development",
    description:
      "Websites, portals and online shops that load quickly on a mobile connection and that your own staff can keep up to date.",
    features: [
      "Company sites, portals and online shops",
      "Admin screens your staff can use without us",
      "Card and mobile-wallet payments",
      "Layouts checked on phone, tablet and desktop",
      "Search-engine basics: metadata, sitemap, structured data",
      "Hosting, backups and a written handover",
    ],
    technologies: ["TypeScript", "React", "Node.js", "PostgreSQL", "MongoDB", "Docker"],
    priceText: quoted,
    timelineText: "2-8 weeks",
    landingPath: "/WebDevelopmentServices",
    icon: "globe",
    shownOnHome: true,
  },
  {
    slug: "wordpress-development",
    title: "WordPress Development",
    description:
      "WordPress sites and WooCommerce shops built on a light theme of your own, with few plugins and regular updates.",
    features: [
      "A custom block theme instead of a heavy page builder",
      "WooCommerce with cash on delivery and card payment",
      "Moving an old site without losing its addresses",
      "Speed and image clean-up",
      "Updates, backups and security hardening",
    ],
    technologies: ["WordPress", "WooCommerce", "PHP", "MySQL", "Gutenberg blocks"],
    priceText: quoted,
    timelineText: "2-6 weeks",
    landingPath: "/WordPressDevelopment",
    icon: "layout",
    shownOnHome: true,
  },
  {
    slug: "mobile-app-development",
    title: "Mobile App Development",
    description:
      "Android and iPhone apps from one code base, designed for weak signals and shared phones as well as the newest device.",
    features: [
      "One code base for Android and iOS",
      "Work offline, send when the signal returns",
      "Push notifications and sign-in by phone number",
      "Urdu and Arabic, right to left",
      "Publishing on Google Play and the App Store",
    ],
    technologies: ["React Native", "Expo", "TypeScript", "Firebase", "SQLite"],
    priceText: quoted,
    timelineText: "3-12 weeks",
    landingPath: "/services/mobile-app-development",
    icon: "smartphone",
    shownOnHome: true,
  },
  {
    slug: "ui-ux-design",
    title: "UI/UX Design",
    description:
      "Screens drawn from how people really work: we watch, sketch, test with a handful of users, and hand over files developers can build from.",
    features: [
      "Interviews and a map of the user's journey",
      "Wireframes before colour",
      "Clickable prototypes tested with five users",
      "A design system with accessible colours and type",
      "Review of the built screens against the design",
    ],
    technologies: ["Figma", "FigJam", "Storybook", "WCAG 2.2", "Design tokens"],
    priceText: quoted,
    timelineText: "2-6 weeks",
    landingPath: "/UIUXServices",
    icon: "pen",
    shownOnHome: true,
  },
  {
    slug: "digital-marketing",
    title: "Digital Marketing",
    description:
      "Search, social and e-mail campaigns with one agreed goal, a monthly budget you control and a report in plain words.",
    features: [
      "Audit of your site, search position and competitors",
      "Search-engine optimisation in English and Urdu",
      "Google and Meta advertising inside your budget",
      "A monthly content calendar",
      "A report of what was spent and what it brought",
    ],
    technologies: ["Google Ads", "Meta Ads", "Google Analytics 4", "Search Console", "Mailchimp"],
    priceText: "Custom Strategy – Contact for Quote",
    timelineText: "Ongoing",
    landingPath: "/services/digital-marketing",
    icon: "megaphone",
    shownOnHome: true,
  },
  {
    slug: "ai-chatbot-integration",
    title: "AI Chatbot Integration",
    description:
      "An assistant on your website or WhatsApp that answers from your own documents and calls a person when it does not know.",
    features: [
      "Answers drawn only from documents you approve",
      "Website widget and WhatsApp Business",
      "English, Urdu and Roman Urdu",
      "Handover to your staff with the whole conversation",
      "A weekly list of the questions it could not answer",
    ],
    technologies: ["Gemini API", "LangChain", "PostgreSQL with pgvector", "Node.js", "WhatsApp Business API"],
    priceText: quoted,
    timelineText: "2-4 weeks",
    landingPath: "/AIChatbotIntegration",
    icon: "bot",
    shownOnHome: true,
  },
  {
    slug: "data-analysis-business-intelligence",
    title: "Data Analysis & Business Intelligence",
    shortTitle: "Data Analysis & BI",
    description:
      "Dashboards that agree with your ledgers: we clean the data, define each figure with you and refresh the report by itself.",
    features: [
      "Cleaning and joining data from Excel, ERP and shop tills",
      "Power BI dashboards for sales, stock and cash",
      "A written definition of every figure",
      "Scheduled refresh and access by role",
      "Sales and demand forecasts with their error stated",
    ],
    technologies: ["Power BI", "SQL Server", "PostgreSQL", "Python", "pandas", "Excel"],
    priceText: quoted,
    timelineText: "2-4 weeks",
    landingPath: "/DataAnalysisServices",
    icon: "chart",
    shownOnHome: true,
  },
  {
    slug: "cybersecurity",
    title: "Cybersecurity",
    description:
      "Security tests with written permission, findings ranked by the harm they could do, and help to close them.",
    features: [
      "Penetration tests of web applications and networks",
      "Review of servers, cloud accounts and backups",
      "Log collection and alerting",
      "Phishing awareness sessions for staff",
      "A report for managers and one for engineers",
      "A second test after the repairs",
    ],
    technologies: ["Burp Suite", "Nmap", "OWASP ZAP", "Wazuh", "Wireshark"],
    priceText: quoted,
    timelineText: "Ongoing, by scope",
    landingPath: "/CyberSecurityServices",
    icon: "shield",
    shownOnHome: true,
  },
  {
    slug: "ai-ml-solutions",
    title: "AI/ML Solutions",
    description:
      "Models for forecasting, document reading and image inspection, compared with a simple baseline before you pay for anything clever.",
    features: [
      "A feasibility study on a sample of your data",
      "Demand forecasts and customer-loss prediction",
      "Reading invoices, forms and identity documents",
      "Image inspection for factories and farms",
      "Deployment, monitoring and retraining",
    ],
    technologies: ["Python", "PyTorch", "scikit-learn", "FastAPI", "MLflow", "Docker"],
    priceText: quoted,
    timelineText: "3-6 weeks",
    landingPath: "/services/ai-ml-solutions",
    icon: "brain",
    shownOnHome: false,
  },
];

/** The nine services: one source for the home cards and the services page (specification §1, §2 and §9). */
export const services: Service[] = catalogue.map((service) => ({
  ...service,
  canonicalPath: `/services/${service.slug}`,
}));

/** The service with this slug, or undefined if there is none. */
export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}
