import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import { classWork, workFiles } from "#domains/work/server/tables.ts";
import { hour } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";
import { anAssignment } from "../support/work.ts";

const batchId = "mern-evening";
const bytes = (content: string) => new TextEncoder().encode(content);

describe.each(databases)("files to begin an assignment with, on the $name database", ({ open }) => {
  const { running, student, userOf } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
  }, 60_000);

  const own = () => running.test.app.services.work;
  const assign = async (changes: Parameters<typeof anAssignment>[0] = {}) =>
    await teacher.verbs.addAssignment(batchId, anAssignment(changes));
  const add = async (workId: string, name: string, content: string, formId: string = randomUUID()) =>
    await teacher.verbs.addStarterFile(batchId, { workId, formId, name, content: bytes(content) });

  it("are seen and fetched by the batch's students from the moment the assignment is open", async () => {
    const someone = await userOf(await student(batchId));
    const stranger = await userOf(await student("mern-weekend"));
    const workId = await assign({ publishedAt: new Date(Date.now() + hour) });
    const formId = randomUUID();
    // Pressed twice, it is added once; names are told apart by the id.
    await Promise.all([add(workId, "start.py", "print(1)", formId), add(workId, "start.py", "print(1)", formId)]);
    await add(workId, "شروع.ipynb", "{}");
    await add(workId, "data.zip", "PK\u0003\u0004 and more");
    const files = await teacher.verbs.listStarterFiles(batchId, workId);
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ["start.py", 8],
      ["شروع.ipynb", 2],
      ["data.zip", 13],
    ]);
    const [first] = files;
    const fetch = async (user: typeof someone) => {
      const { content, ...file } = await own().openOwnStarterFile(user, workId, first?.id ?? "");
      return { ...file, content: await text(content) };
    };
    await expect(fetch(someone)).rejects.toEqual(refusal("not_found"));
    await running.opened.database.update(classWork).set({ publishedAt: new Date() }).where(eq(classWork.id, workId));
    expect((await own().showOwnWork(someone, workId)).starter).toEqual(files);
    const mediaType = "text/plain; charset=utf-8";
    expect(await fetch(someone)).toEqual({ name: "start.py", size: 8, mediaType, content: "print(1)" });
    await expect(fetch(stranger)).rejects.toEqual(refusal("not_found"));
    const other = await assign();
    await expect(own().openOwnStarterFile(someone, other, first?.id ?? "")).rejects.toEqual(refusal("not_found"));
  });

  it("are of the kinds and sizes that a class accepts as material", async () => {
    const workId = await assign();
    await expect(add(workId, "page.exe", "MZ")).rejects.toMatchObject({ reason: "material.wrongType" });
    await expect(add(workId, "notes.md", "a\u0000b")).rejects.toMatchObject({ reason: "material.wrongType" });
    await expect(add(workId, "empty.md", "")).rejects.toMatchObject({ reason: "material.missing" });
    const long = { workId, formId: randomUUID(), name: "long.txt", content: new Uint8Array(20 * 1024 * 1024 + 1) };
    await expect(teacher.verbs.addStarterFile(batchId, long)).rejects.toMatchObject({ reason: "material.tooLarge" });
    expect(await teacher.verbs.listStarterFiles(batchId, workId)).toEqual([]);
  });

  it("go when they are removed, and the night after their assignment was", async () => {
    const workId = await assign();
    await add(workId, "one.md", "# One");
    await add(workId, "two.md", "# Two");
    const [one] = await teacher.verbs.listStarterFiles(batchId, workId);
    await teacher.verbs.removeStarterFile(batchId, { workId, fileId: one?.id ?? "" });
    await expect(teacher.verbs.removeStarterFile(batchId, { workId, fileId: one?.id ?? "" })).rejects.toEqual(
      refusal("not_found"),
    );
    expect((await teacher.verbs.listStarterFiles(batchId, workId)).map(({ name }) => name)).toEqual(["two.md"]);
    await teacher.verbs.removeAssignment(batchId, workId);
    const left = async () => await running.opened.database.$count(workFiles, sql`${workFiles.workId} is null`);
    expect(await left()).toBe(1);
    const removed: string[] = [];
    const fileRemovals = { place: async (_: unknown, { keys }: { keys: string[] }) => void removed.push(...keys) };
    const outboxFiles = { findBefore: async () => [], findAbout: async () => [], remove: async () => {} };
    await eraseExpired({ database: running.opened.database, fileRemovals, outboxFiles }, new Date());
    expect(removed).toEqual([expect.stringMatching(/^work-files\/.*\.md$/)]);
    expect(await left()).toBe(0);
  });
});
