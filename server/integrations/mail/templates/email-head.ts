import type { EmailTheme } from "#server/integrations/mail/templates/email-theme.ts";
import { emailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

/** What mail programs have of their own: no face comes with an email. */
export const fontFamily = "Segoe UI, -apple-system, BlinkMacSystemFont, Roboto, Helvetica Neue, Arial, sans-serif";

const properties = { text: "color", ground: "background-color", edge: "border-color" };

/** A narrow screen: the card fills it, facts stand one below the other, the button is as wide as a thumb reaches. */
const narrow = [
  ".page{padding:0!important}",
  ".band,.card{border-radius:0!important}",
  ".gutter{padding-left:20px!important;padding-right:20px!important}",
  ".band-picture{width:54vw!important}",
  ".button{display:block!important;text-align:center!important}",
  ".fact-label,.fact-value{display:block!important;width:auto!important}",
  ".fact-label{padding-bottom:0!important}",
  ".fact-value{padding-top:0!important;border-top-width:0!important}",
];

function darkRules(palette: EmailTheme["palette"]): string[] {
  return (["text", "ground", "edge"] as const).flatMap((kind) =>
    emailColors[kind].map((name) => `.${kind}-${name}{${properties[kind]}:${palette[name].dark}!important}`),
  );
}

/**
 * The head of every email, as markup: the company's colours are all that varies in it. Each sheet stands alone, for a
 * mail program that does not understand one drops it whole; Outlook for Windows, which reads no `max-width`, has its own.
 */
export function emailHead(palette: EmailTheme["palette"]): string {
  return [
    '<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="x-apple-disable-message-reformatting">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>@media (max-width:480px){${narrow.join("")}}</style>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules(palette).join("")}}</style>`,
    "<!--[if mso]><style>.sheet{width:600px}h1,p,a,td,th{font-family:Segoe UI,Arial,sans-serif}</style><![endif]-->",
  ].join("");
}
