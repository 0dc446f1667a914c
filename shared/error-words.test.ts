import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { en } from "#server/compose/words/messages.ts";
import { because } from "./because.ts";
import { causeInWords, causeOfIssue, type ErrorReason, errorInWords, waitingTime } from "./error-words.ts";

const { errors } = en;

describe("a refusal in words", () => {
  it("is the text of its reason, with its values", () => {
    expect(errorInWords({ reason: "order.unknown", values: { reference: "X7" } }, en)).toEqual({
      message: "There is no order X7.",
    });
  });

  it("never takes a value for a text with names of its own", () => {
    const values = { reference: "{state}", state: "{reference}" };
    expect(causeInWords({ reason: "order.state", values }, errors)).toBe(
      "Order {state} is {reference}; that cannot be done to it.",
    );
  });

  it("says what is wrong with each field, several things one after the other", () => {
    const fields = {
      id: { reason: "catalogue.noField" },
      url: [{ reason: "catalogue.noFile" }, { reason: "contract", values: { text: "Too long." } }],
    } as const;
    const refusal = { reason: "form.fields" as const, fields: { ...fields, url: [...fields.url] } };
    expect(errorInWords(refusal, en).fields).toEqual({
      id: "There is no such field.",
      url: "There is no such file of ours. Too long.",
    });
  });
});

test.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
])("a wait of %i seconds is %s", (seconds, words) => {
  expect(causeInWords({ reason: "limit.forms", values: { wait: waitingTime(seconds) } }, errors)).toContain(
    `try again in ${words}.`,
  );
});

test("every text is a sentence or a part of one, and names its values in braces alone", () => {
  for (const reason of Object.keys(errors) as ErrorReason[]) {
    const text = errors[reason];
    for (const words of typeof text === "string" ? [text] : [text.one, text.other]) {
      expect(words, reason).not.toBe("");
      expect(words, reason).not.toMatch(/\$\{|undefined|\[object/);
    }
  }
});

describe("what a contract says of a value", () => {
  const causeOf = (contract: z.ZodType, value: unknown) => {
    const [issue] = contract.safeParse(value).error?.issues ?? [];
    return issue && causeOfIssue(issue);
  };

  it("is its reason, with the bound that was passed", () => {
    const text = z.string(because("field.missing"));
    expect(causeOf(text, 7)).toEqual({ reason: "field.missing" });
    expect(causeOf(text.max(3, because("field.tooLong")), "long")).toEqual({
      reason: "field.tooLong",
      values: { max: 3 },
    });
    expect(causeOf(text.min(3, because("field.missing")), "a")).toEqual({
      reason: "field.missing",
      values: { min: 3 },
    });
  });

  it("is its own text where it has no reason", () => {
    expect(causeOf(z.string().max(3, "Too long."), "long")).toEqual({
      reason: "contract",
      values: { text: "Too long." },
    });
  });
});

test("a reason without a text stays as it is, and a refusal without fields names none", () => {
  expect(causeInWords({ reason: "order.unknown", values: { reference: "X7" } }, {})).toBe("order.unknown");
  expect("fields" in errorInWords({ reason: "order.unknown" }, en)).toBe(false);
});
