import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp } from "./app.ts";
import { startOffice } from "./office.ts";
import { startSmtpPeer } from "./smtp.ts";

export type TaughtBatch = Awaited<ReturnType<typeof startTaughtBatch>>;

/** A program with a batch of the demo, its teacher, a manager and two students, and the server that their emails come to. */
export async function startTaughtBatch(opened: OpenDatabase, batchId: string) {
  const smtp = await startSmtpPeer();
  const test = await startTestApp({ DEMO_CONTENT: "on", SMTP_URL: smtp.url }, { database: opened });
  const { member } = startOffice(() => test);
  const teacher = await member("teacher", [batchId], "Hamza Rafiq");
  const manager = await member("manager", [], "Noor Fatima");
  /** The students' addresses. */
  const students: string[] = [];
  for (const name of ["Ayesha", "بلال"]) {
    const email = `${randomUUID()}@example.com`;
    students.push(email);
    await manager.verbs.enrolPerson({ batchId, name, email, phone: null });
  }
  const stop = async () => {
    await test.stop();
    await smtp.close();
  };
  return { opened, smtp, test, teacher, manager, students, stop };
}
