import { fillCount } from "#shared/fill-text.ts";
import { type EmailTemplate, Greeting, MailLink, Paragraph, Signature, SmallPrint } from "./parts.tsx";
import type { EmailBrief } from "./port.ts";

/** What was held back from a mailbox that had enough emails, for the one that tells of it. */
export interface HeldEmailsFacts {
  name: string;
  told: ({ subject: string } & EmailBrief)[];
  /** How many others there were, of which nothing is told. */
  more: number;
}

/** Tells what several emails would have told, each in a line or two and with its link. */
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
