import { expect, test } from "./support/test.ts";

/** Specification §2, "Floating elements". */
test("the WhatsApp button opens a chat with its greeting, on every page and screen", async ({ page }) => {
  for (const path of ["/", "/contact", "/Thank-you"]) {
    await page.goto(path);
    const button = page.getByRole("link", { name: /Chat with us on WhatsApp/ });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(button).toBeInViewport();
    }
    await expect(button).toHaveAttribute("target", "_blank");
    const href = new URL((await button.getAttribute("href")) ?? "");
    expect(href.searchParams.get("text")).toBe("Hello! I'm interested in your services.");
  }
});
