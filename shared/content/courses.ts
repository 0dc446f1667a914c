import type { Hue, Tiling } from "../contracts/content/pattern.ts";
import type { Course } from "../contracts/course.ts";

export type CatalogueCourse = {
  /** The courseId in every URL and call; the slug is the same. */
  id: string;
  slug: string;
  title: string;
  /** The shorter title of the home page's cards (specification §3). */
  cardTitle: string;
  tagline: string;
  description: string;
  /** In words: "4 months". */
  duration: string;
  months: number;
  /** Count text: "420+". */
  students: string;
  rating: number;
  level: Course["level"];
  modules: number;
  projects: number;
  skills: string[];
  /** US dollars a month; shown only if the price-visibility rule allows it. */
  monthlyPrice: number;
  /** The address in the specification's route list, which shows the canonical address's page. */
  landingPath: string;
  /** "/courses/<slug>": the canonical address, for search engines. */
  canonicalPath: string;
  /** The girih cover: each course has its own tiling and hue; `angle` is the contact angle in degrees. */
  pattern: { tiling: Tiling; hue: Hue; angle: number };
  /** An image address, or null if the cover is drawn. */
  thumbnail: string | null;
};

const catalogue: Omit<CatalogueCourse, "canonicalPath">[] = [
  {
    id: "mern-full-stack-development",
    slug: "mern-full-stack-development",
    title: "MERN Full Stack Web Development",
    cardTitle: "MERN Full Stack",
    tagline: "From your first HTML page to a tested application on a live server.",
    description:
      "Build complete web applications with MongoDB, Express, React and Node.js. You start with HTML, CSS and modern JavaScript, add TypeScript, sign-in, automated tests and Docker, and finish with a capstone that real people can open in a browser.",
    duration: "4 months",
    months: 4,
    students: "420+",
    rating: 4.9,
    level: "Advanced",
    modules: 12,
    projects: 8,
    skills: ["HTML & CSS", "JavaScript", "TypeScript", "React 19", "Node.js", "Express", "MongoDB", "Docker", "CI/CD"],
    monthlyPrice: 99,
    landingPath: "/MernStackPage",
    pattern: { tiling: "3.12.12", hue: "emerald", angle: 60 },
    thumbnail: null,
  },
  {
    id: "data-analyst",
    slug: "data-analyst",
    title: "Data Analysis",
    cardTitle: "Data Analysis",
    tagline: "Turn untidy spreadsheets into decisions a manager can act on.",
    description:
      "Learn the working analyst's tools in the order you will need them: Excel, statistics, SQL on PostgreSQL, Python with pandas, and Power BI. You practise on local data, from mandi prices to rainfall and retail sales, and learn to explain what the numbers do and do not say.",
    duration: "3 months",
    months: 3,
    students: "285+",
    rating: 4.8,
    level: "Advanced",
    modules: 10,
    projects: 6,
    skills: ["Excel", "Statistics", "SQL", "PostgreSQL", "Python", "pandas", "Power BI", "DAX", "Forecasting"],
    monthlyPrice: 99,
    landingPath: "/DataAnalysisPage",
    pattern: { tiling: "4.8.8", hue: "lapis", angle: 67.5 },
    thumbnail: null,
  },
  {
    id: "ai-machine-learning",
    slug: "ai-machine-learning",
    title: "Full Stack AI With Machine Learning",
    cardTitle: "AI With Machine Learning",
    tagline: "Understand the models you use, then put one into service.",
    description:
      "Go from Python and the mathematics behind a model to systems that run: scikit-learn for tabular data, PyTorch for images and text, and language-model applications that answer from your own documents. You learn to measure a model honestly and to deploy and watch it afterwards.",
    duration: "3 months",
    months: 3,
    students: "265+",
    rating: 4.9,
    level: "Advanced",
    modules: 16,
    projects: 12,
    skills: [
      "Python",
      "NumPy",
      "scikit-learn",
      "PyTorch",
      "Computer vision",
      "Transformers",
      "RAG",
      "FastAPI",
      "MLOps",
    ],
    monthlyPrice: 99,
    landingPath: "/AiPage",
    pattern: { tiling: "4.6.12", hue: "brick", angle: 58 },
    thumbnail: null,
  },
  {
    id: "cyber-security-ceh",
    slug: "cyber-security-ceh",
    title: "Cyber Security (CEH)",
    cardTitle: "Cyber Security CEH",
    tagline: "Think like an attacker, work like a defender, stay inside the law.",
    description:
      "Practise ethical hacking in an isolated lab and learn the defence that answers each attack: networks, Linux, reconnaissance, web and wireless security, log analysis and reporting. The weeks follow the topics of the Certified Ethical Hacker exam and end with timed practice papers.",
    duration: "3 months",
    months: 3,
    students: "310+",
    rating: 4.9,
    level: "Intermediate",
    modules: 12,
    projects: 7,
    skills: ["Networking", "Kali Linux", "Nmap", "Burp Suite", "OWASP Top 10", "Wireshark", "Wazuh SIEM", "Reporting"],
    monthlyPrice: 99,
    landingPath: "/CyberSecurityPage",
    pattern: { tiling: "3.4.6.4", hue: "plum", angle: 62 },
    thumbnail: null,
  },
];

/** The four courses: one source for card, page, structured data and seed (specification §3, figures of its table). */
export const courses: CatalogueCourse[] = catalogue.map((course) => ({
  ...course,
  canonicalPath: `/courses/${course.slug}`,
}));

/** The course with this id, or undefined if there is none. */
export function findCourse(id: string): CatalogueCourse | undefined {
  return courses.find((course) => course.id === id);
}
