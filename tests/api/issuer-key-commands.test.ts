import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { type ManagedProgram, programs } from "../support/managed-program.ts";
import { startOffice } from "../support/office.ts";
import { otherVerifier } from "../support/other-verifier.ts";

const batchId = "mern-evening";

/** A command may have to open the database itself, on a machine that is busy. */
const patience = 60_000;

/** Issues a certificate to a new person; returns its number and the signed data. */
async function issue(test: TestApp, name: string): Promise<{ number: string; credential: string }> {
  const { member, operator } = startOffice(() => test);
  const { verbs } = await member("owner");
  const email = `${randomUUID()}@example.com`;
  await verbs.enrolPerson({ batchId, name, email, phone: null });
  const { members } = await verbs.showClass(batchId);
  const enrolmentId = members.find(({ person }) => person.email === email)?.id ?? "";
  await verbs.issueCertificateByHand(batchId, { enrolmentId, name, reason: "Sat the test" });
  const { body } = await operator("/people/export", { email });
  const [{ number, credential }] = body.certificates;
  return { number, credential };
}

async function verdicts(test: TestApp, issued: { number: string; credential: string }[]) {
  const did = await (await test.ask("/.well-known/did.json")).json();
  const accepts = otherVerifier(did);
  return {
    keys: did.verificationMethod.length,
    accepted: await Promise.all(issued.map(({ credential }) => accepts(JSON.parse(credential)))),
    pages: await Promise.all(issued.map(async ({ number }) => await (await test.ask(`/verify/${number}`)).text())),
  };
}

describe.each(programs.filter(({ isTypical }) => isTypical))("the issuer's keys of a $name", ({ start }) => {
  let program: ManagedProgram;
  beforeAll(async () => {
    program = await start();
  }, patience);
  afterAll(async () => await program.stop());

  it("are replaced by a command, and what the old one signed goes on verifying", { timeout: patience }, async () => {
    expect(await program.answer("call", "listIssuerKeys")).toEqual([]);
    const before = await program.whileServing((test) => issue(test, "Ayesha Khan"));
    const rotated = await program.type(["certificates", "rotate-key"]);
    expect(rotated).toMatchObject({ code: 0, err: "" });
    expect(rotated.out).toMatch(/^z6Mk\w+ signs from now on\./);
    const key = rotated.out.split(" ")[0] ?? "";
    const keys = await program.answer<{ publicKey: string; retiredAt: string | null }[]>("call", "listIssuerKeys");
    expect(keys.filter(({ retiredAt }) => retiredAt === null).map(({ publicKey }) => publicKey)).toEqual([key]);
    expect(keys).toHaveLength(2);
    expect(JSON.stringify(keys)).not.toContain("privateKey");

    await program.whileServing(async (test) => {
      const after = await issue(test, "Bilal Ahmed");
      expect([before, after].map(({ credential }) => credential.includes(key))).toEqual([false, true]);
      const found = await verdicts(test, [before, after]);
      expect([found.keys, found.accepted]).toEqual([2, [true, true]]);
      for (const page of found.pages) expect(page).toContain("is valid");
      const { verbs } = await startOffice(() => test).member("owner");
      const { entries } = await verbs.listAudit({ limit: 50 }, { subject: "certificate" });
      const rotations = entries.filter(({ verb, actor }) => verb === "rotateIssuerKey" && actor === "operator");
      expect(rotations).toHaveLength(1);
    });
  });
});
