/** What people call a course or service besides its title, and tools and topics of it; separated by commas. */
type SubjectNames = { names: string; parts: string };

type CourseNames = SubjectNames & {
  /** What visitors type for it in the site's search, besides its own text. */
  searchWords: string[];
  /** What it begins with, and whom it suits, in words. */
  beginsWith: string;
  suits: string;
};

/** The courses' names, by course id. */
export const courseNames: Record<string, CourseNames> = {
  "mern-full-stack-development": {
    names:
      "MERN, MERN stack, marn, full stack, full-stack, fullstack, full stack web, full stack development, full stack web development, full stack developer, web development, web dev, webdev, web developer, website development, web, ویب ڈویلپمنٹ, ویب",
    parts:
      "JavaScript, js, TypeScript, React, React.js, Next.js, Node, Node.js, Express.js, MongoDB, Mongo, Mongoose, HTML, CSS, Tailwind, frontend, front end, backend, back end, Docker, REST API, Git, GitHub, Vite, Playwright, WebSockets, database",
    searchWords: ["web development course", "JavaScript course", "MERN stack", "frontend", "backend"],
    beginsWith: "HTML, CSS and first steps in JavaScript",
    suits: "if you want to build websites and web applications",
  },
  "data-analyst": {
    names:
      "data analysis, data analyst, data analytics, data science, data scientist, data, analytics, analyst, business intelligence, ڈیٹا انالیسس, ڈیٹا سائنس, ڈیٹا",
    parts:
      "Python, Excel, SQL, PostgreSQL, Postgres, Power BI, pandas, NumPy, statistics, dashboards, DAX, pivot tables, Power Query, spreadsheets, forecasting, Tableau, visualisation, data entry, database",
    searchWords: ["data science", "data analyst", "dashboard course", "statistics course"],
    beginsWith: "Excel",
    suits: "if you like numbers and spreadsheets; the gentlest start for somebody without any coding",
  },
  "ai-machine-learning": {
    names:
      "AI, artificial intelligence, machine learning, ML, deep learning, full stack AI, AI ML, AI with machine learning, generative AI, gen AI, LLM, masnoi zahanat, آرٹیفیشل انٹیلیجنس, اے آئی, مشین لرننگ",
    parts:
      "Python, PyTorch, TensorFlow, scikit-learn, computer vision, transformers, RAG, FastAPI, MLOps, neural networks, NLP, Hugging Face, LangChain, prompt engineering, image recognition",
    searchWords: ["artificial intelligence", "AI course", "ML", "deep learning", "LLM", "full stack AI"],
    beginsWith: "Python and the mathematics you will use",
    suits: "if you enjoy mathematics and want to build models",
  },
  "cyber-security-ceh": {
    names:
      "cyber security, cybersecurity, cyber, cybersec, CEH, ethical hacking, ethical hacker, hacking, penetration testing, pentest, pen test, certified ethical hacker, information security, infosec, security, security audit, security testing, security test, سائبر سیکیورٹی, سائبر, ہیکنگ",
    parts:
      "Kali, Kali Linux, nmap, Burp Suite, OWASP, Wireshark, Wazuh, SIEM, Metasploit, network security, Linux, networking, vulnerabilities, malware, phishing",
    searchWords: ["cybersecurity course", "ethical hacking", "CEH", "penetration testing", "hacker"],
    beginsWith: "networks and Linux",
    suits: "if you are curious how systems are attacked and defended",
  },
};

/** The services' names, by slug. */
export const serviceNames: Record<string, SubjectNames> = {
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
