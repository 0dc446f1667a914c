import type { Question, SiteContent, Testimonial } from "#domains/content/contract/site-content.ts";
import { languageOf } from "#shared/language-of.ts";

type PageName = Question["page"] & Testimonial["page"];

/** The questions that a page shows, each with its language and direction if it is not in the page's. */
export const questionsOn = (page: PageName, { questions }: Pick<SiteContent, "questions">) =>
  questions
    .filter((one) => one.page === page)
    .map(({ question, answer, lang }) => ({ question, answer, ...languageOf({ lang }) }));

/** The testimonials that a page shows, likewise. */
export const testimonialsOn = (page: PageName, { testimonials }: Pick<SiteContent, "testimonials">) =>
  testimonials
    .filter((one) => one.page === page)
    .map(({ name, image, role, company, content, rating, lang }) => {
      return { name, image, role, company, content, rating, ...languageOf({ lang }) };
    });
