import { Secret, TOTP } from "otpauth";
import { askManage } from "../../tests/support/ask-manage.ts";
import { openVisit } from "./visit.mjs";

const owner = { name: "Sana Javed", email: "sana@example.com", password: "sunny river forty two" };

/** Joins the staff as an owner in a browser; answers the cookies by which the office stays open. */
export async function joinStaff(origin, dataDir) {
  const { page, close } = await openVisit();
  const { link } = await askManage(dataDir, "POST", "/staff/invitations", {
    ...pick(owner),
    role: "owner",
    batchIds: [],
  });
  const { pathname, search } = new URL(link);
  const hydrated = () => page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.goto(origin + pathname + search);
  await page.getByRole("link", { name: "Create account" }).click();
  const form = page.getByRole("main");
  await form.getByLabel("Your name").fill(owner.name);
  await form.getByLabel("E-mail").fill(owner.email);
  await form.getByLabel("Password", { exact: true }).fill(owner.password);
  await hydrated();
  await form.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Join the staff" }).click();
  const key = (await page.getByRole("code").innerText()).trim();
  await page.getByLabel("Code", { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.getByRole("button", { name: "Check the code" }).click();
  await page.getByRole("link", { name: "Later" }).click();
  await page.getByRole("heading", { level: 1, name: /^Today/ }).waitFor();
  const cookies = await page.context().cookies();
  await close();
  return cookies;
}

const pick = ({ name, email }) => ({ name, email });
