import { Column, Container, Heading, Html, Img, Preview, Row } from "@react-email/components";
import { Fragment } from "react";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import {
  type EmailText,
  type EmailTheme,
  emailColors,
  MailLink,
  SmallPrint,
  useEmailColors,
  useEmailTheme,
} from "./parts.tsx";
import { brandPicture } from "./port.ts";

/** Fonts that mail programs have: an email brings none. */
const fontFamily = "Segoe UI, -apple-system, BlinkMacSystemFont, Roboto, Helvetica Neue, Arial, sans-serif";
const urduFontFamily = "Noto Nastaliq Urdu, Urdu Typesetting, Geeza Pro, Segoe UI, Arial, sans-serif";

/**
 * The layout of every email: a card on paper, the company's band above it, its address below. It uses tables, and each
 * element carries its own style, because many mail programs support nothing else.
 */
export function EmailLayout({ preview, heading, body }: Omit<EmailText, "subject" | "pictures">) {
  const { palette, language } = useEmailTheme();
  const colors = useEmailColors();
  const title = { fontSize: "26px", fontWeight: 800, letterSpacing: "-0.02em", lineHeight: "32px", margin: "0 0 20px" };
  // A word as long as an address does not widen its table.
  const page = { fontFamily, overflowWrap: "anywhere", padding: "32px 12px", wordBreak: "break-word" } as const;
  const card = { borderRadius: "0 0 16px 16px", fontFamily, padding: "36px 32px 24px" };
  return (
    <Html {...language}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the company's colours, no one's input */}
      <head dangerouslySetInnerHTML={{ __html: emailHead(palette) }} />
      <body {...colors({ ground: "paper" }, { margin: 0, padding: 0 })}>
        <Preview>{preview}</Preview>
        <Row>
          <Column align="center" {...colors({ ground: "paper" }, page, ["page"])}>
            <Container className="sheet" style={{ maxWidth: "600px" }}>
              <EmailHeader />
              <Row>
                <Column {...colors({ text: "ink", ground: "surface" }, card, ["card", "gutter"])}>
                  <Heading as="h1" {...colors({ text: "ink" }, title)}>
                    {heading}
                  </Heading>
                  {body}
                </Column>
              </Row>
              <Row>
                <Column {...colors({ text: "ink-soft" }, { fontFamily, padding: "24px 32px" }, ["gutter"])}>
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
  const { company, hasPicture } = useEmailTheme();
  const colors = useEmailColors();
  const hasUrdu = Boolean(company.nameUrdu);
  const hasLogo = hasPicture && Object.keys(company.brand?.logos ?? {}).length > 0;
  const hasSecond = hasUrdu || hasLogo;
  const band = { borderBottom: "3px solid", borderRadius: "16px 16px 0 0" };
  const type = { fontSize: "24px", fontWeight: 800, letterSpacing: "-0.02em", lineHeight: "30px" };
  const corners = { borderRadius: hasSecond ? "16px 0 0 0" : "16px 16px 0 0" };
  const name = { ...type, ...corners, padding: "22px 12px 22px 32px" };
  const urduType = { borderRadius: "0 16px 0 0", fontFamily: urduFontFamily, fontSize: "26px", lineHeight: "52px" };
  const urdu = { ...urduType, paddingRight: hasPicture ? 0 : "32px" };
  return (
    // The row has the band's background too: otherwise a hairline of the paper would show between the columns.
    <Row data-skip-in-text="true" {...colors({ ground: "band", edge: "accent" }, band, ["band"])}>
      <Column {...colors({ text: "on-band", ground: "band" }, name, ["band", "gutter"])}>{company.name}</Column>
      {hasSecond && (
        <Column
          align="right"
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

/** The sender and how to reach them, below every email. */
function EmailFooter() {
  const { company, siteUrl, words } = useEmailTheme();
  const { whatsapp, web } = words.layout.contacts;
  const { street, area, city, country } = company.address;
  const phones = company.phones.map(({ label, e164, display }) => ({ label, href: `tel:${e164}`, words: display }));
  const contacts = [
    ...phones,
    { ...whatsapp, href: whatsappLink(company.whatsapp) },
    { label: web, href: siteUrl, words: new URL(siteUrl).host },
  ];
  return (
    <SmallPrint>
      <strong className="signature">{company.legalName}</strong>
      <br />
      {[street, area, city, country].join(", ")}
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
