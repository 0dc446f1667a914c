import { toPlainText } from "@react-email/render";
import { renderToStaticMarkup } from "react-dom/server";
import { accountExists, emailConfirmation, passwordChanged, passwordReset } from "#domains/accounts/server/emails.tsx";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { certificateIssued } from "#domains/certificates/server/emails.tsx";
import type { Site } from "#domains/content/rules/site.ts";
import {
  demoCancellation,
  demoConfirmation,
  demoReminder,
  demoStaffEmail,
} from "#domains/demo-classes/server/emails.tsx";
import type { Company } from "#domains/institute/contract.ts";
import { leadsDigest, personMessage } from "#domains/leads/server/emails.tsx";
import { inquiryAcknowledgement, inquiryStaffEmail } from "#domains/leads/server/inquiry-emails.tsx";
import { cardEventStaff, cardRenewal } from "#domains/money/server/cards/emails.tsx";
import { instalmentReminder, paymentReceived, refundSent } from "#domains/money/server/emails/ledger-emails.tsx";
import {
  cardPaymentStaffEmail,
  orderOpened,
  orderPaid,
  proofReceived,
  proofRefused,
  strayCardPayment,
} from "#domains/money/server/emails/order-emails.tsx";
import { studentMorning } from "#domains/portal/server/emails.tsx";
import { enrolmentAcknowledgement, enrolmentStaffEmail } from "#domains/seats/server/request-emails.tsx";
import { seatGiven, seatMoved, seatOffered, seatReleased } from "#domains/seats/server/seat-emails.tsx";
import { peopleMerged, staffFactorChanged, staffInvitation, staffSetUp } from "#domains/staff/server/emails.tsx";
import { classesChanged } from "#domains/timetable/server/emails.tsx";
import { gradePosted } from "#domains/work/server/emails.tsx";
import { heldEmails } from "#server/mail/held-emails.tsx";
import { EmailLayout } from "#server/mail/layout.tsx";
import { type EmailTemplate, EmailThemeContext, type Written } from "#server/mail/parts.tsx";
import type { EmailContent } from "#server/mail/port.ts";
import { brandPicture } from "#server/mail/port.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

/** The template of every email. */
const templates = {
  studentMorning,
  inquiryStaffEmail,
  inquiryAcknowledgement,
  enrolmentStaffEmail,
  enrolmentAcknowledgement,
  seatOffered,
  seatGiven,
  seatMoved,
  seatReleased,
  classesChanged,
  gradePosted,
  certificateIssued,
  leadsDigest,
  orderOpened,
  orderPaid,
  proofRefused,
  proofReceived,
  cardPaymentStaffEmail,
  strayCardPayment,
  cardRenewal,
  cardEventStaff,
  paymentReceived,
  refundSent,
  instalmentReminder,
  emailConfirmation,
  accountExists,
  passwordReset,
  passwordChanged,
  staffInvitation,
  staffSetUp,
  staffFactorChanged,
  personMessage,
  peopleMerged,
  demoConfirmation,
  demoCancellation,
  demoReminder,
  demoStaffEmail,
  heldEmails,
};

/** Writes the institute's emails: the facts of each → the email. */
export type Emails = Written<typeof templates>;

export interface EmailOptions {
  /** The target of the footer's link; no closing slash. */
  siteUrl: string;
  /** The current PNG for the top of each email, attached to it; null without a build. */
  picture: () => Buffer | null;
}

const paletteFor = oncePerObject(({ brand }: Company) => paletteOf(brand.colors));

/**
 * The company's emails, each as HTML in its colours and as plain text; company data is read from the site when an email
 * is written. React escapes visitors' text.
 */
export function createEmails(
  site: () => Pick<Site, "content" | "messages">,
  { siteUrl, picture }: EmailOptions,
): Emails {
  const { cid, fileName } = brandPicture;
  const email = <Facts,>(template: EmailTemplate<Facts>) => {
    return (facts: Facts): EmailContent => {
      const { content, messages } = site();
      const { company } = content;
      const weekOf = (schedule: string) => weekInWords({ content, messages }, schedule);
      const shown = picture();
      const hasPicture = shown !== null;
      const words = messages.emails;
      const theme = { company, words, weekOf, siteUrl, palette: paletteFor(company), hasPicture };
      const { subject, brief, ...text } = template(facts, theme);
      const page = (
        <EmailThemeContext value={theme}>
          <EmailLayout {...text} />
        </EmailThemeContext>
      );
      const html = `<!doctype html>${renderToStaticMarkup(page)}`;
      return {
        ...{ subject, html, text: plainText(html) },
        pictures: shown ? [{ cid, fileName, content: shown }] : [],
        brief: { lines: [text.preview], action: null, ...brief },
      };
    };
  };
  const written = Object.entries(templates).map(([name, template]) => [
    name,
    email(template as EmailTemplate<unknown>),
  ]);
  return Object.fromEntries(written) as Emails;
}

/** The part of html-to-text used here; the package has no types. */
interface Node {
  attribs?: { href?: string };
  children: Node[];
}

interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addInline(text: string, options: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}

type Format = (node: Node, walk: (children: Node[], builder: TextBuilder) => void, builder: TextBuilder) => void;

/** The address alone: the link text adds nothing. */
const address: Format = ({ attribs }, _walk, builder) => {
  builder.addInline(attribs?.href ?? "", { noWordTransform: true });
};

/** The link text, and the address on its own line, so that every mail program makes it a link. */
const action: Format = (node, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(node.children, builder);
  builder.addInline(":", { noWordTransform: true });
  builder.addLineBreak();
  address(node, walk, builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** The mark before a signature that mail programs recognise. */
const signature: Format = (node, walk, builder) => {
  builder.addInline("--", { noWordTransform: true });
  builder.addLineBreak();
  walk(node.children, builder);
};

const block = (selector: string, lineBreaks: number) => ({
  selector,
  format: "block",
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
});

const selectors = [
  block("h1", 2),
  block(".line", 1),
  block("tr.fact", 1),
  { selector: "th.fact-label", format: "inlineSurround", options: { suffix: ": " } },
  { selector: "td.fact-value", format: "inline" },
  { selector: 'a[href^="tel:"]', format: "inline" },
  { selector: "a.address", format: "address" },
  { selector: "a.action", format: "action" },
  { selector: "strong.signature", format: "signature" },
];

/** The HTML as plain text for readers: facts as `Label: value`, each address at the end of its line. */
function plainText(html: string): string {
  return toPlainText(html, { selectors, formatters: { address, action, signature } });
}
