import { randomUUID } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { proofMaxBytes } from "#domains/money/contract.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { minute } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { settleOrder } from "../support/call-verb.ts";
import { contendedDatabases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder, type StudentOrder, someAddress } from "../support/orders.ts";
import { orderCost } from "../support/plan-cost.ts";
import { exe, heic, html, jpeg, pdf, png, proofForm, svg, textForm, webp, zip } from "../support/proofs.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const provider = "desk@darsgah.example";

describe.each(contendedDatabases)("proofs of payment on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_TO: provider }, { database: opened });
  });
  afterEach(() => {
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const path = ({ reference, key }: Pick<StudentOrder, "reference" | "key">) =>
    `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
  const send = async (order: StudentOrder, body: FormData | string, headers: Record<string, string> = {}) =>
    await test.ask(path(order), { method: "POST", body, headers }, someAddress());
  const orderOf = async ({ reference }: StudentOrder) => {
    const order = await findOrder(opened.database, reference);
    if (!order) throw new Error(`No order ${reference}.`);
    return order;
  };
  const proofsOf = async (order: StudentOrder) =>
    await opened.database
      .select()
      .from(paymentProofs)
      .where(eq(paymentProofs.orderId, (await orderOf(order)).id));
  const folder = () => join(test.dataDir, "files", "payment-proofs");
  const files = async () => await readdir(folder()).catch(() => []);
  const mailsAbout = ({ reference }: StudentOrder, to: string) =>
    smtp.received.filter((mail) => mail.to.includes(to) && mail.parsed.text?.includes(`Order: ${reference}`));

  it.each([
    ["a PNG", png("first"), "png"],
    ["a JPEG", jpeg, "jpg"],
    ["a WebP", webp, "webp"],
    ["a HEIC", heic, "heic"],
    ["a PDF", pdf, "pdf"],
  ])(
    "keeps %s as it came, under a name of its own, and the order waits to be checked",
    async (_what, content, ending) => {
      const order = await openOrder(test);
      const response = await send(order, proofForm(content, "../../etc/passwd.exe", "text/html"));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ success: true, state: "proof_sent" });
      const [proof, ...others] = await proofsOf(order);
      expect(others).toEqual([]);
      expect(proof?.fileName).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${ending}$`));
      const kept = join(folder(), proof?.fileName ?? "");
      expect(await readFile(kept)).toEqual(content);
      expect((await stat(kept)).mode & 0o777).toBe(0o600);
      expect((await orderOf(order)).state).toBe("proof_sent");
    },
  );

  it("tells the staff, with a link to the order in the back office, and is answered to the student", async () => {
    const order = await openOrder(test);
    await send(order, proofForm(png("for the staff")));
    const [mail] = await until(() => mailsAbout(order, provider).length === 1 && mailsAbout(order, provider));
    expect(mail?.parsed.replyTo?.map(({ address }) => address)).toEqual([order.email]);
    expect(mail?.parsed.text).toContain(orderCost.total);
    const links = mail?.parsed.text?.match(/https?:\/\/\S+/g) ?? [];
    expect(links.filter((link) => link.endsWith(`/admin/payments/${order.reference}`))).toHaveLength(1);
    // Nothing in it opens an order or a receipt: it may be forwarded.
    expect(links.filter((link) => link.includes("key="))).toEqual([]);
  });

  it("tells the staff loudly of the same picture at another order, in the review and by e-mail", async () => {
    const { verbs } = await member("support");
    const [first, second, other] = [await openOrder(test), await openOrder(test), await openOrder(test)];
    const picture = png(`shared ${randomUUID()}`);
    await send(first, proofForm(picture));
    await send(other, proofForm(png(`another ${randomUUID()}`)));
    await until(() => mailsAbout(first, provider).length === 1);
    expect(mailsAbout(first, provider)[0]?.parsed.text).not.toContain("same picture");
    await send(second, proofForm(picture));
    const alsoAt = async ({ reference }: StudentOrder) =>
      (await verbs.findOrder(reference)).review.proofs.map((proof) => proof.alsoAt.map((one) => one.reference));
    expect(await alsoAt(second)).toEqual([[first.reference]]);
    expect(await alsoAt(first)).toEqual([[second.reference]]);
    expect(await alsoAt(other)).toEqual([[]]);
    const [mail] = await until(() => mailsAbout(second, provider).length === 1 && mailsAbout(second, provider));
    expect(mail?.parsed.subject).toContain("Please look");
    expect(mail?.parsed.text).toContain(`/admin/payments/${first.reference}`);
  });

  it("lets the staff decide, once, and tells the student", async () => {
    const order = await openOrder(test);
    const noor = await member("support", [], "Noor Fatima");
    const bilal = await member("support", [], "Bilal Ahmed");
    await send(order, proofForm(pdf));
    const review = async () => (await noor.verbs.findOrder(order.reference)).review;
    const seen = await review();
    expect(seen).toMatchObject({
      state: "proof_sent",
      figures: { asked: { amount: orderCost.total } },
      verdicts: ["payment_confirmed", "proof_refused"],
    });
    expect(seen.student).toMatchObject({ email: order.email, phone: expect.stringMatching(/^\+\d+$/) });
    expect(seen.proofs.map(({ shows }) => shows)).toEqual([false]);

    const decide = (verdict: "payment_confirmed" | "proof_refused", by = noor) =>
      by.verbs.settleOrder(order.reference, { verdict, seenProof: seen.latestProof });
    await decide("proof_refused");
    expect((await orderOf(order)).state).toBe("rejected");
    expect((await review()).decided).toMatchObject({ by: "Noor Fatima" });
    expect((await review()).verdicts).toEqual(["payment_confirmed"]);
    await Promise.all([1, 2, 3].map(() => decide("payment_confirmed")));
    expect((await review()).verdicts).toEqual([]);
    const told = { code: "conflict", reason: "review.decided", values: { by: "Noor Fatima" } };
    await expect(decide("proof_refused", bilal)).rejects.toMatchObject(told);
    await until(() =>
      smtp.received.some(({ to, parsed }) => to.includes(order.email) && parsed.subject?.startsWith("Paid:")),
    );
  });

  it("takes no verdict about a proof that was not seen, and one of two members of staff who decide at once", async () => {
    const order = await openOrder(test);
    const { reference } = order;
    const both = [await member("support", [], "Noor Fatima"), await member("support", [], "Bilal Ahmed")];
    const [{ verbs }] = both as [(typeof both)[number]];
    const latest = async () => (await verbs.findOrder(reference)).review.latestProof;
    await send(order, proofForm(png("first")));
    const seenProof = await latest();
    await send(order, proofForm(png("second")));
    const unseen = verbs.settleOrder(reference, { verdict: "proof_refused", seenProof });
    await expect(unseen).rejects.toMatchObject({ code: "conflict", reason: "review.newProof" });
    expect((await orderOf(order)).state).toBe("proof_sent");
    const decision = { verdict: "payment_confirmed" as const, seenProof: await latest() };
    const verdicts = await Promise.allSettled(both.map((one) => one.verbs.settleOrder(reference, decision)));
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await orderOf(order)).state).toBe("paid");
  });

  it("keeps the way to pay that staff name for what a proof shows, in the ledger and in the income", async () => {
    const order = await openOrder(test);
    const { reference } = order;
    const { verbs } = await member("support", [], "Noor Fatima");
    await send(order, proofForm(pdf));
    const { review } = await verbs.findOrder(reference);
    const [way] = test.app.services.site().content.payment.transfers;
    const decision = { verdict: "payment_confirmed" as const, seenProof: review.latestProof };
    const unknown = verbs.settleOrder(reference, { ...decision, way: "no such way" });
    await expect(unknown).rejects.toMatchObject({ code: "invalid" });
    await verbs.settleOrder(reference, { ...decision, way: way?.id });
    const paid = (await verbs.findOrder(reference)).ledger.find(({ kind }) => kind === "payment");
    expect(paid).toMatchObject({ method: "transfer", way: way?.title });
    const { verbs: owners } = await member("owner");
    const { methods } = await owners.showIncome({});
    expect(methods).toContainEqual(expect.objectContaining({ method: "transfer", way: way?.title }));
  });

  it.each([
    ["nothing at all", new FormData(), 422],
    ["an empty file", proofForm(new Uint8Array()), 422],
    ["a text where the file belongs", textForm(), 422],
    ["a program called receipt.png", proofForm(exe), 415],
    ["an SVG", proofForm(svg, "receipt.svg", "image/svg+xml"), 415],
    ["an SVG called receipt.png", proofForm(svg), 415],
    ["a web page", proofForm(html, "receipt.pdf", "application/pdf"), 415],
    ["an archive", proofForm(zip, "receipt.pdf", "application/pdf"), 415],
    ["a picture over 5 MB", proofForm(Buffer.concat([png(), Buffer.alloc(proofMaxBytes)])), 413],
    ["twice as much again", proofForm(Buffer.concat([png(), Buffer.alloc(3 * proofMaxBytes)])), 413],
  ])("refuses %s in words, and changes nothing", async (_what, form, status) => {
    const order = await openOrder(test);
    const before = await files();
    const response = await send(order, form);
    expect(response.status).toBe(status);
    const body = await response.json();
    expect(body.message).toMatch(/Please/);
    expect(body.error).toBe(body.message);
    expect((await orderOf(order)).state).toBe("awaiting_payment");
    expect(await proofsOf(order)).toEqual([]);
    expect(await files()).toEqual(before);
  });

  it("takes a picture of exactly 5 MB", async () => {
    const order = await openOrder(test);
    const picture = png();
    const whole = Buffer.concat([picture, Buffer.alloc(proofMaxBytes - picture.length)]);
    expect((await send(order, proofForm(whole))).status).toBe(200);
  });

  it("answers 400 to what is no form", async () => {
    const order = await openOrder(test);
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    for (const [body, type] of [
      ["--y nonsense", headers],
      ["{}", { "Content-Type": "application/json" }],
    ] as const) {
      const response = await send(order, body, type);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "unreadable_body" });
    }
  });

  it("opens to the order's own key alone: no forged, foreign, expired or missing one, and says the same of every order", async () => {
    const [mine, other] = [await openOrder(test), await openOrder(test)];
    const links = createSignedTokens(
      await readFile(join(test.dataDir, "auth-secret"), "utf8").then((text) => text.trim()),
    );
    const expired = await links.sign("order", mine.reference, new Date(Date.now() - 1000));
    const foreign = await links.sign("booking", mine.reference, new Date(Date.now() + minute));
    const elsewhere = await createSignedTokens("x".repeat(40)).sign(
      "order",
      mine.reference,
      new Date(Date.now() + minute),
    );
    const said = new Set<string>();
    for (const key of ["", "nonsense", other.key, foreign, elsewhere, `${mine.key}x`])
      for (const reference of [mine.reference, "ZZZZ-ZZZZ"]) {
        const response = await send({ ...mine, reference, key }, proofForm(png()));
        expect(response.status).toBe(403);
        said.add((await response.json()).message);
      }
    expect(said.size).toBe(1);
    const late = await send({ ...mine, key: expired }, proofForm(png()));
    expect(late.status).toBe(403);
    expect((await late.json()).message).toContain("expired");
    expect((await orderOf(mine)).state).toBe("awaiting_payment");
  });

  it("counts the same file once, however many tabs send it at the same time", async () => {
    const order = await openOrder(test);
    const content = png("twice");
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(order, proofForm(content))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const proofs = await proofsOf(order);
    expect(proofs).toHaveLength(1);
    const kept = await files();
    expect(kept.filter((name) => proofs.some(({ fileName }) => fileName === name))).toHaveLength(1);
    await until(() => mailsAbout(order, provider).length === 1);
  });

  it("keeps different files sent at the same time, each of them, up to ten", async () => {
    const order = await openOrder(test);
    const before = (await files()).length;
    const sent = Array.from({ length: 12 }, (_, at) => send(order, proofForm(png(`page ${at}`))));
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 422, 422]);
    expect(await proofsOf(order)).toHaveLength(10);
    expect((await files()).length).toBe(before + 10);
  });

  it("takes no proof for an order that is paid", async () => {
    const order = await openOrder(test);
    await settleOrder(test, order.reference);
    const response = await send(order, proofForm(png()));
    expect(response.status).toBe(422);
    expect((await orderOf(order)).state).toBe("paid");
    expect(await proofsOf(order)).toEqual([]);
  });

  it("refuses another site's page, and an address that sends too much", async () => {
    const order = await openOrder(test);
    const foreign = await send(order, proofForm(png()), { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    const address = someAddress();
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      const response = await test.ask(path(order), { method: "POST", body: proofForm(exe) }, address);
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 415)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});
