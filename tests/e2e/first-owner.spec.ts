import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltProgram } from "../support/built-program.ts";
import { newPerson } from "./support/account.ts";
import { setUpApp } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Runs a program on a terminal of its own. */
const onTerminal = ["sh", "-c", 'exec script -qfec "$0 $1" /dev/null'];

test("whoever opens the link on the terminal owns the institute, and is asked for nothing but a second factor", async ({
  browser,
}) => {
  test.slow(true, "starts a program of its own");
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-owner-"));
  const program = await startBuiltProgram({ DATA_DIR: dataDir }, { under: onTerminal });
  const context = await browser.newContext({ baseURL: program.origin });
  try {
    const printed = () => /http:\S+\/admin\/owner\?token=[\w-]+/.exec(program.output())?.[0] ?? "";
    await expect.poll(printed).not.toBe("");
    const link = printed();
    const { name, email, password } = newPerson();
    const page = await context.newPage();
    await openHydrated(page, link);
    await page.getByLabel("Your name").fill(name);
    await page.getByLabel("Your e-mail address").fill(email);
    await page.getByLabel("A password").fill("password");
    await page.getByRole("button", { name: "I am the owner" }).click();
    await expect(page.getByText("This password is too easy to guess.")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue(name);
    await page.getByLabel("A password").fill(password);
    await page.getByRole("button", { name: "I am the owner" }).click();
    await setUpApp(page);
    await page.goto(link);
    await expect(page.getByText("This link was used, or there is an owner already.")).toBeVisible();
  } finally {
    await context.close();
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
