import { Column, Container, Heading, Html, Img, Preview, Row } from "@react-email/components";
import { type CSSProperties, Fragment } from "react";
import { commaIn, siteLocale } from "#shared/formats/formats.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import type { Language } from "#shared/words.ts";
import {
  type EmailText,
  type EmailTheme,
  emailColors,
  paddingOf,
  useEmailColors,
  useEmailTheme,
  useSides,
} from "./email-theme.tsx";
import { MailLink, SmallPrint } from "./parts.tsx";
import { brandPicture } from "./port.ts";

/** Fonts that mail programs have: an email brings none. Urdu and Arabic are read in a Naskh, Urdu's headings in Nastaliq. */
const latinFontFamily = "Segoe UI, -apple-system, BlinkMacSystemFont, Roboto, Helvetica Neue, Arial, sans-serif";
const naskhFontFamily = "Noto Naskh Arabic, Geeza Pro, Segoe UI, Tahoma, Arial, sans-serif";
const urduFontFamily = "Noto Nastaliq Urdu, Urdu Typesetting, Geeza Pro, Segoe UI, Arial, sans-serif";

/**
 * The layout of every email: a card on paper, the company's band above it, its address below. It uses tables, and each
 * element carries its own style, because many mail programs support nothing else.
 */
export function EmailLayout({ preview, heading, body }: Omit<EmailText, "subject" | "pictures">) {
  const { palette, language } = useEmailTheme();
  const colors = useEmailColors();
  // Without it, a cell below a centred one is centred by mail programs that dropped the direction.
  const side = language.dir === "rtl" ? "right" : undefined;
  const fontFamily = language.dir === "rtl" ? naskhFontFamily : latinFontFamily;
  const title = { ...titleIn(language), margin: "0 0 20px" };
  // A word as long as an address does not widen its table.
  const page = { fontFamily, overflowWrap: "anywhere", padding: "32px 12px", wordBreak: "break-word" } as const;
  const card = { borderRadius: "0 0 16px 16px", fontFamily, padding: "36px 32px 24px" };
  return (
    <Html {...language}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the company's colours, no one's input */}
      <head dangerouslySetInnerHTML={{ __html: emailHead(palette) }} />
      <body {...colors({ ground: "paper" }, { margin: 0, padding: 0 })}>
        <Preview>{preview}</Preview>
        {/* Some mail programs drop the document's root, and with it the direction. */}
        <Row {...(language.dir === "rtl" && language)}>
          <Column align="center" {...colors({ ground: "paper" }, page, ["page"])}>
            <Container className="sheet" style={{ maxWidth: "600px" }}>
              <EmailHeader />
              <Row>
                <Column align={side} {...colors({ text: "ink", ground: "surface" }, card, ["card", "gutter"])}>
                  <Heading as="h1" {...colors({ text: "ink" }, title)}>
                    {heading}
                  </Heading>
                  {body}
                </Column>
              </Row>
              <Row>
                <Column
                  align={side}
                  {...colors({ text: "ink-soft" }, { fontFamily, padding: "24px 32px" }, ["gutter"])}
                >
                  <EmailFooter />
                </Column>
              </Row>
            </Container>
          </Column>
        </Row>
      </body>
    </Html>
  );
}

/** The type of the heading: Nastaliq needs high lines, and joined letters no narrow spacing. */
function titleIn({ lang, dir }: Language): CSSProperties {
  if (dir === "ltr") return { fontSize: "26px", fontWeight: 800, letterSpacing: "-0.02em", lineHeight: "32px" };
  if (lang === "ur") return { fontFamily: urduFontFamily, fontSize: "26px", fontWeight: 700, lineHeight: "58px" };
  return { fontSize: "26px", fontWeight: 700, lineHeight: "40px" };
}

/** On a narrow screen the card fills the width, facts are stacked, and the button is as wide as the text. */
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

const properties = { text: "color", ground: "background-color", edge: "border-color" };

function darkRules(palette: EmailTheme["palette"]): string[] {
  return (["text", "ground", "edge"] as const).flatMap((kind) =>
    emailColors[kind].map((name) => `.${kind}-${name}{${properties[kind]}:${palette[name].dark}!important}`),
  );
}

/**
 * The head of every email as markup; only the company's colours vary. Each style sheet is separate, because a mail
 * program that does not understand one drops it whole. Outlook for Windows, which ignores `max-width`, has its own.
 */
