import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { createSearchOfSite } from "#domains/search/server/search-site.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { root } from "../scripts/lib/dependencies.mjs";
import { translatedSite } from "../tests/support/translated-site.ts";
import { median, report } from "./support/report.mjs";

/**
 * `npm run bench -- search`: how well the site's search finds what people type. Each line of `bench/data/search-<set>.txt`
 * is a search and the addresses that may come first; one without an anchor means any place on its page. `visitors` and
 * `needs` are the sets that ranking and vocabulary were made with, `unseen` and `held-out` were written before them.
 * `roman-urdu` asks the site in Urdu in Latin letters, and `urdu-script` the English one in Urdu letters. `--wrong` lists
 * the misses of the studied ones alone: a set whose misses were read can no longer measure.
 */
const studied = ["visitors", "needs", "roman-urdu", "urdu-script"];
const sets = ["visitors", "unseen", "needs", "held-out", "urdu-script"];
/** The right page first, in percent, where it is not 95. */
const leastFirst = { "roman-urdu": 85, "urdu-script": 85 };
const rounds = 50;
/** The first results for a set, in percent: the right page first, and among the first three. */
const atFirst = {
  visitors: [28.3, 43.3],
  unseen: [15, 40],
  "roman-urdu": [77.8, 86.4],
  "urdu-script": [80, 82.5],
};

function readSearches(name) {
  const text = readFileSync(join(root, "bench", "data", `search-${name}.txt`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", expected = ""] = line.split(" => ");
      return { query, expected: expected.split(" | ") };
    });
}

const answers = (expected, path) => expected.some((one) => path === one || path.startsWith(`${one}#`));

function measure(search, name) {
  const searches = readSearches(name);
  const placed = searches.map(({ query, expected }) => {
    const hits = search(query);
    const place = hits.findIndex(({ path }) => answers(expected, path));
    if (place !== 0 && studied.includes(name) && process.argv.includes("--wrong"))
      console.log(
        `✗ ${query}: ${place + 1 || "not found"}; first ${hits
          .slice(0, 3)
          .map(({ path, title }) => `${path} (${title})`)
          .join(", ")}`,
      );
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  });
  const share = (within) => Math.round((1000 * placed.filter((place) => place < within).length) / placed.length) / 10;
  const target = (atLeast) => (studied.includes(name) ? { atLeast } : {});
  const [first, three] = atFirst[name] ?? [];
  return [
    { what: `${name}: searches`, measured: searches.length },
    {
      what: `${name}: the right page first`,
      measured: share(1),
      unit: "%",
      before: first,
      ...target(leastFirst[name] ?? 95),
    },
    {
      what: `${name}: among the first three`,
      measured: share(3),
      unit: "%",
      before: three,
      ...target(name in leastFirst ? 95 : 99),
    },
  ];
}

/** The time of each search: the median of many rounds, because other work on the machine makes single ones long. */
function timed(search) {
  const queries = ["visitors", "unseen"].flatMap(readSearches).map(({ query }) => query);
  return queries.map((query) =>
    median(
      Array.from({ length: rounds }, () => {
        const asked = performance.now();
        search(query);
        return performance.now() - asked;
      }),
    ),
  );
}

const batches = demoBatches(demoContent.courses, new Date());
const begun = performance.now();
const search = createSearchOfSite(demoSite, batches);
const made = performance.now() - begun;
const inUrdu = siteOf(translatedSite(), "ur");
const found = [
  ...sets.flatMap((name) => measure(search, name)),
  ...measure(createSearchOfSite(inUrdu, batches), "roman-urdu"),
];
const times = timed(search);
const inMs = (value) => Math.round(1000 * value) / 1000;
report("search", [
  ...found,
  { what: "a search, the middle one", measured: inMs(median(times)), unit: "ms", atMost: 0.2 },
  { what: "the slowest search", measured: inMs(Math.max(...times)), unit: "ms", atMost: 2 },
  { what: "the index, made once for a publication", measured: Math.round(made), unit: "ms" },
]);
