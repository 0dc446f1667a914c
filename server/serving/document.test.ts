import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { versionOfBody } from "#server/serving/body-version.ts";
import { prepareDocument, withSiteOrigin } from "#server/serving/document.ts";
import { frameScript } from "#shared/serving/hydration.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/serving/site-origin.ts";

/** A page with its style sheets linked, as it is served. */
const prepare = (html: string, dataAddress?: string) => prepareDocument(html, { dataAddress });
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const start = 'import * as route0 from "/assets/root.js";window.__reactRouterRouteModules = {root:route0};';
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/>
<script type="application/ld+json">{"@type":"WebSite"}</script><script>boot()</script></head>
<body><p style="color:red;background:url(&quot;x&quot;)">Hi</p><script src="/elsewhere.js"></script>
<script type="module" async="">${start}</script></body></html>`;

test("script preloads are removed, style sheets stay", () => {
  const { html: served } = prepare(page);
  expect(served).not.toContain("modulepreload");
  expect(served).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("React Router's start script becomes inert text for the boot script", () => {
  expect(prepare(page).html).toContain(`<script type="text/plain" id="hydration">${start}</script>`);
});

test("what a page needs of a known style sheet replaces its link", () => {
  const { html: served, inline } = prepareDocument(page, { styles: new Map([["/a.css", "p{margin:0}.b{top:0}"]]) });
  expect(served).toContain("<style>p{margin:0}</style>");
  expect(served).not.toContain("<link");
  // The whole sheet comes with React.
  expect(served).toMatch(/id="hydration">\(href=>.*\("\/a\.css"\);import/);
  expect(inline.styles).toEqual([sha("p{margin:0}")]);
  expect(prepare(page).html).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("structured data come at the page's end", () => {
  expect(prepare(page).html).toContain('<script type="application/ld+json">{"@type":"WebSite"}</script></body></html>');
});

test("a style sheet for paper stays linked, whatever is known", () => {
  const link = '<link rel="stylesheet" href="/print.css" media="print"/>';
  expect(prepareDocument(link, { styles: new Map([["/print.css", "p{margin:0}"]]) }).html).toBe(link);
  const printed = page.replace("</head>", `${link}</head>`);
  const { html } = prepareDocument(printed, { styles: new Map([["/print.css", "p{margin:0}"]]) });
  expect(html.match(/\/print\.css/g)).toHaveLength(1);
});

test("data with an address of their own are left out of the page, whose start script fetches them", () => {
  const scripts = ["enqueue('words')", "close()"].map(
    (call) => `<script>window.__reactRouterContext.streamController.${call};</script>`,
  );
  const asking = 'window.loaderData=fetch("/about.data");';
  const whole = page.replace("</body>", `${scripts.join("<!--$-->")}</body>`);
  expect(prepare(whole).html).toContain(scripts[0]);
  const { html: served, inline } = prepare(whole, "/about.data");
  expect(served).not.toContain("words");
  expect(served).not.toContain("close()");
  expect(served).toContain(`<script type="text/plain" id="hydration">${asking}${start}</script>`);
  expect(inline.scripts).toEqual([sha("boot()"), sha(`${asking}${start}`)]);
});

test("a known script is linked in place of its text", () => {
  const { html: served, inline } = prepareDocument(page, { scripts: new Map([["boot()", "/assets/boot.js"]]) });
  expect(served).toContain('<script src="/assets/boot.js"></script>');
  expect(served).not.toContain("boot()");
  expect(inline.scripts).toEqual([sha(start)]);
});

test("the frame is left out of the page, whose start script imports its file by the frame's version", () => {
  const framed = (text: string) =>
    page.replace("</head>", `<script type="application/json" id="frame">${text}</script></head>`);
  const importOf = (text: string) => /import "([^"]+)";/.exec(prepare(framed(text)).html)?.[1];
  const version = versionOfBody(Buffer.from(frameScript('{"a":1}')));
  expect(importOf('{"a":1}')).toBe(`/frame.js?v=${version}`);
  expect(importOf('{"a":2}')).not.toBe(importOf('{"a":1}'));
  expect(prepare(framed('{"a":1}')).html).not.toContain('"a"');
});

test("another module script is left unchanged", () => {
  const other = '<script type="module">import "/x.js"</script>';
  expect(prepare(other).html).toBe(other);
});

test("every inline script that runs is hashed, and the inert one, but not data and files", () => {
  expect(prepare(page).inline.scripts).toEqual([sha("boot()"), sha(start)]);
});

test("inline styles are hashed as the browser reads them, with entities decoded", () => {
  const { styles, styleAttributes } = prepare(`<style>p{margin:0}</style>${page}`).inline;
  expect(styles).toEqual([sha("p{margin:0}")]);
  expect(styleAttributes).toEqual([sha('color:red;background:url("x")')]);
});

test("the site's origin replaces the placeholder, plain and inside a query", () => {
  const link = `<a href="${SITE_ORIGIN_PLACEHOLDER}/about">`;
  const share = `https://wa.me/?text=${encodeURIComponent(`${SITE_ORIGIN_PLACEHOLDER}/about`)}`;
  expect(withSiteOrigin(link, "https://www.example.com")).toBe('<a href="https://www.example.com/about">');
  expect(withSiteOrigin(share, "https://www.example.com")).toBe(
    "https://wa.me/?text=https%3A%2F%2Fwww.example.com%2Fabout",
  );
});
