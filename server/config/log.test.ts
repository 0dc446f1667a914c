import { describe, expect, it } from "vitest";
import { createLog } from "#server/config/log.ts";

/** What `write` leaves in a log, as text. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ logLevel: "info" }, { write: (line) => lines.push(line) }));
  return lines.join("");
}

describe("createLog", () => {
  it("drops what a visitor wrote and what is secret, should it get that far", () => {
    const form = { firstName: "Ayesha", email: "ayesha@example.com", phone: "0300" };
    const text = written((log) => log.info({ requestId: "r1", secretId: "MERN-1", form, ...form }, "seen"));
    expect(text).toContain('"requestId":"r1"');
    expect(text).not.toMatch(/Ayesha|ayesha|0300|MERN-1/);
  });

  it("keeps an error readable, without the row a database driver attaches to it", () => {
    const error = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(a@b.co) exists." });
    const text = written((log) => log.error({ err: error }, "request failed"));
    expect(text).toContain("duplicate key");
    expect(text).toContain("23505");
    expect(text).not.toContain("a@b.co");
  });
});
