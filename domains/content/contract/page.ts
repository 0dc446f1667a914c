import { z } from "zod";
import { day, href, line, path, photo, prose, several } from "#shared/fields.ts";
import { hue } from "#shared/girih/pattern.ts";
import { readLink } from "#shared/read-link.ts";
import { embedSource } from "#shared/video-hosts.ts";
import { type PageFacts, publicPage } from "./page-facts.ts";
import { action, claim, closingCall, iconCard, pageMeta, pieceOfWork, point, sectionHeading } from "./page-parts.ts";
import { searchPage } from "./search-page.ts";
import { sections } from "./sections.ts";

const claims = several(claim, 8);
const heading = sectionHeading;
const link = z.strictObject({ name: line(60), href });

/** Where a film is: a file of this site, or a video at one of the hosts that pages embed from. */
const filmAddress = line(500)
  .overwrite((text) => (path.safeParse(text).success ? text : readLink(text)))
  .refine(
    (text) => path.safeParse(text).success || embedSource(text) !== null,
    "This must be the address of a video at YouTube, Vimeo or Google Drive, or the path of a file of this site.",
  );

/** A film with its heading. One of our own files has captions; a video host brings its own. */
export const recordedDemo = heading.extend({
  captionsNote: line(80).optional(),
  video: z
    .strictObject({
      title: line(120),
      description: prose(300),
      url: filmAddress,
      /** Shown before it plays; without it nothing is downloaded then. */
      posterUrl: photo.optional(),
      captionsUrl: path.optional(),
      captionsLanguage: line(35).optional(),
      /** ISO 8601, and the same as text. */
      duration: line(20),
      durationText: line(40),
      /** The day in ISO 8601; earlier releases wrote its hour and zone behind it. */
      uploadDate: line(40)
        .transform((text) => text.slice(0, 10))
        .pipe(day)
        .meta({ format: "date" }),
    })
    .refine(
      ({ url, captionsUrl, captionsLanguage }) => !path.safeParse(url).success || (captionsUrl && captionsLanguage),
      {
        message: "A film of this site needs captions and their language.",
        path: ["captionsUrl"],
      },
    ),
});

export type RecordedDemo = z.infer<typeof recordedDemo>;

/** Pieces of work that students made, each with its picture or without. */
export const studentWork = heading.extend({ list: several(pieceOfWork, 12) });

/**
 * The public pages with words of the institute's own, by the id of the document that holds them (specification §2). A
 * page is said here alone: its address and route, its weight and look, and what its document holds.
 */
export const publicPages = {
  home: publicPage(
    { path: "/", route: "site/home", priority: 1, tiling: "3.12.12", hue: "emerald", showsSeats: true },
    {
      hero: heading.extend({ eyebrow: line(80), mainAction: action, secondAction: action, note: line(160), claims }),
      /** Below the hero. */
      proof: claims,
      /** A week in a batch, for the hero's small timetable (specification §9, classes per week). */
      week: z.strictObject({
        title: line(80),
        days: several(z.strictObject({ day: line(40), what: line(80), live: z.boolean() }), 7),
      }),
      plans: heading.extend({ priceHidden: line(80), note: line(200), action }),
      services: heading.extend({ action }),
      courses: heading.extend({ enrolAction: action, outlineLabel: line(60), allAction: action }),
      /** The section is left out while the list is empty. */
      categories: heading.extend({
        list: z
          .array(
            z.strictObject({
              title: line(80),
              description: prose(300),
              href,
              icon: z.enum(["chart", "brain", "code", "shield"]),
              hue,
            }),
          )
          .max(12, "Please keep this to 12 at most."),
      }),
      benefits: heading.extend({ list: several(iconCard, 12) }),
      /** A short film of a real class; the section is left out without it. */
      film: recordedDemo.optional(),
      /** Students' work; likewise. */
      work: studentWork.optional(),
      testimonials: heading,
      faqs: heading.extend({ showAll: line(60), hideAll: line(60) }),
      contact: heading,
      learning: heading.extend({ action }),
    },
  ),
  about: publicPage(
    { path: "/about", route: "site/about", priority: 0.7, tiling: "4.6.12", hue: "emerald" },
    {
      hero: heading.extend({ claims }),
      story: heading.extend({
        /** `date` is a month in ISO form, `when` the same as text. */
        milestones: several(point.extend({ date: line(7).regex(/^\d{4}-\d{2}$/), when: line(40) }), 20),
      }),
      mission: point,
      vision: point,
      values: heading.extend({ list: several(iconCard, 12) }),
      whyChoose: heading.extend({ claims }),
      people: heading,
      closing: closingCall,
    },
  ),
  services: publicPage(
    { path: "/services", route: "site/services", priority: 0.9, tiling: "4.8.8", hue: "brick" },
    {
      /** The name of all services together: "Software services". */
      listName: line(80),
      hero: heading.extend({ action }),
      list: heading,
      portfolio: heading.extend({ action }),
      consultation: heading.extend({ action }),
    },
  ),
  portfolio: publicPage(
    { path: "/portfolio", route: "site/portfolio", priority: 0.7, tiling: "6.6.6", hue: "brick" },
    {
      hero: heading,
      projects: heading,
      /** The filter's buttons in order; the first shows every project. */
      categories: several(line(60), 12),
      achievements: z.strictObject({ title: line(160), claims }),
      closing: closingCall,
    },
  ),
  courses: publicPage(
    { path: "/courses", route: "site/courses", priority: 0.9, tiling: "3.12.12", hue: "lapis", showsSeats: true },
    {
      hero: heading.extend({ action }),
      list: heading,
      faculty: heading,
      reasons: heading.extend({ list: several(iconCard, 12) }),
    },
  ),
  contact: publicPage(
    { path: "/contact", route: "join/contact", priority: 0.7, tiling: "3.4.6.4", hue: "emerald" },
    {
      hero: heading,
      form: z.strictObject({ title: line(80), messageHint: line(200) }),
      info: z.strictObject({ title: line(80), hoursNote: line(80) }),
      call: z.strictObject({ title: line(80), lead: line(200), button: line(40) }),
    },
  ),
  demo: publicPage(
    { path: "/FreeDemo", route: "join/free-demo", priority: 0.9, tiling: "4.6.12", hue: "lapis", showsSeats: true },
    {
      hero: heading.extend({ bookAction: action, recordedAction: action.optional() }),
      facts: several(line(60), 8),
      steps: heading.extend({ list: several(iconCard, 8) }),
      book: heading,
      chooser: z.strictObject({ legend: line(80), hint: line(160) }),
      /** The recorded demo, one of our own files (specification §2, "#recorded"); the section is left out without it. */
      recorded: recordedDemo.optional(),
      testimonials: heading,
      faqs: heading,
    },
  ),
  enrolment: publicPage(
    {
      path: "/enrollnow",
      route: "join/enrolment",
      priority: 0.8,
      tiling: "3.12.12",
      hue: "lapis",
      showsSeats: true,
      readsQuery: ["course", "batch", "plan"],
    },
    {
      hero: heading,
      panel: heading,
      /** Above the choice of a plan, and below its summary: facts to know before paying. */
      plans: z.strictObject({ lead: prose(300), note: prose(300) }),
      next: z.strictObject({ title: line(80), steps: several(point, 8), chat: line(80) }),
    },
  ),
  "thank-you": publicPage(
    { path: "/Thank-you", route: "join/thank-you", priority: 0, tiling: "4.8.8", hue: "emerald", indexed: false },
    {
      title: line(80),
      lead: prose(300),
      /** Shown one after the other. */
      messages: several(line(200), 30),
    },
  ),
};

