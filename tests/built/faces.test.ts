import { expect, test } from "vitest";
import { askBuilt } from "../support/ask-built.ts";

/** Decision 97. */
test.each(["/", "/courses", "/FreeDemo", "/sign-in"])("%s in English names no face of another script", async (path) => {
  const { text } = await askBuilt(path);
  expect(text).toContain("<h1");
  expect(text).not.toMatch(/Nastaliq|Naskh|\/faces\//);
});
