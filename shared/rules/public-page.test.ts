import { expect, it } from "vitest";
import { publicPageHeaders } from "./public-page.ts";

it("says that it is everybody's, and to be asked for each time", () => {
  expect(publicPageHeaders()).toEqual({
    "x-public-page": "1",
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
});
