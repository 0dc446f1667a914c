import { isMatrix } from "../../playwright.config.ts";
import { everyForm, nameOfForm } from "./support/forms/every-form.ts";
import { onBadLines, tryForm } from "./support/forms/try-form.ts";
import { test } from "./support/test.ts";

/**
 * Every form of the office and the classroom on a lost connection, after a session's end and pressed twice. They are found by
 * the names of their fields, since the table holds them all; at night every one, else one of each kind.
 */
test.use({ ...onBadLines, alone: "forms" });

for (const one of isMatrix ? everyForm : everyForm.filter(({ stands }) => stands))
  test(nameOfForm(one), { tag: "@thorough" }, async ({ page, site, context }) => {
    test.slow();
    await tryForm(one, { page, site, context });
  });
