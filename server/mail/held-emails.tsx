import { fillCount } from "#shared/fill-text.ts";
import { type EmailTemplate, Greeting, MailLink, Paragraph, Signature, SmallPrint } from "./parts.tsx";
import type { EmailBrief } from "./port.ts";

/** The emails held back from a mailbox that had enough, for the summary email. */
export interface HeldEmailsFacts {
  name: string;
  told: ({ subject: string } & EmailBrief)[];
  /** The number of further ones that are not listed. */
  more: number;
}

/** Summarises several emails, each in a line or two with its link. */
export const heldEmails: EmailTemplate<HeldEmailsFacts> = ({ name, told, more }, { words }) => {
  const { held } = words;
  return {
    subject: fillCount(held.subject, told.length + more),
    ...{ preview: held.preview, heading: held.heading },
    body: (
      <>
        <Greeting name={name} />
        <Paragraph>{held.text}</Paragraph>
        {told.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may say the same
          <HeldEmail key={at} {...one} />
        ))}
        {more > 0 ? <Paragraph>{fillCount(held.more, more)}</Paragraph> : null}
        <Signature />
        <SmallPrint>{held.why}</SmallPrint>
      </>
    ),
  };
};

function HeldEmail({ subject, lines, action }: HeldEmailsFacts["told"][number]) {
  return (
    <Paragraph>
      <strong className="line">{subject}</strong>
      <br data-skip-in-text="true" />
      {lines.map((line) => (
        <span key={line} className="line">
          {line}
          <br data-skip-in-text="true" />
        </span>
      ))}
      {action ? (
        <MailLink href={action.href} inText="action">
          {action.label}
        </MailLink>
      ) : null}
    </Paragraph>
  );
}
