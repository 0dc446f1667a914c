import { expect, test } from "vitest";
import { services, servicesPage } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

/** Specification §2, "Services page", with the price texts of §9. */
const priceOf = ({ title }: (typeof services)[number]) =>
  title === "Digital Marketing" ? "Custom Strategy – Contact for Quote" : "Contact for Custom Quote";

test("shows nine services, each with its timeline, features, technologies and price text", async () => {
  const page = await openPage("/services");
  const cards = page.getByRole("region", { name: servicesPage.list.title }).getByRole("article");
  expect(cards).toHaveCount(9);
  for (const service of services) {
    const { title, description, features, technologies, canonicalPath } = service;
    const card = cards.filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
    expect(card).toContainText(`Timeline: ${service.timelineText}`);
    for (const text of [description, priceOf(service), ...features])
      expect(card.getByText(text, { exact: true })).toBeVisible();
    expect(card.getByRole("list", { name: `Built with: ${title}` }).getByRole("listitem")).toHaveText(technologies);
    expect(card.getByRole("link", { name: "See how we work" })).toHaveAttribute("href", canonicalPath);
  }
});
