import { Button, Column, Row } from "@react-email/components";
import { type CSSProperties, createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import { fillText } from "#shared/fill-text.ts";
import type { paletteOf } from "#shared/look/palette.ts";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import type { Marks } from "./edited-texts.ts";
import { showMarks } from "./marked-text.tsx";
import type { EmailBrief, InlinePicture } from "./port.ts";
import { isPresentableName } from "./presentable-name.ts";

/** The institute's data in emails. */
interface EmailCompany {
  name: string;
  nameUrdu?: string | undefined;
  brand?: { logos?: object | undefined };
  legalName: string;
  address: Record<"street" | "area" | "city" | "country", string>;
  phones: Record<"label" | "e164" | "display", string>[];
  whatsapp: Record<"e164" | "greeting", string>;
  hours: { timeZone: string; spans: { words: string }[] };
  demo: { joinUrl: string };
  currency: { code: Currency };
}

/** The institute that sends an email. */
export interface EmailTheme {
  company: EmailCompany;
  language: Messages["language"];
  words: Messages["emails"];
  /** A batch's days as text, with each day's activities. */
  weekOf: (schedule: string) => string;
  /** The target of the footer's link; no closing slash. */
  siteUrl: string;
  /** Whether a path leads to a part of the site that the institute has switched off. */
  isClosed: (path: string) => boolean;
  palette: ReturnType<typeof paletteOf>;
  /** Whether the brand's picture travels with the email. */
  hasPicture: boolean;
  /** The marks of an owner's texts; null where the texts are the program's. */
  marks: Marks | null;
}

/** The content of one email. Subject, preview and heading do not repeat one another. */
export interface EmailText {
  subject: string;
  /** The line that a mail program shows beside the subject. */
  preview: string;
  heading: ReactNode;
  body: ReactNode;
  /** Pictures that its body shows by their Content-ID. */
  pictures?: InlinePicture[];
  /** Its text in a summary of several, where that is longer than the preview. */
  brief?: Partial<EmailBrief>;
}

/** Writes an email about these facts, for the institute that sends it. */
export type EmailTemplate<Facts> = (facts: Facts, theme: EmailTheme) => EmailText;

export const EmailThemeContext = createContext<EmailTheme | null>(null);

/** The theme of the email being rendered. Throws outside one. */
export function useEmailTheme(): EmailTheme {
  const theme = useContext(EmailThemeContext);
  if (!theme) throw new Error("A template is rendered by `renderEmails`.");
  return theme;
}

/** The palette's colours that emails use, by what they colour. */
export const emailColors = {
  text: ["ink", "ink-soft", "link", "accent", "on-accent", "on-band"],
  ground: ["paper", "surface", "sunken", "accent", "band"],
  edge: ["line", "accent"],
} as const;

type ColorChoice = { [Kind in keyof typeof emailColors]?: (typeof emailColors)[Kind][number] };

/**
 * Adds colours to an element's style: the light ones in the element itself, because mail programs want them there, and
 * the dark ones through a class of the style sheet.
 */
export function useEmailColors() {
  const { palette } = useEmailTheme();
  return ({ text, ground, edge }: ColorChoice, style: CSSProperties = {}, classes: string[] = []) => ({
    className: [text && `text-${text}`, ground && `ground-${ground}`, edge && `edge-${edge}`, ...classes]
      .filter(Boolean)
      .join(" "),
    style: {
      ...style,
      ...(text && { color: palette[text].light }),
      ...(ground && { backgroundColor: palette[ground].light }),
      ...(edge && { borderColor: palette[edge].light }),
    },
  });
}

/** A text whose values are elements: each `{name}` is replaced by its value, a link or a bold word. */
export function FilledText({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  const shown = useMarks();
  // Every second part is the name of a value.
  const parts = text.split(/\{(\w+)\}/).map((part, place) => (place % 2 === 0 ? part : values[part]));
  return shown(parts);
}

/** Shows the marks of an owner's text as elements. */
function useMarks() {
  const { marks } = useEmailTheme();
  return (children: ReactNode) => {
    const parts = Array.isArray(children) ? children : [children];
    const marked = showMarks(parts, marks, (href, inside) => <MailLink href={href}>{inside}</MailLink>);
    return createElement(Fragment, null, ...marked);
  };
}

/** Text in its own direction, so that a right-to-left name does not scramble the line around it. */
export function BidiIsolate({ children }: { children: string }) {
  return <span dir="auto">{children}</span>;
}

/** Words that stand out at a glance and stay on one line: a reference, a day. */
export function NoWrap({ children }: { children: string }) {
  return <strong style={{ whiteSpace: "nowrap" }}>{children}</strong>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  const colors = useEmailColors();
  const shown = useMarks();
  return (
    <p {...colors({ text: "ink" }, { fontSize: "16px", lineHeight: "24px", margin: "0 0 16px" })}>{shown(children)}</p>
  );
}

/** A reference, a caution, the footer: details that not every reader needs. */
export function SmallPrint({ children }: { children: ReactNode }) {
  const colors = useEmailColors();
  const shown = useMarks();
  return (
    <p {...colors({ text: "ink-soft" }, { fontSize: "14px", lineHeight: "22px", margin: "0 0 8px" })}>
      {shown(children)}
    </p>
  );
}

interface GreetingProps {
  name: string;
  /** Replaces a name that is not fit to be repeated. */
  otherwise?: "reader" | "student";
  /** In characters. */
  longest?: number;
}

/** The first line of an email to a visitor. */
export function Greeting({ name, otherwise = "reader", longest = 40 }: GreetingProps) {
  const words = useEmailTheme().words.layout;
  const shown = isPresentableName(name, longest) ? name : words[otherwise];
  return (
    <Paragraph>
      <FilledText text={words.greeting} values={{ name: <BidiIsolate>{shown}</BidiIsolate> }} />
    </Paragraph>
  );
}

/** The last line of an email to a visitor. */
export function Signature() {
  return <Paragraph>{useEmailTheme().words.layout.signature}</Paragraph>;
}

/** The number by which the staff find the email's subject. */
export function Reference({ id }: { id: string }) {
  return <SmallPrint>{fillText(useEmailTheme().words.layout.reference, { id })}</SmallPrint>;
}

/** The links to a student's own pages in the classroom. */
export function ClassroomLinks() {
  const { words, siteUrl } = useEmailTheme();
  const { classes, calendar, certificates } = words.layout.ways;
  const links = { "": classes, "/calendar": calendar, "/certificates": certificates };
  return Object.entries(links).map(([path, label]) => (
    <SmallPrint key={path}>
      <MailLink href={`${siteUrl}/classroom${path}`}>{label}</MailLink>
    </SmallPrint>
  ));
}

interface MailLinkProps {
  href: string;
  /**
   * The form of the link in the text part: its text followed by the address; the address alone; or its text with the
   * address on the next line. Phone numbers and e-mail addresses appear as shown.
   */
  inText?: "inline" | "address" | "action";
  children: ReactNode;
}

export function MailLink({ href, inText = "inline", children }: MailLinkProps) {
  const colors = useEmailColors();
  const wrapping: CSSProperties = href.startsWith("tel:") ? { whiteSpace: "nowrap" } : { wordBreak: "break-word" };
  return (
    <a href={href} {...colors({ text: "link" }, { textDecoration: "underline", ...wrapping }, [inText])}>
      {children}
    </a>
  );
}

/** A block apart from the text around it: by padding, because Outlook ignores margins of tables. */
function Block({ children }: { children: ReactNode }) {
  return (
    <Row>
      <Column style={{ padding: "8px 0 24px" }}>{children}</Column>
    </Row>
  );
}

/** The one thing to do after reading an email; on a phone as wide as the email. */
export function PageButton({ href, children }: { href: string; children: string }) {
  const colors = useEmailColors();
  const style = { borderRadius: "12px", fontSize: "16px", fontWeight: 700, lineHeight: "20px", padding: "14px 28px" };
  return (
    <Block>
      <Button href={href} {...colors({ text: "on-accent", ground: "accent" }, style, ["button", "action"])}>
        {children}
      </Button>
    </Block>
  );
}

/** A block on a ground of its own: facts, a class. */
export function Panel({ children }: { children: ReactNode }) {
  const colors = useEmailColors();
  return (
    <Block>
      <Row>
        <Column {...colors({ ground: "sunken" }, { borderRadius: "12px", padding: "8px 20px" })}>{children}</Column>
      </Row>
    </Block>
  );
}

/** A text that names the phone number, `{phone}`, and its `{hours}`; nothing for a company without a phone. */
export function PhoneHours({ text }: { text: string }) {
  const { phones, hours } = useEmailTheme().company;
  const [phone] = phones;
  if (!phone) return null;
  const values = {
    phone: <MailLink href={`tel:${phone.e164}`}>{phone.display}</MailLink>,
    hours: hours.spans.map((span) => span.words).join(", "),
  };
  return (
    <Paragraph>
      <FilledText text={text} values={values} />
    </Paragraph>
  );
}

/** Whether a text begins in a script that is written from right to left, as `dir="auto"` decides. */
const beginsAtTheRight = (text: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** A visitor's own text, set apart, with its line breaks and in its own direction; the line stands where it begins. */
export function WrittenText({ text }: { text: string }) {
  const colors = useEmailColors();
  const edge = beginsAtTheRight(text)
    ? { borderRight: "3px solid", padding: "2px 17px 2px 0" }
    : { borderLeft: "3px solid", padding: "2px 0 2px 17px" };
  return (
    <Block>
      <Row>
        <Column {...colors({ edge: "accent" }, edge)}>
          <TextLines text={text} margin={0} />
        </Column>
      </Row>
    </Block>
  );
}

/** A text with its line breaks, in its own direction. */
export function TextLines({ text, margin = "0 0 16px" }: { text: string; margin?: CSSProperties["margin"] }) {
  const colors = useEmailColors();
  const style = { fontSize: "16px", lineHeight: "24px", margin, wordBreak: "break-word" as const };
  return (
    <p dir="auto" {...colors({ text: "ink" }, { ...style, textAlign: "start" })}>
      {text.split(/\r\n|\r|\n/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
