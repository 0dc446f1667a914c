import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brandPicture } from "#server/integrations/mail/brand-picture.ts";
import { plainText } from "#server/integrations/mail/plain-text.ts";
import type { EmailContent } from "#server/integrations/mail/port.ts";
import { EmailThemeContext } from "#server/integrations/mail/templates/email-theme.ts";
import type { Company } from "#shared/content/company.ts";
import { paletteOf } from "#shared/content/palette.ts";

/** What emails need besides their words. */
export interface EmailOptions {
  /** Where the footer leads; no closing slash. */
  siteUrl: string;
  /** Stands in the head of each email and travels with it; without one the head makes do with type and colour. */
  picture: Buffer | null;
}

/** Turns a template into an email: as HTML in the company's colours, and as plain text. */
export type EmailRenderer = (subject: string, template: ReactElement) => EmailContent;

/** A press for a company's emails. What a visitor wrote is escaped by React. */
export function createEmailRenderer(company: Company, { siteUrl, picture }: EmailOptions): EmailRenderer {
  const emailTheme = { siteUrl, palette: paletteOf(company.brand.colors), hasPicture: picture !== null };
  const { cid, fileName } = brandPicture;
  const pictures = picture ? [{ cid, fileName, content: picture }] : [];
  return (subject, template) => {
    const page = <EmailThemeContext value={emailTheme}>{template}</EmailThemeContext>;
    const html = `<!doctype html>${renderToStaticMarkup(page)}`;
    return { subject, html, text: plainText(html), pictures };
  };
}
