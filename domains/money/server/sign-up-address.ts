import { findStudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { type Claim, requireOrderKey } from "./order-links.ts";

/** The name and the address that the student of an order gave, for the bearer of its link; null for any other link. */
export async function findSignUpAddress(
  { database, signedTokens }: { database: Database; signedTokens: SignedTokens },
  claim: Claim,
): Promise<{ name: string; email: string } | null> {
  try {
    await requireOrderKey(signedTokens, claim);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  const { student } = (await findStudentOrder(database, claim.reference)) ?? {};
  return student?.email ? { name: `${student.firstName} ${student.lastName}`.trim(), email: student.email } : null;
}
