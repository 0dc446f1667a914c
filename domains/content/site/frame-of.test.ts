import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { frameOf } from "./frame-of.ts";

const { company, pages } = demoSite.content;

describe("the frame", () => {
  it("has the header's entries, those with a dropdown with the labels of its buttons", () => {
    const { header } = frameOf(demoSite);
    expect(header.map(({ name, href }) => ({ name, href }))).toEqual(
      pages.navigation.header.map(({ name, href }) => ({ name, href })),
    );
    const courses = header.find(({ href }) => href === "/courses");
    expect(courses?.dropdown).toMatchObject({ label: `${courses?.name} menu`, all: "All courses" });
  });

  it("follows the content that it is made from", () => {
    const renamed = { ...company, name: "Maktab", whatsapp: { e164: "+923330000000", greeting: "Salam" } };
    const frame = frameOf({ ...demoSite, content: { ...demoSite.content, company: renamed } });
    expect(frame.words.home).toBe("Maktab, home");
    expect(frame.whatsapp).toBe("https://wa.me/923330000000?text=Salam");
  });

  it("stays small, because each page's data hold it", () => {
    expect(JSON.stringify(frameOf(demoSite)).length).toBeLessThan(6200);
  });
});
