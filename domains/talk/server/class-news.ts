import { sql } from "drizzle-orm";
import { z } from "zod";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { classMaterials } from "#domains/lectures/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses, classChanges } from "#domains/timetable/server/tables.ts";
import { classWork, grades } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { questionMessages, questions } from "./tables/question-tables.ts";

/** What happens in a batch and is news for its students by itself. */
const kinds = ["assignment", "quiz", "recording", "material", "grade", "change", "answer"] as const;

const row = z.object({
  is: z.enum(kinds),
  id: z.string(),
  batch: z.string(),
  title: z.string(),
  at: z.coerce.date(),
  /** The kind of the work that was graded, the class of a material, or the question that was answered. */
  about: z.string().nullable(),
  /** Whether an email of its own tells of it: of a grade. */
  isMailed: z.boolean(),
});

/** A piece of news from the life of a batch. */
export type ClassNews = z.infer<typeof row>;

/** The number of characters of a question that name it. */
const titleLength = 120;

/** Maximum number of pieces read at once. */
const most = 100;

/**
 * The news from a person's batches between two times, the latest first: work and recordings and materials that became
 * visible, grades that were posted for them, answers to their questions, and classes that were changed. What was there
 * before their seat is no news.
 */
export async function findClassNews(
  database: Database,
  { personId, since, now }: { personId: string; since: Date; now: Date },
): Promise<ClassNews[]> {
  const [from, until] = [since.toISOString(), now.toISOString()];
  const { rows } = await database.execute(sql`
    with seat as (
      select id, batch_id, created_at from ${enrolments}
      where person_id = ${personId} and state in ('active', 'completed')
    ), news as (
      select kind as "is", id::text as id, batch_id, title, published_at as at, null::text as about from ${classWork}
      union all
      select 'recording', id, batch_id, title, published_at, null from ${lectures}
      union all
      select 'material', material.id::text, class.batch_id, material.title, material.published_at, class.id::text
      from ${classMaterials} as material join ${batchClasses} as class on class.id = material.session_id
      union all
      select 'change', id::text, batch_id, '', at, null from ${classChanges}
    )
    select "is", news.id, news.batch_id as batch, title, at, about, false as "isMailed" from news
    join seat on seat.batch_id = news.batch_id and news.at >= seat.created_at
    where news.at > ${from} and news.at <= ${until}
    union all
    select 'grade', work.id::text, work.batch_id, work.title, work.grades_posted_at, work.kind,
      grade.told_version is not distinct from grade.version
    from seat
    join ${classWork} as work on work.batch_id = seat.batch_id
    join ${grades} as grade on grade.work_id = work.id and grade.enrolment_id = seat.id
      and (grade.points is not null or grade.is_excused)
    where work.grades_posted_at > ${from} and work.grades_posted_at <= ${until}
    union all
    select 'answer', message.id::text, question.batch_id, left(question.text, ${titleLength}), message.at, question.id::text, false
    from seat join ${questions} as question on question.enrolment_id = seat.id and question.hidden_at is null
    join ${questionMessages} as message on message.question_id = question.id and message.hidden_at is null
      and message.enrolment_id is distinct from seat.id
    where message.at > ${from} and message.at <= ${until}
    order by at desc, id limit ${most}`);
  return rows.map((found) => row.parse(found));
}
