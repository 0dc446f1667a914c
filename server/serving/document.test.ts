import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { deferHydration, inlineSources, prepareDocument } from "#server/serving/document.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const start = 'import * as route0 from "/assets/root.js";window.__reactRouterRouteModules = {root:route0};';
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/>
<script type="application/ld+json">{"@type":"WebSite"}</script><script>boot()</script></head>
<body><p style="color:red;background:url(&quot;x&quot;)">Hi</p><script src="/elsewhere.js"></script>
<script type="module" async="">${start}</script></body></html>`;

test("script preloads go, style sheets stay", () => {
  const served = deferHydration(page);
  expect(served).not.toContain("modulepreload");
  expect(served).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("React Router's start script becomes inert text, the boot script's to run", () => {
  expect(deferHydration(page)).toContain(`<script type="text/plain" id="hydration">${start}</script>`);
});

test("a style sheet whose text is known stands in the page, and nothing is left to fetch it by", () => {
  const served = prepareDocument(page, new Map([["/a.css", "p{margin:0}"]]));
  expect(served).toContain("<style>p{margin:0}</style>");
  expect(served).not.toContain("/a.css");
  expect(inlineSources(served).styles).toEqual([sha("p{margin:0}")]);
  expect(prepareDocument(page, new Map())).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("data with an address of their own are left out of the page, whose start script asks for them", () => {
  const scripts = ["enqueue('words')", "close()"].map(
    (call) => `<script>window.__reactRouterContext.streamController.${call};</script>`,
  );
  const asking = 'window.loaderData=fetch("/about.data");';
  const whole = page.replace("</body>", `${scripts.join("<!--$-->")}</body>`);
  expect(deferHydration(whole)).toContain(scripts[0]);
  const served = deferHydration(whole, "/about.data");
  expect(served).not.toContain("words");
  expect(served).not.toContain("close()");
  expect(served).toContain(`<script type="text/plain" id="hydration">${asking}${start}</script>`);
  expect(inlineSources(served).scripts).toEqual([sha("boot()"), sha(`${asking}${start}`)]);
});

test("another module script is left alone", () => {
  const other = '<script type="module">import "/x.js"</script>';
  expect(deferHydration(other)).toBe(other);
});

test("every inline script that runs is hashed, and the inert one; data and files are not", () => {
  expect(inlineSources(deferHydration(page)).scripts).toEqual([sha("boot()"), sha(start)]);
});

test("inline styles are hashed as the browser reads them, without their entities", () => {
  const { styles, styleAttributes } = inlineSources(`<style>p{margin:0}</style>${page}`);
  expect(styles).toEqual([sha("p{margin:0}")]);
  expect(styleAttributes).toEqual([sha('color:red;background:url("x")')]);
});
