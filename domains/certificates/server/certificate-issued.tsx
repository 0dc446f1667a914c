import { shownNumber, verifyPath } from "#domains/certificates/rules/certificate-number.ts";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findPeopleByIds } from "#domains/people/server/queries.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { findCertificatesById } from "./queries.ts";

/** Tells a student of a new certificate, by its id. A revoked one, or one of an erased person, gets no email. */
export const certificateIssued = defineEmail({
  kind: "certificate-issued",
  pool: null,
  find: async ({ database }: EmailDeps, ids) => {
    const found = await findCertificatesById(database, ids);
    const holders = found.flatMap(({ personId }) => personId ?? []);
    const people = byId(await findPeopleByIds(database, holders));
    return byId(found.map((one) => ({ ...one, email: people.get(one.personId ?? "")?.email ?? null })));
  },
  isDue: ({ name, revokedAt }) => name !== null && revokedAt === null,
  to: ({ name, email, personId }) => ({ name: name ?? "", email, personId }),
  facts: ({ name, courseTitle, number }, { siteUrl, addressOf }) => ({
    ...{ name: name ?? "", course: courseTitle, number: shownNumber(number) },
    verifyUrl: addressOf(verifyPath(number)),
    pageUrl: `${siteUrl}/classroom/certificates`,
  }),
  samples: (typed) => ({
    "certificate, issued": {
      ...{ name: typed("Ayesha O'Neil"), course: typed("Data & Analysis"), number: "7K3M-Q2XW-9ABC-DEFG" },
      ...{ verifyUrl: "https://darsgah.example/verify/7K3M-Q2XW-9ABC-DEFG", pageUrl: sampleLink },
    },
  }),
  view: (certificate, { words }) => {
    const { subject, preview, heading, text, button, number, page } = words.certificates.issued;
    const { course, verifyUrl } = certificate;
    return {
      subject: fillText(subject, { course }),
      preview: fillText(preview, { number: certificate.number }),
      heading,
      body: (
        <>
          <Greeting name={certificate.name} otherwise="student" />
          <Paragraph>{text}</Paragraph>
          <PageButton href={certificate.pageUrl}>{button}</PageButton>
          <FactTable>
            <Fact label={words.layout.course}>{course}</Fact>
            <Fact label={number}>{certificate.number}</Fact>
            <Fact label={page}>{verifyUrl}</Fact>
          </FactTable>
          <Signature />
        </>
      ),
    };
  },
});
