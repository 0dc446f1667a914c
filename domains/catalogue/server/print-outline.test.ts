import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { createPrintQueue } from "#server/pdf/print-queue.ts";
import type { OutlinePaper } from "./outline-pdf.ts";
import { createOutlinePrinting } from "./print-outline.ts";

const [course, other] = demoSite.content.courses.map(({ id, slug }) => ({ id, slug }));
if (!course || !other) throw new Error("The demo has too few courses.");

/** Outlines of a site that can be changed, and what was printed; `fault` fails the next one. */
function printing() {
  const papers: OutlinePaper[] = [];
  const state: { site: Site; fault?: Error } = { site: demoSite };
  const print = createOutlinePrinting({
    site: () => state.site,
    siteUrl: "https://darsgah.example",
    printQueue: createPrintQueue(),
    outlinePrinter: {
      async print(paper) {
        const { fault } = state;
        delete state.fault;
        if (fault) throw fault;
        papers.push(paper);
        return new Uint8Array([papers.length]);
      },
    },
  });
  return { print, papers, state };
}

it("prints each course's outline once for a publication, whoever asks", async () => {
  const { print, papers, state } = printing();
  const answers = await Promise.all([print(course.id), print(course.slug), print(other.id), print(course.id)]);
  expect(answers.map(({ content: [byte] }) => byte)).toEqual([1, 1, 2, 1]);
  state.site = { ...demoSite };
  expect((await print(course.id)).content[0]).toBe(3);
  expect(papers.length).toBe(3);
});

it("says every week with its topics and its lab, and where the outline is", async () => {
  const { print, papers } = printing();
  const { fileName } = await print(course.id);
  expect(fileName).toBe(`${course.slug}-outline.pdf`);
  const weeks = papers[0]?.months.flatMap((month) => month.weeks) ?? [];
  const outline = demoSite.content.courses[0]?.outline;
  expect(weeks.length).toBe(outline?.durationWeeks);
  expect(weeks[0]).toMatchObject({
    title: `Week 1: ${outline?.months[0]?.weeks[0]?.title}`,
    topics: outline?.months[0]?.weeks[0]?.theory,
    lab: `Lab: ${outline?.months[0]?.weeks[0]?.lab}`,
  });
  expect(papers[0]?.address).toBe(`https://darsgah.example/course-outline/${course.slug}`);
});

it("prints again what failed, and knows no other course", async () => {
  const { print, state } = printing();
  state.fault = new Error("no font");
  await expect(print(course.id)).rejects.toThrow("no font");
  expect((await print(course.id)).content[0]).toBe(1);
  await expect(print("none")).rejects.toMatchObject({ code: "not_found" });
});
