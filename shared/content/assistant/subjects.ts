import { courses } from "../courses.ts";
import { services } from "../services.ts";

/** A course or service by the words people use for it, for the assistant; the titles count without being listed. */
type SubjectNames = {
  id: string;
  kind: "course" | "service" | "elsewhere";
  names: string[];
  parts: string[];
};

const split = (names: string) => names.split(/,\s+/);

const courseNames: Record<string, { names: string; parts: string }> = {
  "mern-full-stack-development": {
    names:
      "MERN, MERN stack, marn, full stack, full-stack, fullstack, full stack web, full stack development, full stack web development, full stack developer, web development, web dev, webdev, web developer, website development, web, ویب ڈویلپمنٹ, ویب",
    parts:
      "JavaScript, js, TypeScript, React, React.js, Next.js, Node, Node.js, Express.js, MongoDB, Mongo, Mongoose, HTML, CSS, Tailwind, frontend, front end, backend, back end, Docker, REST API, Git, GitHub, Vite, Playwright, WebSockets, database",
  },
  "data-analyst": {
    names:
      "data analysis, data analyst, data analytics, data science, data scientist, data, analytics, analyst, business intelligence, ڈیٹا انالیسس, ڈیٹا سائنس, ڈیٹا",
    parts:
      "Python, Excel, SQL, PostgreSQL, Postgres, Power BI, pandas, NumPy, statistics, dashboards, DAX, pivot tables, Power Query, spreadsheets, forecasting, Tableau, visualisation, data entry, database",
  },
  "ai-machine-learning": {
    names:
      "AI, artificial intelligence, machine learning, ML, deep learning, full stack AI, AI ML, AI with machine learning, generative AI, gen AI, LLM, masnoi zahanat, آرٹیفیشل انٹیلیجنس, اے آئی, مشین لرننگ",
    parts:
      "Python, PyTorch, TensorFlow, scikit-learn, computer vision, transformers, RAG, FastAPI, MLOps, neural networks, NLP, Hugging Face, LangChain, prompt engineering, image recognition",
  },
  "cyber-security-ceh": {
    names:
      "cyber security, cybersecurity, cyber, cybersec, CEH, ethical hacking, ethical hacker, hacking, penetration testing, pentest, pen test, certified ethical hacker, information security, infosec, security, security audit, security testing, security test, سائبر سیکیورٹی, سائبر, ہیکنگ",
    parts:
      "Kali, Kali Linux, nmap, Burp Suite, OWASP, Wireshark, Wazuh, SIEM, Metasploit, network security, Linux, networking, vulnerabilities, malware, phishing",
  },
};

const serviceNames: Record<string, { names: string; parts: string }> = {
  "web-development": {
    names:
      "website, websites, web site, web development, web dev, web app, web application, website development, web portal, portal for our, online store, online shop, e-commerce store, ecommerce, ecommerce website, ecommerce store, web",
    parts: "landing page, booking system, hosting",
  },
  "wordpress-development": {
    names: "WordPress, WooCommerce, WordPress site, WordPress website, WordPress shop, wp, ورڈپریس",
    parts: "Elementor, Gutenberg, plugins",
  },
  "mobile-app-development": {
    names:
      "mobile app, mobile apps, mobile application, app development, app, apps, android, iOS, iPhone app, android app, iOS app, flutter app, موبائل ایپ",
    parts: "React Native, Expo, Play Store, App Store, Firebase",
  },
  "ui-ux-design": {
    names:
      "UI/UX, UI UX, UX, UI, UI design, UX design, user interface, user experience, product design, web design, website design, app screens, redesign",
    parts: "Figma, wireframes, prototypes, design system, Adobe XD",
  },
  "digital-marketing": {
    names:
      "digital marketing, marketing, SEO, search engine optimisation, search engine optimization, social media marketing, Google ads, Facebook ads, Meta ads, ڈیجیٹل مارکیٹنگ",
    parts: "ads, campaigns, rank on Google, email marketing, content marketing, leads, PPC",
  },
  "ai-chatbot-integration": {
    names:
      "chatbot, chatbots, chat bot, AI chatbot, WhatsApp bot, WhatsApp chatbot, bot for, bots, chatbot integration, چیٹ بوٹ",
    parts: "WhatsApp Business, WhatsApp automation, auto reply",
  },
  "data-analysis-business-intelligence": {
    names: "data analysis, business intelligence, BI, BI dashboard, data analytics, dashboard, dashboards, reporting",
    parts: "Power BI, data warehouse, forecasts",
  },
  cybersecurity: {
    names:
      "cyber security, cybersecurity, security audit, security assessment, penetration testing, penetration test, pentest, pen test, security test, security testing",
    parts: "OWASP, vulnerabilities, firewall",
  },
  "ai-ml-solutions": {
    names:
      "AI solution, AI solutions, AI ML solutions, AI model, machine learning project, AI project, machine learning",
    parts: "predictive model, image recognition, recommendation engine",
  },
};

/** What people ask us to teach in vain: the honest answer names what we do teach. */
const untaught =
  "Java, C++, PHP, Laravel, Django, Ruby, Golang, Rust, graphic design, graphics design, graphic designing, graphics, Photoshop, Illustrator, video editing, animation, IELTS, spoken English, accounting, QuickBooks, Amazon FBA, virtual assistant, Amazon virtual assistant, Shopify, blockchain, web3, cloud computing, AWS, Azure, DevOps, game development, Unity, CCNA, AutoCAD, SolidWorks, MS Office, office automation, typing, freelancing, trading, forex, 3D modeling, content writing, blogging, affiliate marketing, dropshipping, Salesforce, SAP, Oracle, .NET, ASP.NET, C#, Vue, Angular, robotics, IoT, Flutter, Swift, Kotlin, embroidery, beautician, cooking, stitching";

const noNames = { names: "", parts: "" };
const namesOf = (title: string, { names, parts }: { names: string; parts: string }) => ({
  names: [title, ...split(names)].filter(Boolean),
  parts: split(parts).filter(Boolean),
});

/** Everything the assistant knows by name. */
export const assistantSubjects: SubjectNames[] = [
  ...courses.map(({ id, cardTitle, skills }) => {
    const { names, parts } = namesOf(cardTitle, courseNames[id] ?? noNames);
    return { id, kind: "course" as const, names, parts: [...parts, ...skills] };
  }),
  ...services.map(({ slug, title }) => ({
    id: slug,
    kind: "service" as const,
    ...namesOf(title, serviceNames[slug] ?? noNames),
  })),
  { id: "untaught", kind: "elsewhere", names: split(untaught), parts: [] },
];
