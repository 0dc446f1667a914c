import { assistantFailures } from "#shared/content/assistant/widget.ts";
import { demoBatches } from "#shared/content/batches.ts";
import { createEmbeddedAssistant } from "../server/integrations/assistant/embedded/embedded.ts";
import { readQuestions, studied } from "./support/questions.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench:assistant`: how well the assistant answers without any outside service. Shares of the labelled
 * questions answered rightly, of our own refused, of others' answered, and prices shown where they are hidden.
 * `--wrong` lists what went wrong, but never of the held-out set: who reads its misses has no held-out set any more.
 */
/** The last is the one the engine has never been changed after: see ADR 27. */
const heldOut = "unseen";
const sets = [...studied, heldOut];
const now = new Date();
const pricePattern = /[$€£]\s?\d|\b(?:USD|PKR|Rs\.?)\s?\d|\b\d[\d,]*\s?(?:dollars|rupees|USD|PKR)\b/i;
const times = [];

const begun = performance.now();
const engine = createEmbeddedAssistant();
const prepared = performance.now() - begun;
await ask({ question: "How long is the MERN course?" }, true);
const [first = 0] = times.splice(0);

async function ask({ question, after }, pricesShown) {
  const asked = performance.now();
  const history = after ? [{ role: "user", text: after }] : [];
  const today = now.toISOString().slice(0, 10);
  const query = { question, history, pricesShown, batches: demoBatches(now), today };
  let text = "";
  for await (const piece of engine.answer(query, new AbortController().signal)) text += piece;
  times.push(performance.now() - asked);
  return text;
}

/** Facts are looked for with and without the marks of bold print. */
const holds = (pattern, text) => pattern.test(text) || pattern.test(text.replaceAll("**", ""));
const isRefusal = (text) => text.trim() === assistantFailures.offTopic;

async function judge(entry) {
  const shown = await ask(entry, true);
  const hidden = await ask(entry, false);
  const leaks = pricePattern.test(hidden.replace("PKR 120,000 to 500,000", ""));
  if (entry.kind === "ours") {
    const right = holds(entry.holds, shown) && holds(entry.holds, hidden);
    return { ...entry, text: shown, leaks, right, refused: isRefusal(shown) };
  }
  if (entry.kind === "price") {
    return { ...entry, text: shown, leaks, right: holds(entry.holds, shown) && !leaks, refused: isRefusal(shown) };
  }
  return { ...entry, text: shown, leaks, right: isRefusal(shown) && isRefusal(hidden) };
}

const share = (part, whole) => (whole.length === 0 ? 100 : Math.round((1000 * part.length) / whole.length) / 10);

function tell({ question, after, text, leaks }) {
  const asked = after ? `${after} => ${question}` : question;
  console.log(`${leaks ? "✗ price shown: " : "✗ "}${asked}\n    ${text.slice(0, 160).replaceAll("\n", " ")}`);
}

async function measure(name, questions) {
  const judged = [];
  for (const entry of questions) judged.push(await judge(entry));
  if (process.argv.includes("--wrong") && name !== heldOut)
    for (const one of judged) if (!one.right || one.leaks) tell(one);
  const ours = judged.filter(({ kind }) => kind === "ours" || kind === "price");
  const others = judged.filter(({ kind }) => kind === "other" || kind === "attack");
  const right = (some) => some.filter((one) => one.right);
  const refused = ours.filter((one) => one.refused);
  return [
    { what: `${name}: questions`, measured: judged.length },
    { what: `${name}: ours answered rightly`, measured: share(right(ours), ours), unit: "%", atLeast: 90 },
    { what: `${name}: ours refused`, measured: share(refused, ours), unit: "%", atMost: 3 },
    { what: `${name}: others' refused`, measured: share(right(others), others), unit: "%", atLeast: 97 },
    { what: `${name}: prices shown where hidden`, measured: judged.filter(({ leaks }) => leaks).length, exactly: 0 },
  ];
}

const measures = [];
for (const set of sets) measures.push(...(await measure(set, readQuestions(set))));
report("assistant", [
  ...measures,
  { what: "made ready, once at the start", measured: Math.round(prepared), unit: "ms" },
  { what: "first answer of all", measured: Math.round(10 * first) / 10, unit: "ms", atMost: 150 },
  { what: "an answer, 99 % within", measured: Math.round(10 * percentile(times, 0.99)) / 10, unit: "ms", atMost: 150 },
]);
