import { randomInt } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Database } from "#server/db/client.ts";
import { issuerDid, type StatusListCredential, secondOf, statusListPath } from "./credential.ts";
import { signStatusList } from "./data-integrity.ts";
import { currentSigner, type KeyDeps } from "./issuer-keys.ts";
import { badgeContexts } from "./open-badge.ts";
import { countCertificates, findRevokedPlaces, findTakenPlaces } from "./queries.ts";

/** Bits of a list: the least that the standard allows, so that a place does not reveal whose it is. */
const places = 131_072;

/** Certificates in a list: half of its places, so that a free one at random is soon found. */
const usedPlaces = places / 2;

/** Places at random for new certificates, in a list that has room. To be called while no one else issues any. */
export async function drawPlaces(transaction: Database, wanted: number) {
  const list = 1 + Math.floor((await countCertificates(transaction)) / usedPlaces);
  const taken = await findTakenPlaces(transaction, list);
  return Array.from({ length: wanted }, () => {
    let index = randomInt(places);
    while (taken.has(index)) index = randomInt(places);
    taken.add(index);
    return { statusList: list, statusIndex: index };
  });
}

const compressed = promisify(gzip);

/**
 * A list of revoked credentials as it is at this moment, signed; null for a list that is not begun. It is read from the
 * database each time, so every process shows a revocation at once.
 */
export async function showStatusList(deps: KeyDeps, list: number) {
  const { database, siteUrl } = deps;
  const begun = 1 + Math.floor((await countCertificates(database)) / usedPlaces);
  if (!Number.isInteger(list) || list < 1 || list > begun) return null;
  const bits = Buffer.alloc(places / 8);
  // The first place is the leftmost bit (Bitstring Status List, 3.1).
  for (const place of await findRevokedPlaces(database, list))
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (128 >> (place & 7));
  const id = `${siteUrl}${statusListPath(list)}`;
  const now = secondOf(new Date());
  const encodedList = `u${(await compressed(bits)).toString("base64url")}`;
  const credential: StatusListCredential = {
    "@context": [badgeContexts[0]],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer: issuerDid(siteUrl),
    validFrom: now,
    credentialSubject: { id: `${id}#list`, type: "BitstringStatusList", statusPurpose: "revocation", encodedList },
  };
  return signStatusList(credential, await currentSigner(deps), now);
}
