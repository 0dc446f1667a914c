import { expect, it } from "vitest";
import { chatWith } from "./chat.ts";

const stopped = new Set(["+923001112233"]);

it("a number is written to by a link with the text ready, unless its owner wants no texts", () => {
  expect(chatWith("+923000000142", "Hello", stopped)).toEqual({ href: "https://wa.me/923000000142?text=Hello" });
  expect(chatWith("+923001112233", "Hello", stopped)).toEqual({ isStopped: true });
});

it("no one is written to without a number", () => {
  expect([chatWith(null, "Hello", stopped), chatWith("", "Hello", stopped)]).toEqual([null, null]);
});
