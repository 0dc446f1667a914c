import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { Greeting, Signature, SmallPrint, WrittenText } from "#server/mail/parts.tsx";
import { findPersonMessages } from "./person-messages.ts";

/** A message from a member of staff to a person, who replies to the staff's inbox. */
export const personMessage = defineEmail({
  kind: "person-message",
  pool: null,
  find: async ({ database }: EmailDeps, ids) => byId(await findPersonMessages(database, ids)),
  to: ({ name, email }) => ({ name, email }),
  replyTo: "staff",
  answersIn: ({ leadId, personId }) => ({
    ...(leadId ? { kind: "lead", threadId: leadId } : { kind: "person", threadId: personId }),
    personId,
  }),
  thread: ({ id, inReplyTo }) => ({ id, answers: inReplyTo }),
  facts: ({ name, text }) => ({ name, text }),
  samples: (typed) => ({
    "person, message": { name: typed("Ayesha"), text: typed("The class begins at 7.\nSee <you> there.") },
  }),
  view: ({ name, text }, { words }) => {
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
  },
});
