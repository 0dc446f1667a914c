import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assistantLine } from "#domains/assistant/contract.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";

describe.each(databases)("the assistant in the languages of the institute, on the $name database", ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({}, { database: await open() });
  });
  afterAll(async () => await test.stop());

  const send = async (question: string, language?: string) => {
    const headers = { "Content-Type": "application/json" };
    return await test.ask("/api/assistant", { method: "POST", headers, body: JSON.stringify({ question, language }) });
  };
  /** The answer to a question, as it is read in the end. */
  async function ask(question: string, language?: string): Promise<string> {
    const events = (await (await send(question, language)).text()).trim().split("\n\n");
    const lines = events.map((event) => assistantLine.parse(JSON.parse(event.replace(/^data: /, ""))));
    return lines.reduce((soFar, line) => {
      if (line.kind === "end") return soFar;
      return line.kind === "instead" ? line.text : soFar + line.text;
    }, "");
  }
  const refusal = (language: "ur" | "ar") =>
    test.app.services.site().translations.get(language)?.messages.assistant.failures.offTopic;

  it("answers a question in Urdu or Arabic in its language", async () => {
    expect(await ask("ڈیمو کلاس کتنی دیر کی ہوتی ہے؟")).toMatch(/30.{1,8}45/);
    const arabic = await ask("كم مدة الحصة التجريبية؟");
    expect(arabic).toContain("مدة الحصة التجريبية");
    expect(arabic).not.toMatch(/[a-z]{3,} [a-z]{3,}/);
  });

  it("refuses other topics in the language of the question", async () => {
    expect(await ask("من فاز في مباراة الكريكيت أمس؟")).toBe(refusal("ar"));
    expect(await ask("کرکٹ میچ کون جیتا؟")).toBe(refusal("ur"));
    expect(await ask("who won the cricket match", "ar")).toMatch(/^[^\p{Script=Arabic}]+$/u);
  });

  it("is not asked in a language that there is none of", async () => {
    expect((await send("How long is the demo class?", "xx")).status).toBe(422);
  });
});
