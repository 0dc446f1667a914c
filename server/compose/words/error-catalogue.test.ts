import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { assistantFailures } from "#domains/assistant/words.en.ts";
import { learnProblems } from "#domains/catalogue/words.en.ts";
import { english } from "#server/compose/words/english.ts";
import { en } from "#server/compose/words/messages.ts";
import { toasts } from "#server/compose/words/program.en.ts";
import { failures, notFound } from "#server/compose/words/refusals.en.ts";

/** The text a visitor sees in each situation, and the text that the specification requires. */
const catalogue: [string, string, string][] = [
  ["Contact or enrollment submit failure, title", toasts.submissionFailed.title, "Submission Failed"],
  ["Contact or enrollment submit failure, text", toasts.submissionFailed.text, "Please try again later."],
  ["Network or thrown error", toasts.error.text, "Something went wrong. Please try again later."],
  ["Contact success, title", toasts.contactSent.title, "Message Sent!"],
  ["Contact success, text", toasts.contactSent.text, "Thank you for contacting us. We'll get back to you soon."],
  ["Enrollment success, plan form", toasts.planEnrolmentSent.title, "Enrollment Request Sent!"],
  ["Enrollment success, simple form", toasts.simpleEnrolmentSent.title, "Request Sent!"],
  [
    "Enrollment success, text",
    toasts.simpleEnrolmentSent.text,
    "Thank you for enrolling. Our team will contact you via WhatsApp shortly.",
  ],
  ["Outline failure, message", failures.outline, "Failed to fetch course outline."],
  ["Outline failure, text", failures.outlineHint, "Could not load course outline. Please try again later."],
  ["Outline with no data", failures.outlineMissing, "Course Not Found"],
  ["Batches failure, text", failures.batchesHint, "Could not load batches for this course."],
  ["Batches failure, message", failures.batches, "Failed to fetch batches."],
  ["Video 401/403", failures.videoLocked, "Unauthorized access. Please check your Secret ID."],
  ["Other video failure", failures.video, "Error loading video. Please try again."],
  ["No video in response", failures.videoMissing, "No video found for this batch"],
  ["Recorded lectures 401/403", failures.lecturesLocked, "Unauthorized access. Please enter a valid Secret ID."],
  ["Recorded lectures failure", failures.lectures, "Failed to load lectures."],
  ["Empty Secret ID", failures.secretIdEmpty, "Secret ID cannot be empty"],
  ["No plan selected", toasts.noPlan.title, "Please Select a Plan"],
  ["Chatbot, no answer", assistantFailures.noAnswer, "❌ No answer available."],
  ["Chatbot, request error", assistantFailures.error, "❌ Error contacting Gemini API."],
  ["Unknown route", notFound.title, "Oops! Page not found"],
  ["Screen render failure", failures.screen, "Unexpected Application Error!"],
];

function sources(): string {
  const files = globSync("{app,domains,server,shared}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

describe("the error catalogue (specification §8)", () => {
  test.each(catalogue)("has the specified text: %s", (_, words, specified) => {
    expect(words).toBe(specified);
  });

  test("titles errors 'Error', and refuses other topics with the fixed text", () => {
    expect([toasts.error.title, en.labels.portal.courses.error, learnProblems.outlineFailed.title]).toEqual(
      Array(3).fill("Error"),
    );
    expect(demoSite.messages.assistant.failures.offTopic).toBe(
      `⚠️ I can only provide information about ${demoSite.content.company.fullName} and its services.`,
    );
    expect(toasts.planEnrolmentSent.text).toBe(toasts.simpleEnrolmentSent.text);
  });

  test("exists in one place", () => {
    const all = sources();
    const found = catalogue.map(([, words]) => [words, all.split(`"${words}"`).length - 1]);
    expect(found).toEqual(catalogue.map(([, words]) => [words, 1]));
  });

  test("has one text for each reason of a refusal: a second one would take its place unseen", () => {
    const reasons = Object.values(english)
      .flatMap((file): unknown[] => Object.values(file))
      .filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null && !Array.isArray(one))
      .flatMap((one) => Object.keys(one).filter((key) => /^[a-z]\w*\.\w+$/i.test(key) && key in en.errors));
    expect(reasons.length).toBeGreaterThan(300);
    expect(reasons.filter((reason, at) => reasons.indexOf(reason) !== at)).toEqual([]);
  });
});
