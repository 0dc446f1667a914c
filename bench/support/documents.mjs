import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { callVerbAt } from "../../tests/support/ask-manage.ts";

const keyOf = (kind, id) => ({ kind, id, locale: "en" });

const questionOf = (number) => ({
  ...{ position: 1_000 + number, page: "demo", question: `May question ${number} be asked?` },
  answer: `It may, as often as anybody likes, and answer ${number} is always the same.`,
});

/**
 * Changes a field of a document and publishes it, as the staff do; returns the duration of the publication in
 * milliseconds, and the text.
 */
export async function publishText(dataDir, { kind, id, field }, text) {
  const key = keyOf(kind, id);
  const { published, version } = await callVerbAt(dataDir, "showDocument", key);
  await callVerbAt(dataDir, "saveDraft", key, { document: { ...published, [field]: text }, version });
  const began = performance.now();
  await callVerbAt(dataDir, "publish");
  return performance.now() - began;
}

/** Publishes so many documents at once: every one of the seed as it is, and new questions for the rest. */
export async function publishMany(dataDir, count) {
  const save = (kind, id, document, version) =>
    callVerbAt(dataDir, "saveDraft", keyOf(kind, id), { document, version });
  const seeded = (await callVerbAt(dataDir, "listDocuments")).slice(0, count);
  for (const { kind, id } of seeded) {
    const { published, version } = await callVerbAt(dataDir, "showDocument", keyOf(kind, id));
    await save(kind, id, published, version);
  }
  for (let at = seeded.length; at < count; at++) await save("question", `extra-${at}`, questionOf(at), 0);
  return (await callVerbAt(dataDir, "publish")).documents.length;
}

/**
 * Writes questions into the database of a stopped program, each with so many published versions. Returns the number of
 * versions.
 */
export async function writeHistory(dataDir, { documents, versions }) {
  const database = await PGlite.create(join(dataDir, "database"));
  try {
    const [{ last }] = (await database.query("select coalesce(max(number), 0)::int as last from publications")).rows;
    await database.query(
      "insert into publications (number, at, actor) select $1::int + n, now(), 'operator' from generate_series(1, $2::int) n",
      [last, versions],
    );
    for (let at = 0; at < documents; at++) {
      const key = ["question", `many-${at}`, "en"];
      await database.query(
        `insert into content_revisions (kind, id, locale, revision, document, publication)
         select $1, $2, $3, n, $4::jsonb, $5::int + n from generate_series(1, $6::int) n`,
        [...key, JSON.stringify(questionOf(at)), last, versions],
      );
      await database.query(
        `insert into content_entries (kind, id, locale, version, edited_at, edited_by, published)
         values ($1, $2, $3, $4, now(), 'operator', $4)`,
        [...key, versions],
      );
    }
    const { rows } = await database.query("select count(*)::int as count from content_revisions");
    return rows[0].count;
  } finally {
    await database.close();
  }
}
