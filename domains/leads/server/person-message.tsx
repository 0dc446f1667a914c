import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import type { ReplyLanguage } from "#domains/leads/contract/conversation.ts";
import { frameOf } from "#domains/leads/rules/frame-of.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import {
  BidiIsolate,
  FilledText,
  Greeting,
  Paragraph,
  Signature,
  SmallPrint,
  TextLines,
  WrittenText,
} from "#server/mail/parts.tsx";
import { isPresentableName } from "#server/mail/presentable-name.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { findPersonMessages } from "./person-messages.ts";

/** An answer of the staff, with the question that it repeats and the language of what stands around it. */
export interface AnswerFacts {
  name: string;
  text: string;
  quoted: string | null;
  language: ReplyLanguage;
}

/** The longest name that a greeting repeats, in characters. */
const longestName = 40;

/** A message from a member of staff to a person, who replies to the staff's inbox. */
export const personMessage = defineEmail({
  kind: "person-message",
  pool: null,
  find: async ({ database }: EmailDeps, ids) => byId(await findPersonMessages(database, ids)),
  to: ({ name, email, language, locale }) => ({ name, email, locale: frameOf(language ?? siteLocale, locale) }),
  replyTo: "staff",
  answersIn: ({ leadId, personId }) => ({
    ...(leadId ? { kind: "lead", threadId: leadId } : { kind: "person", threadId: personId }),
    ...{ personId, memberId: null },
  }),
  thread: ({ id, inReplyTo }) => ({ id, answers: inReplyTo }),
  facts: ({ name, text, quoted, language }): AnswerFacts => ({ name, text, quoted, language: language ?? siteLocale }),
  samples: (typed) => {
    const answer = { name: typed("Ayesha"), text: typed("The class begins at 7.\nSee <you> there.") };
    const quoted = typed("When does <it> begin?");
    return {
      "person, message": { ...answer, quoted: null, language: siteLocale },
      "person, message, answer": { ...answer, quoted, language: siteLocale },
      "person, message, Urdu": {
        ...answer,
        text: typed("کلاس سات بجے شروع ہوتی ہے۔"),
        quoted,
        language: "ur" as const,
      },
      "person, message, Roman Urdu": { ...answer, quoted, language: "ur-Latn" as const },
    };
  },
  view: ({ name, text, quoted, language }, { words }) => {
    const { message } = words.staff;
    // Another language is that of the whole e-mail.
    const own = language === "ur" || language === "ur-Latn" ? language : null;
    const frame = own && message[own];
    const { subject, preview, heading, asked, note } = frame ?? message;
    const shown = isPresentableName(name, longestName) ? name : (frame?.reader ?? "");
    const body = (
      <>
        {frame ? (
          <Paragraph>
            <FilledText text={frame.greeting} values={{ name: <BidiIsolate>{shown}</BidiIsolate> }} />
          </Paragraph>
        ) : (
          <Greeting name={name} longest={longestName} />
        )}
        <TextLines text={text} />
        {frame ? <Paragraph>{frame.signature}</Paragraph> : <Signature />}
        {quoted !== null && (
          <>
            <SmallPrint>{asked}</SmallPrint>
            <WrittenText text={quoted} />
          </>
        )}
        <SmallPrint>{note}</SmallPrint>
      </>
    );
    const title = own ? <span {...wordsIn[own]}>{heading}</span> : heading;
    return { subject, preview, heading: title, body: own ? <div {...wordsIn[own]}>{body}</div> : body };
  },
});

/** The language and direction of the words around an answer. */
const wordsIn = {
  ur: { lang: "ur", dir: "rtl" },
  "ur-Latn": { lang: "ur-Latn", dir: "ltr" },
} as const;
