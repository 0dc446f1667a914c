import fc from "fast-check";
import { expect, it } from "vitest";
import { askedPlace } from "./asked-place.ts";

const offered = {
  courses: ["data-analyst", "mern-full-stack-development"],
  batches: ["data-evening"],
  plans: ["basic", "premium"],
};

it.each([
  ["", { unknown: [] }],
  ["?course=data-analyst", { course: "data-analyst", unknown: [] }],
  ["?course=data-analyst&plan=premium", { course: "data-analyst", plan: "premium", unknown: [] }],
  ["?course=+DATA-analyst&plan=", { course: "data-analyst", unknown: [] }],
  ["?course=astrology&plan=gold", { unknown: ["course", "plan"] }],
  ["?batch=Data-Evening", { batch: "data-evening", unknown: [] }],
  ["?course=data-analyst&batch=ended", { course: "data-analyst", unknown: ["batch"] }],
  ["?plan=basic&plan=gold", { plan: "basic", unknown: [] }],
])("%s asks for %o", (search, asked) => {
  expect(askedPlace(search, offered)).toEqual(asked);
});

it("never returns anything that is not offered", () => {
  const anyQuery = fc.stringMatching(/^([a-z]{1,6}=[\w%+.-]{0,8}&){0,3}(course|plan)=[\w%+.-]{0,8}$/);
  fc.assert(
    fc.property(anyQuery, fc.string(), (query, course) => {
      const asked = askedPlace(`?${query}&course=${encodeURIComponent(course)}`, offered);
      if (asked.course !== undefined) expect(offered.courses).toContain(asked.course);
      if (asked.plan !== undefined) expect(offered.plans).toContain(asked.plan);
    }),
  );
});
