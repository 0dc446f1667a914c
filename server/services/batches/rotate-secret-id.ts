import { randomInt } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { writeSecretIdHash } from "#server/db/queries/catalogue.ts";
import { AppError } from "#server/services/app-error.ts";
import { hashSecretId } from "#server/services/lectures/secret-id-hash.ts";
import { kebabWord } from "#shared/contracts/catalogue/entry-fields.ts";
import type { ContentChanges } from "../content/content-changes.ts";

interface Deps {
  database: Database;
  announce: ContentChanges["announce"];
}

/** Digits and capitals without those that are taken for others when read aloud or from paper: I, L, O, U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Gives a batch a new Secret ID, the chosen one or one made here, and answers it: this once, for only its hash is kept
 * (specification §6). The old one opens nothing any more. Throws `not_found` for an unknown batch.
 */
export async function rotateSecretId(
  { database, announce }: Deps,
  batchId: string,
  chosen?: string,
): Promise<{ batchId: string; secretId: string }> {
  if (!kebabWord.safeParse(batchId).success) throw noSuchBatch(batchId);
  const secretId = chosen ?? makeSecretId();
  const hash = await hashSecretId(secretId);
  await database.transaction(async (transaction) => {
    const found = await writeSecretIdHash(transaction, batchId, hash);
    if (!found) throw noSuchBatch(batchId);
    await announce(transaction);
  });
  return { batchId, secretId };
}

function noSuchBatch(batchId: string): AppError {
  return new AppError("not_found", `There is no batch with the id ${batchId}.`);
}

/** Twelve characters in groups of four, 60 bits: far more than ten tries in a quarter of an hour will find. */
function makeSecretId(): string {
  const character = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, character).join("");
  return [group(), group(), group()].join("-");
}
