import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";

/** The purpose of the link that confirms a requested place. */
export const placePurpose = "place";

/** Lifetime of the link, in milliseconds from the day of the request. */
const linkLife = 30 * day;

/** The path where a person who requested a place confirms that it was them. */
export async function placePath(signedTokens: SignedTokens, { id, createdAt }: { id: string; createdAt: Date }) {
  return `/place/${id}?key=${await signedTokens.sign(placePurpose, id, new Date(createdAt.getTime() + linkLife))}`;
}
