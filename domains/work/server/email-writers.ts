import { findCourse } from "#domains/content/rules/find-course.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { WorkEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type * as templates from "./emails.tsx";
import { findGradesToTell } from "./grade-queries.ts";

interface Deps {
  database: Database;
  emails: Written<typeof templates>;
  site: () => Site;
  siteUrl: string;
}

/**
 * The writer of the email about a posted grade, by work, enrolment and the grade's version. It holds no points: they
 * are in the classroom. None is sent once grades are hidden again, the seat is gone, or a later email covers it.
 */
export function writeWorkEmails({ database, emails, site, siteUrl }: Deps): Record<WorkEmailKind, EmailWriter> {
  return {
    "grade-posted": async (abouts) => {
      const workIds = [...new Set(abouts.map((about) => about.split(" ")[0] ?? ""))];
      const found = await findGradesToTell(database, workIds, new Date());
      const messages = found.flatMap(({ grade, work, batch, name, email }): [string, EmailMessage][] => {
        const about = `${grade.workId} ${grade.enrolmentId} ${grade.toldVersion}`;
        if (!email || !abouts.includes(about)) return [];
        const facts = {
          ...{ name, email, work: work.title, batch: batch.name },
          course: findCourse(site().content, batch.courseId)?.title ?? batch.courseId,
          pageUrl: `${siteUrl}/classroom/${work.kind === "quiz" ? "quizzes" : "work"}/${work.id}`,
        };
        return [[about, { ...emails.gradePosted(facts), to: addresseeOf({ name, email }), endsOnRefusal: true }]];
      });
      return new Map(messages);
    },
  };
}
