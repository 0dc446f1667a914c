import type { Site } from "#domains/content/rules/site.ts";
import { findEnrolmentsWithPeople } from "#domains/seats/server/queries.ts";
import { findStaff } from "#domains/staff/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import type { ClassEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import { type ClassNews, readNews } from "./class-news.ts";
import type * as templates from "./emails.tsx";
import { newsOf } from "./tell-of-changes.ts";

interface Deps {
  database: Database;
  emails: Written<typeof templates>;
  site: () => Site;
  siteUrl: string;
}

/**
 * The writer of the emails about changed classes. Each is about the classes as they are now: nothing is sent about a
 * change that a later one has made outdated, nor to a person whose seat is gone.
 */
export function writeClassEmails(deps: Deps): Record<ClassEmailKind, EmailWriter> {
  const { database, emails, siteUrl } = deps;
  return {
    "classes-changed": async (abouts) => {
      const asked = abouts.map((about) => ({ about, ...newsOf(about) }));
      const news = await readNews(
        deps,
        asked.map(({ changeId }) => changeId),
      );
      const seats = await findEnrolmentsWithPeople(
        database,
        asked.flatMap(({ enrolmentId }) => enrolmentId ?? []),
      );
      const members = await findStaff(database);
      const write = (changed: ClassNews, name: string, email: string, page: "classroom" | "office"): EmailMessage => {
        const path = page === "office" ? `/admin/batches/${changed.batchId}/timetable` : "/classroom";
        const facts = { ...changed, name, email, page, pageUrl: `${siteUrl}${path}` };
        return { ...emails.classesChanged(facts), to: addresseeOf({ name, email }), endsOnRefusal: true };
      };
      const messages = asked.flatMap(({ about, changeId, enrolmentId, userId }): [string, EmailMessage][] => {
        const changed = news.get(changeId);
        if (!changed) return [];
        const seat = seats.find(({ enrolment }) => enrolment.id === enrolmentId && enrolment.state === "active");
        if (seat?.person.email) return [[about, write(changed, seat.person.name, seat.person.email, "classroom")]];
        const member = members.find((one) => one.userId === userId);
        return member ? [[about, write(changed, member.name, member.email, "office")]] : [];
      });
      return new Map(messages);
    },
  };
}
