import { z } from "zod";

const count = z.int().min(0);

/** What an archive says of itself, in its first part, `darsgah.json`. */
export const archiveManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** When the last migration was made that the database had applied, in milliseconds since 1970. */
  migration: count,
  /** In the order in which they can be written: each after those it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: count })),
  /** Jobs that were not done yet, most of them letters, and the queues they wait in. */
  jobs: z.object({ count, queues: z.array(z.string()) }),
  /** Films and proofs of payment; null where a storage service keeps them, and the archive does not. */
  files: z.object({ count, bytes: count }).nullable(),
  /** Whether the secret is inside that signs sessions and links; without it, AUTH_SECRET was set. */
  secret: z.boolean(),
});

export type ArchiveManifest = z.infer<typeof archiveManifest>;
