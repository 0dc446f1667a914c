import { html, raw } from "hono/html";
import type { Verification, VerifiedCertificate } from "#domains/certificates/server/show-certificate.ts";
import { prefixOf } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { roundedIcon } from "#shared/look/brand-icon.ts";
import { shownLogos } from "#shared/look/logos.ts";
import { sitePath } from "#shared/serving/site-path.ts";
import { themeScript, verifyStyle } from "./verify-style.ts";

type Words = Site["messages"]["certificates"]["verify"];

/** An example number, to explain how they are written. */
const example = "7K3M-Q2XW-9ABC-DEFG";

interface Given {
  /** Null before a number was asked for. */
  found: Verification | null;
  /** The number as it was asked for. */
  typed: string;
  /** Whether the browser says that its visitor is signed in: decides what the header offers, and nothing else. */
  isSignedIn: boolean;
}

/**
 * The page on which anyone verifies a certificate: on a phone, on paper, in light and dark, whole without scripts.
 * Nothing about the certificate is stored on the way, not by caches either. Its policy allows its own style, the site's
 * fonts, and one script for the theme that the visitor chose.
 */
export async function verifyPage(site: Site, given: Given): Promise<Response> {
  const { found } = given;
  const style = verifyStyle(site);
  return new Response(await pageText(site, given, style.text), {
    status: found === null || found.is === "known" ? 200 : 404,
    headers: {
      "Content-Type": "text/html; charset=UTF-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src '${style.hash}'; script-src '${themeScript.hash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "X-Robots-Tag": "noindex",
      "X-Content-Type-Options": "nosniff",
      // The form to sign out must say where it comes from; no other site learns the number.
      "Referrer-Policy": "same-origin",
    },
  });
}

/** Makes paths of the site addresses in the page's language. */
const addressesIn =
  ({ messages }: Site) =>
  (path: string) =>
    sitePath(prefixOf(messages.language.lang), path);

/** The sign before the name. */
function logoOf(brand: Site["content"]["company"]["brand"]): string {
  const logos = shownLogos(brand);
  if (logos) {
    const { src, width, height } = logos.light;
    return `<img src="${src}" width="${width}" height="${height}" alt="">`;
  }
  if (!brand.wordmark) return roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light });
  return `<svg viewBox="${brand.wordmark.viewBox}" fill="currentColor" aria-hidden="true"><path d="${brand.wordmark.path}"/></svg>`;
}

