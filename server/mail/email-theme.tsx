import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import type { paletteOf } from "#shared/look/palette.ts";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import type { Marks } from "./edited-texts.ts";
import type { EmailBrief, InlinePicture } from "./port.ts";

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
  /** The site's origin, without a closing slash; what has no address in a language stands below it. */
  siteUrl: string;
  /** The address of a page of the site, by its path, in the email's language if the institute has opened it. */
  addressOf: (path: string) => string;
  /** Whether the institute's content is in the email's language, and not in the site's own. */
  isTranslated: boolean;
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

/**
 * Sizes of type in pixels: letters with marks above and below, as Urdu and Arabic have them, get higher lines, which an
 * owner's or a visitor's text in them needs as well.
 */
export function useTypeSizes() {
  const { dir } = useEmailTheme().language;
  return (size: number, line: number) => ({
    fontSize: `${size}px`,
    lineHeight: `${dir === "rtl" ? Math.round(line * 1.2) : line}px`,
  });
}

/** The sides where lines begin and end, by their names in styles: mail programs know no logical ones. */
export function useSides() {
  const { dir } = useEmailTheme().language;
  return dir === "rtl" ? ({ start: "right", end: "left" } as const) : ({ start: "left", end: "right" } as const);
}

/** The padding of one side. */
export const paddingOf = (side: "left" | "right", size: string | number): CSSProperties =>
  side === "left" ? { paddingLeft: size } : { paddingRight: size };
