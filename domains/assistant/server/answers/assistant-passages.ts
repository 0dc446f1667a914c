import type { Passage } from "#domains/assistant/server/engine/assistant-content.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageSearchDocuments } from "#domains/search/server/search-documents.ts";
import { fillText } from "#shared/fill-text.ts";

/** The weeks of the outlines: the site search leaves them out, and learners ask about them. */
function outlinePassages({ content, messages }: Pick<Site, "content" | "messages">): Passage[] {
  const { weekPassage } = messages.assistantAnswers.parts;
  return content.courses.flatMap(({ id, cardTitle, outline }) =>
    (outline?.months ?? []).flatMap(({ weeks }) =>
      weeks.map(({ week, title, theory, lab }) => ({
        title: fillText(weekPassage.title, { cardTitle, week, title }),
        text: fillText(weekPassage.text, { topics: theory.join("; "), lab }),
        path: `/course-outline/${id}`,
      })),
    ),
  );
}

const asKeywords = (slug: string) => slug.replaceAll("-", " ");

/** The parts of each service, card by card. */
function offerPassages({ services }: SiteContent): Passage[] {
  return services.flatMap(({ slug, canonicalPath: path, page }) =>
    (page.offers?.cards ?? []).map(({ title, text }) => ({ title, text, keywords: asKeywords(slug), path })),
  );
}

/** The rest of the landing pages: reasons, audience and results. */
function pagePassages({ courses, services }: SiteContent): Passage[] {
  const ofCourses = courses.flatMap(({ id, canonicalPath: path, page: { reasons, roles } }) =>
    [...(reasons?.cards ?? []), ...(roles?.list ?? [])].map(({ title, text }) => ({
      title,
      text,
      keywords: asKeywords(id),
      path,
    })),
  );
  const ofServices = services.flatMap(({ slug, canonicalPath: path, page: { reasons, cases } }) => {
    const studies = (cases?.studies ?? []).map(({ title, work, result }) => ({ title, text: `${work} ${result}` }));
    return [...(reasons?.points ?? []), ...studies].map(({ title, text }) => ({
      title,
      text,
      keywords: asKeywords(slug),
      path,
    }));
  });
  return [...ofCourses, ...ofServices];
}

/** Everything the assistant may quote: what the site search finds, outlines, and the parts of the landing pages. */
export function assistantPassages(site: Site): Passage[] {
  const { content } = site;
  return [
    ...pageSearchDocuments(site),
    ...outlinePassages(site),
    ...offerPassages(content),
    ...pagePassages(content),
  ].map(({ title, text, path, keywords }) => ({ title, text, path, ...(keywords ? { keywords } : {}) }));
}
