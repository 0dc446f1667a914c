import { expect, test } from "vitest";
import { everyAddress, learnAddresses } from "../support/built-page.ts";
import { fetchPages } from "../support/fetch-pages.ts";
import { htmlFaults } from "../support/html-faults.ts";

test("no page as sent has an error for the Nu HTML checker (needs Java)", {
  tags: ["thorough"],
  timeout: 120_000,
}, async () => {
  const pages = await fetchPages([...everyAddress, ...learnAddresses, "/no-such-page", "/api/docs"]);
  expect([...htmlFaults(pages).values()].flat()).toEqual([]);
});
