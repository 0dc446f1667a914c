import type { Passage } from "../../contracts/assistant-content.ts";
import { coursePages } from "../course-landing-pages.ts";
import { courses } from "../courses.ts";
import { outlines } from "../outlines.ts";
import { searchDocuments } from "../search-documents.ts";
import { servicePages } from "../service-landing-pages.ts";

/** The weeks of the outlines: what the site search leaves out, and learners ask about. */
function outlinePassages(): Passage[] {
  return courses.flatMap(({ id, cardTitle }) =>
    (outlines[id]?.months ?? []).flatMap(({ weeks }) =>
      weeks.map(({ week, title, theory, lab }) => ({
        title: `${cardTitle}, week ${week}: ${title}`,
        text: `${theory.join("; ")}. Lab: ${lab}`,
        path: `/course-outline/${id}`,
      })),
    ),
  );
}

/** What each service consists of, card by card. */
function offerPassages(): Passage[] {
  return servicePages.flatMap(({ slug, offers }) =>
    offers.cards.map(({ title, text }) => ({
      title,
      text,
      keywords: slug.replaceAll("-", " "),
      path: `/services/${slug}`,
    })),
  );
}

/** What else the landing pages say: why, for whom, and what came of it. */
function pagePassages(): Passage[] {
  const ofCourses = coursePages.flatMap(({ id, reasons, roles }) => {
    const path = courses.find((course) => course.id === id)?.canonicalPath ?? `/courses/${id}`;
    return [...reasons.cards, ...roles.list].map(({ title, text }) => ({
      title,
      text,
      keywords: id.replaceAll("-", " "),
      path,
    }));
  });
  const ofServices = servicePages.flatMap(({ slug, reasons, cases }) => {
    const studies = cases.studies.map(({ title, work, result }) => ({ title, text: `${work} ${result}` }));
    return [...reasons.points, ...studies].map(({ title, text }) => ({
      title,
      text,
      keywords: slug.replaceAll("-", " "),
      path: `/services/${slug}`,
    }));
  });
  return [...ofCourses, ...ofServices];
}

/** Everything the assistant may quote: what the site search finds, outlines, and the parts of the landing pages. */
export function assistantPassages(): Passage[] {
  return [...searchDocuments(), ...outlinePassages(), ...offerPassages(), ...pagePassages()].map(
    ({ title, text, path, keywords }) => ({ title, text, path, ...(keywords ? { keywords } : {}) }),
  );
}
