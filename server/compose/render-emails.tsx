import { toPlainText } from "@react-email/render";
import { renderToStaticMarkup } from "react-dom/server";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import type { RenderEmail } from "#server/mail/define-email.ts";
import { type EditedText, type Marks, watchedWords, withoutMarks, wordsWith } from "#server/mail/edited-texts.ts";
import { EmailLayout } from "#server/mail/layout.tsx";
import { type EmailTheme, EmailThemeContext } from "#server/mail/parts.tsx";
import { brandPicture, type EmailContent } from "#server/mail/port.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

export interface EmailOptions {
  /** The target of the footer's link; no closing slash. */
  siteUrl: string;
  /** The current PNG for the top of each email, attached to it; null without a build. */
  picture: () => Buffer | null;
  /** The texts that an owner has edited, by their place. */
  edited?: () => Record<string, EditedText>;
  /** Called for an owner's texts that could not be rendered. */
  onFailure?: (error: unknown) => void;
}

const paletteFor = oncePerObject(({ brand }: Company) => paletteOf(brand.colors));

/** The site as emails show it. */
type ShownSite = Pick<Site, "content" | "messages" | "sections">;

/**
 * Renders the company's emails, each as HTML in its colours and as plain text; company data is read from the site when
 * an email is written. React escapes visitors' text. An owner's texts that cannot be rendered are reported, and the
 * program's are sent.
 */
export function renderEmails(site: () => ShownSite, options: EmailOptions): RenderEmail {
  return (write) => {
    const shown = site();
    const edited = options.edited?.() ?? {};
    if (Object.keys(edited).length === 0)
      return renderOne(shown, options, write, { words: shown.messages.emails, marks: null });
    try {
      return renderOne(shown, options, write, wordsWith(shown.messages.emails, edited));
    } catch (error) {
      const written = renderOne(shown, options, write, { words: shown.messages.emails, marks: null });
      options.onFailure?.(error);
      return written;
    }
  };
}

/** The places of the texts that an email reads, in their order. */
export function placesIn(site: ShownSite, options: EmailOptions, write: Parameters<RenderEmail>[0]): Set<string> {
  const places = new Set<string>();
  const words = watchedWords(site.messages.emails, (place) => places.add(place));
  renderOne(site, options, write, { words, marks: null });
  return places;
}

function renderOne(
  { content, messages, sections }: ShownSite,
  { siteUrl, picture }: EmailOptions,
  write: Parameters<RenderEmail>[0],
  { words, marks }: { words: EmailTheme["words"]; marks: Marks | null },
): EmailContent {
  const { cid, fileName } = brandPicture;
  const { company } = content;
  const weekOf = (schedule: string) => weekInWords({ content, messages }, schedule);
  const shown = picture();
  const { language } = messages;
  const { isClosed } = sections;
  const palette = paletteFor(company);
  const theme = { company, language, words, weekOf, siteUrl, isClosed, palette, hasPicture: shown !== null, marks };
  const { subject, brief, pictures = [], ...text } = write(theme);
  const page = (
    <EmailThemeContext value={theme}>
      <EmailLayout {...text} preview={withoutMarks(text.preview, marks)} />
    </EmailThemeContext>
  );
  // A mark where no text is shown, such as in a label, is left out.
  const html = withoutMarks(`<!doctype html>${renderToStaticMarkup(page)}`, marks);
  return {
    ...{ subject: oneLine(subject, marks), html, text: plainText(html) },
    pictures: [...(shown ? [{ cid, fileName, content: shown }] : []), ...pictures],
    brief: {
      ...{ action: null, ...brief },
      lines: (brief?.lines ?? [text.preview]).map((line) => withoutMarks(line, marks)),
    },
  };
}

/** A text for a header, without marks and line breaks. */
const oneLine = (text: string, marks: Marks | null) =>
  marks ? withoutMarks(text, marks).replace(/[\r\n\u2028\u2029]+/g, " ") : text;

/** The part of html-to-text used here; the package has no types. */
interface Node {
  name?: string;
  attribs?: { href?: string; start?: string };
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

/** A list, each item on a line behind its number or a hyphen. */
const list: Format = ({ name, attribs, children }, walk, builder) => {
  const first = Number(attribs?.start ?? 1);
  builder.openBlock({ leadingLineBreaks: 2 });
  for (const [at, item] of children.filter((one) => one.name === "li").entries()) {
    builder.openBlock({ leadingLineBreaks: 1 });
    builder.addInline(name === "ol" ? `${first + at}. ` : "- ", { noWordTransform: true });
    walk(item.children, builder);
    builder.closeBlock({ trailingLineBreaks: 1 });
  }
  builder.closeBlock({ trailingLineBreaks: 2 });
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
  { selector: "ul", format: "list" },
  { selector: "ol", format: "list" },
  { selector: "th.fact-label", format: "inlineSurround", options: { suffix: ": " } },
  { selector: "td.fact-value", format: "inline" },
  { selector: 'a[href^="tel:"]', format: "inline" },
  { selector: "a.address", format: "address" },
  { selector: "a.action", format: "action" },
  { selector: "strong.signature", format: "signature" },
];

/** The HTML as plain text for readers: facts as `Label: value`, each address at the end of its line. */
function plainText(html: string): string {
  return toPlainText(html, { selectors, formatters: { address, action, signature, list } });
}