/** Public pages that an institute may leave out. */
export const optionalPages = {
  /** Questions of parents before they pay for a child's course. */
  parents: publicPage(
    { path: "/parents", route: "site/parents", priority: 0.7, tiling: "3.4.6.4", hue: "plum" },
    {
      hero: heading,
      groups: several(z.strictObject({ title: line(80), questions: several(point, 12) }), 8),
      closing: closingCall,
    },
  ),
};

/** The institute's own words that no public page has to itself. */
export const sharedWords = {
  portal: z.strictObject({
    /** Its name in the menu; "LMS" without one (specification §2). */
    name: line(20).optional(),
    meta: pageMeta,
    hero: heading,
    courses: heading,
    /** Beside a course's batches, for visitors whom none suits. */
    otherHours: prose(300),
    stats: z.strictObject({ title: line(80), claims }),
  }),
  search: searchPage,
  /** The header's entries and the footer's columns of links (specification §2). */
  navigation: z.strictObject({
    header: several(link.extend({ dropdown: z.array(link).max(20).optional() }), 10),
    quickLinks: several(link, 12),
    popularCourses: several(link, 12),
    legal: several(link, 8),
  }),
  /** The content of every plan, and the refund policy's figures (specification §9). */
  terms: z.strictObject({
    inEveryPlan: several(line(200), 12),
    /** The certificate at the end of a course, if there is one; for search engines. */
    certificate: line(80).optional(),
    refund: z.strictObject({
      /** Days from course start or project initiation in which a full refund is given. */
      fullRefundDays: z.int().positive(),
      /** Days for purchases other than a course or a project. */
      standardWindowDays: z.int().positive(),
      /** Months in which the company, as the merchant, can issue a refund itself. */
      merchantMonths: z.int().positive(),
      /** Months in which the payment provider's support can issue one. */
      providerMonths: z.int().positive(),
      /** Processing time by payment method, from the day the refund is issued. */
      processing: several(z.strictObject({ method: line(60), time: line(60) }), 12),
    }),
  }),
};

/** Settings of the site that may be missing. */
export const optionalSettings = { sections };

type Documents<Pages extends Record<string, { document: z.ZodType }>> = {
  [Id in keyof Pages]: z.infer<Pages[Id]["document"]>;
};

/** The valid documents of the kind "page", by id. */
export type Pages = Documents<typeof publicPages> &
  Partial<Documents<typeof optionalPages>> & { [Id in keyof typeof sharedWords]: z.infer<(typeof sharedWords)[Id]> } & {
    [Id in keyof typeof optionalSettings]?: z.infer<(typeof optionalSettings)[Id]>;
  };

/** The facts of the pages above by id, in the order of the sitemap. */
export const writtenPages: Record<string, PageFacts> = Object.fromEntries(
  Object.entries({ ...publicPages, ...optionalPages }).map(([id, { page }]) => [id, page]),
);
