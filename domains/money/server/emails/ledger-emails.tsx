import { Fact, FactTable } from "#server/mail/facts.tsx";
import { type EmailTemplate, Greeting, MailLink, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import type { MoneyFacts, ReminderFacts } from "./facts.ts";

/** Tells a student of a payment after the first, and what is still to be paid. */
export const paymentReceived: EmailTemplate<MoneyFacts> = (money, { company, words }) => {
  const { table, received, next: nextWords, nothingLeft } = words.ledger;
  const { moved, reference, courseTitle: course, left, next } = money;
  return {
    subject: fillText(received.subject, { moved, reference }),
    preview: fillText(received.preview, { moved, course }),
    heading: received.heading,
    body: (
      <>
        <Greeting name={money.firstName} otherwise="student" />
        <Paragraph>{fillText(received.text, { moved, course })}</Paragraph>
        <PageButton href={money.receiptUrl ?? money.pageUrl}>{received.button}</PageButton>
        <FactTable>
          <Fact label={table.order}>{reference}</Fact>
          <Fact label={table.course}>{course}</Fact>
          <Fact label={table.received} isMain>
            {moved}
          </Fact>
          {left === null ? null : <Fact label={table.left}>{left}</Fact>}
        </FactTable>
        <Paragraph>
          {next
            ? fillText(nextWords, { amount: next.amount, due: dateIn(company.hours.timeZone, next.dueAt) })
            : nothingLeft}
        </Paragraph>
        <Paragraph>
          <MailLink href={money.pageUrl}>{words.ledger.seeOrder}</MailLink>
        </Paragraph>
        <Signature />
      </>
    ),
  };
};

/** Tells a student of a refund. */
export const refundSent: EmailTemplate<MoneyFacts> = (money, { words }) => {
  const { table, refunded } = words.ledger;
  const { moved, reference, courseTitle: course } = money;
  return {
    subject: fillText(refunded.subject, { moved, reference }),
    preview: fillText(refunded.preview, { moved, course }),
    heading: refunded.heading,
    body: (
      <>
        <Greeting name={money.firstName} otherwise="student" />
        <Paragraph>{fillText(refunded.text[money.method], { moved, course })}</Paragraph>
        <PageButton href={money.receiptUrl ?? money.pageUrl}>{refunded.button}</PageButton>
        <FactTable>
          <Fact label={table.order}>{reference}</Fact>
          <Fact label={table.course}>{course}</Fact>
          <Fact label={table.refunded} isMain>
            {moved}
          </Fact>
        </FactTable>
        <Signature />
      </>
    ),
  };
};

/** Reminds a student of an instalment, or says that lectures are closed over it. */
export const instalmentReminder: EmailTemplate<ReminderFacts> = (reminder, { company, words }) => {
  const { table, reminders, pay } = words.ledger;
  const { reference, courseTitle: course, owed } = reminder;
  const due = dateIn(company.hours.timeZone, reminder.instalmentDueAt);
  const closes = dateIn(company.hours.timeZone, reminder.closesAt);
  const { subject, heading, text } = reminders[reminder.kind];
  return {
    subject: fillText(subject, { amount: owed, due, reference }),
    preview: fillText(text, { amount: owed, course, due, closes }),
    heading,
    body: (
      <>
        <Greeting name={reminder.firstName} otherwise="student" />
        <Paragraph>{fillText(text, { amount: owed, course, due, closes })}</Paragraph>
        <PageButton href={reminder.pageUrl}>{pay}</PageButton>
        <FactTable>
          <Fact label={table.order}>{reference}</Fact>
          <Fact label={table.course}>{course}</Fact>
          <Fact label={table.due}>{due}</Fact>
          <Fact label={table.owed} isMain>
            {owed}
          </Fact>
        </FactTable>
        <Signature />
      </>
    ),
  };
};
