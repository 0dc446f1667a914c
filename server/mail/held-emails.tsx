import type { Database } from "#server/db/client.ts";
import { fillCount } from "#shared/fill-text.ts";
import { type Email, type RenderEmail, type Typed, viewsOf } from "./define-email.ts";
import { type EmailTemplate, useEmailTheme } from "./email-theme.tsx";
import type { EmailMessage } from "./email-writer.ts";
import { closeSpan, findHeldTurns, findSpan, lockCounted, type MailSpan } from "./mail-turn-queries.ts";
import { Greeting, MailLink, Paragraph, Signature, SmallPrint } from "./parts.tsx";
import type { EmailBrief } from "./port.ts";
import { sampleLink } from "./samples.ts";
import type { EmailWriters } from "./send-mails.ts";

interface HeldDeps {
  database: Database;
  /** The writers of all emails. */
  writers: EmailWriters;
}

/** The emails held back from a mailbox that had enough, for the summary email. */
interface HeldEmailsFacts {
  name: string;
  told: ({ subject: string } & EmailBrief)[];
  /** The number of further ones that are not listed. */
  more: number;
}

/** Number of emails listed in a summary, and of others that it counts: mail programs cut off long mails. */
const mostTold = 30;

/**
 * The emails held back from a mailbox that had enough, by the span in which they were counted: it closes the span, so
 * that nothing is added that the email does not report. Outdated emails are left out. A single email goes unchanged,
 * and of an account's links the newest of each kind; several become one summary.
 */
export const heldEmails: Email<"held-emails", HeldDeps> = {
  kind: "held-emails",
  pool: null,
  writer: (deps, render) => async (spanIds) => {
    const written = new Map<string, EmailMessage>();
    for (const spanId of spanIds) {
      const message = await writeSpan(deps, render, spanId);
      if (message) written.set(spanId, { ...message, pool: null });
    }
    return written;
  },
  samples: (typed) => viewsOf(summary, samplesOf(typed)),
};

/** Summarises several emails, each in a line or two with its link. */
const summary: EmailTemplate<HeldEmailsFacts> = ({ name, told, more }, { words }) => {
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

function HeldEmail({ subject, lines, action, language }: HeldEmailsFacts["told"][number]) {
  const own = useEmailTheme().language;
  // One mailbox may have emails in several languages: each stands in its own.
  const isOther = language !== undefined && language.lang !== own.lang;
  return (
    <Paragraph {...(isOther && language)}>
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

async function writeSpan(
  { database, writers }: HeldDeps,
  render: RenderEmail,
  spanId: string,
): Promise<EmailMessage | null> {
  const span = await findSpan(database, spanId);
  if (!span) return null;
  const held = await database.transaction(async (transaction) => {
    const now = await lockCounted(transaction, [span]);
    await closeSpan(transaction, spanId, now);
    return await findHeldTurns(transaction, spanId);
  });
  const messages = await writeAll(writers, span, held);
  const newest = messages.at(-1);
  if (!newest || messages.length === 1) return newest ?? null;
  const told = messages.slice(-mostTold);
  const facts = {
    name: newest.to.name,
    told: told.map(({ subject, brief }) => ({ subject, ...(brief ?? { lines: [], action: null }) })),
    more: messages.length - told.length,
  };
  const written = render((theme) => summary(facts, theme), newest.brief?.language?.lang);
  return { ...written, to: newest.to, endsOnRefusal: true, pool: null };
}

/** The held emails in their current form: one per record, newest last. */
async function writeAll(
  writers: HeldDeps["writers"],
  { pool }: MailSpan,
  held: { email: string; about: string }[],
): Promise<EmailMessage[]> {
  const kinds = [...new Set(held.map(({ email }) => email))];
  const written = new Map<string, EmailMessage>();
  for (const email of kinds) {
    const writer = writers.get(email);
    // A newer release's: a process of that release writes it at a later try.
    if (!writer) throw new Error(`The email ${email} is not known.`);
    const abouts = [...new Set(held.filter((one) => one.email === email).map(({ about }) => about))];
    for (const [about, message] of await writer(abouts)) written.set(`${email} ${about}`, message);
  }
  const newest = new Map<string, EmailMessage>();
  for (const one of held) {
    const message = written.get(`${one.email} ${one.about}`);
    if (!message) continue;
    // The last of several about one record, or of one kind of link, counts, in the last one's place.
    const subject = pool === "account" ? one.email : `${one.email} ${one.about}`;
    newest.delete(subject);
    newest.set(subject, message);
  }
  return [...newest.values()];
}

function samplesOf(typed: Typed): Record<string, HeldEmailsFacts> {
  const place = { subject: typed("Your place"), lines: [typed("One line.")] };
  const longest = `https://darsgah.example/payment/ABCD-EFGH?key=${"k".repeat(80)}`;
  const order = { ...place, action: { label: typed("See your order"), href: longest } };
  return {
    "held emails": {
      name: typed("Ayesha Khan"),
      told: [
        { ...place, lines: [...place.lines, typed("Another.")], action: { label: typed("See it"), href: sampleLink } },
        { subject: typed("We have received your message"), lines: [typed("We answer.")], action: null },
      ],
      more: 0,
    },
    "held emails, many": { name: "", told: [{ ...place, action: null }], more: 7 },
    "held emails, most": { name: typed("Ayesha Khan"), told: Array(mostTold).fill(order), more: 7 },
  };
}
