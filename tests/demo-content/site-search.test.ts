import { describe, expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { createSearchOfSite } from "#domains/search/server/search-site.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";

const search = createSearchOfSite(demoSite, demoBatches(demoContent.courses, new Date()));
const first = (query: string) => search(query)[0]?.path;

/** A few of the searches that `npm run bench -- search` measures. */
describe("what visitors type finds what answers it", () => {
  it.each([
    ["fee", "/#pricing"],
    ["fees kitni", "/#pricing"],
    ["mern fee", "/courses/mern-full-stack-development"],
    ["job milegi", "/terms#certificates"],
    ["placement", "/terms#certificates"],
    ["timing", "/batches"],
    ["kab shuru", "/batches"],
    ["Hamza Rafiq", "/courses/mern-full-stack-development#teachers"],
    ["Faisal Mehmood", "/courses/data-analyst#teachers"],
    ["mern batch timing", "/batches/mern-full-stack-development"],
    ["website cost", "/services/web-development"],
    ["refund", "/refund-policy"],
    ["paise wapis", "/refund-policy"],
    ["office kahan hai", "/contact"],
    ["mern syllabus", "/course-outline/mern-full-stack-development"],
    ["cyber secuirty", "/courses/cyber-security-ceh"],
    ["verify certificate", "/verify"],
    ["سرٹیفکیٹ کی تصدیق", "/verify"],
    ["فیس کتنی ہے", "/#pricing"],
    ["secp", "/terms#who-we-are"],
    ["eid holidays", "/batches"],
  ])("%s: %s", (query, path) => {
    expect(first(query)).toBe(path);
  });

  it("pyhton: a course that teaches Python", () => {
    expect(["/courses/data-analyst", "/courses/ai-machine-learning"]).toContain(first("pyhton"));
  });
});
