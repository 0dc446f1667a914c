import { expect, it } from "vitest";
import { whatsappText } from "./whatsapp-text.ts";

it("writes bold, italics, code, lists and links as WhatsApp shows them", () => {
  const text =
    "Bring **your laptop** and _patience_.\n\n- Node 24: `npm i`\n- [the notes](https://example.com/n)\n\n1. one\n2. two";
  expect(whatsappText({ title: "Tomorrow", text }, "https://school.example/classroom/news")).toBe(
    [
      "*Tomorrow*",
      "Bring *your laptop* and _patience_.",
      "- Node 24: `npm i`\n- the notes: https://example.com/n",
      "1. one\n2. two",
      "https://school.example/classroom/news",
    ].join("\n\n"),
  );
});

it("names files with their addresses above the page", () => {
  const files = [
    { name: "Outline.pdf", url: "https://school.example/1" },
    { name: "shop.zip", url: "https://school.example/2" },
  ];
  expect(whatsappText({ title: "A", text: "B", files }, "/")).toBe(
    "*A*\n\nB\n\nOutline.pdf: https://school.example/1\nshop.zip: https://school.example/2\n\n/",
  );
});

it("leaves a link to a script as the text that it is", () => {
  expect(whatsappText({ title: "A", text: "[here](javascript:alert(1))" }, "/")).toBe(
    "*A*\n\n[here](javascript:alert(1))\n\n/",
  );
});
