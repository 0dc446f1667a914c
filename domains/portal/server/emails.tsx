import { Fact, FactTable } from "#server/mail/facts.tsx";
import { type EmailTemplate, Greeting, MailLink, PageButton, Paragraph, SmallPrint } from "#server/mail/parts.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";

/** A student's day, for the morning email; hours in the institute's time. */
export interface MorningFacts {
  name: string;
  email: string;
  classes: {
    id: string;
    title: string;
    batch: string;
    teacher: string;
    isCancelled: boolean;
    from: { words: string };
    to: { words: string };
  }[];
  due: { title: string; course: string; due: { words: string } }[];
  /** The number of new grades and lectures. */
  news: number;
  pageUrl: string;
  joinUrl: (sessionId: string) => string;
  /** The page where the email is switched off. */
  switchUrl: string;
}

/** Tells a student in the morning of today's classes and of work that is due. */
export const studentMorning: EmailTemplate<MorningFacts> = (facts, { words }) => {
  const { classes, due, news, name, pageUrl, joinUrl, switchUrl } = facts;
  const { subjects, preview, heading, text, cancelled, join, dueLabel, dueText, fresh, button, off } =
    words.classroom.morning;
  const held = classes.filter(({ isCancelled }) => !isCancelled);
  const [first = classes[0]] = held;
  return {
    subject: first
      ? fillText(held.length > 0 ? subjects.classes : subjects.cancelled, {
          title: first.title,
          from: first.from.words,
        })
      : fillCount(subjects.due, due.length),
    preview,
    heading,
    body: (
      <>
        <Greeting name={name} otherwise="student" />
        <Paragraph>{text}</Paragraph>
        <PageButton href={pageUrl}>{button}</PageButton>
        <FactTable>
          {classes.map(({ id, title, batch, teacher, isCancelled, from, to }) => (
            <Fact key={id} label={fillText(words.classroom.morning.hours, { from: from.words, to: to.words })}>
              {fillText(isCancelled ? cancelled : words.classroom.morning.class, { title, batch, teacher })}
              {isCancelled ? null : (
                <>
                  {" "}
                  <MailLink href={joinUrl(id)} inText="address">
                    {join}
                  </MailLink>
                </>
              )}
            </Fact>
          ))}
          {due.map(({ title, course, due: { words: until } }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
            <Fact key={at} label={dueLabel}>
              {fillText(dueText, { title, course, until })}
            </Fact>
          ))}
        </FactTable>
        {news > 0 ? <Paragraph>{fillCount(fresh, news)}</Paragraph> : null}
        <SmallPrint>
          <MailLink href={switchUrl} inText="action">
            {off}
          </MailLink>
        </SmallPrint>
      </>
    ),
  };
};
