import { describe, expect, it } from "vitest";
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

it.each([
  ...["g", "defs", "symbol", "use", "title", "desc", "metadata", "switch", "marker", "clipPath", "mask", "path"],
  ...["rect", "circle", "ellipse", "line", "polyline", "polygon", "linearGradient", "radialGradient", "stop"],
])("takes the element %s", (name) => {
  expect(faultOfSvg(svg(`<${name}></${name}>`))).toBeNull();
});

it.each([
  ...["script", "foreignObject", "iframe", "handler", "set", "animate", "animateMotion", "animateTransform"].map(
    (name) => ["script", name] as const,
  ),
  ...["text", "tspan", "textPath", "font"].map((name) => ["text", name] as const),
  ...(["image", "feImage"] as const).map((name) => ["photo", name] as const),
])("refuses for %s the element %s", (fault, name) => {
  expect(faultOfSvg(svg(`<${name}/>`))).toBe(fault);
});

describe("a drawing in unusual writing", () => {
  it.each(["\n", "\t", "\r", "\f", " "])("may have the space %j between and within attributes", (space) => {
    const path = ["<path", `d${space}=${space}"M0 0"`, "id='a'", "/>"].join(space);
    expect(faultOfSvg(svg(path))).toBeNull();
    expect(faultOfSvg(svg(path.replace("id", "onclick")))).toBe("script");
  });

  it.each([
    ["markup in a comment", "<!-- <script>alert(1)</script> @import -->"],
    ["markup in a style's letters", "<style><![CDATA[/* <script> */ .a>.b{fill:red}]]></style>"],
    ["a comment in a style", "<style><!-- @import url(https://example.com) -->.a{fill:red}</style>"],
    ["a title that speaks of styles", "<title>@import url(https://example.com)</title><style>.a{fill:red}</style>"],
    ["words behind a style", "<style>.a{fill:red}</style> @import <g/>"],
    ["words behind a style without letters", "<style/> @import <g/>"],
    ["an attribute that only begins as a link does", `<g hreflang="en" data-href-of="https://example.com"/>`],
    ["a link with spaces around", `<use href=" #a"/>`],
    ["a place with spaces and quotes", `<g fill="url( '#g' )"/>`],
  ])("may hold %s", (_what, inner) => {
    expect(faultOfSvg(svg(inner))).toBeNull();
    expect(faultOfSvg(`${svg(inner)}\n`)).toBeNull();
  });

  it.each([
    ["script", "<!-- a --><script/>"],
    ["script", "<style><![CDATA[@import url(https://example.com)]]></style>"],
    ["script", "<style>a{width:expression(alert(1))}</style>"],
    ["script", `<g style="background:JavaScript:alert(1)"/>`],
    ["text", "<style>@font-face{font-family:a}</style>"],
    ["outside", `<g src="https://example.com/a.png"/>`],
    ["outside", `<g fill="url(#a)url(https://example.com)"/>`],
    ["outside", "<?my-xml version='1.0'?>"],
    ["outside", "<!NOTDOCTYPE svg>"],
    ["unreadable", "<!-- without an end"],
    ["unreadable", "<![CDATA[ without an end"],
    ["unreadable", `<path / d="M0 0"/>`],
    ["unreadable", `<path ="M0 0"/>`],
    ["unreadable", `<path d= id="a"/>`],
    ["unreadable", "<path d=0M0/>"],
    ["unreadable", `<path d="M0 0/>`],
    ["unreadable", "<>"],
  ] as const)("is refused for %s: %s", (fault, inner) => {
    expect(faultOfSvg(svg(inner))).toBe(fault);
  });

  it("begins with the drawing, and is one with any prefix of it", () => {
    expect(faultOfSvg(`<g>${svg("")}</g>`)).toBe("unreadable");
    expect(faultOfSvg(svg("<svg:rect/><svg:script/>"))).toBe("script");
  });
});

it("takes as much as a drawing program saves", () => {
  expect(faultOfSvg(svg("<g></g>".repeat(19_999)))).toBeNull();
  expect(faultOfSvg(svg('<use href="#a"/>'.repeat(300)))).toBeNull();
  expect(faultOfSvg(svg('<g id="a"/>'.repeat(1000)))).toBeNull();
  for (const reference of ['<use xlink:href="#a"/>', '<g fill="url(#a)"/>'])
    expect(faultOfSvg(svg(reference.repeat(301)))).toBe("tooMany");
});
