import { prefixOf } from "#domains/content/rules/local-address.ts";
import { declaredPages } from "#domains/content/rules/site-pages.ts";
import { locales, siteLocale } from "#shared/formats/formats.ts";

/**
 * The addresses of the program's own pages: no document may have one of them for itself, and links may lead to them. A
 * test holds the list against the table of routes.
 */
export const programPaths = {
  fixed: new Set([
    ...Object.values(declaredPages).map(({ path }) => path),
    ...[
      "/demo-booking",
      "/sign-in",
      "/sign-up",
      "/sign-out",
      "/forgot-password",
      "/reset-password",
      "/confirm-email",
      "/open-account",
      "/account",
      "/account/data",
      "/account/erased",
      "/account/person",
      "/lms",
    ],
    "/verify",
    ...locales.filter((locale) => locale !== siteLocale).map(prefixOf),
    ...[
      "/sitemap.xml",
      "/robots.txt",
      "/site.webmanifest",
      "/frame.js",
      "/icons/icon.svg",
      "/.well-known/security.txt",
    ],
  ]),
  /** The last part of addresses below these is the id of a course. */
  byCourse: ["/batches", "/course-outline"],
};
