/** The not-found page (specification §2). */
export const notFound = {
  code: "404",
  title: "Oops! Page not found",
  lead: "The page may have moved, or the address may have a typing mistake. From the home page you can reach every course and service.",
  homeLink: { label: "Return to Home", href: "/" },
};
