/**
 * The placeholder for the site's origin in everything that is rendered, because `SITE_URL` is only known at run time. The
 * server replaces it with the real origin before it sends a page.
 */
export const SITE_ORIGIN_PLACEHOLDER = "https://site-url.invalid";
