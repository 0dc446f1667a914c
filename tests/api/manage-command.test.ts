import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import type { LectureEntry } from "#domains/catalogue/contract/lecture-entry.ts";
import type { OutlineEntry } from "#domains/catalogue/contract/outline-entry.ts";
import { openManageSocket } from "#server/serving/manage-socket.ts";
import { startTestApp } from "../support/app.ts";
import { manage } from "../support/manage.ts";
import { type ManagedProgram, programs, startManaged } from "../support/managed-program.ts";
import { openOrder } from "../support/orders.ts";
import { outboxFiles } from "../support/outbox-mails.ts";
import { newBatch } from "../support/staff.ts";
import { until } from "../support/until.ts";
import { video } from "../support/videos.ts";

/** A command may have to open the database itself, on a machine that is busy. */
const patience = 60_000;

describe.each(programs)("the operator's commands and a $name (specification §3)", ({ start, isTypical }) => {
  let program: ManagedProgram;
  const folder = mkdtempSync(join(tmpdir(), "darsgah-operator-"));
  beforeAll(async () => {
    program = await start();
  });
  afterAll(async () => {
    await program.stop();
    rmSync(folder, { recursive: true });
  });

  it("change, and the public API serves the change at once", { timeout: patience }, async () => {
    const added = await program.answer<{ id: string }>("call", "addBatch", JSON.stringify(newBatch));
    expect(added).toMatchObject({ id: "data-morning", enrolledElsewhere: 0 });
    const change = JSON.stringify(["data-morning", { fields: { enrolledElsewhere: 12 } }]);
    expect(await program.answer("call", "changeBatch", change)).toMatchObject({ enrolledElsewhere: 12 });
    const served = await program.served<Batch[]>("/api/batches/course/data-analyst");
    expect(served).toContainEqual(
      expect.objectContaining({ _id: "data-morning", price: 99.5, enrolled: 12, seats: 20 }),
    );
  });

  if (!isTypical) return;

  it("refuse in words, with an exit code, and change nothing", { timeout: patience }, async () => {
    const change = JSON.stringify(["data-evening", { fields: { seats: 10, price: -1 } }]);
    expect(await program.type(["call", "changeBatch", change])).toEqual({
      code: 1,
      out: "",
      err: [
        "2 things are wrong. Nothing was changed.",
        "  price: This must be an amount, 0 or more, with the decimals of its currency: 99 or 99.50.",
        "  seats: There are 11 enrolled: the seats cannot be fewer.\n",
      ].join("\n"),
    });
  });

  it("import files of each kind, all or nothing", { timeout: patience }, async () => {
    const files = ["courses.csv", "outlines.csv", "batches.csv", "lectures.csv", "catalogue.json"];
    const imported = await program.type(["import", ...files]);
    expect(imported.out).toBe("Imported 3 courses, 2 outlines, 3 batches, 3 lectures.\n");
    const courses = await program.served<Course[]>("/api/courses");
    expect(courses.slice(4).map(({ _id }) => _id)).toEqual(["python-basics", "power-bi", "linux-basics"]);

    const worse = join(folder, "courses.csv");
    writeFileSync(
      worse,
      "id,title,description,duration,level\nrust,Rust,Safe.,2 months,Advanced\ngo,Go,,1 month,Expert\n",
    );
    const refused = await program.type(["import", worse, "batches.csv"]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("  courses.csv, line 3, description: This is missing.\n");
    expect(refused.err).toContain(
      "  courses.csv, line 3, level: This must be one of Beginner, Intermediate, Advanced.\n",
    );
    expect(refused.err).toContain("  batches.csv, line 2, id: The batch python-morning is there already.\n");
  });

  it("keep a video, and rotate a Secret ID", { timeout: patience }, async () => {
    const path = join(folder, "recording.mp4");
    writeFileSync(path, Buffer.concat([...video(3_000_000)]));
    const lecture = await program.answer<LectureEntry>(
      "lectures",
      "import-file",
      "data-evening",
      path,
      "--title",
      "Joins",
    );
    expect(lecture).toMatchObject({ id: "data-evening-lecture-4", title: "Joins" });
    expect(lecture.url).toMatch(/^file:lectures\/[\w-]+\.mp4$/);
    expect(statSync(join(program.dataDir, "files", lecture.url.slice("file:".length))).size).toBe(3_000_000);

    const given = await program.type(["batches", "rotate-secret", "data-morning", "--from-stdin"], "  MORNING-2027 \n");
    expect(given).toEqual({ code: 0, out: "The batch data-morning has the Secret ID you gave.\n", err: "" });
  });

  it("confirm a payment, once, and the student is told", { timeout: patience }, async () => {
    const { reference, email } = await program.whileServing((test) => openOrder(test, { firstName: "Bilal" }));
    const listed = await program.type(["call", "listOrders", '[{"limit":5},"awaiting_payment"]']);
    expect(JSON.parse(listed.out).entries).toMatchObject([{ reference, student: { firstName: "Bilal" } }]);
    const settle = (verdict: string) =>
      program.type(["call", "settleOrder", JSON.stringify([reference.toLowerCase(), { verdict, seenProof: "" }])]);
    expect(JSON.parse((await settle("payment_confirmed")).out)).toEqual({ reference, state: "paid", changed: true });
    expect(JSON.parse((await settle("payment_confirmed")).out)).toMatchObject({ changed: false });
    expect(await settle("proof_refused")).toMatchObject({ code: 1, err: expect.stringContaining("has decided") });
    const isToldOf = (mail: string) =>
      mail.includes(email) && mail.includes(reference) && /^Subject: Paid: /m.test(mail);
    await program.whileServing(async () => await until(() => outboxFiles(program.dataDir).some(isToldOf)));
  });
});

describe("the socket of the operator's commands", () => {
  let program: ManagedProgram;
  beforeAll(async () => {
    program = await startManaged("embedded", true);
  });
  afterAll(async () => await program.stop());

  it("may be opened by the program's own user alone", () => {
    const socket = statSync(join(program.dataDir, "manage.sock"));
    expect(socket.isSocket()).toBe(true);
    expect(socket.mode & 0o777).toBe(0o600);
  });

  it("answers scripts in JSON, refusals too", { timeout: patience }, async () => {
    const unknown = await program.type(["call", "showBatchEntry", '"none"', "--json"]);
    expect({ code: unknown.code, out: unknown.out }).toEqual({ code: 1, out: "" });
    expect(JSON.parse(unknown.err)).toMatchObject({
      code: "not_found",
      message: "There is no batch with the id none.",
    });
  });

  it("prints a Secret ID that it made, once, and none that it was given", { timeout: patience }, async () => {
    const made = await program.type(["batches", "rotate-secret", "data-evening"]);
    expect(made.out).toMatch(/^The new Secret ID of data-evening: [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\n/);
    const short = await program.type(["batches", "rotate-secret", "data-evening", "--from-stdin"], "abc\n");
    expect(short.err).toBe("secretId: A Secret ID needs at least 8 characters.\n");
  });

  it("checks files without a change, and reads its own export", { timeout: patience }, async () => {
    const before = await program.type(["export"]);
    const path = join(program.dataDir, "export.json");
    writeFileSync(path, before.out);
    const checked = await program.type(["import", path, "batches.csv", "courses.csv", "--update", "--check"]);
    expect(checked.out).toBe("All is well with 6 courses, 4 outlines, 11 batches, 27 lectures. Nothing was changed.\n");
    expect((await program.type(["export"])).out).toBe(before.out);
  });

  it("imports an outline from a file of its own", { timeout: patience }, async () => {
    const { outlines } = await program.answer<{ outlines: OutlineEntry[] }>("export");
    const { courseId, ...alone } = outlines.find((one) => one.courseId === "data-analyst") as OutlineEntry;
    const path = join(program.dataDir, "outline.json");
    writeFileSync(path, JSON.stringify({ courseId, ...alone, roadmap: "Data, again" }));
    const imported = await program.type(["import", path, "--as", "outlines", "--update"]);
    expect(imported).toEqual({ code: 0, out: "Imported 1 outline.\n", err: "" });
    expect(await program.served("/api/outline/data-analyst")).toEqual({ ...alone, roadmap: "Data, again" });
  });

  it("takes a video that is refused to its end, and says why", { tags: ["thorough"], timeout: patience }, async () => {
    const path = join(program.dataDir, "no-video.mp4");
    writeFileSync(path, Buffer.alloc(80_000_000, "no video "));
    const refused = await program.type(["lectures", "import-file", "data-evening", path, "--title", "Joins"]);
    expect(refused).toEqual({
      code: 1,
      out: "",
      err: "file: This is not an MP4 or WebM video. Save it as MP4 (H.264), and upload that.\n",
    });
    const unknown = await program.type(["lectures", "import-file", "none", path, "--title", "Joins"]);
    expect(unknown).toEqual({ code: 1, out: "", err: "batchId: There is no batch with the id none.\n" });
  });
});

describe("a socket that is there before the program", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-socket-"));
  const path = join(dataDir, "manage.sock");
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const environment = { DATA_DIR: dataDir, DEMO_CONTENT: "on" };

  it("is replaced where its process died, and gone after the stop", {
    tags: ["thorough"],
    timeout: patience,
  }, async () => {
    writeFileSync(path, "left behind");
    const test = await startTestApp(environment);
    const close = await openManageSocket(dataDir, test.app.manage, test.app.log);
    expect((await manage(environment, ["export", "--json"])).code).toBe(0);
    await close();
    await test.stop();
    expect(readdirSync(dataDir)).not.toContain("manage.sock");
  });

  it("is left to the process that answers there", { tags: ["thorough"] }, async () => {
    const other = createServer().listen(path);
    const close = await openManageSocket(dataDir, () => new Response(), (await startSilent()).log);
    await close();
    expect(statSync(path).isSocket()).toBe(true);
    await new Promise((resolve) => other.close(resolve));
  });

  async function startSilent() {
    const test = await startTestApp(environment);
    await test.stop();
    return test.app;
  }

  it("is waited for while a program that has the data folder starts", {
    tags: ["thorough"],
    timeout: patience,
  }, async () => {
    const test = await startTestApp(environment);
    const typed = manage(environment, ["export", "--json"]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const close = await openManageSocket(dataDir, test.app.manage, test.app.log);
    expect((await typed).code).toBe(0);
    await close();
    await test.stop();
  });
});

describe("a command that cannot be", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-nothing-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it.each([
    [["export"], 1, /^DATA_DIR must be the program's own: there is no database in .* yet\./],
    [["burn"], 2, /^There is no command burn\. Type help for the list\.\n$/],
    [["import", "--colour", "red"], 2, /^Unknown option '--colour'/],
  ])("%j ends with %i and one line", async (typed, code, words) => {
    const ended = await manage({ DATA_DIR: dataDir }, typed);
    expect(ended).toEqual({ code, out: "", err: expect.stringMatching(words) });
    expect(ended.err.trim()).not.toContain("\n");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("helps without a program, a database or a setting", async () => {
    const { code, out } = await manage({}, ["help", "batches", "rotate-secret"]);
    expect(code).toBe(0);
    expect(out).toContain("npm run manage -- batches rotate-secret <id> [options]");
  });
});
