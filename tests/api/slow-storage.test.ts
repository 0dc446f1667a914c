import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { callVerb } from "../support/call-verb.ts";
import { bothDatabases } from "../support/databases.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { png, proofForm } from "../support/proofs.ts";
import { type S3Peer, startS3Peer } from "../support/s3.ts";
import { until } from "../support/until.ts";
import { video as content } from "../support/videos.ts";

describe.each(bothDatabases)("a slow storage service and the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let peer: S3Peer;
  let test: TestApp;

  beforeAll(async () => {
    [opened, peer] = await Promise.all([open(), startS3Peer("files")]);
    const bucket = { S3_ENDPOINT: peer.endpoint, S3_REGION: "auto", S3_BUCKET: "files" };
    const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
    test = await startTestApp({ ...bucket, ...keys, DEMO_CONTENT: "on" }, { database: opened });
  });
  afterAll(async () => {
    await test.stop();
    await peer.close();
  });

  const captions = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n";
  const sendCaptions = async (id: string) =>
    await test.app.manage(new Request(`http://manage/lectures/${id}/captions`, { method: "POST", body: captions }));
  const sendProof = async () => {
    const { reference, key } = await openOrder(test);
    const path = `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
    return await test.ask(path, { method: "POST", body: proofForm(png("paid")) }, someAddress());
  };

  it.each([
    ["a captions file", () => sendCaptions("mern-evening-lecture-1")],
    ["a proof of payment", sendProof],
  ])("keeps nobody waiting for the database while %s travels there", async (_, send) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    peer.holds = promise;
    const sent = send();
    try {
      await until(() => peer.held === 1);
      const asked = opened.database.execute(sql`select 1`).then(() => "answered");
      expect(await Promise.race([asked, sleep(15_000, "still waiting")])).toBe("answered");
    } finally {
      peer.holds = null;
      resolve();
    }
    expect((await sent).status).toBe(200);
  });

  it("removes a proof sent twice later, where that cannot be done at once", async () => {
    const { reference, key } = await openOrder(test);
    const path = `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
    const sendOnce = () => test.ask(path, { method: "POST", body: proofForm(png("the same")) }, someAddress());
    expect((await sendOnce()).status).toBe(200);
    const kept = peer.objects.size;
    peer.removalsToRefuse = 1;
    expect((await sendOnce()).status).toBe(200);
    expect(peer.removalsToRefuse).toBe(0);
    await until(() => peer.objects.size === kept);
  });

  it("keeps no captions of a lecture that is removed while they travel", async () => {
    const video = { batchId: "mern-evening", title: "Soon gone" };
    const body = Readable.toWeb(Readable.from(content(200_000))) as ReadableStream;
    const request = new Request(`http://manage/lecture-files?${new URLSearchParams(video)}`, {
      ...{ method: "POST", body, duplex: "half" },
    });
    const added = await (await test.app.manage(request)).json();
    const before = [...peer.objects.keys()];
    const { promise, resolve } = Promise.withResolvers<void>();
    peer.holds = promise;
    const sent = sendCaptions(added.id);
    await until(() => peer.held === 1);
    expect((await callVerb(test, "removeLecture", added.batchId, added.id)).status).toBe(200);
    peer.holds = null;
    resolve();
    expect((await sent).status).toBe(404);
    expect([...peer.objects.keys()]).toEqual(before.filter((key) => `file:${key}` !== added.url));
  });
});
