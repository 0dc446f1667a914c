import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { embedded } from "../../support/databases.ts";
import { startOffice } from "../../support/office.ts";
import { openOrder, someAddress } from "../../support/orders.ts";
import { processorTime } from "../../support/processor-time.ts";
import { html, jpeg, pdf, png, proofForm, svg } from "../../support/proofs.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const script = "<script>alert(1)</script>";

/** Files that are one thing to a checker and another to a browser that guesses. */
const polyglots: [string, Buffer<ArrayBuffer>][] = [
  ["a GIF that is a script", bytes("GIF89a=1;alert(1)//")],
  ["a GIF that is a page", Buffer.concat([bytes("GIF89a"), html])],
  ["a PNG with a page behind it", Buffer.concat([png(), html])],
  ["a JPEG with a page behind it", Buffer.concat([jpeg, bytes(script)])],
  [
    "a PDF that runs a script",
    bytes("%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF"),
  ],
  ["a PDF with a page in it", Buffer.concat([pdf, html])],
];

/** Files of no accepted kind, under any name. */
const refused: [string, Buffer][] = [
  ["an SVG", svg],
  ["an SVG behind white space", Buffer.concat([bytes("\n\n  "), svg])],
  ["an SVG behind a byte order mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), svg])],
  ["an SVG behind an XML declaration", Buffer.concat([bytes('<?xml version="1.0"?><!DOCTYPE svg>'), svg])],
  ["a page", html],
  ["a page behind a comment", bytes(`<!-- GIF89a --><body>${script}`)],
  ["a script", bytes("alert(1)")],
  [
    "an XML file with an entity",
    bytes('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  ],
  ["a page behind the beginning of a PDF's name", Buffer.concat([bytes("%PD"), html])],
];

const names = ["receipt.png", "receipt.html", "receipt.svg", "../../public/index.html", "receipt.png.js"];

describe("a file that is sent to be run", () => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    opened = (await embedded.open()) as OpenDatabase;
    test = await startTestApp({}, { database: opened });
  });
  afterAll(async () => await test.stop());

  const send = async (form: FormData | URLSearchParams) => {
    const { reference, key } = await openOrder(test);
    const path = `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
    return await test.ask(path, { method: "POST", body: form }, someAddress());
  };
  /** The most recently stored file, as the office answers it. */
  const servedBack = async () => {
    const [last] = (
      await opened.database
        .select({ proof: paymentProofs, reference: orders.reference })
        .from(paymentProofs)
        .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
        .orderBy(desc(paymentProofs.createdAt))
    ).slice(0, 1);
    if (!last) throw new Error("Nothing was kept.");
    const { verbs } = await member("support");
    return fileResponse(await verbs.openProof(last.reference, last.proof.id));
  };

  it.each(polyglots)("is only ever handed out to be saved: %s", async (_what, content) => {
    expect((await send(proofForm(content, "receipt.html", "text/html"))).status).toBe(200);
    const { headers } = await servedBack();
    expect(headers.get("Content-Type")).toMatch(/^(image\/(gif|png|jpeg)|application\/pdf)$/);
    expect(headers.get("Content-Disposition")).toMatch(/^attachment; filename="[0-9a-f-]{36}\.(gif|png|jpg|pdf)";/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("shows the staff the file for as long as it is stored, and those who may not see payments none", async () => {
    const { verbs } = await member("support");
    const [order, another] = [await openOrder(test), await openOrder(test)];
    const content = png("for the staff");
    await test.app.services.orders.sendProof(order, content);
    const [sent] = await opened.database.select().from(paymentProofs).orderBy(desc(paymentProofs.createdAt));
    const id = sent?.id ?? "";
    const longAgo = new Date(Date.now() - 300 * day);
    await opened.database.update(paymentProofs).set({ createdAt: longAgo }).where(eq(paymentProofs.id, id));
    const { proofs } = (await verbs.findOrder(order.reference)).review;
    expect(proofs).toMatchObject([{ shows: true, href: `/admin/payments/${order.reference}/proofs/${id}` }]);
    const file = await verbs.openProof(order.reference, id);
    expect(file).toMatchObject({ mediaType: "image/png", size: content.length });
    expect(await buffer(file.content)).toEqual(content);
    for (const [reference, proof] of [
      [another.reference, id],
      [order.reference, randomUUID()],
      [order.reference, "x"],
      ["ABCD-EFGH", id],
    ] as const)
      await expect(verbs.openProof(reference, proof)).rejects.toMatchObject({ code: "not_found" });
    const teacher = await member("teacher");
    await expect(teacher.verbs.openProof(order.reference, id)).rejects.toMatchObject({ code: "forbidden" });
  });

  it.each(refused)("is not taken: %s", async (_what, content) => {
    for (const type of ["image/png", "application/pdf"]) {
      const answer = await send(proofForm(new Uint8Array(content), "receipt.png", type));
      expect(answer.status).toBe(415);
      expect(answer.headers.get("Content-Type")).toContain("application/json");
    }
  });

  it("is a file: a text of megabytes in its place, or beside it, is refused", async () => {
    const text = "a".repeat(100_000);
    const typed = new FormData();
    typed.set("code", text);
    const besides = proofForm(png());
    besides.set("code", text);
    for (const form of [typed, besides, new URLSearchParams({ code: text })]) {
      const answer = await send(form);
      expect(answer.status).toBe(413);
      expect((await answer.json()).message).toBe("That is too much to send at once. Please shorten it.");
    }
  });

  it.each(names)("gives nothing of its own name away: %j", async (name) => {
    expect((await send(proofForm(png(name), name))).status).toBe(200);
    const [proof] = (await opened.database.select().from(paymentProofs)).slice(-1);
    expect(proof?.fileName).toMatch(/^[0-9a-f-]{36}\.png$/);
  });

  it("is read once and whole: a form of many thousand parts costs little and is refused", async () => {
    const parts = Array.from(
      { length: 20_000 },
      (_, at) => `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n\r\n`,
    );
    const { reference, key } = await openOrder(test);
    const path = `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const form = { method: "POST", headers, body: `${parts.join("")}--x--\r\n` };
    let status = 0;
    const took = await processorTime(async () => {
      status = (await test.ask(path, form, someAddress())).status;
    });
    expect([400, 422]).toContain(status);
    expect(took).toBeLessThan(5000);
  });
});
