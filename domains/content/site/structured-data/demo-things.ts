import type { RecordedDemo } from "#domains/content/contract/page.ts";
import type { Question } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";
import { embedSource } from "#shared/video-hosts.ts";
import type { Thing } from "./organisation.ts";

/** Questions with their answers, for a page that shows them. */
export function questionsThing({ messages }: Site, questions: Pick<Question, "question" | "answer">[]): Thing {
  return {
    "@type": "FAQPage",
    inLanguage: messages.language.lang,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** A film as a video; one from elsewhere is embedded. */
export function recordedDemoThing(video: RecordedDemo["video"]): Thing {
  const { title, description, url, posterUrl, duration, uploadDate } = video;
  const embed = embedSource(url);
  return {
    "@type": "VideoObject",
    name: title,
    description,
    ...(posterUrl && { thumbnailUrl: new URL(posterUrl, origin).href }),
    ...(embed ? { embedUrl: embed.address } : { contentUrl: `${origin}${url}` }),
    duration,
    uploadDate,
  };
}
