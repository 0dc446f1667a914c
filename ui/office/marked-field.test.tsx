import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MarkedField } from "./marked-field.tsx";

const shown = (text: string) =>
  renderToStaticMarkup(<MarkedField label="Question" name="text" preview="As students read it" defaultValue={text} />);

it("shows below a text with marks how students read it, and nothing below a plain one", () => {
  expect(shown("Which join keeps **both**?")).toMatch(/aria-label="As students read it".*<strong>both<\/strong>/);
  expect(shown("- one\n- two")).toContain("<li>one</li>");
  expect(shown("Which join keeps both?\n2 * 3")).not.toContain("As students read it");
});
