import { createHash } from "node:crypto";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import naskh from "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url";
import type { Site } from "#domains/content/rules/site.ts";
import { paletteOf } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { typedPrefix } from "#ui/form/forget-typed.ts";

/** A text of the page's head with the hash by which its policy allows it. */
const allowed = (text: string) => ({ text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` });

/**
 * Reads and stores the theme as every other page does. Whoever signs out takes what was typed along (`forgetTyped`). In a
 * browser that forbids storage, a choice lasts as long as the page.
 */
export const themeScript = allowed(
  [
    "const r=document.documentElement.dataset;",
    'try{const t=localStorage.theme;if(t==="light"||t==="dark"){r.theme=t;addEventListener("DOMContentLoaded",()=>{document.getElementById("theme-"+t).checked=true})}}catch{}',
    'addEventListener("change",({target:{name:n,value:v}})=>{if(n!=="theme")return;r.theme=v;try{v==="auto"?localStorage.removeItem(n):localStorage.setItem(n,v)}catch{}});',
    `addEventListener("submit",({target:f})=>{try{if(f.method==="post")for(const n of Object.keys(localStorage))if(n.startsWith("${typedPrefix}"))localStorage.removeItem(n)}catch{}});`,
  ].join(""),
);

/** The page's style sheet in the institute's colours. */
export const verifyStyle = oncePerObject(({ content, messages }: Site) => {
  const palette = paletteOf(content.company.brand.colors);
  const used = [
    ...([
      "paper",
      "surface",
      "sunken",
      "ink",
      "ink-soft",
      "line",
      "line-strong",
      "accent",
      "on-accent",
      "link",
    ] as const),
    ...(["emerald", "emerald-tint", "brick", "brick-tint", "band", "on-band", "on-band-soft"] as const),
  ];
  const tokens = used.map((name) => `--${name}:light-dark(${palette[name].light},${palette[name].dark})`);
  const lines = rules.split("\n").map((line) => line.trim());
  return allowed(
    `:root{color-scheme:light dark;${tokens.join(";")}}${fonts}${lines.join("")}${messages.language.dir === "rtl" ? arabicScript : ""}`,
  );
});

/** The site's fonts; the others stand in for them until they come, as wide and as high (app/styles/fonts.css). */
const fonts = [
  `"Bricolage Grotesque";font-weight:200 800;font-display:swap;src:url("${bricolage}") format("woff2")`,
  `"Figtree";font-weight:300 900;font-display:swap;src:url("${figtree}") format("woff2")`,
  '"Bricolage Arial";font-weight:700;src:local("Liberation Sans Bold"),local("Arial Bold");size-adjust:106%;ascent-override:87.7%;descent-override:25.5%;line-gap-override:0%',
  '"Figtree Arial";font-weight:400;src:local("Liberation Sans"),local("Arial");size-adjust:104%;ascent-override:91.3%;descent-override:24%;line-gap-override:0%',
  '"Figtree Arial";font-weight:600 700;src:local("Liberation Sans Bold"),local("Arial Bold");size-adjust:95.1%;ascent-override:99.9%;descent-override:26.3%;line-gap-override:0%',
]
  .map((face) => `@font-face{font-family:${face}}`)
  .join("");

/** Urdu and Arabic in Naskh, with the room that its marks need (app/styles/arabic-script.css). */
const arabicScript = [
  `@font-face{font-family:"Noto Naskh Arabic";font-weight:400 700;font-display:swap;src:url("${naskh}") format("woff2")}`,
  'body{font-family:"Noto Naskh Arabic",Figtree,"Figtree Arial",sans-serif;line-height:1.8}',
  'h1,h2,.logo{font-family:"Noto Naskh Arabic","Bricolage Grotesque","Bricolage Arial",sans-serif;letter-spacing:0;line-height:1.5}',
].join("");

const rules = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,"Figtree Arial",sans-serif;overflow-wrap:break-word}
bdi{overflow-wrap:anywhere}
:root:is([data-theme=light],:not([data-theme]):has(#theme-light:checked)){color-scheme:light}
:root:is([data-theme=dark],:not([data-theme]):has(#theme-dark:checked)){color-scheme:dark}
body{display:flex;flex-direction:column;min-height:100vh}
header{border-bottom:1px solid var(--line)}
header>div,footer>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;max-width:46rem;min-height:4rem;margin:auto;padding:0 1rem}
header a{display:flex;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none}
h1,h2,.logo{font-family:"Bricolage Grotesque","Bricolage Arial",sans-serif;letter-spacing:-.025em}
.logo{gap:.6rem;margin-inline-end:auto;font-weight:700;font-size:1.25rem}
.logo svg{width:auto;height:2rem}
.logo img{width:auto;max-width:45vw;height:2.5rem;padding:.125rem .25rem;border-radius:.25rem;background:light-dark(transparent,#fff)}
main{width:100%;max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem}
footer{margin-top:auto;background:var(--band);color:var(--on-band-soft);font-size:.875rem}
footer>div{justify-content:space-between;padding-block:1rem}
footer a{display:inline-flex;align-items:center;min-height:2.75rem;margin-inline-end:1.25rem;color:inherit}
fieldset{display:flex;border:0;margin:0;padding:0}
legend{position:absolute;clip-path:inset(50%)}
fieldset label{flex:none;display:flex;align-items:center;min-height:2.75rem;padding:0 .6rem;font-weight:400;cursor:pointer}
fieldset input{position:absolute;flex:none;min-height:0;opacity:0}
fieldset label:has(:checked){color:var(--on-band);font-weight:600;text-decoration:underline}
fieldset label:has(:focus-visible){outline:2px solid var(--accent)}
h1,h2{line-height:1.2;margin:0}
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
input{flex:1 1 15rem;min-width:0;max-width:100%;min-height:2.75rem;padding:.5rem .8rem;border:1px solid var(--line-strong);border-radius:.75rem;background:var(--surface);color:inherit;font:1rem ui-monospace,monospace}
.icon{display:grid;place-items:center;width:2.75rem;padding:0;background:none;color:inherit}
.icon svg{width:1.5rem;height:1.5rem}
header .icon{margin-inline-end:-.75rem}
[popover]{position:fixed;inset:3.75rem max(1rem,50% - 22rem) auto auto;width:13rem;margin:0;padding:.5rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);color:inherit}
[dir=rtl] [popover]{inset:3.75rem auto auto max(1rem,50% - 22rem)}
[popover] a,[popover] button{display:flex;align-items:center;width:100%;min-height:2.75rem;padding:0 .75rem;border-radius:.5rem;background:none;color:inherit;font-weight:400}
[popover] :is(a,button):hover{background:var(--sunken)}
[popover] form{margin:0}
::placeholder{color:var(--ink-soft);opacity:1}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
@media(max-width:30rem){dl div{grid-template-columns:1fr;gap:0}}
@media(forced-colors:active){.button,button,[popover]{border:1px solid}fieldset label:has(:checked){forced-color-adjust:none;background:Highlight;color:HighlightText}}
@media print{:root{color-scheme:light!important}.button,.more,footer,.icon,.icon~*{display:none}main{padding-top:.5rem}dl div{break-inside:avoid}}
`;
