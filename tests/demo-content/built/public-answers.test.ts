import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../../e2e/support/site.ts";
import { askBuilt } from "../../support/ask-built.ts";
import { everyAddress, learnAddresses } from "../../support/built-page.ts";

const others = [
  ...["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/.well-known/security.txt", "/no-such-page"],
  ...["/sign-in", "/sign-up", "/forgot-password", "/search"],
  ...["/api/courses", "/api/batches", "/api/batches/course/data-analyst", "/api/outline/data-analyst"],
];

/** A Wednesday in the middle of a month: which batches are the next, and in which months, hangs on the day. */
const wednesday = Date.UTC(2027, 0, 13, 7);
const clockAhead = new URL("../../support/clock-ahead.mjs", import.meta.url);

const months = "January|February|March|April|May|June|July|August|September|October|November|December";

/**
 * An answer without the parts that a build or a day decides (names of assets, preloaded chunks, styles, colours,
 * scripts, generated ids, dates, the demo's times) and without React's marks between two texts of one element.
 */
function normalised(text: string): string {
  return text
    .replace(/<link rel="modulepreload"[^>]*>|<!-- -->/g, "")
    .replace(/\/assets\/([\w.-]+?)-[\w-]{8}\.(\w+)/g, "/assets/$1.$2")
    .replace(/<style>:root\{--paper:[\s\S]*?<\/style>/g, "")
    .replace(/(<style[^>]*>)[\s\S]*?<\/style>/g, "$1</style>")
    .replace(/(<script(?![^>]*ld\+json)[^>]*>)[\s\S]*?<\/script>/g, "$1</script>")
    .replace(/<script[^>]*><\/script>/g, "")
    .replace(/<input type="radio" aria-label="[^"]*" name="day"[\s\S]*<\/label><\/div><\/fieldset>/g, "TIMES")
    .replace(/_R_\w*_/g, "_R_")
    .replace(/\b\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d\d:\d\d))?/g, "DATE")
    .replace(new RegExp(`\\b\\d{1,2} (${months}|${months.replace(/(\w{3})\w*/g, "$1")}) \\d{4}\\b`, "g"), "DATE");
}

/**
 * A change of the program that is meant to change no word shows here if it does. A change of words updates the list:
 * `npx vitest run --project built public-answers -u`.
 */
test("public answers are the same as in the list, byte for byte but for assets, ids and dates", async () => {
  // The site that other tests share has fewer free seats by the hour.
  const site = await startSite({
    SITE_URL: "https://darsgah.example",
    NODE_OPTIONS: `--import ${clockAhead}`,
    CLOCK_AHEAD: String(wednesday - Date.now()),
  });
  onTestFinished(site.dispose);
  const lines: string[] = [];
  for (const path of [...everyAddress, ...learnAddresses, ...others]) {
    const { status, text } = await askBuilt(path, { origin: site.origin });
    lines.push(`${createHash("sha256").update(normalised(text)).digest("hex").slice(0, 16)} ${status} ${path}`);
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("public-answers.txt");
});
