import { expect, it } from "vitest";
import { processorTime } from "../../../tests/support/processor-time.ts";
import { faultOfSvg } from "./safe-svg.ts";

const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inner}</svg>`;

it("takes drawings of shapes, as drawing programs save them", () => {
  const heads = ['<?xml version="1.0" encoding="UTF-8"?>', "<!-- Generator: Adobe -->", ""];
  const types = [
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    "",
  ];
  for (const head of heads)
    for (const type of types) expect(faultOfSvg(head + type + svg('<path d="M0 0h9v9z"/>'))).toBeNull();
  for (const inner of [
    '<style>.cls-1{fill:#fff}.b{fill:url(#g)}</style><g class="cls-1"><rect width="4" height="4"/></g>',
    '<style type="text/css"><![CDATA[.a{fill:red}]]></style>',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><circle r="3" fill="url(#g)"/>',
    '<defs><path id="a" d="M0 0h1"/></defs><use xlink:href="#a"/><use href="#a" x="2"/>',
    '<sodipodi:namedview id="n"/><metadata><rdf:RDF/></metadata><title>Noor &amp; Sons</title>',
    `<g style="fill:url('#g');stroke: url( #h )"/>`,
  ])
    expect(faultOfSvg(svg(inner)), inner).toBeNull();
});

it.each([
  ["script", svg("<script>alert(1)</script>")],
  ["script", svg('<svg:script href="https://example.com/a.js"/>')],
  ["script", svg("", 'onload="alert(1)"')],
  ["script", svg('<path d="M0 0" ONCLICK="alert(1)"/>')],
  ["script", svg("<foreignObject><body/></foreignObject>")],
  ["script", svg('<animate attributeName="href"/>')],
  ["script", svg('<use href=" javascript:alert(1)"/>')],
  ["script", svg("<style>@import url(https://example.com/a.css)</style>")],
  ["outside", svg('<use href="https://example.com/a.svg#b"/>')],
  ["outside", svg('<use xlink:href="&#104;ttps://example.com/a.svg"/>')],
  ["outside", svg('<path d="M0 0" fill="url(https://example.com/a#b)"/>')],
  ["outside", svg('<path d="M0 0" fill="url(//example.com/a#b)"/>')],
  ["outside", svg("<style>a{fill:url('file:///etc/passwd')}</style>")],
  ["outside", svg("<style>a{fill:\\75rl(#a);b:url(#a)}</style>")],
  ["outside", svg('<a href="https://example.com"><path d="M0 0"/></a>')],
  ["outside", `<?xml-stylesheet href="https://example.com/a.css"?>${svg("")}`],
  ["outside", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`],
  ["outside", `<!DOCTYPE svg SYSTEM "file:///a" [<!ENTITY % b SYSTEM "file:///c">]>${svg("")}`],
  ["photo", svg('<image href="data:image/png;base64,AAAA"/>')],
  ["photo", svg("<filter/>").replace("filter", "feImage")],
  ["text", svg("<text>Noor</text>")],
  ["unreadable", svg("<filter/>")],
  ["unreadable", svg("<pattern/>")],
  ["unreadable", "<html><body/></html>"],
  ["unreadable", "Noor"],
  ["unreadable", ""],
  ["unreadable", svg("<path d=0/>")],
  ["unreadable", "<svg"],
] as const)("refuses for %s: %s", (fault, source) => {
  expect(faultOfSvg(source)).toBe(fault);
});

it("refuses what is drawn too often", () => {
  expect(faultOfSvg(svg("<g/>".repeat(20_001)))).toBe("tooMany");
  expect(faultOfSvg(svg('<use href="#a"/>'.repeat(301)))).toBe("tooMany");
});

it("reads half a megabyte in little processor time, whatever it holds", async () => {
  const length = 500_000;
  for (const text of ["<", "<svg ", "<svg a=", "<!--", "url(", "&", "<svg a='"]) {
    const source = svg("") + text.repeat(Math.ceil(length / text.length));
    expect(await processorTime(() => faultOfSvg(source)), text).toBeLessThan(500);
  }
});
