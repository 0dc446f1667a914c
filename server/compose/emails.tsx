import { toPlainText } from "@react-email/render";
import { renderToStaticMarkup } from "react-dom/server";
import type {
  AccountFacts,
  ExistingAccountFacts,
  FactorChangeFacts,
  InvitationFacts,
  PeopleMergedFacts,
  PersonMessageFacts,
} from "#domains/accounts/server/account-facts.ts";
import { accountExists, emailConfirmation, passwordChanged, passwordReset } from "#domains/accounts/server/emails.tsx";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import type { CertificateFacts } from "#domains/certificates/server/emails.tsx";
import { certificateIssued } from "#domains/certificates/server/emails.tsx";
import type { Site } from "#domains/content/rules/site.ts";
import type { DemoFacts } from "#domains/demo-classes/server/emails.tsx";
import {
  demoCancellation,
  demoConfirmation,
  demoReminder,
  demoStaffEmail,
} from "#domains/demo-classes/server/emails.tsx";
import type { Company } from "#domains/institute/contract.ts";
import type { LeadsDigestFacts } from "#domains/leads/server/emails.tsx";
import { leadsDigest, personMessage } from "#domains/leads/server/emails.tsx";
import type { InquiryFacts } from "#domains/leads/server/inquiry-emails.tsx";
import { inquiryAcknowledgement, inquiryStaffEmail } from "#domains/leads/server/inquiry-emails.tsx";
import type { CardEventFacts, CardRenewalFacts } from "#domains/money/server/cards/emails.tsx";
import { cardEventStaff, cardRenewal } from "#domains/money/server/cards/emails.tsx";
import type {
  CardPaymentFacts,
  MoneyFacts,
  OrderFacts,
  ProofFacts,
  ReminderFacts,
  StrayPaymentFacts,
} from "#domains/money/server/emails/facts.ts";
import { instalmentReminder, paymentReceived, refundSent } from "#domains/money/server/emails/ledger-emails.tsx";
import {
  cardPaymentStaffEmail,
  orderOpened,
  orderPaid,
  proofReceived,
  proofRefused,
  strayCardPayment,
} from "#domains/money/server/emails/order-emails.tsx";
import type { MorningFacts } from "#domains/portal/server/emails.tsx";
import { studentMorning } from "#domains/portal/server/emails.tsx";
import type { EnrolmentFacts } from "#domains/seats/server/request-emails.tsx";
import { enrolmentAcknowledgement, enrolmentStaffEmail } from "#domains/seats/server/request-emails.tsx";
import type { SeatFacts } from "#domains/seats/server/seat-emails.tsx";
import { seatGiven, seatMoved, seatOffered, seatReleased } from "#domains/seats/server/seat-emails.tsx";
import { peopleMerged, staffFactorChanged, staffInvitation, staffSetUp } from "#domains/staff/server/emails.tsx";
import type { ClassesChangedFacts } from "#domains/timetable/server/emails.tsx";
import { classesChanged } from "#domains/timetable/server/emails.tsx";
import type { GradeFacts } from "#domains/work/server/emails.tsx";
import { gradePosted } from "#domains/work/server/emails.tsx";
import { heldEmails } from "#server/mail/held-emails.tsx";
import { EmailLayout } from "#server/mail/layout.tsx";
import { type EmailTemplate, EmailThemeContext } from "#server/mail/parts.tsx";
import type { EmailBrief, EmailContent } from "#server/mail/port.ts";
import { brandPicture } from "#server/mail/port.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

export interface PersonFacts {
  firstName: string;
  lastName: string;
  email: string;
  /** As it was typed in an inquiry; in E.164 elsewhere. */
  phone: string;
}

/** A seat that staff released. */
export interface ReleasedSeatFacts extends SeatFacts {
  /** Why, as staff wrote it. */
  reason: string;
}

/** What was held back from a mailbox that had enough emails, for the one that tells of it. */
export interface HeldEmailsFacts {
  name: string;
  told: ({ subject: string } & EmailBrief)[];
  /** How many others there were, of which nothing is told. */
  more: number;
}

type Write<Facts> = (facts: Facts) => EmailContent;

