import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { BatchFact, sampleBatch } from "#domains/seats/server/batch-fact.tsx";
import { findSeats } from "#domains/seats/server/seat-emails.tsx";
import { defineEmail } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { ClassroomLinks, Greeting, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { sampleLink, sampleUntil } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { mailedWelcomeOf, type Welcome } from "./welcome.ts";

/** Tells a student whom staff have added of their place: the class, and how to sign in. */
export const studentAdded = defineEmail({
  kind: "student-added",
  pool: null,
  find: findSeats,
  isDue: ({ enrolment: { state } }) => state === "active" || state === "waitlisted",
  to: ({ person }) => person,
  facts: async (found, deps: EmailDeps) => await mailedWelcomeOf(deps, found),
  samples: (typed, locale) => {
    const welcome: Welcome = {
      ...{ name: typed("Ayesha Khan"), email: typed("ayesha@example.com"), course: typed("MERN Full Stack") },
      ...{ batch: sampleBatch(typed), teacher: typed("Hamza Rafiq"), hasAccount: false, isWaiting: false },
      nextClass: { isFirst: true, words: sampleUntil(locale) },
      pageUrl: sampleLink,
    };
    return {
      "student, added": welcome,
      "student, added, with an account": { ...welcome, hasAccount: true, nextClass: null },
      "student, added, waiting": { ...welcome, isWaiting: true, hasAccount: true },
    };
  },
  view: ({ name, email, course, batch, teacher, nextClass, hasAccount, isWaiting, pageUrl }, theme) => {
    const { layout, seats } = theme.words;
    const { added } = seats;
    const words = isWaiting ? added.waiting : added.seated;
    const values = { batch: batch.name, course };
    return {
      subject: fillText(words.subject, values),
      preview: fillText(words.text, values),
      heading: words.heading,
      body: (
        <>
          <Greeting name={name} otherwise="student" />
          <Paragraph>{fillText(words.text, values)}</Paragraph>
          <Paragraph>{fillText(hasAccount ? added.signIn : added.signUp, { email })}</Paragraph>
          <PageButton href={pageUrl}>{hasAccount ? added.toSignIn : added.toSignUp}</PageButton>
          <FactTable>
            <Fact label={layout.course}>{course}</Fact>
            <BatchFact batch={batch} />
            <Fact label={added.teacher}>{teacher}</Fact>
            {nextClass ? <Fact label={nextClass.isFirst ? added.first : added.next}>{nextClass.words}</Fact> : null}
          </FactTable>
          {isWaiting ? null : <ClassroomLinks />}
          <Signature />
          <SmallPrint>{added.why}</SmallPrint>
        </>
      ),
    };
  },
});
