import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { MarkedBlocks } from "#server/mail/marked-blocks.tsx";
import { Greeting, PageButton, Panel, Paragraph, Signature, SmallPrint, WrittenText } from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { findAnswersToTell, findQuestionsToTell } from "./question-letters.ts";

/** The teacher's side of a question's thread. */
const answeredBy = ({ id, teacher }: { id: string; teacher: { userId: string } }) => ({
  ...{ kind: "answer", threadId: id, personId: null, memberId: teacher.userId },
});

/** Tells the teacher of a student's question, or that they wrote further; not once it waits no more. */
export const questionAsked = defineEmail({
  kind: "question-asked",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const asked = abouts.map((about) => ({ about, id: about.split(".")[0] ?? "", messageId: about.split(".")[1] }));
    const letters = byId(
      await findQuestionsToTell(
        database,
        asked.map(({ id }) => id),
      ),
    );
    const found = asked.flatMap(({ about, id, messageId }) => {
      const letter = letters.get(id);
      return letter ? [[about, { ...letter, messageId }] as const] : [];
    });
    return new Map(found);
  },
  isDue: ({ question }) => question.waitsSince !== null && question.hiddenAt === null,
  to: ({ teacher }) => teacher,
  answersIn: answeredBy,
  facts: async (found, { siteUrl, replyAddress }) => {
    const { id, teacher, question, student, batch, about, messages, messageId } = found;
    return {
      ...{ name: teacher.name, student, batch, about },
      text: messages.find((one) => one.id === messageId)?.text ?? question.text,
      pageUrl: `${siteUrl}/admin/questions/${id}`,
      takesReplies: (await replyAddress?.(answeredBy(found))) != null,
    };
  },
  samples: (typed) => {
    const asked = {
      ...{ name: typed("Noor Fatima"), student: typed("Ayesha Khan"), batch: typed("MERN Evening") },
      ...{ about: typed("Express routes"), text: typed("Why does the router not see my file?"), pageUrl: sampleLink },
    };
    return {
      "question, asked": { ...asked, takesReplies: false },
      "question, asked, answered by e-mail": { ...asked, takesReplies: true },
    };
  },
  view: ({ name, student, batch, about, text, pageUrl, takesReplies }, { words }) => {
    const { subject, preview, heading, from, button, byReply } = words.talk.asked;
    return {
      subject: fillText(subject, { student, batch }),
      preview: fillText(preview, { batch }),
      heading,
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{fillText(from, { student, batch, about })}</Paragraph>
          <Panel>
            <WrittenText text={text} />
          </Panel>
          <PageButton href={pageUrl}>{button}</PageButton>
          {takesReplies && <SmallPrint>{fillText(byReply, { student })}</SmallPrint>}
        </>
      ),
    };
  },
});

/** Brings a student what the teacher, or another student, wrote in the thread of their question; not once they have read it. */
export const questionAnswered = defineEmail({
  kind: "question-answered",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => byId(await findAnswersToTell(database, abouts)),
  isDue: ({ message, question }) =>
    message.hiddenAt === null &&
    question.hiddenAt === null &&
    (question.readAt === null || question.readAt < message.at),
  to: ({ person }) => person,
  replyTo: "staff",
  answersIn: ({ question, person }) => ({
    kind: "question",
    threadId: question.id,
    personId: person.id,
    memberId: null,
  }),
  facts: ({ person, message, question, by }, { siteUrl }) => ({
    ...{ name: person.name, by, question: question.text, answer: message.text },
    pageUrl: `${siteUrl}/classroom/questions/${question.id}`,
  }),
  // The answer is the one fact with marks: the staff write it so. A link in what a student asks would come from us.
  samples: (typed) => ({
    "question, answered": {
      ...{ name: typed("Ayesha Khan"), by: typed("Noor Fatima"), question: typed("Why is my file not found?") },
      answer: `Name its ending: **\`./routes.js\`**.\n\n- [the lecture](${sampleLink})\n- then run it again`,
      pageUrl: sampleLink,
    },
  }),
  view: ({ name, by, question, answer, pageUrl }, { words }) => {
    const { subject, preview, heading, asked, button, note } = words.talk.answered;
    return {
      ...{ subject, heading, preview: fillText(preview, { name: by }) },
      body: (
        <>
          <Greeting name={name} otherwise="student" />
          <Paragraph>{asked}</Paragraph>
          <Panel>
            <WrittenText text={question} />
          </Panel>
          <MarkedBlocks text={answer} />
          <PageButton href={pageUrl}>{button}</PageButton>
          <Signature />
          <SmallPrint>{note}</SmallPrint>
        </>
      ),
    };
  },
});
