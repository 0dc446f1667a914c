import { z } from "zod";

const count = z.int().min(0);

/** An archive's description, in its first part, `darsgah.json`. */
export const archiveManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Time of the database's last applied migration, in milliseconds since 1970. */
  migration: count,
  /** In the order in which they can be written: each table after those it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: count })),
  /** Unfinished jobs, most of them emails, and their queues. */
  jobs: z.object({ count, queues: z.array(z.string()) }),
  /** Videos and proofs of payment; null if a storage service keeps them, because the archive then does not. */
  files: z.object({ count, bytes: count }).nullable(),
  /** Whether it contains the secret that signs sessions and links; if not, AUTH_SECRET was set. */
  secret: z.boolean(),
});

export type ArchiveManifest = z.infer<typeof archiveManifest>;

/** The names of an archive's parts; docs/backup.md describes the format. */
export const archiveParts = {
  manifest: "darsgah.json",
  secret: "auth-secret",
  jobs: "jobs.ndjson.gz",
  table: (name: string) => `tables/${name}.ndjson.gz`,
  filePrefix: "files/",
  /** The last one: the SHA-256 of each of the others, as `sha256sum` writes it. */
  sums: "SHA256SUMS",
};
