import { describe, expect, it } from "vitest";
import { logoMarkup, logoOn, logoPath, shownLogos, signIcon } from "./logos.ts";

const drawn = (name: string, width = 400) => ({ name, png: `of-${name}`, width, height: 100 });
const [light, dark, square] = [drawn("light"), drawn("dark"), drawn("square", 100)];
const shown = (name: string, width = 400) => ({ src: `/api/logo/${name}.png`, width, height: 100 });

it("a logo has an address of its own, by its name", () => {
  expect(logoPath("1f0c")).toBe("/api/logo/1f0c.png");
});

describe("the logos of a site's pages", () => {
  it("are none where the institute has none", () => {
    expect(shownLogos({})).toBeUndefined();
    expect(shownLogos({ logos: {} })).toBeUndefined();
  });

  it.each([
    ["the one for light grounds, and the one for dark ones", { light, dark, square }, "light"],
    ["the square sign where there is none for light grounds", { dark, square }, "square"],
    ["the one for dark grounds where there is no other", { dark }, "dark"],
  ])("are %s", (_which, logos, first) => {
    const found = shownLogos({ logos });
    expect(found?.light.src).toBe(logoPath(first));
    expect(found?.dark).toEqual(shown("dark"));
  });

  it("stand for both grounds where one is missing for dark grounds", () => {
    expect(shownLogos({ logos: { light } })).toEqual({ light: shown("light"), isSign: false });
  });

  it.each([
    [179, true],
    [180, false],
  ])("%i wide and 100 high, are a sign beside the name: %s", (width, isSign) => {
    expect(shownLogos({ logos: { light: drawn("light", width) } })?.isSign).toBe(isSign);
  });
});

describe("a logo as markup", () => {
  it("stands in place of the name, which is its text", () => {
    expect(logoMarkup({ light: shown("light"), isSign: false }, `A & B <"C">`)).toBe(
      `<img src="/api/logo/light.png" width="400" height="100" alt="A &amp; B &lt;&quot;C&quot;>">`,
    );
  });

  it("is a sign without a text, before the name", () => {
    expect(logoMarkup({ light: shown("square", 100), isSign: true }, "A & B")).toBe(
      `<img src="/api/logo/square.png" width="100" height="100" alt=""><span>A &amp; B</span>`,
    );
  });

  it("is there for both grounds, of which styles hide one", () => {
    expect(logoMarkup({ light: shown("light"), dark: shown("dark"), isSign: false }, "Noor")).toBe(
      `<img src="/api/logo/light.png" width="400" height="100" alt="Noor" loading="lazy" class="logo-light">` +
        `<img src="/api/logo/dark.png" width="400" height="100" alt="Noor" loading="lazy" class="logo-dark">`,
    );
  });
});

describe("the logo of a picture or a paper", () => {
  const picture = (logos: Parameters<typeof logoOn>[1]["logos"], ground: "light" | "dark") => logoOn(ground, { logos });

  it("is none where the institute has none", () => {
    expect(logoOn("light", {})).toBeNull();
    expect(picture({}, "dark")).toBeNull();
  });

  it("on paper is the one for light grounds, without a plate below", () => {
    expect(picture({ light, dark, square }, "light")).toEqual({
      ...{ png: "of-light", width: 400, height: 100, isSign: false, plate: false },
    });
  });

  it("on a dark ground is the one for it; any other needs a pale plate", () => {
    expect(picture({ light, dark, square }, "dark")).toMatchObject({ png: "of-dark", plate: false });
    expect(picture({ light, square }, "dark")).toMatchObject({ png: "of-light", plate: true });
  });

  it("is the square sign where there is no wide one, or the one for dark grounds where there is no other", () => {
    expect(picture({ dark, square }, "light")).toMatchObject({ png: "of-square", isSign: true });
    expect(picture({ dark }, "light")).toMatchObject({ png: "of-dark", plate: false });
  });

  it.each([
    [179, true],
    [180, false],
  ])("%i wide and 100 high, is a sign: %s", (width, isSign) => {
    expect(picture({ light: drawn("light", width) }, "light")?.isSign).toBe(isSign);
  });
});

describe("an icon of the square sign", () => {
  it("is the picture alone where it has no ground", () => {
    expect(signIcon({ png: "AAAA" }, { margin: 0, ground: null })).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">` +
        `<image x="0" y="0" width="64" height="64" href="data:image/png;base64,AAAA"/></svg>`,
    );
  });

  it("lies within its margins on the ground", () => {
    const icon = signIcon({ png: "AAAA" }, { margin: 0.25, ground: "#ffffff" });
    expect(icon).toContain(`<rect width="64" height="64" fill="#ffffff"/><image x="16" y="16" width="32" height="32"`);
  });
});
