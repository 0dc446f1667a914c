import { unstableToPlainText as toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter, Letters } from "#server/integrations/mail/port.ts";
import { AccountLetter } from "#server/integrations/mail/templates/account-letter.tsx";
import { InquiryAcknowledgement } from "#server/integrations/mail/templates/inquiry-acknowledgement.tsx";
import { InquiryNotice } from "#server/integrations/mail/templates/inquiry-notice.tsx";
import { accountLetters } from "#shared/content/account-letters.ts";
import type { Company } from "#shared/content/company.ts";

/** The company's letters, each as HTML and as plain text; what a visitor wrote is escaped by React. */
export function createLetters(company: Company): Letters {
  return {
    inquiryNotice: (inquiry) =>
      letter(
        `New inquiry from ${inquiry.firstName} ${inquiry.lastName}`,
        <InquiryNotice company={company} inquiry={inquiry} />,
      ),
    inquiryAcknowledgement: (inquiry) =>
      letter(
        `We have received your message | ${company.name}`,
        <InquiryAcknowledgement company={company} inquiry={inquiry} />,
      ),
    emailConfirmation: ({ name, link }) => {
      const words = accountLetters.confirmation;
      return letter(words.subject, <AccountLetter company={company} name={name} words={words} links={[link]} />);
    },
    accountExists: ({ name, signIn, reset }) => {
      const words = accountLetters.exists;
      return letter(
        words.subject,
        <AccountLetter company={company} name={name} words={words} links={[signIn, reset]} />,
      );
    },
    passwordReset: ({ name, link }) => {
      const words = accountLetters.reset;
      return letter(words.subject, <AccountLetter company={company} name={name} words={words} links={[link]} />);
    },
  };
}

function letter(subject: string, element: ReactElement): Letter {
  const html = `<!doctype html>${renderToStaticMarkup(element)}`;
  return { subject, html, text: toPlainText(html) };
}
