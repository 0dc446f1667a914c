import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "#server/db/queries/catalogue.ts";
import type { Batch } from "#shared/contracts/batch.ts";
import type { BatchEntry } from "#shared/contracts/catalogue/batch-entry.ts";
import type { LectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";
import type { Course } from "#shared/contracts/course.ts";
import { type ManagedProgram, programs } from "../support/managed-program.ts";

const newBatch = [
  ...["--id", "data-morning", "--course-id", "data-analyst", "--name", "Data Morning", "--mode", "Online"],
  ...["--schedule", "Mon, Wed", "--timing", "9:00 AM – 10:30 AM PKT", "--instructor", "Sana Javed"],
  ...["--start-date", "2027-02-01", "--end-date", "2027-04-28", "--price", "99.50", "--seats", "20"],
  ...["--description", "For early risers."],
];

describe.each(programs)("the operator's commands and a $name (specification §3)", ({ start }) => {
  let program: ManagedProgram;
  beforeAll(async () => {
    program = await start();
  });
  afterAll(async () => await program.stop());

  it("list what there is", async () => {
    const { code, out, err } = await program.type(["batches", "list", "--course-id", "data-analyst"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")[0]).toMatch(/^ID +COURSE +NAME +START/);
    expect(out).toMatch(/^data-evening .* 11 of 15 +yes$/m);
    expect(out).not.toMatch(/mern|scrypt/);
    expect(await program.answer<Course[]>("courses", "list")).toHaveLength(4);
    expect((await program.type(["outlines", "show", "data-analyst"])).out).toContain("Month 1:");
  });

  it("add a course and a batch, and the public API serves them at once", async () => {
    const course = [
      "--id",
      "python-basics",
      "--title",
      "Python Basics",
      "--level",
      "Beginner",
      "--skills",
      "Python|Files",
    ];
    const words = ["--description", "From print to pandas.", "--duration", "2 months"];
    expect((await program.type(["courses", "add", ...course, ...words])).out).toContain(
      "Added the course python-basics.",
    );
    expect((await program.type(["batches", "add", ...newBatch])).out).toContain("batches rotate-secret data-morning");
    const courses = await program.served<Course[]>("/api/courses");
    expect(courses.at(-1)).toMatchObject({ _id: "python-basics", slug: "python-basics", skills: ["Python", "Files"] });
    const batches = await program.served<Batch[]>("/api/batches/course/data-analyst");
    expect(batches).toContainEqual(
      expect.objectContaining({ _id: "data-morning", price: 99.5, enrolled: 0, seats: 20 }),
    );
  });

  it("change the named fields and no other", async () => {
    const before = await program.answer<BatchEntry>("batches", "show", "data-evening");
    await program.answer("batches", "change", "data-evening", "--enrolled", "12", "--instructor", "Noor Fatima");
    const batches = await program.served<Batch[]>("/api/batches/course/data-analyst");
    const { id, ...fields } = before;
    expect(batches).toContainEqual({ _id: id, ...fields, enrolled: 12, instructor: "Noor Fatima" });
  });

  it("refuse wrong fields with a line for each, and change nothing", async () => {
    const before = await program.answer("export");
    const wrong = ["--seats", "11", "--end-date", "2020-01-01", "--price", "-1", "--mode", "Hybrid"];
    const { code, err, out } = await program.type(["batches", "change", "data-evening", ...wrong.map((word) => word)]);
    expect(code).toBe(2);
    expect(err).toContain("'--price' argument is ambiguous");
    const again = await program.type([
      "batches",
      "change",
      "data-evening",
      ...wrong.map((word) => word).toSpliced(4, 2),
      "--price=-1",
    ]);
    expect(again.code).toBe(1);
    expect(again.err).toContain("--seats: There are 12 enrolled: the seats cannot be fewer.");
    expect(again.err).toContain("--end-date: The end cannot be before the start.");
    expect(again.err).toContain("--price: This must be an amount in US dollars");
    expect(out + again.out).toBe("");
    expect(await program.answer("export")).toEqual(before);
  });

  it.each([
    [["batches", "show", "none"], "There is no batch with the id none."],
    [["batches", "add", ...newBatch.with(1, "Data Morning!")], "--id: Please use small letters"],
    [
      ["batches", "add", ...newBatch.with(3, "no-such-course")],
      "--course-id: There is no course with the id no-such-course.",
    ],
    [
      ["batches", "add", ...newBatch.with(1, "data-evening")],
      "--id: There is a batch with the id data-evening already.",
    ],
    [
      ["courses", "change", "data-analyst", "--slug", "ai-machine-learning"],
      "--slug: The course ai-machine-learning has this slug already.",
    ],
    [
      ["lectures", "change", "data-evening-lecture-1", "--lecture-number", "2"],
      "--lecture-number: The lecture data-evening-lecture-2 has this number",
    ],
    [
      ["lectures", "add", "--batch-id", "data-evening", "--title", "x", "--url", "https://films.example/1.mp4"],
      "--url: This must be the https:// address of a film on YouTube, Vimeo or Google Drive",
    ],
    [
      ["lectures", "add", "--batch-id", "data-evening", "--title", "x", "--url", "file:lectures/none.mp4"],
      "--url: There is no such file of ours.",
    ],
    [["batches", "rotate-secret", "none"], "There is no batch with the id none."],
    [["batches", "remove", "data-evening"], "3 lectures would go with it."],
    [["courses", "remove", "mern-full-stack-development"], "3 batches and 9 lectures would go with it."],
  ])("refuse %j", async (typed, complaint) => {
    const { code, err, out } = await program.type(typed);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(complaint);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it("add lectures, each with the next number and its batch's words", async () => {
    const typed = ["--batch-id", "data-evening", "--title", "Joins", "--url", "https://youtu.be/00000000001"];
    expect(await program.answer<LectureEntry>("lectures", "add", ...typed)).toEqual({
      id: "data-evening-lecture-4",
      batchId: "data-evening",
      batchNumber: "DATA-E1",
      lectureNumber: 4,
      title: "Joins",
      url: "https://youtu.be/00000000001",
    });
  });

  it("remove a lecture, and a batch with its lectures by force", async () => {
    await program.answer("lectures", "remove", "ai-evening-lecture-3");
    const gone = await program.type(["batches", "remove", "ai-evening", "--force"]);
    expect(gone.out).toBe("Removed the batch ai-evening, and with it 2 lectures.\n");
    const { lectures } = await program.answer<Catalogue>("export");
    expect(lectures.filter(({ batchId }) => batchId === "ai-evening")).toEqual([]);
    const served = await program.served<Batch[]>("/api/batches/course/ai-machine-learning");
    expect(served.map(({ _id }) => _id)).toEqual(["ai-weekend"]);
  });

  it("give what they export to an import that changes nothing", async () => {
    const before = await program.answer<Catalogue>("export");
    expect(before.courses.length).toBeGreaterThan(3);
    const { out } = await program.type([
      "import",
      "courses.csv",
      "batches.csv",
      "lectures.csv",
      "outlines.csv",
      "--update",
      "--check",
    ]);
    expect(out).toBe("All is well with 2 courses, 1 outline, 2 batches, 2 lectures. Nothing was changed.\n");
    expect(await program.answer("export")).toEqual(before);
  });
});
