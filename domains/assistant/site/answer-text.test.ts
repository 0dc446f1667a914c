import { describe, expect, test } from "vitest";
import { answerBlocks } from "./answer-text.tsx";

describe("the markup of answers", () => {
  test("paragraphs, lists, bold words and links", () => {
    expect(answerBlocks("Two **live** classes:\n- [MERN](/courses/mern)\n- Data\n\nAsk us.")).toEqual([
      { kind: "paragraph", parts: [{ text: "Two " }, { text: "live", strong: true }, { text: " classes:" }] },
      { kind: "list", lines: [[{ text: "MERN", href: "/courses/mern" }], [{ text: "Data" }]] },
      { kind: "paragraph", parts: [{ text: "Ask us." }] },
    ]);
  });

  test.each(["https://evil.example/a", "//evil.example", "javascript:alert`1`", "data:text/html,x"])(
    "a link to %s is plain text",
    (href) => {
      expect(answerBlocks(`[here](${href})`)).toEqual([{ kind: "paragraph", parts: [{ text: "here" }] }]);
    },
  );

  test.each(["https://wa.me/923000000142?text=Hi", "mailto:office@example.com", "tel:+92300"])(
    "%s may be followed",
    (href) => {
      expect(answerBlocks(`[here](${href})`)).toEqual([{ kind: "paragraph", parts: [{ text: "here", href }] }]);
    },
  );

  test.each([
    ["See the [contact pa", "See the contact pa"],
    ["See the [contact page](/con", "See the contact page"],
    ["It is **fre", "It is fre"],
  ])("what is still coming shows no half markup: %s", (text, shown) => {
    expect(answerBlocks(text)).toEqual([{ kind: "paragraph", parts: [{ text: shown }] }]);
  });

  test("HTML stays text", () => {
    const html = "<img src=x onerror=alert(1)>";
    expect(answerBlocks(html)).toEqual([{ kind: "paragraph", parts: [{ text: html }] }]);
  });
});
