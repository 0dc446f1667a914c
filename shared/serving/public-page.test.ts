import { expect, it } from "vitest";
import { publicPageHeaders } from "./public-page.ts";

it("is marked as public and always revalidated", () => {
  expect(publicPageHeaders()).toEqual({
    "x-public-page": "1",
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
});
