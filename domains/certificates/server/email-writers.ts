import { shownNumber, verifyPath } from "#domains/certificates/rules/certificate-number.ts";
import { findPeopleByIds } from "#domains/people/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import type { CertificateEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type * as templates from "./emails.tsx";
import { findCertificatesById } from "./queries.ts";

interface Deps {
  database: Database;
  emails: Written<typeof templates>;
  siteUrl: string;
}

/**
 * The writer of the email about a new certificate, by its id. A revoked one, or one of an erased person, gets no email.
 */
export function writeCertificateEmails({ database, emails, siteUrl }: Deps): Record<CertificateEmailKind, EmailWriter> {
  return {
    "certificate-issued": async (ids) => {
      const found = await findCertificatesById(database, ids);
      const people = await findPeopleByIds(
        database,
        found.flatMap(({ personId }) => personId ?? []),
      );
      const written = found.flatMap(
        ({ id, personId, name, number, courseTitle, revokedAt }): [string, EmailMessage][] => {
          const email = people.find((person) => person.id === personId)?.email;
          if (!email || name === null || revokedAt) return [];
          const content = emails.certificateIssued({
            ...{ name, email, course: courseTitle, number: shownNumber(number) },
            verifyUrl: `${siteUrl}${verifyPath(number)}`,
            pageUrl: `${siteUrl}/classroom/certificates`,
          });
          return [[id, { ...content, to: addresseeOf({ name, email }), endsOnRefusal: true }]];
        },
      );
      return new Map(written);
    },
  };
}
