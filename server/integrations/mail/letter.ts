import { unstableToPlainText as toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter } from "#server/integrations/mail/port.ts";

/** A template as a letter: as HTML and as plain text. */
export function letter(subject: string, element: ReactElement): Letter {
  const html = `<!doctype html>${renderToStaticMarkup(element)}`;
  return { subject, html, text: toPlainText(html) };
}
