import { type EmailTemplate, Greeting, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";

/** Tells a student or teacher of changes in the classes of a batch. */
export const classesChanged: EmailTemplate<ClassesChangedFacts> = (facts, { words }) => {
  const { changed } = words.classes;
  const { name, batch, course, lines, joinUrl, page, pageUrl } = facts;
  const isJoined = joinUrl !== null && page === "classroom";
  return {
    subject: fillText(changed.subject, { batch, course }),
    preview: lines[0] ?? "",
    heading: changed.heading,
    brief: {
      lines,
      action: { label: isJoined ? changed.join : changed[page], href: isJoined ? joinUrl : pageUrl },
    },
    body: (
      <>
        <Greeting name={name} otherwise="student" />
        <Paragraph>{fillText(changed.text, { batch })}</Paragraph>
        {lines.map((line) => (
          <Paragraph key={line}>{line}</Paragraph>
        ))}
        <PageButton href={isJoined ? joinUrl : pageUrl}>{isJoined ? changed.join : changed[page]}</PageButton>
        <Signature />
        <SmallPrint>{changed.note}</SmallPrint>
      </>
    ),
  };
};

/** Changed classes of a batch, for the email about them. */
export interface ClassesChangedFacts {
  email: string;
  /** The full name of the student or teacher. */
  name: string;
  course: string;
  batch: string;
  /** The news, one sentence each. */
  lines: string[];
  /** The page to join the class; null if the news is not about one that is held. */
  joinUrl: string | null;
  page: "classroom" | "office";
  pageUrl: string;
}
