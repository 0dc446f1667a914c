import { describe, expect, test } from "vitest";
import { portfolio, portfolioCategories, projects } from "../support/demo-content.ts";

describe("portfolio (specification §2, §3)", () => {
  test("filters by the specified categories, and none of them is empty", () => {
    expect(portfolioCategories).toEqual([
      "All",
      "Web Development",
      "Mobile Development",
      "UI/UX Design",
      "Digital Marketing",
    ]);
    expect(new Set(projects.map((project) => project.category))).toEqual(new Set(portfolioCategories.slice(1)));
  });

  test("has six projects, some of them featured", () => {
    expect(new Set(projects.map((project) => project.id)).size).toBe(6);
    const featured = projects.filter((project) => project.featured).length;
    expect(featured).toBeGreaterThanOrEqual(1);
    expect(featured).toBeLessThan(6);
  });

  test("has a different picture for each project", () => {
    expect(new Set(projects.map(({ picture }) => picture.layout)).size).toBe(6);
  });

  test.each(projects)("has a live link, technologies, client and duration: $id", (project) => {
    expect(new URL(project.url ?? "").hostname).toBe(`${project.id}.example`);
    expect(project.githubUrl).toBeNull();
    expect(project.technologies.length).toBeGreaterThanOrEqual(3);
    expect(project.client).not.toBe("");
    expect(project.duration).toMatch(/^\d+ weeks$/);
  });

  test("shows the achievements, and links 'Start Your Project' to the contact page", () => {
    expect(portfolio.achievements.claims.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      "290+ projects completed",
      "280+ happy clients",
      "7+ years experience",
      "24/7 support",
    ]);
    expect(portfolio.closing.action).toEqual({ label: "Start Your Project", href: "/contact" });
  });
});
