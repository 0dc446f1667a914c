import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { en } from "#server/compose/words/messages.ts";
import { because } from "#shared/because.ts";
import { readJson } from "./read-json.ts";
import { formTexts, refusalOf } from "./refused-form.ts";

describe("a refused form", () => {
  it("says why, with the status of the refusal", () => {
    expect(refusalOf(new AppError("conflict", "booking.taken"), en)).toEqual({
      ...{ refused: en.errors["booking.taken"], status: 409 },
    });
  });

  it("says what is wrong with each field of a refusal", () => {
    const error = new AppError("invalid", "form.fields", { fields: { name: { reason: "field.missing" } } });
    expect(refusalOf(error, en)).toEqual({
      ...{ refused: en.errors["form.fields"], fields: { name: en.errors["field.missing"] }, status: 422 },
    });
  });

  it("asks staff to confirm who they are first, where that is why", () => {
    expect(refusalOf(new AppError("forbidden", "staff.verifyAgain"), en)).toMatchObject({
      first: "verify",
      status: 403,
    });
  });

  it("says of a contract what is wrong with each field", () => {
    const contract = z.object({ who: z.object({ name: z.string({ error: because("field.missing") }) }) });
    const { error } = contract.safeParse({ who: {} });
    expect(refusalOf(error, en)).toEqual({
      ...{ refused: en.errors["form.fields"], fields: { "who.name": en.errors["field.missing"] }, status: 422 },
    });
  });

  it.each([
    ["another error", new Error("broken")],
    ["an error with a code of something else", Object.assign(new Error("broken"), { code: "ENOENT", reason: "x" })],
    ["an error without a reason", Object.assign(new Error("broken"), { code: "conflict" })],
    ["an error without a code", Object.assign(new Error("broken"), { reason: "booking.taken" })],
    ["what is no error", { code: "conflict", reason: "booking.taken" }],
    ["nothing", null],
  ])("is no answer to %s, which goes on", (_what, thrown) => {
    let caught: unknown;
    try {
      refusalOf(thrown, en);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBe(thrown);
  });

  it("keeps the texts that were sent, and no file", () => {
    const sent = new FormData();
    sent.set("name", "Hina");
    sent.set("proof", new File(["x"], "proof.png"));
    expect(formTexts(sent)).toEqual({ name: "Hina" });
  });
});

it.each([
  ['{"a":[1]}', { a: [1] }],
  ["null", null],
  ["", undefined],
  ["{", undefined],
])("the text %j holds the JSON %j", (text, value) => {
  expect(readJson(text)).toEqual(value);
});
