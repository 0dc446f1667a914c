import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { canBeSet } from "#domains/content/rules/pictures.ts";
import { drawPicture } from "#server/drawing/draw-picture.ts";
import { publishChange } from "../support/ask-manage.ts";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";
import { contactForm } from "../support/contact-form.ts";
import { processTree } from "../support/process-tree.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

/** Pictures after publications. Each test continues where the previous one ended. */
let program: BuiltProgram;
let smtp: SmtpPeer;
let dataDir: string;

const start = async () => await startBuiltProgram({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
beforeAll(async () => {
  smtp = await startSmtpPeer();
  dataDir = mkdtempSync(join(tmpdir(), "darsgah-pictures-"));
  program = await start();
});
afterAll(async () => {
  await program.stop();
  await smtp.close();
  rmSync(dataDir, { recursive: true });
});

const [course] = demoContent.courses;
if (!course) throw new Error("The demo has no course.");
const ofCourse = `/social${course.canonicalPath.replace("/courses/", "/courses-")}.jpg`;
const icon = "/icons/icon-192.png";

const ask = async (path: string) => await fetch(`${program.origin}${path}`);
const bytesOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
const isOther = async (path: string, than: Buffer) => !(await bytesOf(path)).equals(than);
const patience = 180_000;
/** The currently drawing processes. */
const drawing = () => processTree(program.pid).slice(1);

/** The share of differing pixels in two pictures of one size. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer()));
  const differing = first?.filter((value, at) => Math.abs(value - (second?.[at] ?? 0)) > 40).length ?? 0;
  return differing / (first?.length ?? 1);
}

const rename = async (meta: { title: string; description: string }) =>
  await publishChange(dataDir, { kind: "course", id: course.id }, { page: { ...course.page, meta } });
const recolour = async (accent: { light: string; dark: string }) => {
  const { brand } = demoContent.company;
  const colors = { ...brand.colors, accent };
  await publishChange(dataDir, { kind: "company", id: "company" }, { brand: { ...brand, colors } });
};

test("a program that shows what the build drew starts no process that draws", () => {
  expect(drawing()).toEqual([]);
});

test("a course's new name is on its picture some seconds after the publication, and the others stay", async () => {
  const [before, others] = [await bytesOf(ofCourse), await bytesOf("/social/courses.jpg")];
  const etag = (await ask(ofCourse)).headers.get("etag");
  await rename({ title: "Weaving with Looms", description: "Twelve weeks at the loom." });
  await until(() => isOther(ofCourse, before), patience);
  const answer = await ask(ofCourse);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  expect(answer.headers.get("etag")).not.toBe(etag);
  const after = Buffer.from(await answer.arrayBuffer());
  const { width, height, format } = await sharp(after).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  expect(await difference(before, after)).toBeGreaterThan(0.01);
  expect(await bytesOf("/social/courses.jpg")).toEqual(others);
  await until(() => drawing().length === 0);
});

test("the next start shows the same picture, and draws nothing", { tags: ["thorough"] }, async () => {
  const before = await bytesOf(ofCourse);
  await program.stop();
  program = await start();
  expect(await bytesOf(ofCourse)).toEqual(before);
  expect(drawing()).toEqual([]);
});

test("a title in Urdu is left out: the picture shows the section's name", { tags: ["thorough"] }, async () => {
  const publish = async (title: string) => {
    const before = await bytesOf(ofCourse);
    await rename({ title, description: "بارہ ہفتے" });
    await until(() => isOther(ofCourse, before), patience);
    return await bytesOf(ofCourse);
  };
  const section = await publish("Courses");
  expect(await publish("Weaving")).not.toEqual(section);
  expect(await publish("اردو خطاطی")).toEqual(section);
});

test("a process that draws and is killed leaves the picture before, and another draws the new one", {
  tags: ["thorough"],
  timeout: 400_000,
}, async () => {
  const paths = [icon, "/social/Thank-you.jpg", ofCourse];
  const before = await Promise.all(paths.map(bytesOf));
  await recolour({ light: "#e0a93a", dark: "#ecb23a" });
  const [pid] = await until(() => (drawing().length > 0 ? drawing() : null), patience);
  const nice = () => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[16]);
  // It lowers its own priority, first of all.
  await until(() => nice() >= 10, patience);
  process.kill(pid ?? 0, "SIGKILL");
  for (const path of paths) expect((await ask(path)).status, path).toBe(200);
  for (const [at, path] of paths.entries()) await until(() => isOther(path, before[at] ?? Buffer.alloc(0)), patience);
  expect(program.output()).toContain("pictures were not drawn");
  const { width, height, format } = await sharp(await bytesOf(icon)).metadata();
  expect({ width, height, format }).toEqual({ width: 192, height: 192, format: "png" });
});

test("the program ends by itself while pictures are drawn, and the next start draws the rest", {
  tags: ["thorough"],
  timeout: 400_000,
}, async () => {
  const last = "/social/terms.jpg";
  const before = await bytesOf(last);
  await recolour({ light: "#e3b04b", dark: "#efbd4f" });
  await until(() => drawing().length > 0, patience);
  expect(await program.stop()).toBe(0);
  program = await start();
  await until(() => isOther(last, before), patience);
});

test("the picture at the top of emails has the new colours too", { tags: ["thorough"] }, async () => {
  const before = readFileSync(new URL("../../build/mail/brand.png", import.meta.url));
  const sent = smtp.received.length;
  const headers = { "Content-Type": "application/json", Origin: program.origin };
  await fetch(`${program.origin}/api/send-email`, { method: "POST", headers, body: JSON.stringify(contactForm()) });
  const mail = await until(() => smtp.received[sent], patience);
  const [attached] = mail.parsed.attachments;
  const content = Buffer.from(attached?.content as ArrayBuffer);
  expect((await sharp(content).metadata()).width).toBe((await sharp(before).metadata()).width);
  expect(content.equals(before)).toBe(false);
});

test("a picture of no published page is none, whatever is stored", async () => {
  for (const path of ["/social/none.jpg", "/social/list.json", "/icons/none.png", "/pictures/list.json"])
    expect((await ask(path)).status, path).toBe(404);
});

test("the fonts have every letter that pictures show", async () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const latin = letters.filter((letter) => canBeSet(letter));
  expect(latin.length).toBeGreaterThan(190);
  const colors = { ground: "#101010", accent: "#a0a0a0", text: "#ffffff" };
  const draw = async (text: string, lang?: "ur" | "ar") =>
    await drawPicture({
      ...{ shows: "page", tiling: "4.8.8", colors, wordmark: null, ...(lang && { lang }) },
      texts: { company: text, title: text, description: text },
    });
  expect((await sharp(await draw(latin.join(" "))).metadata()).width).toBe(1200);
  await expect(draw("اردو")).rejects.toThrow("no");
  for (const lang of ["ur", "ar"] as const) {
    const own = letters.filter((letter) => canBeSet(letter, lang));
    expect(own.length).toBeGreaterThan(latin.length + 80);
    expect((await sharp(await draw(own.join(" "), lang)).metadata()).width, lang).toBe(1200);
    await expect(draw("日本語", lang)).rejects.toThrow("no");
  }
});
