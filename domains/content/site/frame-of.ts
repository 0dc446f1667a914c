import type { Section } from "#domains/content/contract/sections.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { sharedTerms } from "#domains/institute/rules/markets.ts";
import { fillText } from "#shared/fill-text.ts";
import { namesIn } from "#shared/formats/names.ts";
import { withDigits } from "#shared/formats/writing.ts";
import { logoMarkup, shownLogos } from "#shared/look/logos.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";

/** The words and facts of the frame around every page; sent with each page's data, so it holds nothing else. */
export type Frame = ReturnType<typeof createFrame>;

/** The frame of a state of the site; for the server. */
export const frameOf = /* @__PURE__ */ oncePerObject(createFrame);

/** A frame as JSON that is safe in a script. */
export const frameText = /* @__PURE__ */ oncePerObject((frame: Frame) =>
  JSON.stringify(frame).replaceAll("<", "\\u003c"),
);

/** The sections that the frame itself links or opens. */
const framed = ["search", "assistant", "home.contact", "home.learning"] satisfies Section[];

function createFrame({ content, messages, sections, languages: open }: Site) {
  const { company, pages } = content;
  const { frame, labels, toasts, failures, notFound } = messages;
  const { header, ...footer } = pages.navigation;
  const { failures: answers, ...assistant } = messages.assistant;
  const { paper } = company.brand.colors;
  const logos = shownLogos(company.brand);
  const languages = [...open.keys()].map((lang) => ({ lang, name: namesIn(lang).language(lang) ?? lang }));
  const off = framed.filter((section) => !sections.isOn(section));
  return {
    language: messages.language,
    ...(languages.length > 1 && { languages }),
    company: shownFacts(content),
    ...(content.branches.length > 0 && {
      branches: content.branches.map(({ name, street, area, city, phones }) => {
        return { name, address: [street, area, city].filter(Boolean).join(", "), phone: phones[0] };
      }),
    }),
    timeZone: company.hours.timeZone,
    // Where every visitor sees the same fees, no page waits for a lookup.
    fees: sharedTerms(content.money.markets) && { "data-prices": "shown", "data-fees": "1" },
    brand: {
      paper,
      /** As markup: the browser has no code for it. */
      logo: logos && logoMarkup(logos, company.name),
      wordmarkBox: logos ? undefined : company.brand.wordmark?.viewBox,
    },
    whatsapp: whatsappLink(company.whatsapp),
    /** The switched-off sections that the frame would link or open. */
    ...(off.length > 0 && { off }),
    header: header.map(({ name, href, dropdown }) => ({
      name,
      href,
      dropdown: dropdown?.[0] && {
        label: fillText(frame.dropdown, { name }),
        links: dropdown,
        all: fillText(frame.all, { name: name.toLowerCase() }),
      },
    })),
    footer,
    words: { ...frame, home: fillText(frame.home, { company: company.name }) },
    userMenu: { ...labels.userMenu, leave: addressIn(messages.language.lang, "/sign-out") },
    toasts: { error: toasts.error, submissionFailed: toasts.submissionFailed },
    notFound,
    failure: failures.screen,
    learnProblems: shownProblems(messages),
    assistant: { ...assistant, failure: answers.error, handOver: { ...assistant.handOver, ...asked(labels.contact) } },
  };
}

/** The labels of the assistant's form for a question to a person. */
function asked({ fields: { firstName, lastName, email, phone }, leftEmpty }: Site["messages"]["labels"]["contact"]) {
  return { fields: { firstName, lastName, email, phone }, leftEmpty };
}

/** The texts of a page whose outline or batches did not come: it has no data of its own. */
function shownProblems({ learnProblems, failures }: Site["messages"]) {
  const { outline, outlineHint, outlineMissing, batches, batchesHint } = failures;
  return { ...learnProblems, texts: { outline, outlineHint, outlineMissing, batches, batchesHint } };
}

/** The company's facts in header and footer. */
function shownFacts({ company, zero }: SiteContent) {
  const { name, fullName, tagline, copyrightYear, address, phones, social } = company;
  const { street, area, city, postalCode, country } = address;
  return {
    name,
    fullName,
    tagline,
    copyrightYear: zero ? withDigits(String(copyrightYear), zero) : copyrightYear,
    address: { street, area, city, postalCode, country },
    phones: phones.map(({ e164, display }) => ({ e164, display })),
    social,
  };
}
