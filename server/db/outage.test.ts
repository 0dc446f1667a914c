import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { DatabaseUnavailable, isOutage } from "#server/db/outage.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });
const inQuery = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

it.each([
  ["a server that is not there", withCode("ECONNREFUSED")],
  ["a server that shuts down", inQuery(withCode("57P01"))],
  ["a server whose disk is full", inQuery(withCode("53100"))],
  ["a server that takes no writes any more", inQuery(withCode("25006"))],
  ["a connection that broke under a query", inQuery(new Error("Connection terminated unexpectedly"))],
  ["a database that has failed", inQuery(new DatabaseUnavailable("failed"))],
  ["a disk that is full", withCode("ENOSPC")],
  ["what another error came of", new Error("could not sign up", { cause: inQuery(withCode("08006")) })],
])("%s is an outage", (_, error) => {
  expect(isOutage(error)).toBe(true);
});

it.each([
  ["a value that is there already", inQuery(withCode("23505"))],
  ["a statement that no transaction allows", inQuery(withCode("25001"))],
  ["a query that was cancelled", inQuery(withCode("57014"))],
  ["a file that is not there", withCode("ENOENT")],
  ["a mistake of ours", new TypeError("undefined is not a function")],
  ["what is no error", "ECONNREFUSED"],
])("%s is no outage", (_, error) => {
  expect(isOutage(error)).toBe(false);
});
