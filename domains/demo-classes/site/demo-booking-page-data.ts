import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import { demoCourses } from "./demo-course.ts";
import { demoPlaces } from "./place-field.tsx";

/** The choices that a visitor has made, and the times of the chosen course. */
type Chosen = { courseId: string; slots: DemoSlot[]; zone: string | null };

export type DemoBookingPageData = ReturnType<typeof demoBookingPageData>;

/** The data of the page that books a demo class without scripts. */
export function demoBookingPageData(site: Site, { courseId, slots, zone }: Chosen) {
  const { content, messages } = site;
  const { time, details, submit, page, confirmed } = messages.booking;
  const { title, lead } = page;
  const { company } = content;
  return {
    head: {
      ...pageHead(site, "/FreeDemo"),
      title: `${title} | ${company.name}`,
      indexed: false,
      structuredData: [],
    },
    hero: { title, lead },
    form: {
      courses: demoCourses(content.courses),
      courseId,
      slots,
      companyZone: company.hours.timeZone,
      zone,
      places: demoPlaces(site),
      chatNumber: company.whatsapp.e164,
      words: { time, details, submit, page, confirmed },
      chooser: content.pages.demo.chooser,
    },
  };
}
