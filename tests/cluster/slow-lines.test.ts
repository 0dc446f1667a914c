import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { materialMaxBytes } from "#domains/lectures/contract.ts";
import { proofMaxBytes } from "#domains/money/contract.ts";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { bodySizes } from "#server/http/body-sizes.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { readPayPath } from "../support/orders.ts";
import { pdf, png } from "../support/proofs.ts";
import { video } from "../support/videos.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { anyAddress } from "./support/load.ts";
import { joinAsManager, joinAsStudent } from "./support/people.ts";

const KB = 1024;
const MB = 1024 * KB;
const batchId = "mern-evening";

/** Speed of the connection, in bytes a second, and the part of each body sent over it: the rest goes quickly. */
const speed = 20 * KB;
const slowly = 1 * MB;

interface Body {
  method?: string;
  path: string;
  headers: Record<string, string>;
  content: Buffer;
}

/** Sends a body whose last megabyte, or the whole of a smaller one, comes at that speed; returns the answer and its time in seconds. */
async function sendSlowly(origin: string, { method = "POST", path, headers, content }: Body) {
  const began = performance.now();
  const sent = request(`${origin}${path}`, {
    method,
    headers: { ...headers, "X-Forwarded-For": anyAddress(), "Content-Length": content.length },
    agent: false,
  });
  const answered: Promise<IncomingMessage[]> = once(sent, "response");
  answered.catch(() => {});
  const slowFrom = Math.max(0, content.length - slowly);
  sent.write(content.subarray(0, slowFrom));
  const piece = speed / 10;
  for (let at = slowFrom; at < content.length; at += piece) {
    await sleep(100);
    sent.write(content.subarray(at, at + piece));
  }
  sent.end();
  const [answer] = await answered;
  if (!answer) throw new Error("There was no answer.");
  return { status: answer.statusCode, said: await text(answer), seconds: (performance.now() - began) / 1000 };
}

/** A form of a browser, as its bytes. */
async function formOf(fields: Record<string, string | File>): Promise<Pick<Body, "content" | "headers">> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = new Response(form);
  const headers = { "Content-Type": response.headers.get("content-type") ?? "" };
  return { headers, content: Buffer.from(await response.arrayBuffer()) };
}

/** A file of exactly so many bytes, which begins as one of its type does. */
const fileOf = (head: Buffer, size: number, name: string, type: string) =>
  new File([new Uint8Array(Buffer.concat([head, Buffer.alloc(size - head.length)]))], name, { type });