function emailHead(palette: EmailTheme["palette"]): string {
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

/**
 * The band above every email: the company's name, and a picture of girih with its logo or its name in Urdu; without the
 * picture, the Urdu name in letters. The text part leaves it out, because the sender's line says the same.
 */
function EmailHeader() {
  const { company, hasPicture, isTranslated, language } = useEmailTheme();
  const colors = useEmailColors();
  const isRightToLeft = language.dir === "rtl";
  const { start, end } = useSides();
  const hasSecond = hasSecondName(useEmailTheme());
  const isLatin = !isRightToLeft || !isTranslated;
  const band = { borderBottom: "3px solid", borderRadius: "16px 16px 0 0" };
  const spacing = isLatin ? { letterSpacing: "-0.02em" } : {};
  const type = { fontSize: "24px", fontWeight: 800, ...spacing, lineHeight: "30px" };
  const corner = { left: "16px 0 0 0", right: "0 16px 0 0" };
  const corners = { borderRadius: hasSecond ? corner[start] : "16px 16px 0 0" };
  const name = { ...type, ...corners, padding: isRightToLeft ? "22px 32px 22px 12px" : "22px 12px 22px 32px" };
  const urduType = { borderRadius: corner[end], fontFamily: urduFontFamily, fontSize: "26px", lineHeight: "52px" };
  const urdu = { ...urduType, ...paddingOf(end, hasPicture ? 0 : "32px") };
  return (
    // The row has the band's background too: otherwise a hairline of the paper would show between the columns.
    <Row data-skip-in-text="true" {...colors({ ground: "band", edge: "accent" }, band, ["band"])}>
      <Column
        align={isRightToLeft ? start : undefined}
        {...colors({ text: "on-band", ground: "band" }, name, ["band", "gutter"])}
      >
        {isRightToLeft ? <bdi>{company.name}</bdi> : company.name}
      </Column>
      {hasSecond && (
        <Column
          align={end}
          width="47%"
          {...colors({ text: "accent", ground: "band" }, urdu, hasPicture ? ["band"] : ["band", "gutter"])}
        >
          {hasPicture ? (
            <Img
              src={`cid:${brandPicture.cid}`}
              alt={company.nameUrdu ?? company.name}
              width={brandPicture.width}
              height={brandPicture.height}
              className="band-picture"
              // Otherwise React preloads it with a link in the head.
              fetchPriority="low"
              style={{ height: "auto", maxWidth: "100%" }}
            />
          ) : (
            <span lang="ur" dir="rtl">
              {company.nameUrdu}
            </span>
          )}
        </Column>
      )}
    </Row>
  );
}

/** Whether something stands beside the company's name: its picture, or its name in Urdu, where that is not said already. */
function hasSecondName({ company, hasPicture, isTranslated, language }: EmailTheme): boolean {
  const hasLogo = hasPicture && Object.keys(company.brand?.logos ?? {}).length > 0;
  const isUrdu = language.lang === "ur" && isTranslated;
  return hasLogo || (Boolean(company.nameUrdu) && (hasPicture || !isUrdu));
}

/** The sender and how to reach them, below every email. */
function EmailFooter() {
  const { company, addressOf, siteUrl, words, isTranslated, language } = useEmailTheme();
  const { whatsapp, web } = words.layout.contacts;
  const isRightToLeft = language.dir === "rtl";
  const { street, area, city, country } = company.address;
  const address = [street, area, city, country].join(commaIn(isTranslated ? language.lang : siteLocale));
  const home = isRightToLeft ? addressOf("/") : siteUrl;
  // In the site's own language where the institute has no words in the email's.
  const own = isRightToLeft && !isTranslated ? ({ dir: "ltr", lang: siteLocale } as const) : {};
  const phones = company.phones.map(({ label, e164, display }) => ({ label, href: `tel:${e164}`, words: display }));
  const contacts = [
    ...phones,
    { ...whatsapp, href: whatsappLink(company.whatsapp) },
    { label: web, href: home, words: new URL(siteUrl).host },
  ];
  return (
    <SmallPrint>
      <strong className="signature" {...own}>
        {company.legalName}
      </strong>
      <br />
      {isRightToLeft ? <span {...own}>{address}</span> : address}
      <br data-skip-in-text="true" />
      {contacts.map(({ label, href, words }, place) => (
        <Fragment key={label}>
          <span className="line" style={{ whiteSpace: "nowrap" }}>
            {label}:{" "}
            <MailLink href={href} inText={href.startsWith("http") ? "address" : "inline"}>
              {words}
            </MailLink>
            {place < contacts.length - 1 && <span data-skip-in-text="true"> ·</span>}
          </span>{" "}
        </Fragment>
      ))}
    </SmallPrint>
  );
}
