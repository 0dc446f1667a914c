import type { Batch } from "#domains/catalogue/contract/batch.ts";
import { timingIn } from "#domains/catalogue/rules/batch-days.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { type LanguageMark, languageOf } from "#shared/language-of.ts";

export type SearchKind =
  | "answer"
  | "course"
  | "service"
  | "batches"
  | "outline"
  | "teacher"
  | "project"
  | "question"
  | "policy"
  | "page";

/** A document that the site search can find, with its language and direction if it is not the site's. */
export type SearchDocument = LanguageMark & {
  /** Unique among all documents. */
  id: string;
  kind: SearchKind;
  title: string;
  /** Complete sentences if possible: results show excerpts of it. */
  text: string;
  /** Tools and names that visitors may type, separated by commas; not shown. */
  keywords: string;
  /** Common names for it, and whole searches that it answers. */
  names?: string[];
  /** The target of a result, with its anchor. */
  path: string;
};

/** A batch from the database, as the search shows it. */
export type SearchedBatch = Pick<Batch, "courseId" | "name" | "mode" | "schedule" | "timing" | "instructor">;

/** Letters that Urdu writes and Arabic does not. */
const urduLetter = /[ٹپچڈڑژکگںہیے]/;
/** What ends a sentence in the language of its last word. */
const stopOf = (part: string) => (/\p{Script=Arabic}$/u.test(part) && urduLetter.test(part) ? "۔" : ".");

/** Joins parts as sentences; adds a full stop to each part that ends without a mark. */
const sentences = (parts: string[]) =>
  parts.map((part) => (/[.?!:;۔؟؛]$/.test(part) ? part : part + stopOf(part))).join(" ");

function courseDocuments({ courses }: SiteContent): SearchDocument[] {
  return courses.map(
    ({
      id,
      title,
      cardTitle,
      tagline,
      description,
      skills,
      searchWords,
      names,
      parts,
      canonicalPath: path,
      page,
      lang,
    }) => ({
      ...languageOf({ lang }),
      id: `course-${id}`,
      kind: "course",
      title,
      text: sentences([tagline, description, ...(page.abilities?.list ?? [])]),
      keywords: [
        cardTitle,
        ...skills,
        ...searchWords,
        ...(page.modules?.list ?? []).flatMap((module) => [module.title, module.text]),
        ...(page.roles?.list ?? []).map((role) => role.title),
      ].join(", "),
      names: [cardTitle, ...names, ...searchWords, ...skills, ...parts],
      path,
    }),
  );
}

function serviceDocuments({ services }: SiteContent): SearchDocument[] {
  return services.map(
    ({ slug, title, description, features, technologies, names, parts, canonicalPath: path, page }) => ({
      id: `service-${slug}`,
      kind: "service",
      title,
      text: sentences([description, ...features]),
      keywords: [
        ...technologies,
        ...(page.offers?.cards ?? []).map((card) => card.title),
        ...(page.cases?.studies ?? []).flatMap((study) => [study.title, study.clientKind]),
      ].join(", "),
      names: [...names, ...parts],
      path,
    }),
  );
}

function projectDocuments({ projects }: SiteContent): SearchDocument[] {
  return projects.map(({ id, title, description, category, client, technologies }) => ({
    id: `project-${id}`,
    kind: "project",
    title,
    text: sentences([description, ...(client ? [client] : [])]),
    keywords: ["portfolio", ...(category ? [category] : []), ...technologies].join(", "),
    path: `/portfolio#${id}`,
  }));
}

/** The place of the questions on each page. */
const questionPaths = { home: "/#faq", demo: "/FreeDemo#faq" };

function questionDocuments({ questions }: SiteContent): SearchDocument[] {
  return questions.map(({ id, page, question, answer, lang }) => ({
    ...languageOf({ lang }),
    id: `question-${id}`,
    kind: "question",
    title: question,
    text: answer,
    keywords: "question, FAQ, help",
    path: questionPaths[page],
  }));
}

function policyDocuments({ policies }: SiteContent): SearchDocument[] {
  return policies.flatMap(({ path, hero, sections }) =>
    sections.map(({ id, heading, blocks }) => ({
      id: `policy-${path.slice(1)}-${id}`,
      kind: "policy" as const,
      title: `${hero.title}: ${heading}`,
      text: sentences(blocks.flat()),
      keywords: hero.title,
      path: `${path}#${id}`,
    })),
  );
}

/** The listed pages that no other kind covers: all except the pages of courses and services. */
function pageDocuments({ content, pages }: Pick<Site, "content" | "pages">): SearchDocument[] {
  const taken = new Set([...content.courses, ...content.services].map(({ canonicalPath }) => canonicalPath));
  return pages.all
    .filter(({ path, indexed }) => indexed && !taken.has(path))
    .map(({ path, name, title, description }) => ({
      id: `page-${path.slice(1) || "home"}`,
      kind: "page",
      title: name,
      text: description,
      keywords: title,
      path,
    }));
}

