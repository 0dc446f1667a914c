import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { lecturesAnswer } from "#domains/lectures/contract.ts";
import { createLog } from "#server/config/log.ts";
import { type OpenDatabase, openDatabase } from "#server/db/client.ts";
import { demoSecretIds } from "#server/demo/demo-batches.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases, postgres } from "../support/databases.ts";
import { rotateSecretId } from "../support/rotate-secret-id.ts";

const secretId = "MERN-EVE-7421";
const path = (batchId: string, secret = "") => `/api/batches/${batchId}/videos?secretId=${encodeURIComponent(secret)}`;

describe.each(databases)("the videos of a batch on the $name database (specification §7)", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let visitors = 0;
  const written: string[] = [];

  beforeAll(async () => {
    opened = await open();
    const log = createLog({ logLevel: "trace" }, { write: (line) => void written.push(line) });
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened, log });
  });
  afterAll(async () => await test.stop());

  /** A new visitor: the limit counts by address. */
  const newAddress = () => {
    visitors += 1;
    return `198.51.100.${visitors}`;
  };
  const ask = (batchId: string, secret?: string, address = newAddress()) =>
    test.ask(path(batchId, secret), {}, address);

  it("are answered in their order to anybody who knows the Secret ID, spaces around it or not", async () => {
    for (const secret of [secretId, `  ${secretId} `]) {
      const response = await ask("mern-evening", secret);
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const { videos } = lecturesAnswer.parse(await response.json());
      expect(videos.map(({ lectureNumber, batchNumber }) => [batchNumber, lectureNumber])).toEqual([
        ["MERN-E1", 1],
        ["MERN-E1", 2],
        ["MERN-E1", 3],
      ]);
      expect(videos[0]).toMatchObject({ _id: "mern-evening-lecture-1", title: expect.any(String) });
    }
  });

  it.each([
    ["a wrong Secret ID", "WRONG", "Unauthorized access. Please enter a valid Secret ID."],
    ["another batch's", "DATA-EVE-2647", "Unauthorized access. Please enter a valid Secret ID."],
    ["an empty one", "", "Secret ID cannot be empty"],
    ["a blank one", "   ", "Secret ID cannot be empty"],
  ])("stay shut to %s, in the words of specification §8", async (_, secret, words) => {
    const response = await ask("mern-evening", secret);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: "unauthorized", message: words, error: words });
  });

  it("stay shut to a request without any Secret ID", async () => {
    const response = await test.ask("/api/batches/mern-evening/videos", {}, newAddress());
    expect(response.status).toBe(401);
  });

  it("are not found for an unknown batch", async () => {
    for (const batchId of ["none", "%00", "a".repeat(300)]) expect((await ask(batchId, secretId)).status).toBe(404);
  });

  it("stay shut where a batch has no Secret ID", async () => {
    await opened.database.update(batches).set({ secretIdHash: null }).where(eq(batches.id, "cyber-lahore"));
    expect((await ask("cyber-lahore", "CEH-LHR-9236")).status).toBe(401);
  });

  it("are refused after ten wrong tries on a batch from an address, even to the right one", async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await ask("data-evening", `wrong ${tries}`, address)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const refused = await ask("data-evening", "DATA-EVE-2647", address);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await ask("data-evening", "DATA-EVE-2647")).status).toBe(200);
    expect((await ask("data-weekend", "DATA-WKD-8312", address)).status).toBe(200);
  });

  it("let ten wrong tries through at most, even all at once", async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => (await ask("ai-evening", `guess ${at}`, address)).status),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });

  it("are given to a whole class behind one address at the same moment, and no right try counts", async () => {
    const address = newAddress();
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask("ai-weekend", "AIML-WKD-1953", address)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it("are closed to the old Secret ID as soon as there is a new one", async () => {
    expect((await ask("mern-gulf", "MERN-GLF-3865")).status).toBe(200);
    const fresh = await rotateSecretId(test, "mern-gulf");
    expect((await ask("mern-gulf", "MERN-GLF-3865")).status).toBe(401);
    expect((await ask("mern-gulf", fresh)).status).toBe(200);
  });

  it("are as the last change left them", async () => {
    const titles = async () => {
      const { videos } = lecturesAnswer.parse(await (await ask("data-weekend", "DATA-WKD-8312")).json());
      return videos.map(({ title }) => title);
    };
    const [first, ...others] = await titles();
    await opened.database.transaction(async (transaction) => {
      await transaction
        .update(lectures)
        .set({ title: "Anew" })
        .where(eq(lectures.title, first ?? ""));
      await test.app.contentChanges.announce(transaction);
    });
    expect(await titles()).toEqual(["Anew", ...others]);
  });

  it("come as frames of allowed hosts, and as nothing from anywhere else", async () => {
    const url = (url: string, number: number) =>
      opened.database
        .update(lectures)
        .set({ url })
        .where(eq(lectures.id, `cyber-evening-lecture-${number}`));
    await url("https://youtu.be/dQw4w9WgXcQ", 1);
    await url("https://evil.example/video.mp4", 2);
    const { videos } = lecturesAnswer.parse(await (await ask("cyber-evening", "CEH-EVE-4488")).json());
    expect(videos.map((video) => video.url.split("?")[0])).toEqual([
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      "",
      "/api/lectures/cyber-evening-lecture-3/film",
    ]);
  });

  it("never tell a Secret ID or its hash, in any answer or in the log (specification §6)", {
    tags: ["thorough"],
  }, async () => {
    const listed = z.array(z.object({ _id: z.string() }));
    const all = listed.parse(await (await test.ask("/api/batches/")).json());
    const document = z.object({ paths: z.record(z.string(), z.unknown()) });
    const { paths } = document.parse(await (await test.ask("/api/openapi.json")).json());
    const addresses = Object.keys(paths).flatMap((pattern) =>
      [...all.map(({ _id }) => _id), "mern-full-stack-development"].map((id) => pattern.replace(/\{[^}]+\}/g, id)),
    );
    const answers = [...new Set(addresses)].map((address) => test.ask(`/api${address}`, {}, newAddress()));
    const unlocked = demoSecretIds.map((one) => ask(one.batchId, one.secretId));
    const bodies = await Promise.all([...answers, ...unlocked].map(async (answer) => (await answer).text()));
    const everything = [...bodies, ...written].join("\n");
    expect(written.length).toBeGreaterThan(50);
    expect(everything).not.toContain("scrypt");
    for (const one of demoSecretIds) expect(everything).not.toContain(one.secretId);
    for (const body of bodies) expect(body).not.toMatch(/secretIdHash|secret_id_hash/);
  });
});

describe("several processes on one server", () => {
  it("are all closed to the old Secret ID at once, without a word between them (specification §6)", {
    tags: ["thorough"],
  }, async () => {
    const opened = await postgres.open();
    if (opened?.home.kind !== "server") throw new Error("No server.");
    const one = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    const database = await openDatabase({ databaseUrl: opened.home.url, dataDir: "" });
    const other = await startTestApp({ DEMO_CONTENT: "off" }, { database });
    const status = async (test: TestApp, secret: string) => (await test.ask(path("mern-evening", secret))).status;
    expect([await status(one, secretId), await status(other, secretId)]).toEqual([200, 200]);
    // The other process is not notified: access must not depend on a message that may be late or lost.
    await other.app.contentChanges.close();
    const fresh = await rotateSecretId(one, "mern-evening");
    expect([await status(other, secretId), await status(one, secretId)]).toEqual([401, 401]);
    expect([await status(other, fresh), await status(one, fresh)]).toEqual([200, 200]);
    await other.stop();
    await one.stop();
  });
});
