export type NavigationLink = { name: string; href: string };

/** An entry of the header; `dropdown` contains the pages below it (specification §3, "Navigation item"). */
export type NavigationEntry = NavigationLink & { dropdown?: NavigationLink[] };

/** The header's entries and dropdowns, in the order of specification §2. */
export const headerNavigation: NavigationEntry[] = [
  { name: "Home", href: "/" },
  { name: "About", href: "/about" },
  {
    name: "Courses",
    href: "/courses",
    dropdown: [
      { name: "Cyber Security", href: "/CyberSecurityPage" },
      { name: "Data Analysis", href: "/DataAnalysisPage" },
      { name: "AI & Machine Learning", href: "/AiPage" },
      { name: "MERN Stack", href: "/MernStackPage" },
    ],
  },
  {
    name: "Services",
    href: "/services",
    dropdown: [
      { name: "WordPress Development", href: "/WordPressDevelopment" },
      { name: "AI Chatbot Integration", href: "/AIChatbotIntegration" },
      { name: "Data Analysis & BI", href: "/DataAnalysisServices" },
      { name: "Web Development", href: "/WebDevelopmentServices" },
      { name: "Cyber Security Services", href: "/CyberSecurityServices" },
      { name: "UI/UX Design", href: "/UIUXServices" },
    ],
  },
  {
    name: "Free Demo",
    href: "/FreeDemo",
    dropdown: [
      { name: "Book Free Session", href: "/FreeDemo#book" },
      { name: "Recorded Demo", href: "/FreeDemo#recorded" },
    ],
  },
];

/** The footer's columns of links (specification §2, footer). */
export const footerNavigation = {
  quickLinks: [
    { name: "About", href: "/about" },
    { name: "Services", href: "/services" },
    { name: "Courses", href: "/courses" },
    { name: "Free Demo", href: "/FreeDemo" },
    { name: "Contact", href: "/contact" },
  ],
  popularCourses: [
    { name: "MERN Full Stack", href: "/courses" },
    { name: "Data Analysis", href: "/courses" },
    { name: "AI With Machine Learning", href: "/courses" },
    { name: "Cyber Security CEH", href: "/courses" },
  ],
  legal: [
    { name: "Privacy Policy", href: "/privacy" },
    { name: "Terms of Service", href: "/terms" },
    { name: "Refund Policy", href: "/refund-policy" },
  ],
} satisfies Record<string, NavigationLink[]>;

/** The header's menu for signed-in visitors (specification §2). */
export const userMenu = {
  name: "Account menu",
  account: { name: "Your account", href: "/account" },
  signOut: "Sign out",
};
