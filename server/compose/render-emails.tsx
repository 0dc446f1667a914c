import { plainTextSelectors } from "@react-email/render";
import { compile } from "html-to-text";
import { renderToStaticMarkup } from "react-dom/server";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import type { Company } from "#domains/institute/contract.ts";
import type { RenderEmail } from "#server/mail/define-email.ts";
import { type EditedText, type Marks, watchedWords, withoutMarks, wordsWith } from "#server/mail/edited-texts.ts";
import { type EmailTheme, EmailThemeContext } from "#server/mail/email-theme.tsx";
import { isolateFacts } from "#server/mail/isolate-facts.ts";
import { EmailLayout } from "#server/mail/layout.tsx";
import { brandPicture, type EmailContent } from "#server/mail/port.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import type { Language } from "#shared/words.ts";
import { addressesIn } from "./email-deps.ts";
import { readerSite } from "./reader-site.ts";

export interface EmailOptions {
  /** The target of the footer's link; no closing slash. */
  siteUrl: string;
  /** The current PNG for the top of each email, attached to it; null without a build. */
  picture: () => Buffer | null;
  /** The texts of a language that an owner has edited, by their place. */
  edited?: (locale: Locale) => Record<string, EditedText>;
  /** Called for an owner's texts that could not be rendered. */
  onFailure?: (error: unknown) => void;
}

const paletteFor = oncePerObject(({ brand }: Company) => paletteOf(brand.colors));

/**
 * Renders the company's emails, each as HTML in its colours and as plain text, in a language; company data is read from
 * the site when an email is written. React escapes visitors' text. An owner's texts that cannot be rendered are reported,
 * and the program's are sent.
 */
export function renderEmails(site: () => Site, options: EmailOptions): RenderEmail {
  return (write, locale = siteLocale) => {
    const shown = shownIn(site, options, locale);
    const edited = options.edited?.(locale) ?? {};
    if (Object.keys(edited).length === 0) return renderOne(shown, options, write, shown.own);
    try {
      const { words, marks } = wordsWith(shown.own.words, edited);
      const { dir } = shown.site.messages.language;
      return renderOne(shown, options, write, { words: dir === "rtl" ? isolateFacts(words) : words, marks });
    } catch (error) {
      const written = renderOne(shown, options, write, shown.own);
      options.onFailure?.(error);
      return written;
    }
  };
}

/** The places of the texts that an email reads in a language, in their order. */
export function placesIn(
  site: () => Site,
  { locale, ...options }: EmailOptions & { locale: Locale },
  write: Parameters<RenderEmail>[0],
): Set<string> {
  const places = new Set<string>();
  const shown = shownIn(site, options, locale);
  const words = watchedWords(shown.own.words, (place) => places.add(place));
  renderOne(shown, options, write, { words, marks: null });
  return places;
}

/** The words of an email, and the marks of an owner's. */
type Words = Pick<EmailTheme, "words" | "marks">;

/** What every email in a language shows, with the program's own words. */
interface Shown {
  site: Site;
  addressOf: (path: string) => string;
  /** Whether its content is in the language, and not in the site's own. */
  isTranslated: boolean;
  own: Words;
}

function shownIn(site: () => Site, { siteUrl }: EmailOptions, locale: Locale): Shown {
  const now = readerSite(site(), locale);
  const addressOf = addressesIn(site, siteUrl, locale);
  const isTranslated = siteOf(site(), locale) !== null;
  return { site: now, addressOf, isTranslated, own: { words: now.messages.emails, marks: null } };
}

function renderOne(
  { site, addressOf, isTranslated }: Shown,
  { siteUrl, picture }: EmailOptions,
  write: Parameters<RenderEmail>[0],
  { words, marks }: Words,
): EmailContent {
  const { cid, fileName } = brandPicture;
  const { content, messages, sections } = site;
  const { company } = content;
  const weekOf = (schedule: string) => weekInWords({ content, messages }, schedule);
  const shown = picture();
  const { language } = messages;
  const { isClosed } = sections;
  const palette = paletteFor(company);
  const theme: EmailTheme = {
    ...{ company, language, words, weekOf, siteUrl, addressOf, isClosed, palette, marks, isTranslated },
    hasPicture: shown !== null,
  };
  const { subject, brief, pictures = [], ...text } = write(theme);
  const page = (
    <EmailThemeContext value={theme}>
      <EmailLayout {...text} preview={withoutMarks(text.preview, marks)} />
    </EmailThemeContext>
  );
  // A mark where no text is shown, such as in a label, is left out.
  const html = withoutMarks(`<!doctype html>${renderToStaticMarkup(page)}`, marks);
  return {
    ...{ subject: oneLine(subject, marks), html, text: plainText[language.dir](html) },
    pictures: [...(shown ? [{ cid, fileName, content: shown }] : []), ...pictures],
    brief: {
      ...{ action: null, language, ...brief },
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

/** In a text from right to left, a value stands as one piece in its own direction. */
const isolatedValue = {
  selector: "td.fact-value",
  format: "inlineSurround",
  options: { prefix: "\u2068", suffix: "\u2069" },
};

const isWhole = ({ selector }: { selector: string }) => selector !== isolatedValue.selector;

const textOf = (own: { selector: string }[]) =>
  compile({
    wordwrap: false,
    selectors: [...plainTextSelectors, ...own],
    formatters: { address, action, signature, list },
  });

/**
 * The HTML as plain text for readers, by its direction: facts as `Label: value`, each address at the end of its line. Both
 * are compiled once, which takes twelve times as long as writing a text.
 */
const plainText: Record<Language["dir"], (html: string) => string> = {
  ltr: textOf(selectors),
  rtl: textOf([...selectors.filter(isWhole), isolatedValue]),
};
