import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assistantLine } from "#domains/assistant/contract.ts";
import { factsOf } from "#domains/content/rules/fill-facts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { stripeKeys } from "../support/stripe-peer.ts";

/** Words that promise that a card is accepted here; customers' projects may well accept cards. */
const promises = /pay(?:ments?)? (?:by card|go through a card)|card payments are confirmed|through our \**card/i;
/** If cards are not accepted, the specified sentence about the provider (specification §9) comes only after this. */
const notYet =
  /and a refund goes back the same way\. Where a card was used: Payments go through a card payment provider,/g;

/** Everything that the institute says about itself and about paying, by its place. */
function ownWords({ app }: TestApp): [string, string][] {
  const { content } = app.services.site();
  const { policies, answers, pages, plans, courses, questions } = content;
  const facts = factsOf("", { policies, answers: answers.map(({ text }) => text), pages, plans, courses, questions });
  // Visitors' search input promises nothing.
  const own = Object.entries(facts).filter(([place]) => !/\.topics\.\d+\.asked\./.test(place));
  return own.map(([place, text]) => [place, String(text)]);
}

async function answerTo(test: TestApp, question: string): Promise<string> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ question }) };
  const raw = await (await test.ask("/api/assistant", init)).text();
  const lines = raw.trim().split("\n\n");
  return lines
    .map((line) => assistantLine.parse(JSON.parse(line.replace(/^data: /, ""))))
    .map((line) => (line.kind === "end" ? "" : line.text))
    .join("");
}

describe("where no card provider is configured", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(async () => await test.stop());

  it("no policy, page, question or answer promises that cards are taken", () => {
    const promising = ownWords(test).filter(([, text]) => promises.test(text.replaceAll(notYet, "")));
    expect(promising).toEqual([]);
    const unread = ownWords(test).filter(([, text]) => text.includes("{if ") || text.includes("{end if}"));
    expect(unread).toEqual([]);
  });

  it.each(["Can I pay by credit card?", "do you take PayPal or Visa", "How do I pay?"])(
    "the assistant says so: %s",
    async (question) => {
      const answer = await answerTo(test, question);
      expect(answer).toContain("cards are not accepted here");
      expect(answer).not.toMatch(promises);
    },
  );

  it.each([
    "Which payment provider sends the refund?",
    "Who is your card payment provider?",
    "Are card payments confirmed by themselves?",
    "How does a refund reach my card?",
  ])("no passage of a page is quoted that promises them: %s", async (question) => {
    expect((await answerTo(test, question)).replaceAll(notYet, "")).not.toMatch(promises);
  });
});

describe("where one is", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ...stripeKeys, STRIPE_API_URL: "http://127.0.0.1:9" });
  });
  afterAll(async () => await test.stop());

  it("policies and answers say so, in the words of the specification (specification §9)", async () => {
    const said = ownWords(test).map(([, text]) => text);
    expect(said.filter((text) => text.includes("Payments go through a card payment provider"))).toHaveLength(3);
    expect(said.some((text) => text.includes("no cards"))).toBe(false);
    expect(await answerTo(test, "Can I pay by credit card?")).toContain("**card payment provider**");
  });
});
