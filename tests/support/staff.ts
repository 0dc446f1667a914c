import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { Catalogue } from "#domains/catalogue/server/entry-queries.ts";
import type { AppOptions } from "#server/compose/create-app.ts";
import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "./app.ts";
import { callVerb } from "./call-verb.ts";

/** The program with its demo content, and the staff's API as the operator's command asks it. */
export interface Staff {
  test: TestApp;
  /** Asks with a JSON body, or none. */
  // biome-ignore lint/suspicious/noExplicitAny: what is answered is what the test finds out
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }>;
  catalogue(): Promise<Catalogue>;
  /** Imports a batch, lecture or course; with `update` changes the named fields of the one that is there. */
  enter(kind: CatalogueKind, fields: object, update?: boolean): ReturnType<Staff["ask"]>;
  /** Calls a verb of the office in the operator's name. */
  call(verb: OperatorVerb, ...args: unknown[]): ReturnType<typeof callVerb>;
}

/** Starts the program on a database, for its staff. */
export async function startStaff(
  opened: OpenDatabase,
  { environment, ...options }: Pick<AppOptions, "mailer"> & { environment?: Record<string, string> } = {},
): Promise<Staff> {
  const test = await startTestApp({ DEMO_CONTENT: "on", ...environment }, { database: opened, ...options });
  const ask: Staff["ask"] = async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await test.app.manage(new Request(`http://manage${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  const call: Staff["call"] = (verb, ...args) => callVerb(test, verb, ...args);
  const enter: Staff["enter"] = (kind, fields, update = false) =>
    ask("POST", "/catalogue", { inputs: [{ kind, where: "", fields }], update, check: false });
  return { test, ask, call, enter, catalogue: async () => (await ask("GET", "/catalogue")).body };
}

/** A batch, a course and a lecture as the staff would add them to the demo content. */
export const newBatch = {
  id: "data-morning",
  courseId: "data-analyst",
  name: "Data Morning",
  mode: "Online",
  schedule: "Mon, Wed",
  timing: "9:00 AM – 10:30 AM Pakistan time",
  instructor: "Sana Javed",
  startDate: "2027-02-01",
  endDate: "2027-04-28",
  price: 99.5,
  seats: 20,
  description: "For early risers.",
};
export const newCourse = { id: "sql", title: "SQL", description: "Tables.", duration: "1 month", level: "Beginner" };
export const newLecture = { batchId: "data-evening", title: "Joins", url: "https://youtu.be/00000000001" };
