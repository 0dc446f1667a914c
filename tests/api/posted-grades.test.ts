import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { gradePosted } from "#domains/work/server/grade-posted.tsx";
import { emailDepsOf } from "#server/compose/email-deps.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import { en } from "#server/compose/words/messages.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";
import { anAssignment } from "../support/work.ts";

const batchId = "mern-evening";

/** A PNG of one pixel. */
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe.each(databases)("posted grades on the $name database", ({ open }) => {
  const { running, student, userOf, manage } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
  }, 60_000);

  const seated = async () => {
    const { email } = (await student(batchId)).person;
    const { members } = await teacher.verbs.showClass(batchId);
    return { email, enrolmentId: members.find(({ person }) => person.email === email)?.id ?? "" };
  };
  const grade = async (workId: string, { enrolmentId }: { enrolmentId: string }, points: number | null, seen = 0) =>
    await teacher.verbs.setGrades(batchId, [{ workId, enrolmentId, points, seen }]);
  const mailsTo = ({ email }: { email: string }) =>
    running.smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Your grade:"));
  const nothingWaits = async () =>
    await until(async () => {
      const { rows } = await running.opened.database.execute(sql`
        select count(*)::int as all from pgboss.job where name = 'send-mail'
          and data->>'email' = 'grade-posted' and state in ('created', 'retry', 'active')`);
      return Number(rows[0]?.all) === 0 || null;
    });
  /** As if the minute were over in which posting can be undone. */
  const letLeave = async () => {
    const waits = sql`name = 'send-mail' and state = 'created' and data->>'email' = 'grade-posted'`;
    await running.opened.database.execute(sql`update pgboss.job set start_after = now() where ${waits}`);
  };
  const untoldOf = async (workId: string) =>
    (await teacher.verbs.listAssignments(batchId)).find(({ id }) => id === workId)?.untold;

  it("are told to each graded student by one email, without the points", async () => {
    const [one, other, ungraded, left] = [await seated(), await seated(), await seated(), await seated()];
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment({ title: "Build a form" }));
    await grade(workId, one, 13.37);
    await grade(workId, other, 8);
    await grade(workId, left, 5);
    await grade(workId, ungraded, 5);
    await grade(workId, ungraded, null, 1);
    const support = await member("support");
    await support.verbs.withdrawEnrolment(left.enrolmentId);
    expect(await untoldOf(workId)).toBe(2);
    expect(await Promise.all([1, 2, 3].map(() => teacher.verbs.postGrades(batchId, workId)))).toContain(2);
    expect(await untoldOf(workId)).toBe(0);
    await letLeave();
    for (const someone of [one, other]) await until(() => mailsTo(someone)[0]);
    await nothingWaits();
    expect([one, other, ungraded, left].map((someone) => mailsTo(someone).length)).toEqual([1, 1, 0, 0]);
    const text = mailsTo(one)[0]?.parsed.text ?? "";
    expect(text).toContain(`/classroom/work/${workId}`);
    expect(text).not.toContain("13.37");
  });

  it("are told again only where the grade is new, posted twice or hidden between", async () => {
    const [first, late, same] = [await seated(), await seated(), await seated()];
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment());
    await grade(workId, first, 10);
    await grade(workId, same, 10);
    expect(await teacher.verbs.postGrades(batchId, workId)).toBe(2);
    await letLeave();
    await until(() => mailsTo(same)[0]);
    await until(() => mailsTo(first)[0]);
    expect(await teacher.verbs.postGrades(batchId, workId)).toBe(0);
    await grade(workId, late, 7);
    await grade(workId, first, 12, 1);
    expect(await teacher.verbs.postGrades(batchId, workId)).toBe(2);
    await letLeave();
    await until(() => mailsTo(late)[0]);
    await until(() => mailsTo(first)[1]);
    await teacher.verbs.hideGrades(batchId, workId);
    expect(await teacher.verbs.postGrades(batchId, workId)).toBe(0);
    await nothingWaits();
    expect([first, late, same].map((someone) => mailsTo(someone).length)).toEqual([2, 1, 1]);
    const { rows } = await running.opened.database.execute(
      sql`select details from audit_entries where subject_id = ${workId} and verb = 'postGrades' order by id`,
    );
    expect(rows).toEqual([2, 2, 0].map((told) => ({ details: { told } })));
  });

  it("are told to nobody when they are hidden within a minute, and to all once they are posted again", async () => {
    const [told, fresh] = [await seated(), await seated()];
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment());
    await grade(workId, told, 10);
    await teacher.verbs.postGrades(batchId, workId);
    await letLeave();
    await until(() => mailsTo(told)[0]);
    await teacher.verbs.hideGrades(batchId, workId);
    await grade(workId, fresh, 7);
    expect(await teacher.verbs.postGrades(batchId, workId)).toBe(1);
    await teacher.verbs.hideGrades(batchId, workId);
    await nothingWaits();
    expect([told, fresh].map((someone) => mailsTo(someone).length)).toEqual([1, 0]);
    expect(await untoldOf(workId)).toBe(1);
    expect(await teacher.verbs.postGrades(batchId, workId)).toBe(1);
    await letLeave();
    await until(() => mailsTo(fresh)[0]);
    await nothingWaits();
    expect([told, fresh].map((someone) => mailsTo(someone).length)).toEqual([1, 1]);
  });

  it("are told by no email that is late: hidden again, told of again, or the person erased", async () => {
    const [one, erased] = [await seated(), await seated()];
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment());
    await grade(workId, one, 3);
    await grade(workId, erased, 3);
    await manage("/people/erase", { email: erased.email });
    expect(await teacher.verbs.postGrades(batchId, workId)).toBe(1);
    const site = () => createSite(demoContent, en);
    const siteUrl = "https://darsgah.example";
    const mailbox = () => ({ name: "Desk", address: "desk@darsgah.example" });
    const deps = emailDepsOf({
      ...{ database: running.opened.database, site, siteUrl, staff: mailbox, organizer: mailbox },
      ...{ signedTokens: createSignedTokens("a secret of the tests, long enough"), clock: () => new Date() },
    });
    const write = gradePosted.writer(deps, renderEmails(site, { siteUrl, picture: () => null }));
    const about = (version: number) => `${workId} ${one.enrolmentId} ${version}`;
    expect([...(await write([about(1), about(2)])).keys()]).toEqual([about(1)]);
    await grade(workId, one, 4, 1);
    expect([...(await write([about(1)])).keys()]).toEqual([about(1)]);
    await teacher.verbs.postGrades(batchId, workId);
    expect([...(await write([about(1), about(2)])).keys()]).toEqual([about(2)]);
    await running.opened.database.execute(sql`update class_work set kind = 'quiz' where id = ${workId}`);
    const [ofQuiz] = (await write([about(2)])).values();
    expect(ofQuiz).toMatchObject({ text: expect.stringContaining(`/classroom/quizzes/${workId}`) });
    await teacher.verbs.hideGrades(batchId, workId);
    expect((await write([about(2)])).size).toBe(0);
  });

  it("are given beside what was handed in: pictures, text and notebooks in place, by what their bytes are", async () => {
    const someone = await student(batchId);
    const user = await userOf(someone);
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment({ title: "Plot", accepts: ["file"] }));
    const send = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
      const id = randomUUID();
      const path = `/classroom/hand-in-files/${workId}/${id}?name=${encodeURIComponent(name)}`;
      const answer = await running.test.ask(path, { method: "POST", headers: someone.browser.headers, body: content });
      expect(answer.status).toBe(204);
      return id;
    };
    const png = Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0));
    const notebook = { nbformat: 4, cells: [{ cell_type: "code", source: "1 + 1", outputs: [] }] };
    const html = "<script>alert(1)</script>";
    const files: (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
      ...([
        ["plot.png", png],
        ["page.html", html],
        ["trick.png", html],
        ["work.ipynb", JSON.stringify(notebook)],
      ] as const),
      ...([
        ["broken.ipynb", "{"],
        ["report.pdf", "%PDF-1.7\n"],
        ["data.bin", Uint8Array.of(1, 0, 2)],
      ] as const),
      ["long.txt", "é".repeat(40_000)],
      ["large.ipynb", JSON.stringify({ ...notebook, metadata: "a".repeat(1_000_000) })],
    ];
    const ids: string[] = [];
    for (const [name, content] of files) ids.push(await send(name, content));
    const handIn = { key: randomUUID(), text: "", link: "", fileIds: ids };
    await running.test.app.services.work.handIn(user, workId, handIn);
    const { students } = await teacher.verbs.listHandIns(batchId, workId);
    const enrolmentId = students.find(({ latest }) => latest !== null)?.enrolmentId ?? "";
    const seen = await teacher.verbs.seeHandIn(batchId, workId, enrolmentId);
    expect(seen.map(({ is }) => is)).toEqual([
      ...["picture", "text", "text", "notebook", "text", "pdf", "other", "text", "large notebook"],
    ]);
    expect(seen[2]).toMatchObject({ name: "trick.png", text: html, isCut: false });
    expect(seen[3]).toMatchObject({ cells: [{ is: "code", source: "1 + 1", outputs: [] }] });
    expect(seen[7]).toMatchObject({ text: "é".repeat(30_000), isCut: true });
    const shown = async (at: number) => {
      const { mediaType, content } = await teacher.verbs.showHandInFile(batchId, ids[at] ?? "");
      content.destroy();
      return mediaType;
    };
    expect([await shown(0), await shown(5)]).toEqual(["image/png", "application/pdf"]);
    for (const at of [1, 2, 3, 6]) await expect(shown(at)).rejects.toMatchObject({ reason: "handIn.fileGone" });
    expect(await teacher.verbs.seeHandIn(batchId, workId, randomUUID())).toEqual([]);
  });

  it("offer short feedback of the batch again, the most frequent first", async () => {
    const workId = await teacher.verbs.addAssignment(batchId, anAssignment({ title: "Words" }));
    const feedback = ["Well done.", "Name your variables.", "Well done.", "", "x".repeat(301)];
    for (const text of feedback) {
      const { enrolmentId } = await seated();
      const given = { workId, enrolmentId, rubric: {}, points: 5, seen: 0, feedback: text };
      await teacher.verbs.gradeHandIn(batchId, given);
    }
    const { comments } = await teacher.verbs.listHandIns(batchId, workId);
    expect(comments).toEqual(["Well done.", "Name your variables."]);
  });
});
