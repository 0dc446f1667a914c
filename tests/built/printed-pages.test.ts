import { expect, inject, test } from "vitest";
import { openPage } from "../support/parsed-page.ts";

test("the outline is there as a PDF", async () => {
  const page = await openPage("/course-outline/mern-full-stack-development");
  const link = page.getByRole("link", { name: "Download as PDF" });
  const answer = await fetch(new URL(link.attribute("href") ?? "", inject("origin")));
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(100_000);
});
