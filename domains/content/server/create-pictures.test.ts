import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { type Drawing, type Picture, picturesOf } from "#domains/content/rules/pictures.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { en } from "#server/compose/words/messages.ts";
import { openLocalStorage } from "#server/storage/local-directory.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { createPictures, pictureKey } from "./create-pictures.ts";

let folder: string;
let storage: FileStorage;
let site = demoSite;
let drawn: Drawing[] = [];
let fails: (drawing: Drawing) => boolean = () => false;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "darsgah-pictures-"));
  storage = await openLocalStorage(folder);
  [site, drawn, fails] = [demoSite, [], () => false];
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = new Map(picturesOf(demoSite).map((picture) => [picture.path, pictureKey(picture)]));
const drawer = {
  async draw(drawing: Drawing) {
    if (fails(drawing)) throw new Error("The process that draws ended.");
    drawn.push(drawing);
    return Buffer.from(JSON.stringify(drawing));
  },
  end() {},
};
/** The pictures as a process sees them. */
const process = () => createPictures({ site: () => site, storage, built, drawer });
const files = () => readdirSync(join(folder, "pictures")).filter((name) => name !== "list.json");

const home = "/social/home.jpg";
const titled = (title: string, changes: Partial<SiteContent> = {}) => {
  const { pages } = demoContent;
  const page = { ...pages.home, meta: { ...pages.home.meta, title } };
  return createSite({ ...demoContent, pages: { ...pages, home: page }, ...changes }, en);
};

const shownAt = (pictures: ReturnType<typeof process>, path: string) => {
  const drawing = JSON.parse(pictures.stored(path)?.content.toString() ?? "null") as Drawing | null;
  return drawing?.shows === "page" ? drawing.texts.title : drawing;
};

it("draws nothing while what is published is what the build drew", async () => {
  const pictures = process();
  expect(await pictures.load()).toBe(true);
  await pictures.drawMissing();
  expect(drawn).toEqual([]);
  expect(pictures.stored(home)).toBeUndefined();
});

it("draws what differs, once, for every process and the next start", async () => {
  const [first, second] = [process(), process()];
  site = titled("Weavers");
  expect(await first.load()).toBe(false);
  await first.drawMissing();
  await second.drawMissing();
  expect(drawn).toHaveLength(1);
  expect(await second.load()).toBe(true);
  for (const pictures of [first, second]) expect(shownAt(pictures, home)).toBe("Weavers");
  expect(second.stored("/social/about.jpg")).toBeUndefined();
  expect(await process().load()).toBe(true);
});

it("draws everything in new colours, and the email's picture and the icons with it", async () => {
  const { company } = demoContent;
  const accent = { light: "#e0a93a", dark: "#ecb23a" };
  const brand = { ...company.brand, colors: { ...company.brand.colors, accent } };
  site = titled("Home", { company: { ...company, brand } });
  await process().drawMissing();
  expect(drawn).toHaveLength(picturesOf(site).length);
});

it("keeps the picture before while a new one cannot be drawn, and goes on with the others", async () => {
  const pictures = process();
  site = titled("Weavers");
  await pictures.drawMissing();
  site = titled("Spinners", { company: { ...demoContent.company, name: "Loom School" } });
  fails = (drawing) => drawing.shows === "page" && drawing.texts.title === "Spinners";
  await expect(pictures.drawMissing()).rejects.toThrow("ended");
  expect(await pictures.load()).toBe(false);
  expect(shownAt(pictures, home)).toBe("Weavers");
  expect(pictures.stored("/social/about.jpg")).toBeDefined();
  fails = () => false;
  await pictures.drawMissing();
  expect(shownAt(pictures, home)).toBe("Spinners");
});

it("gives up after three failures, for the next one would fail too", async () => {
  site = titled("Weavers", { company: { ...demoContent.company, name: "Loom School" } });
  let tries = 0;
  fails = () => {
    tries += 1;
    return true;
  };
  await expect(process().drawMissing()).rejects.toThrow("ended");
  expect(tries).toBe(3);
});

it("removes the files of pictures that nobody sees any more", async () => {
  const pictures = process();
  for (const title of ["Weavers", "Spinners", "Dyers"]) {
    site = titled(title);
    await pictures.drawMissing();
    expect(files()).toHaveLength(1);
  }
  site = demoSite;
  await pictures.drawMissing();
  expect(files()).toEqual([]);
  expect(await pictures.load()).toBe(true);
  expect(pictures.stored(home)).toBeUndefined();
});

it("draws a picture again whose file is lost", async () => {
  const pictures = process();
  site = titled("Weavers");
  await pictures.drawMissing();
  for (const name of files()) rmSync(join(folder, "pictures", name));
  const later = process();
  expect(await later.load()).toBe(false);
  await later.drawMissing();
  expect(shownAt(later, home)).toBe("Weavers");
});

it("has a key for everything that a picture shows, and the same for the same", () => {
  const drawing: Drawing = {
    shows: "page",
    texts: { company: "Darsgah", title: "Weaving", description: "At the loom." },
    tiling: "4.8.8",
    colors: { ground: "#112233", accent: "#445566", text: "#778899" },
    wordmark: { viewBox: "0 0 1 1", path: "M0 0" },
  };
  const others: Drawing[] = [
    { ...drawing, texts: { ...drawing.texts, company: "Other" } },
    { ...drawing, texts: { ...drawing.texts, title: "Other" } },
    { ...drawing, texts: { ...drawing.texts, description: "Other" } },
    { ...drawing, tiling: "6.6.6" },
    { ...drawing, colors: { ...drawing.colors, ground: "#000000" } },
    { ...drawing, colors: { ...drawing.colors, accent: "#000000" } },
    { ...drawing, colors: { ...drawing.colors, text: "#000000" } },
    { ...drawing, wordmark: null },
  ];
  const keyOf = (shown: Drawing): string => pictureKey({ path: home, drawing: shown } satisfies Picture);
  expect(new Set([drawing, ...others].map(keyOf)).size).toBe(others.length + 1);
  expect(keyOf(structuredClone(drawing))).toBe(keyOf(drawing));
  expect(keyOf(drawing)).toMatch(/^pictures\/[0-9a-f]{32}\.jpg$/);
});
