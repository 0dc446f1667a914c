import type { InvitationFacts, PeopleMergedFacts, PersonMessageFacts } from "#server/integrations/emails/port.ts";
import {
  type EmailTemplate,
  Greeting,
  PageButton,
  Paragraph,
  Signature,
  SmallPrint,
  WrittenText,
} from "#server/integrations/mail/templates/email-parts.tsx";
import { clockTime, dayInWords } from "#shared/rules/class-time.ts";
import { fillText } from "#shared/rules/fill-text.ts";

/** Invites somebody to the staff. */
export const staffInvitation: EmailTemplate<InvitationFacts> = ({ name, role, until, link }, { company, words }) => {
  const { subject, preview, heading, text, button, note, roles } = words.staff.invitation;
  const { timeZone } = company.hours;
  const end = `${dayInWords(until, timeZone)}, ${clockTime(until, timeZone)}`;
  return {
    ...{ subject, preview, heading },
    body: (
      <>
        <Greeting name={name} />
        <Paragraph>{fillText(text, { role: roles[role], until: end })}</Paragraph>
        <PageButton href={link}>{button}</PageButton>
        <SmallPrint>{note}</SmallPrint>
        <Signature />
      </>
    ),
  };
};

/** What a member of staff wrote to a person. */
export const personMessage: EmailTemplate<PersonMessageFacts> = ({ name, text }, { words }) => {
  const { subject, preview, heading, note } = words.staff.message;
  return {
    ...{ subject, preview, heading },
    body: (
      <>
        <Greeting name={name} />
        <WrittenText text={text} />
        <SmallPrint>{note}</SmallPrint>
        <Signature />
      </>
    ),
  };
};

/** Tells a person that staff have joined their record with another; not with whose, which is for the staff to know. */
export const peopleMerged: EmailTemplate<PeopleMergedFacts> = ({ name }, { words }) => {
  const { subject, preview, heading, text, note } = words.staff.merged;
  return {
    ...{ subject, preview, heading },
    body: (
      <>
        <Greeting name={name} />
        <Paragraph>{text}</Paragraph>
        <SmallPrint>{note}</SmallPrint>
        <Signature />
      </>
    ),
  };
};
