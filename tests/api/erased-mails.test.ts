import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailFileName } from "#server/mail/port.ts";
import { databases } from "../support/databases.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";
import { until } from "../support/until.ts";

describe.each(databases)("a mail that is written while its reader is erased, on the $name database", ({ open }) => {
  let staff: Staff;
  /** The mails that are being written, until they may end. */
  const written: string[] = [];
  const takenBack: string[] = [];
  const mayEnd = Promise.withResolvers<void>();

  beforeAll(async () => {
    const mailer = {
      async send({ id, to }: { id: string; to: { address: string } }) {
        if (!/^leaver/.test(to.address)) return;
        written.push(id);
        await mayEnd.promise;
      },
      takeBack: async (id: string) => void takenBack.push(id),
      close() {},
    };
    staff = await startStaff(await open(), { mailer });
    const batch = { ...newBatch, id: "one-seat", seats: 1 };
    expect((await staff.enter("batches", batch)).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const enrol = async (name: string, email: string) =>
    (await staff.call("enrolPerson", { batchId: "one-seat", name, email })).body.state;
  const erase = (email: string) => staff.ask("POST", "/people/erase", { email });

  it("leaves no file: what is there is removed by its name, and what comes later is taken back", async () => {
    expect(await enrol("First", "first@example.com")).toBe("active");
    expect(await enrol("Leaver", "leaver@example.com")).toBe("waitlisted");
    expect((await erase("first@example.com")).status).toBe(200);
    const [id = ""] = await until(() => (written.length > 0 ? written : null));
    // As stored in the middle of being written: without a word yet that names the reader.
    const folder = join(staff.test.dataDir, "outbox");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, mailFileName(id)), "");
    expect((await erase("leaver@example.com")).status).toBe(200);
    expect(existsSync(join(folder, mailFileName(id)))).toBe(false);
    expect(takenBack).toEqual([]);
    mayEnd.resolve();
    await until(() => takenBack.includes(id));
  });
});
