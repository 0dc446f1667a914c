import { sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";

/** The jobs of the queues by what became of them. */
export interface JobCounts {
  /** Emails that are due and not sent yet, and of those the ones whose last try failed. */
  mail: { waiting: number; failing: number; sent: number; givenUp: number };
  /** Other jobs that were given up. */
  givenUp: number;
}

/** Counts the jobs that wait now, and those that ended since `since`. */
export async function countJobs(database: Database, since: Date): Promise<JobCounts> {
  const { rows } = await database.execute(sql`
    select
      count(*) filter (where name = 'send-mail' and state in ('created', 'retry', 'active') and start_after <= now()) as waiting,
      count(*) filter (where name = 'send-mail' and state = 'retry') as failing,
      count(*) filter (where name = 'send-mail' and state = 'completed' and completed_on >= ${since.toISOString()}::timestamptz) as sent,
      count(*) filter (where name = 'send-mail' and state = 'failed' and completed_on >= ${since.toISOString()}::timestamptz) as unsent,
      count(*) filter (where name <> 'send-mail' and state = 'failed' and completed_on >= ${since.toISOString()}::timestamptz) as given_up
    from pgboss.job`);
  const [counted = {}] = rows;
  const of = (name: string) => Number(counted[name] ?? 0);
  const mail = { waiting: of("waiting"), failing: of("failing"), sent: of("sent"), givenUp: of("unsent") };
  return { mail, givenUp: of("given_up") };
}
