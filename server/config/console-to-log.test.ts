import { expect, it } from "vitest";
import { consoleToLog } from "#server/config/console-to-log.ts";
import { createLog } from "#server/config/log.ts";

it("turns what a library says into lines of the log, without what it shows", () => {
  const lines: string[] = [];
  const silent = (..._said: unknown[]) => {};
  const library = { error: silent, warn: silent, info: silent, log: silent, debug: silent, trace: silent };
  const undo = consoleToLog(createLog({ logLevel: "info" }, { write: (line) => lines.push(line) }), library);
  library.warn("two\nlines", { email: "ayesha@example.com" });
  library.error(new Error("it failed"), "x".repeat(1_000));
  library.debug("nothing that is logged");
  undo();
  library.error("after that");
  const [first = "", second = "", ...others] = lines;
  expect(JSON.parse(first)).toMatchObject({ level: 40, said: "two\nlines", msg: "a library wrote to the console" });
  expect(JSON.parse(second)).toMatchObject({ level: 50, err: { message: "it failed" }, said: "x".repeat(300) });
  expect(others).toEqual([]);
  expect(lines.join("")).not.toContain("ayesha");
});
