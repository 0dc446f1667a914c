import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";

/** The purpose of the link with which somebody who asked for a place confirms it. */
export const placePurpose = "place";

/** How long the link works, from the day of the request. */
const linkLife = 30 * day;

/** The path where somebody who asked for a place confirms that it was them. */
export async function placePath(signedTokens: SignedTokens, { id, createdAt }: { id: string; createdAt: Date }) {
  return `/place/${id}?key=${await signedTokens.sign(placePurpose, id, new Date(createdAt.getTime() + linkLife))}`;
}
