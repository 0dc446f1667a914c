import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Verification, VerifiedCertificate } from "#domains/certificates/server/show-certificate.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { roundedIcon } from "#shared/look/brand-icon.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

type Words = Site["messages"]["certificates"]["verify"];

/** An example number, to explain how they are written. */
const example = "7K3M-Q2XW-9ABC-DEFG";

interface Given {
  /** Null before a number was asked for. */
  found: Verification | null;
  /** The number as it was asked for. */
  typed: string;
}

/**
 * The page on which anyone verifies a certificate: without a script, on a phone, on paper, in light and dark. Nothing is
 * stored on the way, not by caches either, and its policy allows its own style alone.
 */
export async function verifyPage(site: Site, given: Given): Promise<Response> {
  const { found } = given;
  const style = styleOf(site);
  return new Response(await pageText(site, given, style.text), {
    status: found === null || found.is === "known" ? 200 : 404,
    headers: {
      "Content-Type": "text/html; charset=UTF-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src '${style.hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "X-Robots-Tag": "noindex",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    },
  });
}

async function pageText(site: Site, { found, typed }: Given, style: string): Promise<string> {
  const { messages, content, sections } = site;
  const { lang, dir } = messages.language;
  const words = messages.certificates.verify;
  const { name, brand } = content.company;
  const known = found?.is === "known" ? found.certificate : null;
  const title = known ? fillText(words.pageTitle, { number: known.number, company: name }) : words.heading;
  const logo = brand.wordmark
    ? `<svg viewBox="${brand.wordmark.viewBox}" fill="currentColor" aria-hidden="true"><path d="${brand.wordmark.path}"/></svg>`
    : roundedIcon({ ink: brand.colors.ink.light, accent: brand.colors.accent.light });
  const search = sections.isOn("search") ? html`<a href="/search">${messages.frame.search}</a>` : "";
  return String(
    await html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><div><a class="logo" href="/" aria-label="${fillText(words.home, { company: name })}">${raw(logo)}<span>${name}</span></a>
${search}<a href="/lms">${words.courses}</a></div></header>
<main>
${known ? knownCertificate(known, site) : unknownCertificate(found, typed, words)}
</main>
${footer(site)}
</body>
</html>`,
  );
}

function knownCertificate(certificate: VerifiedCertificate, { messages }: Site) {
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
${row(labels.course, certificate.courseTitle, certificate.courseNow && fillText(words.courseNow, { course: certificate.courseNow }))}
${row(labels.batch, html`<bdi>${certificate.batchName}</bdi>`)}
${row(labels.dates, html`${time(certificate.from)} – ${time(certificate.until)}`, certificate.duration || null)}
${row(labels.teacher, html`<bdi>${certificate.teacher}</bdi>`)}
${row(labels.criteria, certificate.criteria)}
${row(labels.issuer, issuer, certificate.issuerNow && fillText(words.issuerNow, { issuer: certificate.issuerNow }))}
${row(labels.issuedOn, time(certificate.issuedAt))}
${row(labels.number, html`<code>${certificate.number}</code>`)}
${state === "broken" ? "" : row(labels.signature, signature)}
</dl>
${certificate.isShared ? html`<p><a class="button" href="/verify/${certificate.number}/credential">${words.download}</a><small>${words.downloadHint}</small></p>` : ""}
${state === "valid" ? html`<h2>${words.proves}</h2><ul>${pointsOf(words.provesPoints)}</ul>` : ""}
<h2>${words.provesNot}</h2><ul>${pointsOf(words.provesNotPoints)}</ul>
<p class="more"><a href="/verify">${words.another}</a></p>`;
}

/** The company, the theme and the policies, as below every page; the theme is a matter of styles alone. */
function footer({ content, messages }: Site) {
  const { theme } = messages.frame;
  const themes = (["auto", "light", "dark"] as const).map(
    (name) =>
      html`<label><input type="radio" name="theme" id="theme-${name}"${name === "auto" ? raw(" checked") : ""}>${theme[name]}</label>`,
  );
  const links = content.pages.navigation.legal.map(({ name, href }) => html`<a href="${href}">${name}</a>`);
  return html`<footer><div><span>${content.company.fullName}</span><fieldset><legend>${theme.legend}</legend>${themes}</fieldset><span>${links}</span></div></footer>`;
}

const pointsOf = (points: string[]) => points.map((point) => html`<li>${point}</li>`);

function nameNote(name: VerifiedCertificate["name"], words: Words): string | null {
  if (name === null) return words.erasedName;
  return name.isWhole ? null : words.partName;
}

function unknownCertificate(found: Given["found"], typed: string, words: Words) {
  const { unknown } = words;
  const text = found?.is === "unknown" ? fillText(unknown.text, { number: found.number }) : unknown.malformed;
  const verdict = html`<section class="verdict broken"><h1>${unknown.title}</h1><p>${text}</p></section>`;
  return html`${found ? verdict : html`<h1>${words.heading}</h1>`}
<form action="/verify"><label for="number">${words.field}</label>
<input id="number" name="number" value="${typed.slice(0, 40)}" placeholder="${example}" autocomplete="off" autocapitalize="characters" spellcheck="false" required>
<button>${words.button}</button></form>
<h2>${words.how}</h2><p>${fillText(words.howText, { example })}</p>`;
}

/** The page's style sheet in the institute's colours, and its hash for the content security policy. */
const styleOf = oncePerObject(({ content }: Site): { text: string; hash: string } => {
  const palette = paletteOf(content.company.brand.colors);
  const used = [
    ...(["paper", "surface", "ink", "ink-soft", "line", "line-strong", "accent", "on-accent", "link"] as const),
    ...(["emerald", "emerald-tint", "brick", "brick-tint", "band", "on-band", "on-band-soft"] as const),
  ];
  const tokens = used.map((name) => `--${name}:light-dark(${palette[name].light},${palette[name].dark})`);
  const lines = rules.split("\n").map((line) => line.trim());
  const text = `:root{color-scheme:light dark;${tokens.join(";")}}${lines.join("")}`;
  return { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
});

const rules = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
bdi{overflow-wrap:anywhere}
:root:has(#theme-light:checked){color-scheme:light}
:root:has(#theme-dark:checked){color-scheme:dark}
body{display:flex;flex-direction:column;min-height:100vh}
header{border-bottom:1px solid var(--line)}
header div,footer div{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;max-width:46rem;min-height:4rem;margin:auto;padding:0 1rem}
header a{display:flex;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none}
.logo{gap:.6rem;margin-inline-end:auto;font-weight:700;font-size:1.25rem}
header svg{width:auto;height:2rem}
main{width:100%;max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem}
footer{margin-top:auto;background:var(--band);color:var(--on-band-soft);font-size:.875rem}
footer div{justify-content:space-between;padding-block:1rem}
footer a{display:inline-flex;align-items:center;min-height:2.75rem;margin-inline-end:1.25rem;color:inherit}
fieldset{display:flex;border:0;margin:0;padding:0}
legend{position:absolute;clip-path:inset(50%)}
fieldset label{flex:none;display:flex;align-items:center;min-height:2.75rem;padding:0 .6rem;font-weight:400;cursor:pointer}
fieldset input{position:absolute;flex:none;min-height:0;opacity:0}
fieldset label:has(:checked){color:var(--on-band);font-weight:600;text-decoration:underline}
fieldset label:has(:focus-visible){outline:2px solid var(--accent)}
h1,h2{line-height:1.2;letter-spacing:-.02em;margin:0}
h1{font-size:1.625rem}
h2{font-size:1.125rem;margin-top:2rem}
.verdict{border-inline-start:5px solid var(--hue);background:var(--tint);border-radius:1.25rem;padding:1.1rem 1.25rem}
.verdict p{margin:.4rem 0 0}
.valid{--hue:var(--emerald);--tint:var(--emerald-tint)}
.revoked,.broken{--hue:var(--brick);--tint:var(--brick-tint)}
dl{margin:1.25rem 0;background:var(--surface);border:1px solid var(--line);border-radius:1.25rem}
dl div{display:grid;grid-template-columns:9rem 1fr;gap:1rem;padding:.7rem 1.25rem;border-top:1px solid var(--line)}
dl div:first-child{border-top:0}
dt,small{color:var(--ink-soft)}
dd{margin:0}
small{display:block;font-size:.875rem;margin-top:.15rem}
.name{font-size:1.25rem;font-weight:700}
code{font:600 1rem/1.5 ui-monospace,monospace}
ul{margin:.5rem 0;padding-inline-start:1.25rem}
li{margin:.3rem 0}
a{color:var(--link)}
.button,button{display:inline-block;min-height:2.75rem;padding:.6rem 1.1rem;border:0;border-radius:.75rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.more{margin-top:2rem}
form{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1.5rem}
label{flex-basis:100%;font-weight:600}
input{flex:1 1 15rem;min-height:2.75rem;padding:.5rem .8rem;border:1px solid var(--line-strong);border-radius:.75rem;background:var(--surface);color:inherit;font:1rem ui-monospace,monospace}
::placeholder{color:var(--ink-soft);opacity:1}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
@media(max-width:30rem){dl div{grid-template-columns:1fr;gap:0}}
@media(forced-colors:active){.button,button{border:1px solid}fieldset label:has(:checked){forced-color-adjust:none;background:Highlight;color:HighlightText}}
@media print{:root{color-scheme:light}.button,.more,footer{display:none}main{padding-top:.5rem}dl div{break-inside:avoid}}
`;
