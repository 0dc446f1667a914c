import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import type { Company } from "#shared/content/company.ts";

interface PhoneHoursProps {
  company: Company;
  /** What stands before the number: "If it is urgent, call". */
  before: string;
}

/** The number to call and when somebody answers it; nothing where a company has no phone. */
export function PhoneHours({ company, before }: PhoneHoursProps) {
  const phone = company.phones[0];
  if (!phone) return null;
  return (
    <Paragraph>
      {before} <MailLink href={`tel:${phone.e164}`}>{phone.display}</MailLink> (
      {company.hours.spans.map((span) => span.words).join(", ")}).
    </Paragraph>
  );
}
