import { isMatrix } from "../../playwright.config.ts";
import { formsOfTheSite, nameOfForm } from "./support/forms/every-form.ts";
import { onBadLines, tryForm } from "./support/forms/try-form.ts";
import { test } from "./support/test.ts";

/** The same for the forms that change the whole site, on a site of their own. */
test.use({ ...onBadLines, alone: "forms of the site" });

for (const one of isMatrix ? formsOfTheSite : formsOfTheSite.filter(({ stands }) => stands))
  test(nameOfForm(one), { tag: "@thorough" }, async ({ page, site, context }) => {
    test.slow();
    await tryForm(one, { page, site, context });
  });
