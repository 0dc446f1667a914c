import { randomUUID } from "node:crypto";
import { signUp } from "./class.mjs";
import { joinAsStaff } from "./staff.mjs";

/** A batch of the demo institute with classes, work, a quiz and lectures. */
export const batchId = "mern-evening";

/** Time that a member's second factor counts as just passed, with a margin, in milliseconds. */
const freshFor = 8 * 60_000;

let addresses = 0;

/** A new address, whose limits are unused. */
export function newAddress() {
  addresses += 1;
  return `10.${80 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Number of students who take turns, since each one's posts are counted. */
const studentCount = 16;
const studentEmails = Array.from({ length: studentCount }, (_, at) => `student-${at + 1}@example.com`);

/** The senders of the requests: returns the cookies of each by role. */
export async function createCast({ origin, dataDir }) {
  const students = [];
  for (const email of studentEmails) students.push(await signUp(origin, { name: "A student", email }, newAddress()));
  const join = (role) =>
    joinAsStaff(origin, dataDir, {
      name: "Sana Javed",
      email: `${randomUUID()}@example.com`,
      role,
      batchIds: [batchId],
    });
  const staff = new Map();
  let turn = 0;
  return async (as) => {
    if (as === undefined) return "";
    if (as === "somebody")
      return await signUp(origin, { name: "Bilal", email: `${randomUUID()}@example.com` }, newAddress());
    if (as === "student") {
      turn += 1;
      return students[turn % students.length];
    }
    const known = staff.get(as);
    if (known && Date.now() - known.at < freshFor) return known.cookie;
    const cookie = await join(as === "teacher" ? "teacher" : "owner");
    staff.set(as, { cookie, at: Date.now() });
    return cookie;
  };
}

/** Gives the students of the cast their seats, as confirming their address does: the class has people of the same ones. */
export async function seatStudents(query) {
  for (const email of studentEmails) {
    await query("update users set email_verified = true where email = $1", [email]);
    await query(
      `insert into account_people (account_id, person_id, how, at)
        select users.id::text, people.id, 'address', now() from users join people on people.email = users.email
        where users.email = $1 on conflict do nothing`,
      [email],
    );
  }
}

/**
 * Whether a page is there for each student of the class: one that names no record but the class's own. Where it answers
 * 404, the cast has no seats, and little is measured.
 */
export const isOfClass = ({ as, method, path }) =>
  as === "student" &&
  !method &&
  [...path.matchAll(/:(\w+)|\*/g)].every(([, part]) => /^(work|class)Id$/.test(part ?? ""));

/** An order that was opened by its form, with the key to its page, and the first demo class. */
export async function openOrder(origin) {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": newAddress(), "cf-ipcountry": "DE", origin };
  const form = { firstName: "Lena", lastName: "Vogt", email: "lena@example.com", phone: "030 123456" };
  const formData = { ...form, course: "data-analyst", plan: "standard", country: "DE", message: "" };
  const body = JSON.stringify({ formType: "registration-form", formData });
  const answer = await fetch(`${origin}/api/send-email`, { method: "POST", headers, body });
  const { next } = await answer.json();
  const paying = new URL(next, origin);
  const reference = paying.pathname.split("/")[2];
  const { slots } = await (await fetch(`${origin}/api/demo/slots?courseId=data-analyst`)).json();
  return { reference, key: paying.searchParams.get("key"), slot: slots?.[0]?.start ?? "" };
}

/** The values of `{names}` in the routes: records of the institute. */
export async function findIds(query) {
  const id = async (text) => Object.values((await query(text))[0] ?? { none: randomUUID() })[0];
  const ofBatch = `where batch_id = '${batchId}'`;
  const work = await id(`select id from class_work ${ofBatch} and title = 'Work 1'`);
  return {
    ...{ batchId, work, workId: work, courseId: "data-analyst", slug: "data-analyst" },
    quiz: await id(`select id from class_work ${ofBatch} and kind = 'quiz'`),
    question: await id("select id from quiz_questions limit 1"),
    enrolment: await id(`select id from batch_enrolments ${ofBatch} limit 1`),
    classId: await id(`select id from class_sessions ${ofBatch} limit 1`),
    lecture: await id(`select id from lectures ${ofBatch} and url like 'file:%' limit 1`),
    lead: await id("select id from leads order by created_at desc limit 1"),
    person: await id("select person_id from leads order by created_at desc limit 1"),
    request: await id("select id from enrolments order by created_at desc limit 1"),
    ...{ kind: "course", id: "data-analyst", host: "youtube", part: "video", name: "nothing", number: "1", list: "1" },
  };
}
