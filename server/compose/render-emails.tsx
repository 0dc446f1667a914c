import { toPlainText } from "@react-email/render";
import { renderToStaticMarkup } from "react-dom/server";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import type { RenderEmail } from "#server/mail/define-email.ts";
import { EmailLayout } from "#server/mail/layout.tsx";
import { EmailThemeContext } from "#server/mail/parts.tsx";
import { brandPicture } from "#server/mail/port.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

export interface EmailOptions {
  /** The target of the footer's link; no closing slash. */
  siteUrl: string;
  /** The current PNG for the top of each email, attached to it; null without a build. */
  picture: () => Buffer | null;
}

const paletteFor = oncePerObject(({ brand }: Company) => paletteOf(brand.colors));

/**
 * Renders the company's emails, each as HTML in its colours and as plain text; company data is read from the site when
 * an email is written. React escapes visitors' text.
 */
export function renderEmails(
  site: () => Pick<Site, "content" | "messages" | "sections">,
  { siteUrl, picture }: EmailOptions,
): RenderEmail {
  const { cid, fileName } = brandPicture;
  return (write) => {
    const { content, messages, sections } = site();
    const { company } = content;
    const weekOf = (schedule: string) => weekInWords({ content, messages }, schedule);
    const shown = picture();
    const hasPicture = shown !== null;
    const { emails: words, language } = messages;
    const { isClosed } = sections;
    const theme = { company, language, words, weekOf, siteUrl, isClosed, palette: paletteFor(company), hasPicture };
    const { subject, brief, pictures = [], ...text } = write(theme);
    const page = (
      <EmailThemeContext value={theme}>
        <EmailLayout {...text} />
      </EmailThemeContext>
    );
    const html = `<!doctype html>${renderToStaticMarkup(page)}`;
    return {
      ...{ subject, html, text: plainText(html) },
      pictures: [...(shown ? [{ cid, fileName, content: shown }] : []), ...pictures],
      brief: { lines: [text.preview], action: null, ...brief },
    };
  };
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
