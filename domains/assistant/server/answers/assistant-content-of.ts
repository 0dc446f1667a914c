import type { AssistantContent, Subject } from "#domains/assistant/server/engine/assistant-content.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { answerTexts } from "./answer-texts.ts";
import { answersOf } from "./answers.ts";
import { assistantPassages } from "./assistant-passages.ts";
import { branchNames } from "./branches-asked.ts";

/** The content the assistant answers from: the same object as long as the site is the same. */
export const assistantContentOf = oncePerObject((site: Site): AssistantContent => {
  const { content, messages } = site;
  const { name, fullName, address } = content.company;
  const { words, documents } = answerTexts(site);
  const unknown = documents.filter(({ kinds }) => kinds.includes("unknown")).flatMap(({ spoken = [] }) => spoken);
  const { lang } = messages.language;
  const others = [...site.translations];
  return {
    ...(lang !== siteLocale && { language: lang }),
    names: [name, fullName],
    about: { name: fullName, city: address.city },
    refusal: messages.assistant.failures.offTopic,
    refusalIn: Object.fromEntries(others.map(([other, own]) => [other, own.messages.assistant.failures.offTopic])),
    handOver: words.handOver,
    handOverIn: {
      ...Object.fromEntries(unknown.map((one) => [one.lang, one.text])),
      ...Object.fromEntries(others.map(([other, own]) => [other, answerTexts(own).words.handOver])),
    },
    subjects: assistantSubjects(content),
    places: content.branches.flatMap((branch) => [...branchNames(branch), branch.city]),
    ...answersOf(site),
    passages: assistantPassages(site),
    quote: words.quote,
    others: [...content.answers.flatMap(({ refused }) => refused ?? []), ...words.refused],
  };
});

/** Everything the assistant knows by name: courses, services, and things that are often asked for but not offered. */
function assistantSubjects({ courses, services, answers }: SiteContent): Subject[] {
  const offered: Subject[] = [
    ...courses.map(({ id, cardTitle, names, parts, skills }) => ({
      ...{ id, kind: "course" as const },
      ...{ names: [cardTitle, ...names], parts: [...parts, ...skills] },
    })),
    ...services.map(({ id, title, names, parts }) => ({
      ...{ id, kind: "service" as const },
      ...{ names: [title, ...names], parts },
    })),
  ];
  const known = new Set(offered.flatMap(({ names }) => names.map((name) => name.toLowerCase())));
  const names = answers.flatMap(({ subjects }) => subjects ?? []).filter((name) => !known.has(name.toLowerCase()));
  return [...offered, { id: "untaught", kind: "elsewhere", names, parts: [] }];
}
