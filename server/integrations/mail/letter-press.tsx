import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brandPicture } from "#server/integrations/mail/brand-picture.ts";
import { plainText } from "#server/integrations/mail/plain-text.ts";
import type { Letter } from "#server/integrations/mail/port.ts";
import { StationeryContext } from "#server/integrations/mail/templates/stationery.ts";
import type { Company } from "#shared/content/company.ts";
import { paletteOf } from "#shared/content/palette.ts";

/** What letters need besides their words. */
export interface LetterOptions {
  /** Where the footer leads; no closing slash. */
  siteUrl: string;
  /** Stands in the head of each letter and travels with it; without one the head makes do with type and colour. */
  picture: Buffer | null;
}

/** Turns a template into a letter: as HTML in the company's colours, and as plain text. */
export type LetterPress = (subject: string, template: ReactElement) => Letter;

/** A press for a company's letters. What a visitor wrote is escaped by React. */
export function letterPress(company: Company, { siteUrl, picture }: LetterOptions): LetterPress {
  const stationery = { siteUrl, palette: paletteOf(company.brand.colors), hasPicture: picture !== null };
  const { cid, fileName } = brandPicture;
  const pictures = picture ? [{ cid, fileName, content: picture }] : [];
  return (subject, template) => {
    const page = <StationeryContext value={stationery}>{template}</StationeryContext>;
    const html = `<!doctype html>${renderToStaticMarkup(page)}`;
    return { subject, html, text: plainText(html), pictures };
  };
}
