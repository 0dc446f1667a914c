import { expect, it } from "vitest";
import { addressOfPicture } from "./picture.ts";

it("a picture has its address, with or without how it is shown", () => {
  expect(addressOfPicture("/loom.jpg")).toBe("/loom.jpg");
  expect(addressOfPicture({ image: "/loom.jpg", alt: "A loom", focus: { x: 20, y: 80 } })).toBe("/loom.jpg");
});
