import { ownLanguages } from "#shared/formats/own-languages.ts";
import type { Messages } from "#shared/words.ts";
import { type CompanyFacts, companyLook } from "#ui/document/company-look.ts";
import { pack } from "#ui/document/packed.ts";
import { sendingFrame } from "#ui/form/sending-frame.ts";

/** The content of every page: the texts, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

interface Shown {
  site: {
    content: {
      company: CompanyFacts;
      pages: { navigation: { legal: { name: string; href: string }[] } };
    };
    sections: { isOn(section: "search"): boolean };
    messages: Pick<Messages, "classroom" | "frame" | "labels" | "language" | "sending">;
  };
  user: { id: string; name: string | null } | null;
  /** The start of the addresses of the site's pages in the reader's language. */
  prefix: string;
}

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user, prefix }: Shown) {
  const { content, messages, sections } = site;
  const { frame, labels } = messages;
  const { wordmark } = content.company.brand;
  const shown = user && { name: user.name };
  return {
    ...companyLook(site),
    prefix,
    words: pack(messages.classroom),
    ownTime: frame.ownTime,
    wordmark: wordmark && { viewBox: wordmark.viewBox, path: wordmark.path },
    /** The frame around every page, as on the public ones. */
    around: {
      /** The name of the link to the site's search; null where there is none. */
      search: sections.isOn("search") ? frame.search : null,
      theme: frame.theme,
      languages: { label: frame.languages, all: ownLanguages },
      account: labels.userMenu.account,
      signOut: labels.userMenu.signOut,
      footer: [...content.pages.navigation.legal, { name: frame.verify, href: "/verify" }],
    },
    user: shown,
    ...sendingFrame(messages, user),
  };
}
