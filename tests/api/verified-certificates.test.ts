import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { certificates, issuerKeys } from "#domains/certificates/server/tables.ts";
import { refusal } from "../support/accounts.ts";
import { batchId, startCertificates } from "../support/certificates.ts";
import { databases } from "../support/databases.ts";
import { isRevokedIn, otherVerifier } from "../support/other-verifier.ts";

describe.each(databases)("verified certificates on the $name database", ({ open }) => {
  const { running, operator, owner, certified, audited, page, stored, accepted } = startCertificates(open);

  it("are verified by another author's verifier, and by a page of at most 15 KB, whole without scripts", async () => {
    const { number, name } = await certified("Ayesha <b>Siddiqui</b>");
    expect(await accepted((await stored(number)).credential)).toBe(true);
    const { status, text, headers } = await page(number.toLowerCase());
    expect(status).toBe(200);
    expect(text).toContain("This certificate is valid");
    expect(text).toContain("Ayesha &lt;.");
    expect(text).not.toContain("Siddiqui");
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(15_000);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; font-src 'self';/,
    );
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await running.test.ask(`/verify/${number}/credential`)).status).toBe(404);
    expect(name).toContain("Siddiqui");
  });

  it("of an unknown number are answered in words, with how to read it", async () => {
    for (const number of ["7K3M-Q2XW-9ABC-DEFG", "0000-0000-0000-0000", "%00", "..%2f..", "x".repeat(300)]) {
      const { status, text } = await page(number);
      expect([number, status]).toEqual([number, 404]);
      expect(text).toContain("How to read the number");
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(15_000);
    }
    const empty = await running.test.ask("/verify");
    expect(empty.status).toBe(200);
    const { number } = await certified("Imran Ali");
    const sent = await running.test.ask(`/verify?number=${number.toLowerCase()}`);
    expect(sent.status).toBe(303);
    expect((await running.test.ask("/verify", { method: "POST" })).status).toBe(405);
  });

  it("are looked up at most 60 times a minute by one address", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 64 }, () => running.test.ask("/verify/x", {}, "192.0.2.77")),
    );
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it("of a batch are revoked in one act, all or none", async () => {
    const { verbs } = await owner();
    const [first, second] = [await certified("Amna Tariq"), await certified("Saad Malik")];
    const numbers = [first.number, second.number];
    const revoke = async (named: string[], reason = "The test was not held") =>
      await verbs.revokeCertificates(batchId, { numbers: named, reason });
    await expect(revoke([first.number, "nonsense"])).rejects.toEqual(refusal("not_found"));
    await expect(revoke(numbers, "")).rejects.toThrow();
    expect((await page(first.number)).text).toContain("is valid");
    expect(await audited(async () => expect(await revoke(numbers)).toBe(2))).toBe(1);
    expect(await audited(async () => expect(await revoke(numbers)).toBe(0))).toBe(0);
    for (const number of numbers) expect((await page(number)).text).toContain("The test was not held");
  });

  it("once revoked are seen so at once, with the reason, and count again once restored", async () => {
    const { verbs } = await owner();
    const { number, id } = await certified("Fatima Zahra");
    const { statusList, statusIndex } = await stored(number);
    const list = async () => await (await running.test.ask(`/status/${statusList}`)).json();
    const before = await list();
    expect(isRevokedIn(before, statusIndex)).toBe(false);
    await expect(verbs.revokeCertificate(number, { reason: "" })).rejects.toThrow();
    expect(await audited(() => verbs.revokeCertificate(number, { reason: "Issued to the wrong person" }))).toBe(1);
    expect(await audited(() => verbs.revokeCertificate(number, { reason: "Again" }))).toBe(0);
    const after = await list();
    expect(isRevokedIn(after, statusIndex)).toBe(true);
    const did = await (await running.test.ask("/.well-known/did.json")).json();
    expect(await otherVerifier(did)(after)).toBe(true);
    expect((await page(number)).text).toContain("Issued to the wrong person");
    expect((await page(number)).text).not.toContain("is valid");
    // A student with a revoked one gets no other by the rule, but one by hand; then the first stays revoked.
    await verbs.issueCertificateByHand(batchId, { enrolmentId: id, name: "Fatima Zahra", reason: "Corrected" });
    await expect(verbs.restoreCertificate(number)).rejects.toMatchObject({ reason: "certificate.another" });
    const other = await certified("Zainab Khan");
    await verbs.revokeCertificate(other.number, { reason: "Mistake" });
    expect(await audited(() => verbs.restoreCertificate(other.number))).toBe(1);
    expect(await audited(() => verbs.restoreCertificate(other.number))).toBe(0);
    expect((await page(other.number)).text).toContain("is valid");
    await expect(verbs.revokeCertificate("nonsense", { reason: "x" })).rejects.toEqual(refusal("not_found"));
    expect((await running.test.ask("/status/2")).status).toBe(404);
    expect((await running.test.ask("/status/x")).status).toBe(404);
  });

  it("of before go on verifying after the key was rotated, and new ones name the new key", async () => {
    const { verbs } = await owner();
    const old = await certified("Old Key");
    expect(await audited(() => verbs.rotateIssuerKey())).toBe(1);
    const fresh = await certified("New Key");
    const [before, after] = [await stored(old.number), await stored(fresh.number)];
    expect(after.keyId).not.toBe(before.keyId);
    expect([await accepted(before.credential), await accepted(after.credential)]).toEqual([true, true]);
    expect((await page(old.number)).text).toContain("is valid");
    const keys = await verbs.listIssuerKeys();
    expect(keys.filter(({ retiredAt }) => retiredAt === null)).toHaveLength(1);
    expect(JSON.stringify(keys)).not.toContain("privateKey");
    const [retired] = await running.opened.database
      .select()
      .from(issuerKeys)
      .where(eq(issuerKeys.publicKey, before.keyId));
    expect(retired?.privateKey).toBeNull();
  });

  it("get a new key by themselves where the program's secret was replaced", async () => {
    const before = await certified("Old Secret");
    await running.opened.database.update(issuerKeys).set({ privateKey: "AAAA" }).where(sql`retired_at is null`);
    const after = await certified("New Secret");
    const [old, fresh] = [await stored(before.number), await stored(after.number)];
    expect(fresh.keyId).not.toBe(old.keyId);
    expect([await accepted(old.credential), await accepted(fresh.credential)]).toEqual([true, true]);
  });

  it("whose row somebody has changed in the database are not confirmed", async () => {
    const { number } = await certified("Honest Name");
    await running.opened.database
      .update(certificates)
      .set({ name: "Somebody Else" })
      .where(eq(certificates.number, number));
    expect((await page(number)).text).toContain("cannot be confirmed");
  });

  it("stay truthful when course and batch are renamed", async () => {
    const { number } = await certified("Renamed Course");
    await running.opened.database
      .update(certificates)
      .set({ courseId: "data-analyst" })
      .where(eq(certificates.number, number));
    const { text } = await page(number);
    expect(text).toContain("MERN");
    expect(text).toMatch(/The course is called .*Data.* today/);
    await running.opened.database.execute(sql`update batches set name = 'Another name' where id = ${batchId}`);
    expect((await page(number)).text).not.toContain("Another name");
  });

  it("of an erased person keep number, course and day, and name nobody", async () => {
    const email = `${randomUUID()}@example.com`;
    const { number } = await certified("Mahnoor Aslam", email);
    const credential = (await stored(number)).credential;
    const { body: exported } = await operator("/people/export", { email });
    expect(JSON.stringify(exported.certificates)).toContain("Mahnoor Aslam");
    const { body } = await operator("/people/erase", { email });
    expect(body).toMatchObject({ certificates: 1 });
    expect(await stored(number)).toMatchObject({ name: null, credential: null, personId: null, enrolmentId: null });
    const { status, text } = await page(number);
    expect(status).toBe(200);
    expect(text).toContain("Name erased");
    expect(text).toContain("is valid");
    expect(text).not.toContain("Mahnoor");
    const { verbs } = await owner();
    await expect(verbs.printCertificate(number)).rejects.toEqual(refusal("not_found"));
    // A certificate issued before was true, and still verifies.
    expect(await accepted(credential)).toBe(true);
    await verbs.revokeCertificate(number, { reason: "x" });
    expect((await page(number)).text).toContain("is revoked");
  });
});
