import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demoDocuments, demoSite } from "#content/demo-site.ts";
import { assistantLine } from "#domains/assistant/contract.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import type { AssistantEngine } from "#domains/assistant/server/engine/port.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { callVerb } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { until } from "../support/until.ts";

/** The seed's document of a kind and id, with some fields changed. */
function seeded(kind: string, id: string, changes: object) {
  const found = demoDocuments.find((one) => one.kind === kind && one.id === id);
  return { ...(found?.document as object), ...changes };
}

/** Publishes documents by kind and id; null withdraws one. Returns the answer of the publication. */
async function publish(test: TestApp, documents: [kind: string, id: string, document: object | null][]) {
  for (const [kind, id, document] of documents) {
    const key = { kind, id, locale: "en" };
    const { version = 0 } = (await callVerb(test, "showDocument", key)).body;
    expect((await callVerb(test, "saveDraft", key, { document, version })).status).toBe(200);
  }
  return await callVerb(test, "publish");
}

async function ask(test: TestApp, question: string): Promise<string> {
  const response = await test.post("/api/assistant", { question });
  const lines = (await response.text()).trim().split("\n\n");
  const parsed = lines.map((event) => assistantLine.parse(JSON.parse(event.replace(/^data: /, ""))));
  return parsed.map((line) => ("text" in line ? line.text : "")).join("");
}

describe.each(databases)("answers that staff publish, on the $name database", ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({}, { database: await open() });
  });
  afterAll(async () => await test.stop());

  it("are given to the next question", async () => {
    expect(await ask(test, "What are your office hours?")).toContain("Messages are answered within 24 hours");
    const text = "Only at noon, in {company.address.city}. Chat: [WhatsApp]({whatsapp})";
    expect((await publish(test, [["answer", "hours", seeded("answer", "hours", { text })]])).status).toBe(200);
    const { company } = demoSite.content;
    expect(await ask(test, "What are your office hours?")).toBe(
      `Only at noon, in ${company.address.city}. Chat: [WhatsApp](${whatsappLink(company.whatsapp)})`,
    );
  });

  it("may be new, and left out: a person answers then", async () => {
    const phrasings = ["can I park my car there", "is there parking", "where do I park the car", "parking"];
    const parking = { position: 99, kinds: [], phrasings, text: "Behind the house, under the fig tree." };
    const published = await publish(test, [
      ["answer", "parking", parking],
      ["answer", "camera", null],
    ]);
    expect(published.status).toBe(200);
    expect(await ask(test, "Is there parking for a car?")).toContain("fig tree");
    expect(await ask(test, "can I keep my camera off in class")).toBe(assistantContentOf(demoSite).handOver);
  });

  it("follow a new course, its fee and its weeks", async () => {
    const page = (seeded("course", "data-analyst", {}) as { page: object }).page;
    const pottery = seeded("course", "data-analyst", {
      ...{ position: 9, title: "Pottery", cardTitle: "Pottery", names: ["pottery", "ceramics"], parts: ["glazing"] },
      ...{ duration: "11 weeks", months: 5, landingPath: "/PotteryPage", aliases: [] },
      page: { ...page, meta: { title: "Pottery, live", description: "At the wheel." } },
    });
    expect((await publish(test, [["course", "pottery", pottery]])).status).toBe(200);
    expect(await ask(test, "How long is the pottery course?")).toContain("**11 weeks**");
    expect(await ask(test, "ceramics course ki fee")).toMatch(
      /\[Pottery\]\(\/courses\/pottery\): \*\*\$.* per month\*\*, 5 months/,
    );
  });

  it.each<[string, object, string]>([
    ["a name that nothing has", { text: "Chat: {whatsap}" }, "answer hours: text"],
    ["a course's own name outside the words about one", { text: "{title}" }, "answer hours: text"],
    ["a kind of question that nobody asks", { kinds: ["office"] }, "answer hours: kinds.0"],
    ["a kind that another answer has", { kinds: ["refund"] }, "answer refund: kinds.0"],
    ["a link that leads nowhere", { text: "See [there](/nowhere#hours)." }, "answer hours: text"],
  ])("are refused with %s", async (_, changes, field) => {
    const refused = await publish(test, [["answer", "hours", seeded("answer", "hours", changes)]]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
    await callVerb(test, "discardDraft", { kind: "answer", id: "hours", locale: "en" });
  });
});

it("the assistant is prepared after a publication, which neither waits for it nor fails with it", {
  tags: ["thorough"],
}, async () => {
  const [embedded] = databases;
  const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn(), child: () => log };
  const prepare = vi.fn<NonNullable<AssistantEngine["prepare"]>>(
    async () => await Promise.reject(new Error("too hard")),
  );
  const assistant: AssistantEngine = { prepare, secrets: () => [], async *answer() {} };
  const database = await embedded?.open();
  const test = await startTestApp({}, { assistant, ...(database ? { database } : {}), log: log as never });
  try {
    await test.app.prepare();
    expect(prepare).toHaveBeenCalledTimes(1);
    const closed = seeded("answer", "hours", { text: "Never." });
    expect((await publish(test, [["answer", "hours", closed]])).status).toBe(200);
    await until(() => prepare.mock.calls.length === 2);
    const [content] = prepare.mock.lastCall ?? [];
    expect(content?.answers.find(({ id }) => id === "hours")).toBeDefined();
    expect(content).toBe(assistantContentOf(test.app.publishedSite.site()));
    await until(() => log.warn.mock.calls.length === 2);
  } finally {
    await test.stop();
  }
});
