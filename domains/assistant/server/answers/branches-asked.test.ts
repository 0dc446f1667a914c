import { describe, expect, it, test } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { createAnswerCheck } from "#domains/assistant/server/check-answer.ts";
import { createEmbeddedEngine } from "#domains/assistant/server/engine/embedded-engine.ts";
import { answerBlocks } from "#domains/assistant/site/answer-text.tsx";
import { createSite } from "#domains/content/rules/site.ts";
import { en } from "#server/compose/words/messages.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { assistantContentOf } from "./assistant-content-of.ts";
import { branchNames } from "./branches-asked.ts";

const gulberg = {
  ...{ id: "gulberg", name: "Gulberg branch", street: "42-B Noor Avenue", area: "Gulberg III", city: "Lahore" },
  ...{ phones: ["042 3576 1234"], hours: "Mon-Sat 9 AM-8 PM", mapUrl: "https://maps.app.goo.gl/noor" },
  rooms: [{ id: "one", name: "Room 1", seats: 12 }],
};
const dha = {
  ...{ id: "dha", name: "DHA", street: "7 Rose Street", area: "Phase 5", city: "Islamabad" },
  ...{ phones: ["+92 300 7654321"], mapUrl: "https://maps.school.example/dha" },
  ...{ hours: undefined, rooms: [] },
};
const site = createSite({ ...demoContent, branches: [gulberg, dha] }, en);
const batches = demoBatches(demoContent.courses, new Date("2026-11-21T12:00:00Z")).map((batch, at) => ({
  ...{ ...batch, price: 99, branchId: at === 0 ? "gulberg" : null, place: at === 0 ? "Gulberg branch, Room 1" : null },
}));
const [placed] = batches;
const engine = createEmbeddedEngine();
const check = createAnswerCheck({
  ...{ secrets: [], quotable: [], siteUrl: "https://school.example", marketFigures: [] },
  ...{ company: demoContent.company, branches: site.content.branches },
});

async function ask(question: string, of = site) {
  const content = assistantContentOf(of);
  const query = { content, question, history: [], pricesShown: true, batches, today: "2026-11-21" };
  let text = "";
  for await (const piece of engine.answer(query, new AbortController().signal)) text += piece;
  return text;
}

describe("an institute with two branches", () => {
  test.each([
    "where are you",
    "where are you located?",
    "what is your address",
    "how many branches do you have",
    "kahan ho",
    "which rooms do you have",
  ])("is asked %s: it names both, and nothing of the one office", async (question) => {
    const answer = await ask(question);
    for (const part of ["42-B Noor Avenue, Gulberg III, Lahore", "7 Rose Street, Phase 5, Islamabad"])
      expect(answer).toContain(part);
    expect(answer).not.toMatch(/no other branch|koi aur branch/i);
    expect(check(answer, true)).toBeNull();
  });

  test.each([
    ["do you have a branch in Gulberg", "[042 3576 1234](tel:04235761234)"],
    ["Do you have a branch in Gulberg III?", "Mon-Sat 9 AM-8 PM"],
    ["are you in gulberg", "[Map](https://maps.app.goo.gl/noor)"],
    ["gulberg mein branch hai", "42-B Noor Avenue"],
    ["which batches at Gulberg", `**${placed?.name}**`],
    ["rooms at gulberg", "Room 1 (12 seats)"],
    ["phone number of the gulberg branch", "042 3576 1234"],
  ])("is asked %s: %s, and nothing of the other", async (question, fact) => {
    const answer = await ask(question);
    expect(answer).toContain(fact);
    expect(answer).not.toContain("Rose Street");
    expect(check(answer, true)).toBeNull();
  });

  test.each(["which batches at DHA", "DHA", "is there a branch in Islamabad"])(
    "is asked %s: the other alone, with an unknown map written out",
    async (question) => {
      const answer = await ask(question);
      expect(answer).toContain("No batch is planned at DHA");
      expect(answer).toContain("Map: https://maps.school.example/dha");
      expect(answer).not.toContain("Noor Avenue");
      expect(check(answer, true)).toBeNull();
    },
  );

  it("leads to the map and the phone in the conversation", async () => {
    const links = answerBlocks(await ask("are you in gulberg")).flatMap((block) =>
      (block.kind === "list" ? block.lines.flat() : block.parts).flatMap(({ href }) => href ?? []),
    );
    expect(links).toEqual(expect.arrayContaining(["https://maps.app.goo.gl/noor", "tel:04235761234"]));
  });
});

it("an institute without branches keeps its own answer", async () => {
  const own = demoContent.answers.find(({ kinds }) => kinds.includes("branch"))?.text?.split("{")[0] ?? "";
  expect(own).not.toBe("");
  expect(await ask("do you have a branch in Gulberg", demoSite)).toContain(own);
});

it("a branch is called by its name and its area, without what every branch is called", () => {
  const names = (name: string, area?: string) => branchNames({ name, area });
  expect(names("The Gulberg Branch", "Gulberg III")).toEqual(["Gulberg", "Gulberg III"]);
  expect(names("Main campus", "DHA Phase 5")).toEqual(["Main", "DHA Phase 5", "DHA"]);
  expect(names("Model Town")).toEqual(["Model Town"]);
});
