import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { createLatePages } from "./late-pages.ts";
import type { AheadOf, PublicAddress } from "./render-address.ts";

const addresses: PublicAddress[] = [
  { path: "/ur", kind: "page", fromDatabase: true },
  { path: "/ur/batches", kind: "page", fromDatabase: true, readsQuery: ["course"] },
];

/** Late pages with these words, and what was asked of the program. */
function latePages(words: Map<string, string | Error | Promise<string>>) {
  const asked: string[] = [];
  const render = async (path: string, { cacheControl, dataAddress = "" }: AheadOf) => {
    asked.push(path);
    const found = await words.get(path.replace(/\.data$/, ""));
    if (found instanceof Error) throw found;
    if (found === undefined) return new Response(null, { status: 404 });
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl };
    return new Response(path.endsWith(".data") ? `"${found}"` : `<p>${found}</p>${dataAddress}`, { headers });
  };
  return { asked, ...createLatePages({ render, list: () => addresses, site: () => demoSite }) };
}

type Found = ReturnType<ReturnType<typeof latePages>["find"]>;
const text = (answer: Found) => answer?.variants.identity.body.toString();

it("renders a page and its data at the first request for either, once for all who ask", async () => {
  const pages = latePages(new Map([["/ur", "خوش آمدید"]]));
  expect(pages.find("/ur", "")).toBeUndefined();
  expect(pages.has("/ur", "?utm_source=mail")).toBe(true);
  const [page, data, same] = await Promise.all([pages.render("/ur"), pages.render("/ur.data"), pages.render("/ur")]);
  expect(same).toBe(page);
  expect(text(data)).toBe('"خوش آمدید"');
  expect(text(page)).toContain("<p>خوش آمدید</p>/ur.data?v=");
  expect(pages.asked).toEqual(["/ur.data", "/ur"]);
  expect(pages.find("/ur", "")).toBe(page);
  expect(pages.find("/ur.data", "")).toBe(data);
});

it("leaves to the program what it has not: other pages, a query that is read, an unknown version, a page that is gone", async () => {
  const pages = latePages(new Map([["/ur/batches", "کلاسیں"]]));
  expect(pages.has("/about", "")).toBe(false);
  expect(pages.has("/ur/batches", "?course=spanish")).toBe(false);
  expect(pages.has("/ur/batches.data", "?v=unknown")).toBe(false);
  expect(pages.asked).toEqual([]);
  await pages.render("/ur/batches");
  expect(pages.find("/ur/batches", "?course=spanish")).toBeUndefined();
  expect(await pages.render("/ur")).toBeUndefined();
  expect(pages.find("/ur", "")).toBeUndefined();
});

it("keeps no failure, and reports it to whoever asked", async () => {
  const words = new Map<string, string | Error>([["/ur", new Error("The year is missing.")]]);
  const pages = latePages(words);
  await expect(pages.render("/ur")).rejects.toThrow("/ur.data: The year is missing.");
  words.set("/ur", "خوش آمدید");
  expect(text(await pages.render("/ur"))).toContain("خوش آمدید");
});

it("drops all pages, also one that is being rendered, and still has the data of a page that somebody has open", async () => {
  const words = new Map<string, string | Promise<string>>([["/ur", "پہلا"]]);
  const pages = latePages(words);
  const version = /\?v=\S+/.exec(text(await pages.render("/ur")) ?? "")?.[0] ?? "";
  const slow = Promise.withResolvers<string>();
  words.set("/ur/batches", slow.promise);
  const waiting = pages.render("/ur/batches");
  words.set("/ur", "دوسرا");
  pages.drop();
  slow.resolve("کلاسیں");
  expect(text(await waiting)).toContain("کلاسیں");
  expect([pages.find("/ur", ""), pages.find("/ur/batches", "")]).toEqual([undefined, undefined]);
  expect(text(await pages.render("/ur"))).toContain("دوسرا");
  expect(text(pages.find("/ur.data", version))).toBe('"پہلا"');
});
