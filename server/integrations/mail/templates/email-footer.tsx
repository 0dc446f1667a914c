import { Fragment } from "react";
import { useEmailTheme } from "#server/integrations/mail/templates/email-theme.ts";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

/** Who writes and how to reach them, below every email. */
export function EmailFooter({ company }: { company: Company }) {
  const { siteUrl } = useEmailTheme();
  const { street, area, city, country } = company.address;
  const phones = company.phones.map(({ label, e164, display }) => ({ label, href: `tel:${e164}`, words: display }));
  const contacts = [
    ...phones,
    { label: "WhatsApp", href: whatsappLink(company.whatsapp), words: "chat with us" },
    { label: "Web", href: siteUrl, words: new URL(siteUrl).host },
  ];
  return (
    <SmallPrint>
      <strong className="signature">{company.legalName}</strong>
      <br />
      {[street, area, city, country].join(", ")}
      <br data-skip-in-text="true" />
      {contacts.map(({ label, href, words }, place) => (
        <Fragment key={label}>
          <span className="line" style={{ whiteSpace: "nowrap" }}>
            {label}:{" "}
            <MailLink href={href} inText={href.startsWith("http") ? "address" : "inline"}>
              {words}
            </MailLink>
            {place < contacts.length - 1 && <span data-skip-in-text="true"> ·</span>}
          </span>{" "}
        </Fragment>
      ))}
    </SmallPrint>
  );
}
