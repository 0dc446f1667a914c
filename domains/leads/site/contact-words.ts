import type { Site } from "#domains/content/rules/site.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";

/** The texts of the contact form and of the card beside it, for a loader. */
export function contactWords({ content, messages }: Site) {
  const { company, pages } = content;
  const { phones, emails, hours, whatsapp } = company;
  const { street, area, city, region, postalCode, country } = company.address;
  const { fields, submit, submitting, quote, leftEmpty, info } = messages.labels.contact;
  const { form, info: own, call } = pages.contact;
  return {
    form: {
      ...{ fields, submit, submitting, quote, leftEmpty },
      messageHint: form.messageHint,
      sent: messages.toasts.contactSent,
      errors: messages.forms.contact,
    },
    info: {
      words: { ...info, ...own },
      call: { ...call, href: whatsappLink(whatsapp) },
      phones,
      emails: emails.map((one) => one.address),
      address: { street, area, city, region, postalCode, country },
      map: mapLink([company.fullName, street, area, city, country]),
      branches: content.branches.map(({ name, street, area, city, mapUrl, phones, hours: open }) => ({
        ...{ name, phones, hours: open ?? null, address: [street, area, city].filter(Boolean).join(", ") },
        map: mapUrl ?? mapLink([company.fullName, street, area ?? "", city]),
      })),
      hours: hours.spans.map(({ words }) => words),
    },
  };
}

/** A map search for a place, by its address; no request goes to the map before a visitor follows the link. */
const mapLink = (parts: string[]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: parts.filter(Boolean).join(", ") })}`;

export type ContactWords = ReturnType<typeof contactWords>;
