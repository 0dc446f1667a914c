/** The words around every page: header, footer, floating buttons and placeholders (specification §2). */
export const frame = {
  skip: "Skip to content",
  /** The wordmark's link, for screen readers. */
  home: "{company}, home",
  navigation: "Main",
  /** The button of the menu on a narrow screen, and those of the header's dropdowns. */
  menu: "Menu",
  dropdown: "{name} menu",
  /** The first link of a dropdown on a narrow screen: "All courses". */
  all: "All {name}",
  search: "Search",
  signIn: "Sign In",
  lms: "LMS",
  contact: "Contact",
  quickLinks: "Quick links",
  popularCourses: "Popular courses",
  visit: "Visit or call",
  theme: { legend: "Theme", auto: "Auto", light: "Light", dark: "Dark" },
  chat: "Chat",
  whatsapp: "Chat with us on WhatsApp",
  whatsappNote: "A person answers",
  loading: "Loading…",
  closeToast: "Close",
  /** The words of the primitives, for screen readers. */
  ui: { newTab: "(opens in a new tab)", breadcrumbs: "Breadcrumb", rating: "{rating} out of 5" },
};

/** The not-found page (specification §2). */
export const notFound = {
  code: "404",
  title: "Oops! Page not found",
  lead: "The page may have moved, or the address may contain a typo. You can reach every course and service from the home page.",
  homeLink: { label: "Return to Home", href: "/" },
};
