import { Link, Text } from "@react-email/components";
import type { EnrolmentFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { planFee } from "#server/integrations/mail/templates/plan-fee.ts";
import { sentAt } from "#server/integrations/mail/templates/sent-at.ts";
import { WrittenText } from "#server/integrations/mail/templates/written-text.tsx";
import type { Company } from "#shared/content/company.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

interface EnrolmentNoticeProps {
  company: Company;
  enrolment: EnrolmentFacts;
}

/** The letter that brings an enrolment to the staff, with a link into WhatsApp: that is where the student is answered. */
export function EnrolmentNotice({ company, enrolment }: EnrolmentNoticeProps) {
  const { firstName, lastName, email, phone, country, course, plan, message } = enrolment;
  const link = { color: company.brand.colors.link.light };
  const chat = whatsappLink({ e164: phone, greeting: `${company.name}: ${course}` });
  return (
    <Frame company={company} preview={course} heading={`Enrolment request from ${firstName} ${lastName}`}>
      <Text style={{ margin: 0 }}>Course: {course}</Text>
      {plan ? <Text style={{ margin: 0 }}>Plan: {planFee(plan, company)}</Text> : null}
      <Text style={{ margin: 0 }}>
        Phone: {phone} (
        <Link href={chat} style={link}>
          WhatsApp
        </Link>
        )
      </Text>
      <Text style={{ margin: 0 }}>
        E-mail:{" "}
        <Link href={`mailto:${email}`} style={link}>
          {email}
        </Link>
      </Text>
      {country ? <Text style={{ margin: 0 }}>Country: {country}</Text> : null}
      <Text style={{ margin: 0 }}>Sent: {sentAt(enrolment.createdAt, company)}</Text>
      {message ? <WrittenText text={message} /> : null}
      <Text style={{ margin: 0 }}>Answer this mail to write to {firstName}.</Text>
      <Text style={{ fontSize: "13px", margin: 0 }}>Reference: {enrolment.id}</Text>
    </Frame>
  );
}
