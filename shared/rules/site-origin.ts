/**
 * Stands for the site's origin in everything that is rendered, because `SITE_URL` is known only when the program runs.
 * The server writes the real origin in its place before a page leaves the house.
 */
export const SITE_ORIGIN_PLACEHOLDER = "https://site-url.invalid";
