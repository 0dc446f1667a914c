import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type demoContent, demoSite, demoSiteInLanguages } from "#content/demo-site.ts";
import { type Drawing, picturesOf } from "#domains/content/rules/pictures.ts";
import { pictureKey } from "#domains/content/server/create-pictures.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { callVerb } from "../support/call-verb.ts";
import { createServerDatabase } from "../support/databases.ts";
import { until } from "../support/until.ts";

/** Two processes that share a database and files. The drawing process is a slow stand-in that fails on request. */
let apps: TestApp[];
let dataDir: string;
let drawn: Drawing[] = [];
let atOnce = 0;
let mostAtOnce = 0;
let failures = 0;

const drawer = {
  async draw(drawing: Drawing) {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await sleep(20);
    atOnce -= 1;
    if (failures > 0) {
      failures -= 1;
      throw new Error("The process that draws ended.");
    }
    drawn.push(drawing);
    return Buffer.from(JSON.stringify(drawing));
  },
  end() {},
};
const refuse = async () => ({ refused: "unreadable" as const });
const photos = { encode: refuse, drawLogo: refuse };
const keys = new Map(picturesOf(demoSiteInLanguages()).map((picture) => [picture.path, pictureKey(picture)]));

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "darsgah-pictures-"));
  const environment = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: await createServerDatabase() },
    AUTH_SECRET: "4711-which-both-processes-know-0815",
  };
  const start = async () => await startTestApp(environment, { pictures: { keys, email: null, drawer, photos } });
  apps = [await start(), await start()];
});
afterAll(async () => {
  for (const { stop } of apps) await stop();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  [drawn, mostAtOnce, failures] = [[], 0, 0];
});

/** Publishes the company with some facts changed, in the first process. */
async function publish(changes: Partial<typeof demoContent.company>) {
  const [first] = apps;
  if (!first) throw new Error("No process runs.");
  const key = { kind: "company", id: "company", locale: "en" };
  const { published, version } = (await callVerb(first, "showDocument", key)).body;
  await callVerb(first, "saveDraft", key, { document: { ...published, ...changes }, version });
  await callVerb(first, "publish");
}

/** The company's name on a page's picture, as a process shows it; undefined for the picture of the build. */
function nameOn({ app }: TestApp, path = "/social/home.jpg"): string | undefined {
  const content = app.pictures.stored(path)?.content;
  const drawing = content && (JSON.parse(content.toString()) as Drawing);
  return drawing?.shows === "page" ? drawing.texts.company : undefined;
}
const untilShown = async (name: string, path?: string) => {
  for (const app of apps) await until(() => nameOn(app, path) === name, 50_000);
};
const pages = demoSite.pages.all.length;
const last = `/social/${demoSite.pages.all.at(-1)?.path.slice(1)}.jpg`;

it("are drawn once by two processes that see the same publication, one after the other, and shown by both", {
  tags: ["thorough"],
}, async () => {
  expect(drawn).toEqual([]);
  await publish({ name: "Loom School" });
  await untilShown("Loom School", last);
  await sleep(6_000);
  const inOwnLanguage = drawn.filter((one) => one.shows === "page" && one.lang === undefined);
  expect(inOwnLanguage).toHaveLength(pages);
  expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(drawn.length);
  expect(mostAtOnce).toBe(1);
  expect(drawn.filter(({ shows }) => shows !== "page")).toEqual([]);
});

it("show the last of several publications", { tags: ["thorough"] }, async () => {
  for (const name of ["One School", "Another School", "Third School"]) await publish({ name });
  await untilShown("Third School", last);
  expect(mostAtOnce).toBe(1);
});

it("stay as they were when drawing fails, and are tried again", { tags: ["thorough"], timeout: 60_000 }, async () => {
  failures = 3;
  await publish({ name: "Fourth School" });
  await until(() => failures === 0);
  for (const app of apps) expect(nameOn(app)).toBe("Third School");
  await untilShown("Fourth School", last);
});
