import { findCourse } from "#domains/content/rules/site.ts";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { findGradesToTell } from "./grade-queries.ts";

/**
 * Tells a student that a grade is there, by work, enrolment and the grade's version; the points are only in the
 * classroom. None is sent once grades are hidden again, the seat is gone, or a later email covers it.
 */
export const gradePosted = defineEmail({
  kind: "grade-posted",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const workIds = [...new Set(abouts.map((about) => about.split(" ")[0] ?? ""))];
    const found = await findGradesToTell(database, workIds, new Date());
    const told = found.map(
      (one) => [`${one.grade.workId} ${one.grade.enrolmentId} ${one.grade.toldVersion}`, one] as const,
    );
    return new Map(told.filter(([about]) => abouts.includes(about)));
  },
  to: ({ name, email, locale }) => ({ name, email, locale }),
  facts: ({ work, batch, name }, { site, siteUrl }) => ({
    ...{ name, work: work.title, batch: batch.name },
    course: findCourse(site().content, batch.courseId)?.title ?? batch.courseId,
    pageUrl: `${siteUrl}/classroom/${work.kind === "quiz" ? "quizzes" : "work"}/${work.id}`,
  }),
  samples: (typed) => ({
    "grade, posted": {
      ...{ name: typed("Ayesha Khan"), work: typed("A shop's API"), batch: typed("MERN Evening"), pageUrl: sampleLink },
      course: typed("MERN Full Stack Web Development"),
    },
  }),
  view: ({ name, work, batch, course, pageUrl }, { words }) => {
    const { subject, preview, heading, text, button } = words.classroom.grade;
    return {
      subject: fillText(subject, { work, course }),
      preview: fillText(preview, { batch }),
      heading,
      body: (
        <>
          <Greeting name={name} otherwise="student" />
          <Paragraph>{fillText(text, { work, batch })}</Paragraph>
          <PageButton href={pageUrl}>{button}</PageButton>
          <Signature />
        </>
      ),
    };
  },
});
