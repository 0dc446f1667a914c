import { demoContent, demoSite } from "#content/demo-site.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import { createEmbeddedEngine } from "#domains/assistant/server/engine/embedded-engine.ts";
import { languageOfQuestion } from "#domains/assistant/server/engine/reader.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { languageSchool } from "../tests/support/language-school.ts";
import { judgeAnswers, sharesOf } from "./support/judge-answers.mjs";
import { readQuestions } from "./support/questions.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- assistant`: the quality of the assistant's answers without any outside service. Shares of the labelled
 * questions answered correctly and falsely, of our own refused, of others' answered, and prices shown where they are
 * hidden. `--wrong` lists the errors of the sets whose misses may be read; a set whose misses were read can no longer
 * measure (decision 52).
 */
/** Patterns are in English: answers in other languages are judged by the answer in English, and for their language. */
const answers = demoContent.answers.map(({ spoken: _, ...answer }) => answer);
const demo = assistantContentOf({ ...demoSite, content: { ...demoSite.content, answers } });
const spoken = assistantContentOf(demoSite);
const visitors = { content: demo, spoken, isRead: true, atLeast: 93, refusals: 97, atMostFalse: 1 };
const sets = [
  { names: ["studied"], content: demo, isRead: true, atLeast: 88, refusals: 95 },
  { names: ["unseen"], content: demo, atLeast: 88, refusals: 95 },
  { names: ["language-school"], content: languageSchool, atLeast: 85, refusals: 95 },
  { names: ["visitors-english", "visitors-roman", "visitors-urdu"], ...visitors },
  { names: ["held-out"], ...visitors, isRead: false, atLeast: undefined, refusals: undefined, atMostFalse: undefined },
];
const now = new Date();
const times = [];

function createAsk(engine, content) {
  return async ({ question, after }, pricesShown) => {
    const asked = performance.now();
    const history = after ? [{ role: "user", text: after }] : [];
    const today = now.toISOString().slice(0, 10);
    const query = { content, question, history, pricesShown, batches: demoBatches(demoContent.courses, now), today };
    let text = "";
    for await (const piece of engine.answer(query, new AbortController().signal)) text += piece;
    times.push(performance.now() - asked);
    return text;
  };
}

function tell({ question, after, text, leaks, untrue }) {
  const asked = after ? `${after} => ${question}` : question;
  const kind = leaks ? "✗ price shown: " : untrue ? "✗ false: " : "✗ ";
  console.log(`${kind}${asked}\n    ${text.slice(0, 160).replaceAll("\n", " ")}`);
}

/** The share of the answers to questions in another language that are in that language; refusals have none. */
async function inTheirLanguage(judged, ask) {
  const asked = judged.filter(({ question, refused }) => !refused && languageOfQuestion(question));
  const kept = [];
  for (const entry of asked)
    if (languageOfQuestion(await ask(entry, true)) === languageOfQuestion(entry.question)) kept.push(entry);
    else if (process.argv.includes("--wrong")) console.log(`✗ in English: ${entry.question}`);
  return asked.length === 0 ? undefined : Math.round((1000 * kept.length) / asked.length) / 10;
}

async function prepared(content) {
  const engine = createEmbeddedEngine();
  const begun = performance.now();
  await engine.prepare(content);
  return { engine, took: Math.round(performance.now() - begun) };
}

async function measure({ names, content, spoken: inOtherLanguages, isRead, ...target }) {
  const { engine, took } = await prepared(content);
  const ask = createAsk(engine, content);
  const other = inOtherLanguages && createAsk((await prepared(inOtherLanguages)).engine, inOtherLanguages);
  const all = [];
  const lines = [];
  for (const name of names) {
    const judged = [];
    for (const entry of readQuestions(name)) judged.push(await judgeAnswers(entry, ask, content.refusal));
    if (process.argv.includes("--wrong") && isRead) for (const one of judged) if (!one.right || one.leaks) tell(one);
    const kept = other && isRead ? await inTheirLanguage(judged, other) : undefined;
    if (names.length > 1) lines.push(...linesOf(name, judged));
    if (kept !== undefined) lines.push({ what: `${name}: in the language asked`, measured: kept, unit: "%" });
    all.push(...judged);
  }
  const name = names.length > 1 ? "visitors" : names[0];
  return [...lines, ...linesOf(name, all, target), { what: `${name}: learnt, once`, measured: took, unit: "ms" }];
}

function linesOf(name, judged, { atLeast, refusals, atMostFalse } = {}) {
  const { oursRight, oursFalse, oursRefused, othersRefused, leaks } = sharesOf(judged);
  return [
    { what: `${name}: questions`, measured: judged.length },
    { what: `${name}: ours answered rightly`, measured: oursRight, unit: "%", atLeast },
    { what: `${name}: ours answered falsely`, measured: oursFalse, unit: "%", atMost: atMostFalse },
    { what: `${name}: ours refused`, measured: oursRefused, unit: "%" },
    { what: `${name}: others' refused`, measured: othersRefused, unit: "%", atLeast: refusals },
    { what: `${name}: prices shown where hidden`, measured: leaks, exactly: 0 },
  ];
}

const measures = [];
for (const set of sets) measures.push(...(await measure(set)));
report("assistant", [
  ...measures,
  { what: "an answer, 99 % within", measured: Math.round(10 * percentile(times, 0.99)) / 10, unit: "ms", atMost: 150 },
]);
