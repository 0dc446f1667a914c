import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoContent } from "#content/demo-site.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import { demoBatches, demoSecretIds } from "#server/demo/demo-batches.ts";
import { locales } from "#shared/formats/formats.ts";
import { signUp } from "../e2e/support/account.ts";
import { bookThroughApi, newEmail, slotsOf } from "../e2e/support/demo.ts";
import { orderPath } from "../e2e/support/order.ts";
import type { Site } from "../e2e/support/site.ts";
import { accountAddresses, askingAddresses, refusedAddresses } from "../support/addresses.ts";
import { everyAddress, learnAddresses } from "../support/built-page.ts";
import { manageLinkIn } from "../support/demo.ts";
import { until } from "../support/until.ts";
import { walkedPages } from "../support/walked-pages.ts";

/** A page to audit. */
export interface Route {
  path: string;
  /** Its name in the table; its path by default. */
  name?: string;
  /** The HTTP status it answers; 200 by default. */
  status?: number;
  /** Whether it is shown to a signed-in visitor. */
  signedIn?: boolean;
  /** The content of the browser's local storage when it is opened. */
  stored?: Record<string, string>;
}

/** The paths the sitemap names; in other languages one of each kind. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return walkedPages(Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname));
}

/**
 * Every page of the site: those of the sitemap and their aliases, accounts, learning, payment, booking, search, errors; in
 * other languages one of each kind.
 */
export async function everyRoute(site: Site, page: Page): Promise<Route[]> {
  const batches = demoBatches(demoContent.courses, new Date());
  const lectures = batches.map(({ _id }) => `/recorded-lectures/${_id}`);
  const paths = [await sitemapPaths(site.origin), everyAddress, learnAddresses, lectures];
  const inEach = (path: string) => locales.map((locale) => addressIn(locale, path));
  const open = new Set([...paths, [...accountAddresses, ...askingAddresses].flatMap(inEach)].flat());
  const [secret] = demoSecretIds;
  return [
    ...[...open].map((path) => ({ path })),
    ...Object.entries(refusedAddresses).flatMap(([path, status]) => inEach(path).map((one) => ({ path: one, status }))),
    {
      path: `/recorded-lectures/${secret?.batchId}`,
      name: "opened lectures",
      stored: { [`secret-id:${secret?.batchId}`]: secret?.secretId ?? "" },
    },
    { path: await orderPath(page.request), name: "an order's page" },
    { path: await bookedDemo(site, page), name: "a booked demo class" },
    ...["/account", "/lms"].map((path) => ({ path, signedIn: true })),
  ];
}

/** Books a class and returns the path of the mail's link. */
async function bookedDemo(site: Site, page: Page): Promise<string> {
  const email = newEmail();
  const [slot] = await slotsOf(page.request, "data-analyst");
  await bookThroughApi(page.request, "data-analyst", slot?.start ?? "", email);
  const { pathname, search } = manageLinkIn(await until(() => site.mails.find(({ to }) => to.includes(email)), 30_000));
  return pathname + search;
}

/** Opens an account, so that this page's browser is signed in. */
export async function signIn(page: Page) {
  await signUp(page, { name: "Ayesha Khan", email: `${randomUUID()}@example.com`, password: "sunny river forty two" });
}