/** The people of the institute, by the page that shows them. */
function teacherDocuments({ content, messages }: Pick<Site, "content" | "messages">): SearchDocument[] {
  const { teacher } = messages.search.texts;
  return content.teachers.flatMap(({ id, name, team, teaching, faculty }) => {
    const course = content.courses.find((one) => one.page.teachers && teaching?.courses.includes(one.id));
    const found = { id: `teacher-${id}`, kind: "teacher" as const, title: name, keywords: "" };
    if (teaching && course) {
      const text = fillText(teacher.teaching, { title: teaching.title, about: teaching.about });
      return [{ ...found, text, path: `${course.canonicalPath}#teachers` }];
    }
    if (faculty) {
      const { title, university, program } = faculty;
      const text = fillText(teacher.faculty, { title, university, program });
      return [{ ...found, text, path: "/courses#faculty" }];
    }
    const { role, experience } = team ?? {};
    const text = role && experience ? fillText(teacher.team, { role, experience }) : role;
    return text ? [{ ...found, text, path: "/about#people" }] : [];
  });
}

/** The outline and the batches of each course. */
function studyDocuments(site: Pick<Site, "content" | "messages">, batches: SearchedBatch[]): SearchDocument[] {
  const { labels, language, search } = site.messages;
  const { texts } = search;
  const { timeZone } = site.content.company.hours;
  return site.content.courses.flatMap(({ id, cardTitle, names, searchWords, outline, lang }) => {
    const own = batches.filter(({ courseId }) => courseId === id);
    const called = { ...languageOf({ lang }), names: [cardTitle, ...names, ...searchWords] };
    const lines = own.map((batch) =>
      fillText(texts.batches.line, {
        ...batch,
        schedule: weekInWords(site, batch.schedule),
        timing: timingIn(language.lang, batch.timing, timeZone),
        mode: labels.modes[batch.mode].toLocaleLowerCase(language.lang),
      }),
    );
    const weeks = (outline?.months ?? []).flatMap((month) => month.weeks);
    return [
      ...(own.length > 0
        ? [
            {
              ...{ ...called, id: `batches-${id}`, kind: "batches" as const, path: `/batches/${id}` },
              title: fillText(texts.batches.title, { cardTitle }),
              text: sentences(lines),
              keywords: own.map(({ name, instructor }) => `${name}, ${instructor}`).join(", "),
            },
          ]
        : []),
      ...(outline
        ? [
            {
              ...{ ...called, id: `outline-${id}`, kind: "outline" as const, path: `/course-outline/${id}` },
              title: fillText(texts.outline.title, { cardTitle }),
              text: sentences(weeks.map(({ title }) => title)),
              keywords: weeks.flatMap(({ theory }) => theory).join(", "),
            },
          ]
        : []),
    ];
  });
}

/** The questions that course pages answer themselves. */
function courseQuestionDocuments({ content, messages }: Pick<Site, "content" | "messages">): SearchDocument[] {
  const { courseQuestion } = messages.search.texts;
  return content.courses.flatMap(({ id, cardTitle, canonicalPath, page, lang }) =>
    (page.questions?.list ?? []).map(({ question, answer }, at) => ({
      ...languageOf({ lang }),
      id: `course-question-${id}-${at}`,
      kind: "question" as const,
      title: fillText(courseQuestion, { cardTitle, question }),
      text: answer,
      keywords: "",
      path: `${canonicalPath}#questions`,
    })),
  );
}

/** The institute's own answers to searches in other words than the pages'. */
function answerDocuments({ pages }: SiteContent): SearchDocument[] {
  return (pages.search.topics ?? []).map(({ title, text, href, asked }, at) => ({
    ...{ id: `answer-${at}`, kind: "answer" as const, title, text, keywords: "", names: asked, path: href },
  }));
}

/** The branches, each with the batches there as its page. */
function branchDocuments({ content: { branches }, messages }: Pick<Site, "content" | "messages">): SearchDocument[] {
  const { branch: texts } = messages.search.texts;
  return branches.map(({ id, name, street, area, city, hours }) => ({
    ...{ id: `branch-${id}`, kind: "page" as const, title: fillText(texts.title, { name }), names: [name] },
    text: sentences([[street, area, city].filter(Boolean).join(", "), hours].flatMap((part) => part || [])),
    keywords: texts.keywords,
    path: branches.length > 1 ? `/batches?branch=${id}` : "/batches",
  }));
}

/** The page where employers verify a certificate; it is in no document of the institute's. */
function verifyDocument({ frame, certificates, search }: Site["messages"]): SearchDocument {
  const { howText, provesPoints } = certificates.verify;
  const { keywords, names } = search.texts.verify;
  return {
    ...{ id: "page-verify", kind: "page", title: frame.verify, path: "/verify", keywords, names },
    text: sentences([...provesPoints.slice(0, 1), fillText(howText, { example: "7K3M-Q2XW-9ABC-DEFG" })]),
  };
}

/** The pages with their texts: courses, services, projects, questions, policies and the others. */
export function pageSearchDocuments(site: Pick<Site, "content" | "pages">): SearchDocument[] {
  const { content } = site;
  return [
    ...courseDocuments(content),
    ...serviceDocuments(content),
    ...projectDocuments(content),
    ...questionDocuments(content),
    ...policyDocuments(content),
    ...pageDocuments(site),
  ];
}

/** All documents of the site search: the pages, and the institute's answers. */
export function searchDocuments(site: Site, batches: SearchedBatch[] = []): SearchDocument[] {
  return [
    ...answerDocuments(site.content),
    ...pageSearchDocuments(site),
    ...studyDocuments(site, batches),
    ...courseQuestionDocuments(site),
    ...teacherDocuments(site),
    ...branchDocuments(site),
    verifyDocument(site.messages),
  ].filter(({ path }) => !site.sections.isClosed(path));
}
