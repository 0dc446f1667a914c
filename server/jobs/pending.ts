import { sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { readLines } from "#server/db/row-transfer.ts";

/**
 * Every unfinished job, running ones included, as a line of JSON each: its queue, and pg-boss's input to insert it
 * again under its own id. pg-boss's own jobs are left out.
 */
export async function* readPendingJobs(transaction: Database): AsyncGenerator<string[]> {
  if (!(await hasJobs(transaction))) return;
  yield* readLines(
    transaction,
    sql`
    select json_build_object('queue', name, 'job', json_strip_nulls(json_build_object(
      'id', id, 'data', data, 'priority', priority, 'startAfter', start_after,
      'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max,
      'expireInSeconds', expire_seconds, 'heartbeatSeconds', heartbeat_seconds, 'deleteAfterSeconds', deletion_seconds,
      'retentionSeconds', extract(epoch from keep_until - start_after)::int,
      'singletonKey', singleton_key, 'groupId', group_id, 'groupTier', group_tier, 'deadLetter', dead_letter
    )))::text as line
    from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'
    order by created_on, id`,
  );
}

/** Removes every job. */
export async function removeJobs(transaction: Database): Promise<void> {
  if (await hasJobs(transaction)) await transaction.execute(sql`delete from pgboss.job`);
}

/**
 * The ids of the mail jobs that still belong to the worker that fetched them at this try: not removed, nor given to another
 * worker since.
 */
export async function findHeldMails(
  database: Database,
  jobs: { id: string; retryCount: number }[],
): Promise<Set<string>> {
  const asked = JSON.stringify(jobs);
  const { rows } = await database.execute(sql`
    select job.id from pgboss.job
    join jsonb_to_recordset(${asked}::jsonb) as held (id uuid, "retryCount" int) on held.id = job.id
    where job.name = 'send-mail' and job.state = 'active' and job.retry_count = held."retryCount"`);
  return new Set(rows.map(({ id }) => String(id)));
}

/** Whether an email's job was removed: during sending this happens only to an email about a person who is erased. */
export async function isMailRemoved(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select 1 from pgboss.job where name = 'send-mail' and id = ${id}`);
  return rows.length === 0;
}

const isAbout = (ids: string[]) => sql`name = 'send-mail' and split_part(data->>'about', '.', 1) in ${ids}`;

/** The emails about these records that are not sent yet. */
export async function findEmailsAbout(
  database: Database,
  ids: string[],
): Promise<{ email: string; notBefore: Date }[]> {
  if (ids.length === 0 || !(await hasJobs(database))) return [];
  const { rows } = await database.execute(sql`
    select data->>'email' as email, data->>'letter' as former, start_after from pgboss.job
    where ${isAbout(ids)} and state in ('created', 'retry', 'active') order by start_after, id`);
  return rows.map(({ email, former, start_after }) => ({
    email: String(email ?? former),
    notBefore: new Date(String(start_after)),
  }));
}

/**
 * Whether an email of this kind about this record, or this day, is in the queue or was sent in the last days. Other
 * transactions that ask the same wait until this one ends.
 */
export async function hasEmailAbout(transaction: Database, email: string, about: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(4, hashtext(${email}))`);
  const { rows } = await transaction.execute(sql`
    select 1 from pgboss.job
    where name = 'send-mail' and data->>'email' = ${email} and data->>'about' = ${about} limit 1`);
  return rows.length > 0;
}

/** Those of these records about which an email of this kind is in the queue or was sent in the last days. */
export async function findEmailed(database: Database, email: string, abouts: string[]): Promise<Set<string>> {
  if (abouts.length === 0 || !(await hasJobs(database))) return new Set();
  const { rows } = await database.execute(sql`
    select data->>'about' as about from pgboss.job
    where name = 'send-mail' and data->>'email' = ${email} and data->>'about' in ${abouts}`);
  return new Set(rows.map(({ about }) => String(about)));
}

/**
 * Whether an email of this kind about this record still waits. Then no worker fetches it before this transaction ends,
 * so that it tells what the transaction changes.
 */
export async function holdWaitingEmail(transaction: Database, email: string, about: string): Promise<boolean> {
  if (!(await hasJobs(transaction))) return false;
  const { rows } = await transaction.execute(sql`
    select 1 from pgboss.job
    where name = 'send-mail' and data->>'email' = ${email} and data->>'about' = ${about} and state in ('created', 'retry')
    for update skip locked`);
  return rows.length > 0;
}

/** Removes the emails of a kind about these records that still wait; returns what they were about. */
export async function removeWaitingEmails(transaction: Database, email: string, abouts: string[]): Promise<string[]> {
  if (abouts.length === 0 || !(await hasJobs(transaction))) return [];
  const { rows } = await transaction.execute(sql`
    delete from pgboss.job
    where name = 'send-mail' and data->>'email' = ${email} and data->>'about' in ${abouts} and state in ('created', 'retry')
    returning data->>'about' as about`);
  return rows.map(({ about }) => String(about));
}

/** Removes every email about these records, sent or not; returns their ids. */
export async function removeEmailsAbout(transaction: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0 || !(await hasJobs(transaction))) return [];
  const { rows } = await transaction.execute(sql`delete from pgboss.job where ${isAbout(ids)} returning id`);
  return rows.map(({ id }) => String(id));
}

async function hasJobs(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select to_regclass('pgboss.job') is not null as is_there`);
  return rows[0]?.is_there === true;
}