/** Writes the company's emails. */
export interface Emails {
  studentMorning: Write<MorningFacts>;
  inquiryStaffEmail: Write<InquiryFacts>;
  inquiryAcknowledgement: Write<InquiryFacts>;
  enrolmentStaffEmail: Write<EnrolmentFacts>;
  enrolmentAcknowledgement: Write<EnrolmentFacts>;
  seatOffered: Write<SeatFacts>;
  seatGiven: Write<SeatFacts>;
  seatMoved: Write<SeatFacts>;
  seatReleased: Write<ReleasedSeatFacts>;
  classesChanged: Write<ClassesChangedFacts>;
  gradePosted: Write<GradeFacts>;
  certificateIssued: Write<CertificateFacts>;
  leadsDigest: Write<LeadsDigestFacts>;
  orderOpened: Write<OrderFacts>;
  orderPaid: Write<OrderFacts>;
  proofRefused: Write<OrderFacts>;
  proofReceived: Write<ProofFacts>;
  cardPaymentStaffEmail: Write<CardPaymentFacts>;
  strayCardPayment: Write<StrayPaymentFacts>;
  cardRenewal: Write<CardRenewalFacts>;
  cardEventStaff: Write<CardEventFacts>;
  paymentReceived: Write<MoneyFacts>;
  refundSent: Write<MoneyFacts>;
  instalmentReminder: Write<ReminderFacts>;
  emailConfirmation: Write<AccountFacts>;
  accountExists: Write<ExistingAccountFacts>;
  passwordReset: Write<AccountFacts>;
  passwordChanged: Write<AccountFacts>;
  staffInvitation: Write<InvitationFacts>;
  staffSetUp: Write<AccountFacts>;
  staffFactorChanged: Write<FactorChangeFacts>;
  personMessage: Write<PersonMessageFacts>;
  peopleMerged: Write<PeopleMergedFacts>;
  demoConfirmation: Write<DemoFacts>;
  demoCancellation: Write<DemoFacts>;
  demoReminder: Write<DemoFacts>;
  demoStaffEmail: Write<DemoFacts>;
  heldEmails: Write<HeldEmailsFacts>;
}

export interface EmailOptions {
  /** Where the footer leads; no closing slash. */
  siteUrl: string;
  /** The PNG at the top of each email as it is now, which travels with it; null without a build. */
  picture: () => Buffer | null;
}

const paletteFor = oncePerObject(({ brand }: Company) => paletteOf(brand.colors));

/**
 * The company's emails, each as HTML in its colours and as plain text; the site says what the company is when an email is
 * written. React escapes what visitors wrote.
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
  return {
    studentMorning: email(studentMorning),
    inquiryStaffEmail: email(inquiryStaffEmail),
    inquiryAcknowledgement: email(inquiryAcknowledgement),
    enrolmentStaffEmail: email(enrolmentStaffEmail),
    enrolmentAcknowledgement: email(enrolmentAcknowledgement),
    seatOffered: email(seatOffered),
    seatGiven: email(seatGiven),
    seatMoved: email(seatMoved),
    seatReleased: email(seatReleased),
    classesChanged: email(classesChanged),
    gradePosted: email(gradePosted),
    certificateIssued: email(certificateIssued),
    leadsDigest: email(leadsDigest),
    orderOpened: email(orderOpened),
    orderPaid: email(orderPaid),
    proofRefused: email(proofRefused),
    proofReceived: email(proofReceived),
    cardPaymentStaffEmail: email(cardPaymentStaffEmail),
    strayCardPayment: email(strayCardPayment),
    cardRenewal: email(cardRenewal),
    cardEventStaff: email(cardEventStaff),
    paymentReceived: email(paymentReceived),
    refundSent: email(refundSent),
    instalmentReminder: email(instalmentReminder),
    emailConfirmation: email(emailConfirmation),
    accountExists: email(accountExists),
    passwordReset: email(passwordReset),
    passwordChanged: email(passwordChanged),
    staffInvitation: email(staffInvitation),
    staffSetUp: email(staffSetUp),
    staffFactorChanged: email(staffFactorChanged),
    personMessage: email(personMessage),
    peopleMerged: email(peopleMerged),
    demoConfirmation: email(demoConfirmation),
    demoCancellation: email(demoCancellation),
    demoReminder: email(demoReminder),
    demoStaffEmail: email(demoStaffEmail),
    heldEmails: email(heldEmails),
  };
}

/** The part of html-to-text that is used here; it brings no types. */
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

/** The address alone: the link's words say nothing more. */
const address: Format = ({ attribs }, _walk, builder) => {
  builder.addInline(attribs?.href ?? "", { noWordTransform: true });
};

/** The words, and the address on a line of its own, so that every mail program makes it a link. */
const action: Format = (node, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(node.children, builder);
  builder.addInline(":", { noWordTransform: true });
  builder.addLineBreak();
  address(node, walk, builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** The mark before a signature, by which mail programs recognise it. */
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

/** The HTML as plain text for people: facts as `Label: value`, each address at the end of its line. */
function plainText(html: string): string {
  return toPlainText(html, { selectors, formatters: { address, action, signature } });
}
