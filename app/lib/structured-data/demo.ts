import { recordedDemo } from "#shared/content/demo-page.ts";
import type { Faq } from "#shared/content/faqs.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/rules/site-origin.ts";
import type { Thing } from "./organisation.ts";

/** Questions with their answers, for a page that shows them. */
export function questionsThing(questions: Faq[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The recorded demo as a video. */
export function recordedDemoThing(): Thing {
  const { title, description, url, posterUrl, duration, uploadDate } = recordedDemo;
  return {
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: `${origin}${posterUrl}`,
    contentUrl: `${origin}${url}`,
    duration,
    uploadDate,
  };
}
