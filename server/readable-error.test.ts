import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readableError } from "./readable-error.ts";

const essay = "What I learnt\n    at home (with my sister:1:2)";

/** As the driver throws it: the cause quotes the row. */
function failedQuery(cause: object) {
  const thrown = Object.assign(new Error("refused"), cause);
  return new DrizzleQueryError('insert into "hand_ins" ("text") values ($1)', [essay, "ayesha@example.com"], thrown);
}

describe("an error that is written down", () => {
  it("of a query tells the query and where it failed, never its parameters", () => {
    const detail = "Key (email)=(ayesha@example.com) already exists.";
    const error = failedQuery({
      code: "23505",
      ...{ detail, query: "insert", params: [essay] },
      where: essay,
      constraint: "people_email",
      message: "duplicate key",
    });
    const written = readableError(error);
    expect(written).toMatchObject({
      type: "DrizzleQueryError",
      message: 'Failed query: insert into "hand_ins" ("text") values ($1)',
      cause: { message: "duplicate key", code: "23505", constraint: "people_email" },
    });
    expect(written.stack).toContain("readable-error.test.ts");
    expect(JSON.stringify(written)).not.toMatch(/learnt|sister|ayesha/);
  });

  it("of a value that the database cannot take leaves the value out", () => {
    const message = 'invalid input syntax for type uuid: "ayesha@example.com"';
    expect(readableError(failedQuery({ code: "22P02", message })).cause?.message).toBe(
      "invalid input syntax for type uuid",
    );
  });

  it("of JSON or a contract leaves out what was sent", () => {
    const thrownBy = (act: () => unknown) => {
      try {
        return act();
      } catch (error) {
        return error;
      }
    };
    const json = readableError(thrownBy(() => JSON.parse("ayesha@example.com")));
    expect(json).toMatchObject({ type: "SyntaxError", message: "What was read is not valid JSON" });
    const contract = z.strictObject({ points: z.record(z.string(), z.number()), title: z.string() });
    const sent = { points: { "ayesha khan": "x" }, "my essay": 1 };
    const issues = readableError(thrownBy(() => contract.parse(sent)));
    expect(issues.message).toBe("Issues: invalid_type, invalid_type at title, unrecognized_keys");
    for (const written of [json, issues]) expect(JSON.stringify(written)).not.toMatch(/ayesha|essay/);
  });

  it("follows causes, but not in circles", () => {
    const error = new Error("a circle");
    error.cause = error;
    expect(JSON.stringify(readableError(error)).match(/a circle/g)?.length).toBe(6);
    expect(readableError(new Error("outer", { cause: new Error("inner") })).cause?.message).toBe("inner");
    expect(readableError("a text")).toEqual({
      type: "string",
      message: "something was thrown that is no error",
      stack: "",
    });
  });
});
