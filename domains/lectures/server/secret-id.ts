import { randomInt } from "node:crypto";
import { z } from "zod";
import { writeSecretIdHash } from "#domains/catalogue/server/entry-queries.ts";
import { unknownEntry } from "#domains/catalogue/server/entry-rules.ts";
import { chosenSecretId } from "#domains/lectures/contract.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import { holders, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { kebabWord } from "#shared/fields.ts";
import { hashSecretId } from "./secret-id-hash.ts";

/**
 * Gives a batch a new Secret ID, the chosen one or a random one, and answers it, only this once: just its hash is
 * stored (specification §6). The old one no longer opens anything. Throws `not_found` for an unknown batch.
 */
export const rotateSecretId = verb(
  { may: holders("batches"), takes: [z.string(), chosenSecretId.exactOptional()], branch: ofBatch },
  async (
    deps: SecretIdDeps,
    actor: Actor,
    batchId: string,
    chosen?: string,
  ): Promise<{ batchId: string; secretId: string }> => {
    const secretId = chosen ?? makeSecretId();
    await setSecretId(deps, actor, { batchId, hash: await hashSecretId(secretId), verb: "rotateSecretId" });
    return { batchId, secretId };
  },
);

/** Ends a batch's Secret ID: only accounts with a seat open its lectures then. Throws `not_found` for an unknown batch. */
export const endSecretId = verb(
  { may: holders("batches"), branch: ofBatch },
  async (deps: SecretIdDeps, actor: Actor, batchId: string): Promise<void> => {
    await setSecretId(deps, actor, { batchId, hash: null, verb: "endSecretId" });
  },
);

interface SecretIdDeps {
  database: Database;
  announce: ContentChanges["announce"];
}

async function setSecretId(
  { database, announce }: SecretIdDeps,
  actor: Actor,
  { batchId, hash, verb }: { batchId: string; hash: string | null; verb: string },
): Promise<void> {
  const { reason, values } = unknownEntry("batches", batchId);
  const unknownBatch = () => new AppError("not_found", reason, { values });
  if (!kebabWord.safeParse(batchId).success) throw unknownBatch();
  await database.transaction(async (transaction) => {
    if (!(await writeSecretIdHash(transaction, batchId, hash))) throw unknownBatch();
    await audit(transaction, actor, { verb, subject: "batch", subjectId: batchId }, new Date());
    await announce(transaction);
  });
}

/** Digits and capitals without I, L, O and U, which are mistaken for others when read aloud or from paper. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Twelve characters in groups of four, 60 bits: far more than ten tries in a quarter of an hour will find. */
function makeSecretId(): string {
  const character = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, character).join("");
  return [group(), group(), group()].join("-");
}
