import { expect, test } from "vitest";
import { paintFirst } from "./paint-first.ts";

const sheets = new Map([["/admin/assets/a.css", "p{color:red}"]]);
const start = 'import "/x.js";window.__reactRouterRouteModules={};import("/entry.js");';
const page = (head: string, body: string) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test("a document carries its sheet, fetches no script before the paint, and keeps the rest", () => {
  const html = paintFirst(
    page(
      '<link rel="modulepreload" href="/x.js"/><link rel="stylesheet" href="/admin/assets/a.css"/><link rel="icon" href="data:x"/>',
      `<main>Words</main><script nonce="n">window.a=1</script><script nonce="n" type="module" async="">${start}</script>`,
    ),
    { nonce: "n", sheets },
  );
  expect(html).toContain('<style nonce="n">p{color:red}</style><link rel="icon" href="data:x"/>');
  expect(html).not.toContain("modulepreload");
  expect(html).toContain(`<script type="text/plain" id="hydration">${start}</script><script nonce="n">`);
  expect(html).toContain('<main>Words</main><script nonce="n">window.a=1</script>');
  expect(html).not.toContain('type="module" async');
});

test("a sheet that is not built stays linked", () => {
  const link = '<link rel="stylesheet" href="/other.css"/>';
  expect(paintFirst(page(link, ""), { nonce: "n", sheets })).toContain(link);
});
