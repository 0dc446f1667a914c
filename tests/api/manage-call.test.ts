import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentStates } from "#domains/content/server/drafts.ts";
import { type OperatorVerb, operatorVerbs } from "#server/compose/operator-verbs.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { type ManagedProgram, programs, startManaged } from "../support/managed-program.ts";
import { openOrder } from "../support/orders.ts";

const patience = 60_000;
const verbNames = Object.keys(operatorVerbs) as OperatorVerb[];

describe.each(databases)("the verbs over the operator's socket on the $name database", ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({}, { database: await open() });
  }, patience);
  afterAll(async () => await test.stop());
  const call = async (verb: string, args: unknown) => {
    const init = { method: "POST", body: typeof args === "string" ? args : JSON.stringify(args) };
    const response = await test.app.manage(new Request(`http://manage/call/${verb}`, init));
    return { status: response.status, body: await response.json() };
  };

  it.each(verbNames)("%s refuses what its contract does not read, in words", async (verb) => {
    for (const args of [
      [{}, [], 7],
      ["none", "none", "none", "none"],
    ]) {
      const { status, body } = await call(verb, args);
      if (operatorVerbs[verb].count === 0 && !operatorVerbs[verb].takes) expect(body.fields).toBeTruthy();
      expect({ verb, status }).toEqual({ verb, status: 422 });
    }
  });

  it("act in the operator's name, with one entry in the audit", async () => {
    const made = await call("makeDiscount", [{ code: "CALL-10", percent: 10, maxUses: 1 }]);
    expect(made).toMatchObject({ status: 200, body: { code: "CALL-10" } });
    expect((await call("listDiscounts", [])).body).toMatchObject([{ code: "CALL-10", uses: 0 }]);
    const { body } = await call("listAudit", [{ limit: 1 }]);
    expect(body.entries).toMatchObject([{ verb: "makeDiscount", actor: "operator" }]);
  });

  it("settle an order as the office does, on the proof that was seen", async () => {
    const { reference } = await openOrder(test);
    expect((await call("findOrder", [reference])).body).toMatchObject({ reference, review: { latestProof: "" } });
    const decision = { verdict: "payment_confirmed", seenProof: "" };
    expect((await call("settleOrder", [reference, { ...decision, amount: "a lot" }])).status).toBe(422);
    const settled = { status: 200, body: { reference, state: "paid", changed: true } };
    expect(await call("settleOrder", [reference, decision])).toEqual(settled);
    expect((await call("findOrder", [reference])).body).toMatchObject({
      state: "paid",
      review: { decided: { by: "Operator" } },
    });
  });

  it("change records whose moments and numbers are JSON, as a form does", async () => {
    const work = {
      ...{
        title: "Charts",
        instructions: "",
        classId: null,
        points: 20,
        dueAt: "2030-01-01T18:00:00Z",
        lateRule: null,
      },
      ...{ accepts: ["text"], maxFileBytes: 1_000_000, rubric: [], publishedAt: "2026-01-01T00:00:00Z" },
    };
    const { body: workId } = await call("addAssignment", ["data-evening", work]);
    expect((await call("showAssignment", ["data-evening", workId])).body).toMatchObject({
      ...{ title: "Charts", points: 20, dueAt: "2030-01-01T18:00:00.000Z" },
    });
    const settings = {
      ...{ title: "Joins", instructions: "", classId: null, opensAt: null, closesAt: "2030-01-01T18:00:00Z" },
      ...{ minutes: 20, attempts: 1, shuffle: false },
    };
    const { body: quiz } = await call("addQuiz", ["data-evening", settings]);
    const question = { text: "2 + 2?", points: 1, options: [], key: { kind: "number", value: 4, tolerance: 0 } };
    const { body: asked } = await call("addQuestion", ["data-evening", { workId: quiz.workId, question }]);
    expect((await call("showQuiz", ["data-evening", quiz.workId])).body).toMatchObject({
      ...{ closesAt: "2030-01-01T18:00:00.000Z", questions: [{ id: asked.questionId, text: "2 + 2?" }] },
    });
    const refused = await call("addAssignment", ["data-evening", { ...work, dueAt: "soon", points: -1 }]);
    expect(refused).toMatchObject({ status: 422, body: { fields: { "2 dueAt": expect.any(String) } } });
    expect((await call("showFigures", [{ weeks: 4, group: "course" }])).body.weeks).toHaveLength(4);
  });

  it("are no others, and take JSON alone", async () => {
    for (const verb of ["burn", "addPhoto", "__proto__", "constructor"])
      expect(await call(verb, [])).toMatchObject({
        status: 404,
        body: { message: `There is no verb ${verb} here: manage call lists them.` },
      });
    expect(await call("showLead", "{")).toMatchObject({ body: { message: "That is not readable JSON." } });
    for (const path of ["/call", "/call/listStaff", "/api/call"])
      expect((await test.ask(path, { method: "POST" })).status).toBe(404);
  });
});

describe.each(programs)("manage call and a $name", ({ start }) => {
  let program: ManagedProgram;
  beforeAll(async () => {
    program = await start();
  }, patience);
  afterAll(async () => await program.stop());

  it("lists the verbs, calls one, and prints its answer as JSON", { timeout: patience }, async () => {
    const listed = await program.type(["call"]);
    expect(listed).toMatchObject({ code: 0, err: "" });
    expect(listed.out).toMatch(/^refundOrder +is in the audit$/m);
    const shown = await program.type(["call", "showClass", '"data-evening"']);
    expect(JSON.parse(shown.out)).toMatchObject({ batch: { _id: "data-evening" } });
    expect(
      await program.answer("call", "showDocument", '{"kind":"course","id":"sql","locale":"en"}').catch(String),
    ).toMatch(/ended with 1/);
    const enrolled = await program.type([
      "call",
      "enrolPerson",
      '{"batchId":"data-evening","name":"Ayesha Khan","email":"ayesha@example.com"}',
    ]);
    expect(JSON.parse(enrolled.out)).toMatchObject({ batchId: "data-evening", state: "active" });
  });

  it("reads the JSON of a large document from standard input", { timeout: patience }, async () => {
    const key = { kind: "company", id: "company", locale: "en" };
    const { published, version } = await program.answer<DocumentStates>("call", "showDocument", JSON.stringify(key));
    const document = { ...(published as object), tagline: "Learn. ".repeat(30_000) };
    const saved = await program.type(["call", "saveDraft", "-"], JSON.stringify([key, { document, version }]));
    expect(saved).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(saved.out)).toMatchObject({ version: expect.any(Number) });
  });
});

describe("manage call", () => {
  let program: ManagedProgram;
  beforeAll(async () => {
    program = await startManaged("embedded", true);
  }, patience);
  afterAll(async () => await program.stop());

  it.each([
    [["burn"], 1, "There is no verb burn here: manage call lists them.\n"],
    [["showClass", "data-evening"], 2, /^What follows the verb is not readable JSON\. Text is /],
    [["listStaff", "1", "2"], 2, /^call takes \[verb\] \[json\]/],
    [["settleLead", '["none", {"state": "won"}]'], 1, /^1: /],
  ])("%j is refused in words", { timeout: patience }, async (typed, code, words) => {
    const ended = await program.type(["call", ...typed]);
    expect(ended).toEqual({ code, out: "", err: expect.stringMatching(words) });
  });
});