describe("a slow line", () => {
  let cluster: Cluster;
  let manager: string;
  let student: string;
  const [work, session] = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.query(
      `insert into class_work (id, batch_id, kind, title, points, created_at, published_at)
       values ('${work}', '${batchId}', 'assignment', 'Build a form', 20, now(), now());
       insert into assignment_details (work_id, accepts, max_file_bytes, rubric)
       values ('${work}', '["file"]', ${bodySizes.handIn}, '[]');
       insert into class_sessions (id, batch_id, starts_at, ends_at, teacher, changed_at)
       values ('${session}', '${batchId}', now(), now() + interval '1 hour', 'Noor Fatima', now())`,
    );
    manager = await joinAsManager(cluster);
    student = await joinAsStudent(cluster, batchId);
  });
  afterAll(async () => await cluster.stop());

  const as = (cookie: string) => ({ cookie, Origin: cluster.origin });

  /** The bodies, each sent for the first time: as large as allowed, by name. */
  const bodies: Record<string, () => Promise<Body>> = {
    "a file of a hand-in": async () => ({
      path: `/classroom/hand-in-files/${work}/${randomUUID()}?name=report.pdf`,
      headers: as(student),
      content: Buffer.alloc(bodySizes.handIn, 7),
    }),
    "slides of a class": async () => {
      const file = fileOf(pdf, materialMaxBytes, "slides.pdf", "application/pdf");
      const form = await formOf({ intent: "add", id: randomUUID(), kind: "slides", title: "Joins", file });
      const path = `/admin/batches/${batchId}/attendance/${session}/materials`;
      return { path, ...form, headers: { ...form.headers, ...as(manager) } };
    },
    "a photo": async () => {
      const form = await formOf({ photo: fileOf(png(), 10 * MB, "photo.png", "image/png") });
      return { path: "/admin/photo", ...form, headers: { ...form.headers, ...as(manager) } };
    },
    "a proof of payment": async () => {
      const enrolled = await fetch(`${cluster.origin}/api/send-email`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": anyAddress() },
        body: JSON.stringify(planEnrolment({ email: `${randomUUID()}@example.com` })),
      });
      const { reference, key } = readPayPath(sendEmailAnswer.parse(await enrolled.json()).next ?? "");
      const form = await formOf({ proof: fileOf(png(reference), proofMaxBytes, "receipt.png", "image/png") });
      const headers = { ...form.headers, Origin: cluster.origin };
      return { path: `/api/payments/${reference}/proof?key=${key}`, ...form, headers };
    },
    "grades to import": async () => {
      const file = new File(["Email\n"], "grades.csv", { type: "text/csv" });
      const form = await formOf({ intent: "check", file, text: "x".repeat(bodySizes.staff - 1024) });
      const path = `/admin/batches/${batchId}/gradebook/import`;
      return { path, ...form, headers: { ...form.headers, ...as(manager) } };
    },
    "a piece of a lecture": async () => {
      const size = bodySizes.lecturePiece;
      const metadata = { title: "Joins", filename: `${randomUUID()}.mp4`, lastmodified: "1" };
      const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`);
      const headers = { ...as(manager), "Tus-Resumable": "1.0.0" };
      const begun = await fetch(`${cluster.origin}/admin/uploads/${batchId}`, {
        method: "POST",
        headers: { ...headers, "Upload-Length": String(2 * size), "Upload-Metadata": pairs.join(",") },
      });
      return {
        method: "PATCH",
        path: begun.headers.get("location") ?? "",
        headers: { ...headers, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" },
        content: Buffer.concat([...video(size)]),
      };
    },
  };

  const ways: [way: string, origin: () => string][] = [
    ["straight to the program", () => cluster.members[0].origin],
    ["through nginx", () => cluster.origin],
  ];
  const sendings = ways.flatMap(([way, origin]) => Object.keys(bodies).map((what) => ({ what, way, origin })));

  it.concurrent.for(sendings)("of 20 KB a second brings $what $way", async ({ what, origin }, { expect }) => {
    const body = await bodies[what]?.();
    if (!body) throw new Error(`There is no ${what}.`);
    const { status, said, seconds } = await sendSlowly(origin(), body);
    expect(seconds, "longer than a body may stand still").toBeGreaterThan(30);
    expect([200, 204], said.slice(0, 300)).toContain(status);
  });

  /** Sends the head of a request and no byte of its body. */
  async function announce(path: string, length: number, headers: Record<string, string>) {
    const sent = request(`${cluster.origin}${path}`, {
      method: "POST",
      headers: { "X-Forwarded-For": anyAddress(), ...headers, "Content-Length": length },
      agent: false,
    });
    sent.on("error", () => {});
    sent.flushHeaders();
    const [answer]: IncomingMessage[] = await once(sent, "response");
    if (!answer) throw new Error("There was no answer.");
    const said = await text(answer);
    sent.destroy();
    return { status: answer.statusCode, said };
  }

  it("is not asked for a file that is refused anyway", async () => {
    const path = `/classroom/hand-in-files/${work}/${randomUUID()}?name=report.pdf`;
    expect((await announce(path, 20 * MB, { Origin: cluster.origin })).status).toBe(401);
  });

  it("reads in the program's own words that something is too large, and the next request is answered", async () => {
    const path = `/classroom/hand-in-files/${work}/${randomUUID()}?name=film.mp4`;
    expect(await announce(path, 26 * MB, as(student))).toEqual({
      status: 413,
      said: "This file is too large: at most 25 MB are taken.",
    });
    const json = { "Content-Type": "application/json", Origin: cluster.origin };
    const form = await announce("/api/send-email", 5 * MB, json);
    expect([form.status, JSON.parse(form.said).code]).toEqual([413, "too_large"]);
    for (let turn = 0; turn < 8; turn += 1) expect((await fetch(`${cluster.origin}/api/courses`)).status).toBe(200);
  });
});
