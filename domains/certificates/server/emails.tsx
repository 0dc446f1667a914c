import { Fact, FactTable } from "#server/mail/facts.tsx";
import { type EmailTemplate, Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";

/** Tells a student of a new certificate. */
export const certificateIssued: EmailTemplate<CertificateFacts> = (certificate, { words }) => {
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
};

/** A new certificate, for the email about it. */
export interface CertificateFacts {
  email: string;
  /** As it is written on the certificate. */
  name: string;
  course: string;
  /** "7K3M-Q2XW-9ABC-DEFG". */
  number: string;
  /** The address where anyone verifies it, and the one where the student has it. */
  verifyUrl: string;
  pageUrl: string;
}
