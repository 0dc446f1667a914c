import { demoContent, demoSite, demoSiteInLanguages } from "#content/demo-site.ts";
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
const answers = demoSite.content.answers.map(({ spoken: _, ...answer }) => answer);
const demo = assistantContentOf({ ...demoSite, content: { ...demoSite.content, answers } });
const spoken = assistantContentOf(demoSiteInLanguages());
const sets = [
  { name: "studied", content: demo, isRead: true, atLeast: 88, refusals: 95 },
  { name: "unseen", content: demo, atLeast: 88, refusals: 95 },
  { name: "language-school", content: languageSchool, atLeast: 85, refusals: 95 },
  { name: "held-out", content: demo },
  { name: "afterwards", content: demo, isRead: true },
  { name: "last", content: demo },
  { name: "sixty", content: demo, isRead: true },
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
  const marks = [leaks && "price shown: ", untrue && "false: "].filter(Boolean).join("");
  console.log(`✗ ${marks}${asked}\n    ${text.slice(0, 160).replaceAll("\n", " ")}`);
}

/** The language of an answer: one in Urdu names courses, days and links in Latin letters. */
const languageOfAnswer = (text) =>
  (text.match(/\p{Script=Arabic}/gu) ?? []).length > 10 ? "ur" : languageOfQuestion(text);

/** The share of the answers to questions in another language that are in that language; refusals have none. */
async function inTheirLanguage(judged, ask) {
  const asked = judged.filter(({ question, refused }) => !refused && languageOfQuestion(question));
  const kept = [];
  for (const entry of asked)
    if (languageOfAnswer(await ask(entry, true)) === languageOfQuestion(entry.question)) kept.push(entry);
    else if (process.argv.includes("--wrong")) console.log(`✗ in English: ${entry.question}`);
  return asked.length === 0 ? undefined : Math.round((1000 * kept.length) / asked.length) / 10;
}

async function prepared(content) {
  const engine = createEmbeddedEngine();
  const begun = performance.now();
  await engine.prepare(content);
  return { engine, took: Math.round(performance.now() - begun) };
}

async function judgeSet(name, ask, content, isRead) {
  const judged = [];
  for (const entry of readQuestions(name)) judged.push(await judgeAnswers(entry, ask, content));
  if (process.argv.includes("--wrong") && isRead)
    for (const one of judged.filter(({ right, leaks }) => !right || leaks)) tell(one);
  return judged;
}

async function measure({ name, content, isRead, ...target }) {
  const { engine, took } = await prepared(content);
  const judged = await judgeSet(name, createAsk(engine, content), content, isRead);
  return [...linesOf(name, judged, target), { what: `${name}: learnt, once`, measured: took, unit: "ms" }];
}

/** The visitors' questions by their language, with the share of answers in it, and all together. */
async function measureVisitors() {
  const ask = createAsk((await prepared(demo)).engine, demo);
  const inOthers = createAsk((await prepared(spoken)).engine, spoken);
  const all = [];
  const lines = [];
  for (const name of ["visitors-english", "visitors-roman", "visitors-urdu"]) {
    const judged = await judgeSet(name, ask, demo, true);
    const kept = await inTheirLanguage(judged, inOthers);
    lines.push(...linesOf(name, judged));
    if (kept !== undefined) lines.push({ what: `${name}: answered in it`, measured: kept, unit: "%", atLeast: 95 });
    all.push(...judged);
  }
  return [...lines, ...linesOf("visitors", all, { atLeast: 93, refusals: 97, atMostFalse: 1 })];
}

function linesOf(name, judged, { atLeast, refusals, atMostFalse } = {}) {
  const { oursRight, oursFalse, oursBeside, oursRefused, othersRefused, leaks } = sharesOf(judged);
  return [
    { what: `${name}: questions`, measured: judged.length },
    { what: `${name}: ours answered rightly`, measured: oursRight, unit: "%", atLeast },
    { what: `${name}: ours answered falsely`, measured: oursFalse, unit: "%", atMost: atMostFalse },
    { what: `${name}: ours with another answer`, measured: oursBeside, unit: "%" },
    { what: `${name}: ours refused`, measured: oursRefused, unit: "%" },
    { what: `${name}: others' refused`, measured: othersRefused, unit: "%", atLeast: refusals },
    { what: `${name}: prices shown where hidden`, measured: leaks, exactly: 0 },
  ];
}

const measures = [];
for (const set of sets) measures.push(...(await measure(set)));
measures.push(...(await measureVisitors()));
report("assistant", [
  ...measures,
  { what: "an answer, 99 % within", measured: Math.round(10 * percentile(times, 0.99)) / 10, unit: "ms", atMost: 150 },
]);
