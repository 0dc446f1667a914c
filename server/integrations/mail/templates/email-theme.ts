import { createContext, useContext } from "react";
import type { paletteOf } from "#shared/content/palette.ts";

/** What every email of a company is written on. */
export interface EmailTheme {
  /** Where the footer leads; no closing slash. */
  siteUrl: string;
  palette: ReturnType<typeof paletteOf>;
  /** Whether the brand's picture goes along. */
  hasPicture: boolean;
}

/** Set by the email renderer for every template. */
export const EmailThemeContext = createContext<EmailTheme | null>(null);

/** What the email at hand is written on; throws outside an email renderer. */
export function useEmailTheme(): EmailTheme {
  const emailTheme = useContext(EmailThemeContext);
  if (!emailTheme) throw new Error("A template is rendered by an email renderer.");
  return emailTheme;
}
