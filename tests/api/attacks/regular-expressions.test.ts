import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { signInForm, signUpForm } from "#domains/accounts/contract.ts";
import { deviceName } from "#domains/accounts/rules/device-name.ts";
import { returnPath } from "#domains/accounts/rules/return-path.ts";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";
import { assistantRequest } from "#domains/assistant/contract.ts";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import { createEmbeddedEngine } from "#domains/assistant/server/engine/embedded-engine.ts";
import { lectureSource } from "#domains/catalogue/rules/lecture-source.ts";
import { demoBookingRequest } from "#domains/demo-classes/contract.ts";
import { searchDocuments } from "#domains/search/server/search-documents.ts";
import { createSiteSearch } from "#domains/search/server/search-site.ts";
import { sendEmailRequest } from "#domains/seats/contract/send-email.ts";
import { askedPlace } from "#domains/seats/rules/asked-place.ts";
import { acceptedEncoding } from "#server/http/compress.ts";
import { matchesEtag } from "#server/http/entity-tag.ts";
import { visitorAddress } from "#server/http/request.ts";
import { limitKey } from "#server/http/visitor.ts";
import { requestedRange } from "#server/storage/byte-range.ts";
import { contactForm, formData } from "../../support/contact-form.ts";
import { demoForm } from "../../support/demo.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { processorTime } from "../../support/processor-time.ts";
import {
  stumblingBlocks,
  timeToSearch,
  type WrittenExpression,
  writtenExpressions,
} from "../../support/regular-expressions.ts";

/** Expressions that read only our own text: pages, style sheets, lists of words. */
const readOurOwn = new Set(["server/serving/document.ts", "server/serving/built-files.ts"]);

/** Longer than any header, and half of the longest body a form may have; a message to the assistant is shorter. */
const longestIn = (file: string) =>
  file.startsWith("domains/assistant/server/engine/") ? assistantLimits.message : 30_000;
/** Minimum time of a linear expression; a quadratic one needs many times as much, in milliseconds. */
const patience = 250;

describe("a text that is made to keep an expression busy", () => {
  const expressions = writtenExpressions().filter(({ file }) => !readOurOwn.has(file));

  it("is read in time that grows with its length, by every expression we have written", {
    tags: ["thorough"],
    timeout: 60_000,
  }, () => {
    expect(expressions.length).toBeGreaterThan(80);
    const slow: (WrittenExpression & { took: number; text: string })[] = [];
    // Short ones first: an exponential expression would never return from a long one.
    for (const expression of expressions)
      for (const length of [22, 300, longestIn(expression.file)]) {
        const worst = stumblingBlocks(expression, length)
          .map((text) => ({ text: text.slice(0, 30), took: timeToSearch(expression, text, patience) }))
          .sort((one, other) => other.took - one.took)[0];
        if (!worst || worst.took < patience) continue;
        slow.push({ ...expression, ...worst });
        break;
      }
    expect(slow).toEqual([]);
  });

  const texts = [" ", "a", "0", "+", "-", "a.", "a@", "@", "%2f", "/", "\\", "é", "()", "ٱ", "\u200d", "<", "../"].map(
    (pump) => `${pump.repeat(Math.ceil(60_000 / pump.length))}!`,
  );
  const headers = texts.map((text) => text.slice(0, 16_000));
  const timed = async (what: string, act: () => unknown) => {
    expect(await processorTime(act), what).toBeLessThan(1500);
  };

  it.each(texts)("is refused or taken by every form at once, though it fills the whole body: %#", async (text) => {
    for (const field of Object.keys(formData))
      await timed(`contact ${field}`, () => sendEmailRequest.safeParse(contactForm({ [field]: text })));
    for (const field of ["firstName", "email", "phone", "course", "country", "plan", "message"]) {
      await timed(`simple ${field}`, () => sendEmailRequest.safeParse(simpleEnrolment({ [field]: text })));
      await timed(`plan ${field}`, () => sendEmailRequest.safeParse(planEnrolment({ [field]: text })));
      await timed(`demo ${field}`, () =>
        demoBookingRequest.safeParse(demoForm(text, { [field]: text, name: text, timeZone: text })),
      );
    }
    const account = { name: text, email: text, password: text };
    await timed("sign-up", () => signUpForm.safeParse(account));
    await timed("sign-in", () => signInForm.safeParse({ ...account, email: `${text.slice(0, 240)}@x.example` }));
    await timed("question", () => assistantRequest.safeParse({ question: text, history: [{ role: "bot", text }] }));
  });

  it.each(headers)("is read at once in an address, a header or a cookie: %#", async (text) => {
    await timed("from", () => returnPath(`/${text}`));
    await timed("course", () => askedPlace(`?course=${text}`, { courses: ["data-analyst"], batches: [], plans: [] }));
    await timed("Range", () => requestedRange(`bytes=${text}`, 1000));
    await timed("If-None-Match", () => matchesEtag(text, 'W/"a"'));
    await timed("Accept-Encoding", () => acceptedEncoding(`br;${text}, ;q=0${text}`));
    await timed("X-Forwarded-For", () => limitKey(visitorAddress("1.1.1.1", text, 1)));
    await timed("User-Agent", () => deviceName(text, demoSite.messages.accounts.device));
    await timed("Cookie", () => saysSignedIn(text));
    await timed("video", () => lectureSource(text));
  });

  it("is searched for, and answered, as quickly as an honest one", async () => {
    const search = createSiteSearch(searchDocuments(demoSite));
    const assistant = createEmbeddedEngine();
    const content = assistantContentOf(demoSite);
    await assistant.prepare?.(content);
    for (const text of texts) {
      await timed("search", () => search(text.slice(0, 100)));
      const question = text.slice(0, 500);
      const history = [{ role: "user" as const, text: text.slice(0, 500) }];
      const query = { content, question, history, pricesShown: true, batches: [], today: "2026-11-21" };
      await timed("assistant", async () => {
        for await (const piece of assistant.answer(query, new AbortController().signal)) expect(piece).not.toBe("");
      });
    }
  });
});
