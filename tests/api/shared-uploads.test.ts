import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createServerDatabase } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { type S3Peer, startS3Peer } from "../support/s3.ts";
import { brokenOff, lectureSender, lectureVideo, videoFrom } from "../support/sent-lectures.ts";
import { until } from "../support/until.ts";

const batchId = "mern-gulf";

describe("the upload of a lecture to a bucket, by two processes on one Postgres", () => {
  let peer: S3Peer;
  let tests: TestApp[];
  let senders: ReturnType<typeof lectureSender>[];
  let listed: () => Promise<{ lectures: { title: string; publishedAt: Date | null }[]; uploads: unknown[] }>;
  const { member } = startOffice(() => at(tests, 0));

  beforeAll(async () => {
    peer = await startS3Peer("lectures");
    const environment = {
      ...{ DATABASE_URL: await createServerDatabase(), AUTH_SECRET: "4711-which-both-processes-know-0815" },
      ...{ S3_ENDPOINT: peer.endpoint, S3_REGION: "auto", S3_BUCKET: "lectures" },
      ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", DEMO_CONTENT: "on" },
    };
    tests = await Promise.all([startTestApp(environment), startTestApp(environment)]);
    const { browser, verbs } = await member("teacher", [batchId], "Noor Fatima");
    senders = tests.map((test) => lectureSender(test, batchId, browser));
    listed = () => verbs.listLectures(batchId);
  });
  afterAll(async () => {
    await Promise.all(tests.map(async (test) => await test.stop()));
    await peer.close();
  });

  const keysOf = (folder: string) => [...peer.objects.keys()].filter((key) => key.startsWith(`${folder}/`));
  const becomes = async (title: string) =>
    await until(async () => (await listed()).lectures.find((one) => one.title === title));

  it("goes on at the other process, after a cut too, and becomes one file of the bucket", async () => {
    const [one, other] = [at(senders, 0), at(senders, 1)];
    const path = await one.begun(lectureVideo.length, "Shared");
    expect((await one.send(path, 0, videoFrom(0, 30_000))).status).toBe(204);
    await other.send(path, 30_000, brokenOff(videoFrom(30_000, 50_000)));
    expect(await one.offset(path)).toBe(50_000);
    expect((await other.send(path, 30_000, videoFrom(30_000))).status).toBe(409);
    expect((await one.send(path, 50_000, videoFrom(50_000, 80_000))).status).toBe(204);
    expect(keysOf("uploads")).toHaveLength(3);
    expect((await other.send(path, 80_000, videoFrom(80_000))).status).toBe(204);
    expect(await becomes("Shared")).toMatchObject({ publishedAt: null });
    const [key = ""] = keysOf("lectures").filter((name) => name.endsWith(`${path.split("/").at(-1)}.mp4`));
    expect(peer.objects.get(key)?.equals(lectureVideo)).toBe(true);
    await until(() => keysOf("uploads").length === 0);
    expect(await one.offset(path)).toBe(lectureVideo.length);
  });

  it("takes a piece once that both get at the same moment", async () => {
    const [one, other] = [at(senders, 0), at(senders, 1)];
    const path = await one.begun(lectureVideo.length, "Doubled");
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    peer.holds = answered;
    const sent = senders.map((sender) => sender.send(path, 0, videoFrom(0, 40_000)));
    await until(() => peer.held === 2);
    peer.holds = null;
    answer();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
    expect(keysOf("uploads")).toHaveLength(1);
    expect(await other.offset(path)).toBe(40_000);
    await other.send(path, 40_000, videoFrom(40_000));
    await becomes("Doubled");
    expect((await listed()).uploads).toEqual([]);
  });
});

function at<One>(list: One[], index: number): One {
  const found = list[index];
  if (found === undefined) throw new Error("The list is shorter.");
  return found;
}
