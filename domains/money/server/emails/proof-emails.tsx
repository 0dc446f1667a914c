import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { monthsInWords } from "#domains/money/rules/figures.ts";
import { officeOrderPath } from "#domains/money/rules/office-order-path.ts";
import { findSameProofs, findStudentProofs } from "#domains/money/server/queries/payment-queries.ts";
import { findRefusals } from "#domains/money/server/queries/proof-refusals.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { EmailFact, Fact, FactTable } from "#server/mail/facts.tsx";
import {
  FilledText,
  Greeting,
  MailLink,
  NoWrap,
  PageButton,
  Paragraph,
  Signature,
  WrittenText,
} from "#server/mail/parts.tsx";
import { unfitPerson } from "#server/mail/person-facts.ts";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import {
  findOrders,
  isOrderProved,
  officeUrlOf,
  orderFactsOf,
  sampleFigures,
  sampleOrders,
  studentOf,
} from "./order-facts.ts";
import { nameOf, OrderTable } from "./order-parts.tsx";

/** Tells the staff of a proof of payment, by its id, with the link to the order in the back office. */
export const proofReceived = defineEmail({
  kind: "proof-received",
  pool: null,
  find: async ({ database }: EmailDeps, ids) =>
    new Map((await findStudentProofs(database, ids)).map((found) => [found.proof.id, found])),
  to: "staff",
  replyTo: studentOf,
  facts: async (found, deps) => ({
    ...(await orderFactsOf(found, deps)),
    officeUrl: officeUrlOf(found, deps),
    mediaType: found.proof.mediaType,
    /** The other orders to which the same file or transaction number was sent, in the back office. */
    alsoAt: (await referencesAt(deps, found)).map((reference) => ({
      reference,
      url: `${deps.siteUrl}${officeOrderPath(reference)}`,
    })),
  }),
  samples: (typed, locale) => {
    const proof = { ...sampleOrders(typed, locale).plain, officeUrl: sampleLink, mediaType: "image/png", alsoAt: [] };
    const other = { reference: "WXYZ-2345", url: sampleLink };
    return {
      "proof received": proof,
      "proof received, monthly": { ...proof, figures: sampleFigures({ schedule: "monthly" }, locale) },
      "proof received, same picture": { ...proof, alsoAt: [other] },
      "proof received, PDF": { ...proof, ...unfitPerson(typed), mediaType: "application/pdf" },
    };
  },
  view: (proof, { words }) => {
    const { reference, figures } = proof;
    const { amount } = figures.asked;
    const { subject, preview, heading, file, pdf, picture, pays, month, text, button, same } = words.orders.proof;
    const months = monthsInWords(figures.asked.months, month);
    const name = nameOf(proof);
    return {
      subject: fillText(proof.alsoAt.length > 0 ? same.subject : subject, { reference, amount }),
      preview: fillText(preview, { name, amount }),
      heading,
      body: (
        <>
          {proof.alsoAt.map((other) => (
            <Paragraph key={other.reference}>
              <FilledText
                text={same.text}
                values={{ reference: <MailLink href={other.url}>{other.reference}</MailLink> }}
              />
            </Paragraph>
          ))}
          <Paragraph>
            <FilledText text={text} values={{ amount, reference: <NoWrap>{reference}</NoWrap> }} />
          </Paragraph>
          <PageButton href={proof.officeUrl}>{button}</PageButton>
          <FactTable>
            <Fact label={words.orders.staff.from}>{name}</Fact>
            {proof.email && <EmailFact email={proof.email} />}
            {months === null ? null : (
              <Fact label={pays} isMain>
                {months}
              </Fact>
            )}
            <Fact label={file}>{proof.mediaType === "application/pdf" ? pdf : picture}</Fact>
          </FactTable>
          <OrderTable order={proof} />
        </>
      ),
    };
  },
});

type FoundProof = Awaited<ReturnType<typeof findStudentProofs>>[number];

