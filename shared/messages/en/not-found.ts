/** The not-found page (specification §2). */
export const notFound = {
  code: "404",
  title: "Oops! Page not found",
  lead: "The page may have moved, or the address may contain a typo. You can reach every course and service from the home page.",
  homeLink: { label: "Return to Home", href: "/" },
};
