import type { Asked, AssistantContent } from "#domains/assistant/server/engine/assistant-content.ts";
import type { AnswerWords } from "#domains/assistant/words/answers.en.ts";
import { type QuestionKind, questionKinds } from "#domains/content/contract/answer.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { mayAnswer } from "#domains/content/rules/without-sections.ts";
import { fillText } from "#shared/fill-text.ts";
import { isLocale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { answerTexts } from "./answer-texts.ts";
import { type AskedValues, askedValues, withFees } from "./asked-values.ts";

interface SiteAnswer {
  id: string;
  kinds: QuestionKind[];
  phrasings: string[];
  words: AnswerWords;
  /** The words for questions in other languages, with the lines that lists consist of there. */
  spoken: SpokenAnswer[];
  /** Whether it has no words in the language of its site. */
  isForeign?: boolean;
}

type SpokenAnswer = NonNullable<Site["content"]["answers"][number]["spoken"]>[number];

/** The program's answers sent to a service that writes its own; the others repeat courses and batches. */
const told: ReadonlySet<QuestionKind> = new Set(["course", "duration", "fee", "choose", "plan", "services"]);

/** Every answer of a site: in the institute's words, or in the program's for kinds that it has none for. */
export function answersOf(site: Site): Pick<AssistantContent, "answers" | "facts"> {
  const all = answersOnce(site);
  const programs = answerTexts(site).words.answers;
  const isTold = ({ kinds: [kind, ...more] }: SiteAnswer) =>
    !kind || !programs[kind] || [kind, ...more].some((one) => told.has(one));
  return {
    answers: all.map((one) => ({
      id: one.id,
      answers: one.kinds,
      phrasings: one.phrasings,
      ...(one.words.about ? { about: one.words.about } : {}),
      text: (visitor) => {
        const { lang } = visitor;
        const own = siteIn(site, lang);
        const answers = own === site ? all : answersOnce(own);
        const mine = answers.find(({ id }) => id === one.id) ?? one;
        const isWritten = own !== site && !mine.isForeign;
        const spoken = isWritten ? undefined : mine.spoken.find((other) => other.lang === lang);
        // No answer mixes two languages.
        if (mine.isForeign && !spoken) return answerTexts(own).words.untranslated;
        const asked = withFees(own, visitor);
        const words = spoken ? spokenWords(mine.words, spoken) : mine.words;
        return say({ ...mine, words }, answers, asked, askedValues(own, asked, spoken?.lines));
      },
    })),
    facts(visitor) {
      const asked = withFees(site, { ...visitor, subjects: [], words: [], names: [] });
      const values = askedValues(site, asked);
      return all.filter(isTold).map((one) => say(one, all, asked, values));
    },
  };
}

const answersOnce = oncePerObject(siteAnswers);

/** The site in the language of a question; as it is where that is not open. */
const siteIn = (site: Site, lang: string | undefined): Site =>
  (lang !== undefined && isLocale(lang) && siteOf(site, lang)) || site;

/** An answer's text for a question; that of another kind where its own lists are empty and it names one. */
function say({ words }: SiteAnswer, all: SiteAnswer[], asked: Asked, values: AskedValues): string {
  const text = chosenText(words, asked, values);
  if (text === null) {
    const other = all.find((one) => one.words !== words && one.kinds.some((kind) => kind === words.otherwise));
    return other ? say(other, all, asked, values) : "";
  }
  const [only] = values.named;
  const filled = fillText(text, { ...values.values, ...(values.named.length === 1 ? only : {}) });
  return (filled.charAt(0).toUpperCase() + filled.slice(1)).replace(/\n{3,}/g, "\n\n").trim();
}

/** The institute's answers and the program's, in the order of their kinds; phrasings without words are added to them. */
function siteAnswers(site: Site): SiteAnswer[] {
  const { words, documents: all } = answerTexts(site);
  const { documents, branches } = withBranches(site, all);
  const own = documents.flatMap(({ id, lang, kinds, phrasings, text, one, several, spoken = [] }) => {
    const program = kinds.map((kind) => words.answers[kind]).find((ofKind) => ofKind !== undefined);
    const isForeign = lang !== undefined;
    return text === undefined
      ? []
      : [{ id, kinds, phrasings, words: { ...program, text, one, several }, spoken, isForeign }];
  });
  const left = questionKinds.filter((kind) => ![...own, ...branches].some(({ kinds }) => kinds.includes(kind)));
  const programs = left.flatMap((kind) => {
    const ofKind = mayAnswer(site.sections, kind) ? words.answers[kind] : undefined;
    return ofKind?.text ? [{ id: `program.${kind}`, kinds: [kind], phrasings: [], words: ofKind, spoken: [] }] : [];
  });
  const further = [
    ...words.phrasings.map((one) => ({ ...one, spoken: [] })),
    ...documents.filter(({ text }) => text === undefined),
  ];
  const place = ({ kinds: [kind] }: SiteAnswer) => (kind ? questionKinds.indexOf(kind) : questionKinds.length);
  return [...own, ...branches, ...programs]
    .map((answer) => {
      const added = further.filter(({ kinds: [kind] }) => kind && answer.kinds.includes(kind));
      const spoken = [...answer.spoken, ...added.flatMap((one) => one.spoken ?? [])];
      return { ...answer, spoken, phrasings: [...answer.phrasings, ...added.flatMap(({ phrasings }) => phrasings)] };
    })
    .sort((answer, other) => place(answer) - place(other));
}

type Documents = ReturnType<typeof answerTexts>["documents"];

/**
 * The documents without their words about where an institute with one office is, if the settings have branches: one
 * answer from those takes their place, and their phrasings.
 */
function withBranches(site: Site, all: Documents): { documents: Documents; branches: SiteAnswer[] } {
  if (site.content.branches.length === 0) return { documents: all, branches: [] };
  const { ofBranches: words, branchPhrasings } = answerTexts(site).words;
  const isWhere = (kind: QuestionKind) => kind === "location" || kind === "branch";
  const about = all.filter(({ kinds }) => kinds.some(isWhere));
  const phrasings = [...branchPhrasings, ...about.flatMap((one) => one.phrasings)];
  const rest = about.flatMap((one) => {
    const kinds = one.kinds.filter((kind) => !isWhere(kind));
    return kinds.length > 0 ? [{ ...one, kinds }] : [];
  });
  return {
    documents: [...all.filter((one) => !about.includes(one)), ...rest],
    branches: [{ id: "program.branches", kinds: questionKinds.filter(isWhere), phrasings, words, spoken: [] }],
  };
}

/** An answer's words in another language; the site's words only where there are no others for hidden prices. */
function spokenWords(words: AnswerWords, { text, one, several, hidden, hiddenOne, none }: SpokenAnswer): AnswerWords {
  const where = hidden === undefined ? {} : { hidden, hiddenOne: hiddenOne ?? hidden };
  return { ...words, text, one, several, ...where, ...(none === undefined ? {} : { none }) };
}

/** The words for the question; null where another kind's answer is given. */
function chosenText(words: AnswerWords, { pricesShown }: Asked, { values, named }: AskedValues): string | null {
  const { text: ofAll, one = ofAll, several = ofAll, hidden, hiddenOne = hidden } = words;
  const byCount = hidden && !pricesShown ? [hidden, hiddenOne, hidden] : [ofAll, one, several];
  const text = byCount[Math.min(2, named.length)] ?? ofAll;
  const [only] = named.length === 1 ? named : [];
  const lists = Array.from(text.matchAll(/^\{(\w+)\}$/gm), ([, name = ""]) => only?.[name] ?? values[name]);
  if (!lists.includes("")) return text;
  return words.otherwise ? null : (words.none ?? text);
}
