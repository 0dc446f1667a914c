import { expect, test } from "./support/test.ts";

/** Specification §2, "Floating elements". */
for (const path of ["/", "/contact", "/Thank-you"]) {
  test(`the WhatsApp button opens a chat with its greeting (${path})`, { tag: "@everywhere" }, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole("link", { name: /Chat with us on WhatsApp/ });
    await expect(button).toBeInViewport();
    await expect(button).toHaveAttribute("target", "_blank");
    const href = new URL((await button.getAttribute("href")) ?? "");
    expect(href.searchParams.get("text")).toBe("Hello! I'm interested in your services.");
  });
}