/** The other orders to which the file of a proof, or its transaction number, was sent. */
async function referencesAt({ database }: EmailDeps, { order, proof }: FoundProof): Promise<string[]> {
  const { sha256, transactionNumber } = proof;
  const pictures = await findSameProofs(database, order.id, "sha256", [sha256]);
  const numbers = transactionNumber
    ? await findSameProofs(database, order.id, "transactionNumber", [transactionNumber])
    : [];
  return [...new Set([...pictures, ...numbers].map(({ reference }) => reference))];
}

/**
 * Tells a student that their proof is here and waits for the staff; not once the staff have decided. Whoever sends the
 * form may send one picture after another, so these are counted until the order is proved.
 */
export const proofTaken = defineEmail({
  kind: "proof-taken",
  pool: "forms",
  find: async ({ database }: EmailDeps, ids) =>
    new Map((await findStudentProofs(database, ids)).map((found) => [found.proof.id, found])),
  isDue: ({ proof }) => proof.verdict === null,
  to: studentOf,
  isProved: isOrderProved,
  facts: async (found, deps) => ({ ...(await orderFactsOf(found, deps)), sentAt: found.proof.createdAt }),
  samples: (typed, locale) => ({ "proof taken": { ...sampleOrders(typed, locale).plain, sentAt: sampleTime } }),
  view: (order, { company, words, language }) => {
    const { reference, courseTitle: course } = order;
    const { subject, preview, heading, alone, next, stays, button } = words.orders.received;
    const { amount } = order.figures.asked;
    const at = shownTime(order.sentAt, "minute", company.hours.timeZone, language.lang).words;
    return {
      subject: fillText(subject, { reference }),
      preview: fillText(preview, { amount, course }),
      heading,
      brief: { action: { label: button, href: order.pageUrl } },
      body: (
        <>
          <Greeting name={order.firstName} otherwise="student" />
          <Paragraph>{fillText(alone, { course, reference, at })}</Paragraph>
          <Paragraph>{next}</Paragraph>
          {order.seat === "held" ? <Paragraph>{stays}</Paragraph> : null}
          <PageButton href={order.pageUrl}>{button}</PageButton>
          <OrderTable order={order} />
          <Signature />
        </>
      ),
    };
  },
});

/**
 * Tells a student that the money on a proof was not found, of a later month too, with the staff's reason and what to do;
 * not once another proof replaced it, or the money came.
 */
export const proofRefused = defineEmail({
  kind: "proof-refused",
  pool: null,
  find: async (deps: EmailDeps, ids) => {
    const [found, refusals] = await Promise.all([findOrders(deps, ids), findRefusals(deps.database, ids)]);
    return new Map([...found].map(([id, one]) => [id, { ...one, refusal: refusals.get(id) }]));
  },
  isDue: ({ order, refusal }) => refusal !== undefined && (order.state === "rejected" || order.state === "paid"),
  to: studentOf,
  facts: async (found, deps) => ({ ...(await orderFactsOf(found, deps)), reason: found.refusal ?? null }),
  samples: (typed, locale) => {
    const { plain, renewing, monthly } = sampleOrders(typed, locale);
    const reason = typed("The picture shows Rs 6,000.\nWe look for Rs 16,000.");
    return {
      "proof refused, plain": { ...plain, reason: null },
      "proof refused, renewing": { ...renewing, reason: null },
      "proof refused, monthly": { ...monthly, reason },
    };
  },
  view: (order, { company, words }) => {
    const [phone] = company.phones;
    const { subject, preview, heading, text, button, call } = words.orders.refused;
    return {
      subject: fillText(subject, { reference: order.reference }),
      preview,
      heading,
      body: (
        <>
          <Greeting name={order.firstName} otherwise="student" />
          <Paragraph>{text}</Paragraph>
          {order.reason === null ? null : <WrittenText text={order.reason} />}
          <PageButton href={order.pageUrl}>{button}</PageButton>
          <OrderTable order={order} />
          {phone ? (
            <Paragraph>
              <FilledText
                text={call}
                values={{ phone: <MailLink href={`tel:${phone.e164}`}>{phone.display}</MailLink> }}
              />
            </Paragraph>
          ) : null}
          <Signature />
        </>
      ),
    };
  },
});
