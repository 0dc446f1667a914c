import MiniSearch from "minisearch";
import { coursePages } from "#shared/content/course-landing-pages.ts";
import { courses } from "#shared/content/courses.ts";
import { outlines } from "#shared/content/outlines.ts";
import { type SearchDocument, searchDocuments } from "#shared/content/search-documents.ts";
import { servicePages } from "#shared/content/service-landing-pages.ts";
import { mistypedLetters } from "./language/spelling.ts";
import { wordsOf } from "./language/words.ts";

/** A piece of the site's own text, with the page it stands on. */
export type Passage = { title: string; text: string; path: string };

type FoundPassage = Passage & { score: number; matched: string[] };

export type PassageSearch = {
  /** The passages that fit the words best, the best first. */
  find(words: string[], atMost: number): FoundPassage[];
  /** Every word that stands in them. */
  vocabulary: Set<string>;
};

/** The weeks of the outlines: what the site search leaves out, and learners ask about. */
function outlineDocuments(): SearchDocument[] {
  return courses.flatMap(({ id, cardTitle }) =>
    (outlines[id]?.months ?? []).flatMap(({ weeks }) =>
      weeks.map(({ week, title, theory, lab }) => ({
        id: `outline-${id}-${week}`,
        kind: "course" as const,
        title: `${cardTitle}, week ${week}: ${title}`,
        text: `${theory.join("; ")}. Lab: ${lab}`,
        keywords: "",
        path: `/course-outline/${id}`,
      })),
    ),
  );
}

/** What each service consists of, card by card. */
function offerDocuments(): SearchDocument[] {
  return servicePages.flatMap(({ slug, offers }) =>
    offers.cards.map(({ title, text }, at) => ({
      id: `offer-${slug}-${at + 1}`,
      kind: "service" as const,
      title,
      text,
      keywords: slug.replaceAll("-", " "),
      path: `/services/${slug}`,
    })),
  );
}

/** What else the landing pages say: why, for whom, and what came of it. */
function pageDocuments(): SearchDocument[] {
  const ofCourses = coursePages.flatMap(({ id, reasons, roles }) => {
    const path = courses.find((course) => course.id === id)?.canonicalPath ?? `/courses/${id}`;
    return [...reasons.cards, ...roles.list].map(({ title, text }, at) => ({
      id: `course-part-${id}-${at}`,
      kind: "course" as const,
      title,
      text,
      keywords: id.replaceAll("-", " "),
      path,
    }));
  });
  const ofServices = servicePages.flatMap(({ slug, reasons, cases }) => {
    const studies = cases.studies.map(({ title, work, result }) => ({ title, text: `${work} ${result}` }));
    return [...reasons.points, ...studies].map(({ title, text }, at) => ({
      id: `service-part-${slug}-${at}`,
      kind: "service" as const,
      title,
      text,
      keywords: slug.replaceAll("-", " "),
      path: `/services/${slug}`,
    }));
  });
  return [...ofCourses, ...ofServices];
}

/** Makes the search through everything the assistant may say: the site search's documents, outlines and offers. */
export function createPassageSearch(): PassageSearch {
  const documents = [...searchDocuments(), ...outlineDocuments(), ...offerDocuments(), ...pageDocuments()];
  const index = new MiniSearch<SearchDocument>({
    fields: ["title", "keywords", "text"],
    storeFields: ["title", "text", "path"],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, keywords: 1.5 },
      fuzzy: (term) => mistypedLetters(term),
      prefix: (term) => term.length > 3,
    },
  });
  index.addAll(documents);
  const vocabulary = new Set(documents.flatMap(({ title, keywords, text }) => wordsOf(`${title} ${keywords} ${text}`)));
  return {
    vocabulary,
    find: (words, atMost) =>
      index
        .search(words.join(" "))
        .slice(0, atMost)
        .map(({ title, text, path, score, queryTerms }) => ({ title, text, path, score, matched: queryTerms })),
  };
}
