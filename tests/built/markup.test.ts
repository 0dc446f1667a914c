import { expect, test } from "vitest";
import { everyAddress, learnAddresses } from "../support/built-page.ts";
import { fetchPages } from "../support/fetch-pages.ts";
import { hasJava, htmlFaults } from "../support/html-faults.ts";

/** The Nu HTML checker finds no error in any page as it is sent. Where there is no Java, this is skipped. */
if (!hasJava) process.stdout.write("\nThe HTML of the pages is NOT checked: there is no Java on this machine.\n\n");

test.skipIf(!hasJava)("no page has an error for the Nu HTML checker", { timeout: 120_000 }, async () => {
  const pages = await fetchPages([...everyAddress, ...learnAddresses, "/no-such-page", "/api/docs"]);
  expect([...htmlFaults(pages).values()].flat()).toEqual([]);
});
