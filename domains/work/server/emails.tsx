import { type EmailTemplate, Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";

/** A grade that its student sees now, for the email about it. */
export interface GradeFacts {
  email: string;
  name: string;
  /** The title of the assignment or quiz. */
  work: string;
  batch: string;
  course: string;
  /** The page where the student sees it. */
  pageUrl: string;
}

/** Tells a student that a grade is there; the points are only in the classroom. */
export const gradePosted: EmailTemplate<GradeFacts> = ({ name, work, batch, course, pageUrl }, { words }) => {
  const { subject, preview, heading, text, button } = words.classroom.grade;
  return {
    subject: fillText(subject, { work, course }),
    preview: fillText(preview, { batch }),
    heading,
    body: (
      <>
        <Greeting name={name} otherwise="student" />
        <Paragraph>{fillText(text, { work, batch })}</Paragraph>
        <PageButton href={pageUrl}>{button}</PageButton>
        <Signature />
      </>
    ),
  };
};
