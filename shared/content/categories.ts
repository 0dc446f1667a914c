import type { Hue } from "../contracts/content/pattern.ts";

export type CourseCategory = {
  title: string;
  description: string;
  href: string;
  icon: "chart" | "brain" | "code" | "shield";
  hue: Hue;
};

/** The home page's grid of course categories (specification §2). */
export const courseCategories: CourseCategory[] = [
  {
    title: "Data Analysis",
    description: "Excel, SQL, Python and Power BI, practised on sales, weather and price data.",
    href: "/DataAnalysisPage",
    icon: "chart",
    hue: "lapis",
  },
  {
    title: "Artificial Intelligence and Machine Learning",
    description: "scikit-learn, PyTorch and language-model applications, measured and deployed.",
    href: "/AiPage",
    icon: "brain",
    hue: "brick",
  },
  {
    title: "Web Development",
    description: "React, Node.js, Express and MongoDB, from the first page to a live server.",
    href: "/MernStackPage",
    icon: "code",
    hue: "emerald",
  },
  {
    title: "Cyber Security",
    description: "Ethical hacking and defence in an isolated lab, along the topics of the CEH exam.",
    href: "/CyberSecurityPage",
    icon: "shield",
    hue: "plum",
  },
];