async function pageText(site: Site, { found, typed, isSignedIn }: Given, style: string): Promise<string> {
  const { messages, content, sections } = site;
  const { lang, dir } = messages.language;
  const words = messages.certificates.verify;
  const { name, brand } = content.company;
  const known = found?.is === "known" ? found.certificate : null;
  const title = known ? fillText(words.pageTitle, { number: known.number, company: name }) : words.heading;
  const logo = logoOf(brand);
  const addressOf = addressesIn(site);
  const search = sections.isOn("search")
    ? html`<a class="icon" href="${addressOf("/search")}" aria-label="${messages.frame.search}">${icons.search}</a>`
    : "";
  return String(
    await html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
<script>${raw(themeScript.text)}</script>
</head>
<body>
<header><div><a class="logo" href="${addressOf("/")}" aria-label="${fillText(words.home, { company: name })}">${raw(logo)}<span>${name}</span></a>
${search}${isSignedIn ? html`<a href="${addressOf("/lms")}">${words.courses}</a>${userMenu(site)}` : html`<a href="${addressOf("/sign-in")}">${messages.frame.signIn}</a>`}</div></header>
<main>
${known ? knownCertificate(known, site) : unknownCertificate(found, typed, site)}
</main>
${footer(site)}
</body>
</html>`,
  );
}

function knownCertificate(certificate: VerifiedCertificate, site: Site) {
  const { messages } = site;
  const words = messages.certificates.verify;
  const { labels } = words;
  const { state, issuerName: issuer, name, revokedAt, revokedReason } = certificate;
  const values = { issuer, day: revokedAt?.words ?? "" };
  const row = (label: string, value: unknown, note: string | null = null) =>
    value ? html`<div><dt>${label}</dt><dd>${value}${note && html`<small>${note}</small>`}</dd></div>` : "";
  const time = ({ iso, words: text }: { iso: string; words: string }) => html`<time datetime="${iso}">${text}</time>`;
  const signature = name ? words.fits : words.noSignature;
  return html`<section class="verdict ${state}">
<h1>${words[state].title}</h1>
<p>${fillText(words[state].text, values)}</p>
${state === "revoked" && revokedReason ? html`<p><b>${words.revoked.reason}:</b> <bdi>${revokedReason}</bdi></p>` : ""}
</section>
<dl>
${row(labels.name, name ? html`<bdi class="name">${name.text}</bdi>` : messages.certificates.erased, nameNote(name, words))}
${row(labels.course, html`<bdi>${certificate.courseTitle}</bdi>`, certificate.courseNow && fillText(words.courseNow, { course: certificate.courseNow }))}
${row(labels.batch, html`<bdi>${certificate.batchName}</bdi>`)}
${row(labels.dates, html`${time(certificate.from)} – ${time(certificate.until)}`, certificate.duration || null)}
${row(labels.teacher, html`<bdi>${certificate.teacher}</bdi>`)}
${row(labels.criteria, html`<bdi>${certificate.criteria}</bdi>`)}
${row(labels.issuer, html`<bdi>${issuer}</bdi>`, certificate.issuerNow && fillText(words.issuerNow, { issuer: certificate.issuerNow }))}
${row(labels.issuedOn, time(certificate.issuedAt))}
${row(labels.number, html`<code>${certificate.number}</code>`)}
${state === "broken" ? "" : row(labels.signature, signature)}
</dl>
${certificate.isShared ? html`<p><a class="button" href="${credentialOf(certificate)}">${words.download}</a><small>${words.downloadHint}</small></p>` : ""}
${state === "valid" ? html`<h2>${words.proves}</h2><ul>${pointsOf(words.provesPoints)}</ul>` : ""}
<h2>${words.provesNot}</h2><ul>${pointsOf(words.provesNotPoints)}</ul>
<p class="more"><a href="${addressesIn(site)("/verify")}">${words.another}</a></p>`;
}

/** The signed credential, a file that is the same in every language. */
const credentialOf = ({ number }: VerifiedCertificate) => `/verify/${number}/credential`;

/** An icon of the site's header (Lucide, ISC licence). */
const icon = (shapes: string) =>
  raw(
    `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">${shapes}</svg>`,
  );

const icons = {
  search: icon('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'),
  account: icon(
    '<path d="M17.925 20.056a6 6 0 0 0-11.851.001"/><circle cx="12" cy="11" r="4"/><circle cx="12" cy="12" r="10"/>',
  ),
};

/** The account's menu, as in the header of every page. */
function userMenu(site: Site) {
  const { name, own, account, signOut } = site.messages.labels.userMenu;
  const addressOf = addressesIn(site);
  const links = [...own, account].map((link) => html`<a href="${addressOf(link.href)}">${link.name}</a>`);
  return html`<button type="button" class="icon" popovertarget="account" aria-label="${name}">${icons.account}</button>
<div id="account" popover>${links}<form method="post" action="${addressOf("/sign-out")}"><button>${signOut}</button></form></div>`;
}

/** The company, the theme and the policies, as below every page; without scripts a chosen theme lasts as long as the page. */
function footer(site: Site) {
  const { content, messages } = site;
  const addressOf = addressesIn(site);
  const { theme } = messages.frame;
  const themes = (["auto", "light", "dark"] as const).map(
    (name) =>
      html`<label><input type="radio" name="theme" value="${name}" id="theme-${name}"${name === "auto" ? raw(" checked") : ""}>${theme[name]}</label>`,
  );
  const links = content.pages.navigation.legal.map(({ name, href }) => html`<a href="${addressOf(href)}">${name}</a>`);
  return html`<footer><div><span>${content.company.fullName}</span><fieldset><legend>${theme.legend}</legend>${themes}</fieldset><span>${links}</span></div></footer>`;
}

const pointsOf = (points: string[]) => points.map((point) => html`<li>${point}</li>`);

function nameNote(name: VerifiedCertificate["name"], words: Words): string | null {
  if (name === null) return words.erasedName;
  return name.isWhole ? null : words.partName;
}

function unknownCertificate(found: Given["found"], typed: string, site: Site) {
  const words = site.messages.certificates.verify;
  const { unknown } = words;
  const text = found?.is === "unknown" ? fillText(unknown.text, { number: found.number }) : unknown.malformed;
  const verdict = html`<section class="verdict broken"><h1>${unknown.title}</h1><p>${text}</p></section>`;
  return html`${found ? verdict : html`<h1>${words.heading}</h1>`}
<form action="${addressesIn(site)("/verify")}"><label for="number">${words.field}</label>
<input id="number" name="number" value="${typed.slice(0, 40)}" placeholder="${example}" autocomplete="off" autocapitalize="characters" spellcheck="false" required>
<button>${words.button}</button></form>
<h2>${words.how}</h2><p>${fillText(words.howText, { example })}</p>`;
}
