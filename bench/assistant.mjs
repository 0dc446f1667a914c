import { demoContent, demoSite } from "#content/demo-site.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import { createEmbeddedEngine } from "#domains/assistant/server/engine/embedded-engine.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { languageSchool } from "../tests/support/language-school.ts";
import { judgeAnswers, sharesOf } from "./support/judge-answers.mjs";
import { readQuestions } from "./support/questions.mjs";
import { percentile, report } from "./support/report.mjs";

/**
 * `npm run bench -- assistant`: the quality of the assistant's answers without any outside service. Shares of the labelled
 * questions answered correctly, of our own refused, of others' answered, and prices shown where they are hidden.
 * `--wrong` lists the errors, but only of the studied set: a set whose misses were read can no longer measure (decision
 * 52).
 */
const studied = "studied";
/** Patterns are in English: answers in other languages are judged by the answer in English. */
const answers = demoContent.answers.map(({ spoken: _, ...answer }) => answer);
const demo = assistantContentOf({ ...demoSite, content: { ...demoSite.content, answers } });
const sets = [
  { name: studied, content: demo },
  { name: "unseen", content: demo },
  { name: "language-school", content: languageSchool },
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

function tell({ question, after, text, leaks }) {
  const asked = after ? `${after} => ${question}` : question;
  console.log(`${leaks ? "✗ price shown: " : "✗ "}${asked}\n    ${text.slice(0, 160).replaceAll("\n", " ")}`);
}

async function measure({ name, content }) {
  const engine = createEmbeddedEngine();
  const begun = performance.now();
  await engine.prepare(content);
  const prepared = performance.now() - begun;
  const ask = createAsk(engine, content);
  const judged = [];
  for (const entry of readQuestions(name)) judged.push(await judgeAnswers(entry, ask, content.refusal));
  if (process.argv.includes("--wrong") && name === studied)
    for (const one of judged) if (!one.right || one.leaks) tell(one);
  const { oursRight, oursRefused, othersRefused, leaks } = sharesOf(judged);
  return [
    { what: `${name}: questions`, measured: judged.length },
    {
      what: `${name}: ours answered rightly`,
      measured: oursRight,
      unit: "%",
      atLeast: content === languageSchool ? 85 : 88,
    },
    { what: `${name}: ours refused`, measured: oursRefused, unit: "%" },
    { what: `${name}: others' refused`, measured: othersRefused, unit: "%", atLeast: 95 },
    { what: `${name}: prices shown where hidden`, measured: leaks, exactly: 0 },
    { what: `${name}: learnt, once`, measured: Math.round(prepared), unit: "ms" },
  ];
}

const measures = [];
for (const set of sets) measures.push(...(await measure(set)));
report("assistant", [
  ...measures,
  { what: "an answer, 99 % within", measured: Math.round(10 * percentile(times, 0.99)) / 10, unit: "ms", atMost: 150 },
]);
