import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "#server/config/log.ts";
import { personalNames } from "#server/db/personal.ts";
import { storedTables } from "../../tests/support/stored-tables.ts";

/** The log output of `write`, as text. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: "info" }, { write: (line) => lines.push(line) }));
  return lines.join("");
}

describe("createLog", () => {
  it("drops what a visitor wrote, and secrets", async () => {
    await storedTables();
    const form = { firstName: "Ayesha", email: "ayesha@example.com", phone: "0300" };
    const text = written((log) => log.info({ requestId: "r1", secretId: "MERN-1", form, ...form }, "seen"));
    expect(text).toContain('"requestId":"r1"');
    expect(text).not.toMatch(/Ayesha|ayesha|0300|MERN-1/);
  });

  it("drops every column about people by its mark, and keeps ids, errors and lists", async () => {
    await storedTables();
    const names = personalNames();
    expect(names).toEqual(expect.arrayContaining(["name", "phone", "feedback", "releaseReason", "userAgent"]));
    const about = Object.fromEntries(names.map((name) => [name, "Ayesha"]));
    // What the program says of its own acts has these names; no column about people may take one of them away.
    const own = ["reason", "job", "path", "method", "status", "took", "again"];
    expect(names.filter((name) => own.includes(name))).toEqual([]);
    const issues = [{ message: "too long" }];
    const text = written((log) => log.info({ ...about, entered: about, userId: "u1", issues }, "seen"));
    expect(text).not.toContain("Ayesha");
    expect(text).toContain('"userId":"u1","issues":[{"message":"too long"}]');
  });

  it("keeps an error readable, without the row a database driver attaches to it", () => {
    const error = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(a@b.co) exists." });
    const text = written((log) => log.error({ err: error }, "request failed"));
    expect(text).toContain("duplicate key");
    expect(text).toContain("23505");
    expect(text).not.toContain("a@b.co");
  });
});

function openLog() {
  const lines: { msg: string; [name: string]: unknown }[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines, of: (msg: string) => lines.filter((line) => line.msg === msg) };
}

describe("a flood of refusals", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("writes ten lines a second of each kind of refusal, and the number of lines left out", () => {
    const { log, of } = openLog();
    for (let at = 0; at < 1_000; at += 1) {
      log.info({ status: 429 }, "request");
      log.error({ err: new Error("It failed.") }, "page failed");
    }
    expect(of("request")).toHaveLength(10);
    expect(of("page failed")).toHaveLength(10);
    vi.advanceTimersByTime(1_000);
    expect(of("lines left out")).toEqual([
      expect.objectContaining({ level: 40, leftOut: 990, of: "request" }),
      expect.objectContaining({ level: 40, leftOut: 990, of: "page failed" }),
    ]);
    log.info({ status: 404 }, "request");
    expect(of("request")).toHaveLength(11);
  });

  it("writes every line of success, and none about lines left out if there are none", () => {
    const { log, lines, of } = openLog();
    for (let at = 0; at < 1_000; at += 1) log.info({ status: 200 }, "request");
    log.warn({ path: "/none" }, "no such page");
    vi.advanceTimersByTime(5_000);
    expect(of("request")).toHaveLength(1_000);
    expect(lines).toHaveLength(1_001);
  });

  it("writes why the program ends, even after a flood", () => {
    const { log, of } = openLog();
    for (let at = 0; at < 20; at += 1) log.error("the database failed");
    log.fatal("the database failed");
    expect(of("the database failed").at(-1)).toMatchObject({ level: 60 });
  });
});
