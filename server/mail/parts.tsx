import { Button, Column, Row } from "@react-email/components";
import { type CSSProperties, createElement, Fragment, type ReactNode } from "react";
import { fillText } from "#shared/fill-text.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { useEmailColors, useEmailTheme, useTypeSizes } from "./email-theme.tsx";
import { showMarks } from "./marked-text.tsx";
import { isPresentableName } from "./presentable-name.ts";

/** A text whose values are elements: each `{name}` is replaced by its value, a link or a bold word. */
export function FilledText({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  const shown = useMarks();
  // Of three parts the second is the mark of the digits of a number, and the third the name of a value.
  const parts = text.split(/([\u2063\u2064]?)\{(\w+)\}/).flatMap((part, place, all) => {
    if (place % 3 === 0) return [part];
    if (place % 3 === 1) return [];
    const value = values[part];
    return [typeof value === "number" ? fillText(`${all[place - 1]}{value}`, { value }) : value];
  });
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

type ParagraphProps = { lang?: string; dir?: "ltr" | "rtl" | "auto"; children: ReactNode };

/** A paragraph, in a language or direction of its own if that is named. */
export function Paragraph({ children, ...language }: ParagraphProps) {
  const colors = useEmailColors();
  const shown = useMarks();
  const type = useTypeSizes()(16, 24);
  return (
    <p {...language} {...colors({ text: "ink" }, { ...type, margin: "0 0 16px" })}>
      {shown(children)}
    </p>
  );
}

/** A reference, a caution, the footer: details that not every reader needs. */
export function SmallPrint({ children }: { children: ReactNode }) {
  const colors = useEmailColors();
  const shown = useMarks();
  const type = useTypeSizes()(14, 22);
  return <p {...colors({ text: "ink-soft" }, { ...type, margin: "0 0 8px" })}>{shown(children)}</p>;
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
  // Numbers and addresses read from left to right in every language.
  const isReversed = useEmailTheme().language.dir === "rtl" && /^(?:tel|mailto):/.test(href);
  return (
    <a
      href={href}
      {...(isReversed && { dir: "ltr" })}
      {...colors({ text: "link" }, { textDecoration: "underline", ...wrapping }, [inText])}
    >
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

/**
 * A text that names the phone number, `{phone}`, and its `{hours}`; nothing for a company without a phone, and none of whose
 * words are in the email's language.
 */
export function PhoneHours({ text }: { text: string }) {
  const { company, isTranslated, language } = useEmailTheme();
  const { phones, hours } = company;
  const [phone] = phones;
  // Hours in the words of another language would stand within the sentence.
  if (!phone || !isTranslated) return null;
  const values = {
    phone: <MailLink href={`tel:${phone.e164}`}>{phone.display}</MailLink>,
    hours: hours.spans.map((span) => span.words).join(commaIn(language.lang)),
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
  const style = { ...useTypeSizes()(16, 24), margin, wordBreak: "break-word" as const };
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
