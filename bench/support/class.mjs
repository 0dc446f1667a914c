import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Opens the embedded database of a stopped program. */
async function withDatabase(dataDir, act) {
  const database = await PGlite.create(join(dataDir, "database"));
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** Signs a new student up, from an address; returns their cookies. */
export async function signUp(origin, { name, email }, from) {
  const answer = await fetch(`${origin}/sign-up`, {
    method: "POST",
    headers: { "X-Forwarded-For": from, Origin: origin },
    body: new URLSearchParams({ name, email, password: "sunny river forty two" }),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (!cookies.some((cookie) => cookie.startsWith("session=")))
    throw new Error(`Nobody was signed up: ${answer.status}`);
  return cookies.join("; ");
}

const title = (at) =>
  ["Build a form", "Joins and keys", "Report on the sales data", "API with tests", "اردو مضمون"][at % 5];

/** Adds published assignments to a batch; returns their ids. Each takes text and is due in a week. */
export async function addAssignments(dataDir, { batchId, count }) {
  return await withDatabase(dataDir, async (database) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const [at, id] of ids.entries()) {
      await database.query(
        `insert into class_work (id, batch_id, kind, title, points, due_at, created_at, published_at)
         values ($1, $2, 'assignment', $3, 20, now() + interval '7 days' + $4 * interval '1 hour', now(), now())`,
        [id, batchId, `${title(at)} ${at + 1}`, at],
      );
      await database.query(
        `insert into assignment_details (work_id, accepts, max_file_bytes, rubric)
         values ($1, '["text","link","file"]', 10485760, '[{"id":"a","title":"It works","points":12},{"id":"b","title":"It reads well","points":8}]')`,
        [id],
      );
    }
    return ids;
  });
}

/** Gives people a seat in a batch, with their accounts if named; returns their enrolments. */
export async function addStudents(dataDir, { batchId, people }) {
  return await withDatabase(dataDir, async (database) => {
    await database.query("update batches set seats = 5000 where id = $1", [batchId]);
    const enrolments = [];
    for (const { name, email } of people) {
      const [personId, enrolmentId] = [randomUUID(), randomUUID()];
      await database.query("update users set email_verified = true where email = $1", [email]);
      await database.query("insert into people (id, name, email) values ($1, $2, $3)", [personId, name, email]);
      await database.query(
        `insert into account_people (account_id, person_id, how, at)
         select id::text, $1, 'address', now() from users where email = $2`,
        [personId, email],
      );
      await database.query(
        `insert into batch_enrolments (id, person_id, batch_id, state, is_paid, changed_at)
         values ($1, $2, $3, 'active', true, now())`,
        [enrolmentId, personId, batchId],
      );
      enrolments.push(enrolmentId);
    }
    return enrolments;
  });
}

/** The texts of all hand-ins. */
export async function storedHandIns(dataDir) {
  return await withDatabase(dataDir, async (database) => {
    const { rows } = await database.query("select text from hand_ins");
    return rows.map(({ text }) => text);
  });
}
