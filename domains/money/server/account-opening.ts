import { createHash } from "node:crypto";
import type { OpenAccountForm } from "#domains/accounts/contract.ts";
import { findAccountsOfPeople } from "#domains/accounts/server/account-people.ts";
import { type OpeningDeps, openAccount } from "#domains/accounts/server/open-account.ts";
import { findUsersByEmail } from "#domains/accounts/server/queries.ts";
import { findPersonOfOrder, findStudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { type Claim, requireOrderKey } from "./order-links.ts";

const purpose = "open-account";

/** Lifetime of an opening's link from when its email is written. */
const openingLife = 7 * day;

/**
 * The path by which the reader of a paid order's email opens the account of its address. The email is its only carrier:
 * whoever has it reads the mailbox.
 */
export async function openingPath(signedTokens: SignedTokens, order: { reference: string; email: string }) {
  const subject = `${order.reference} ${markOf(order.email)}`;
  const token = await signedTokens.sign(purpose, subject, new Date(Date.now() + openingLife));
  return `/open-account?token=${token}`;
}

/** A mark of an address, which stands in no link itself. */
const markOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("base64url").slice(0, 22);

interface LinkDeps {
  database: Database;
  signedTokens: SignedTokens;
}

/** The name and the address that the student of an order gave, for the bearer of its link; null for any other link. */
export async function findSignUpAddress(
  { database, signedTokens }: LinkDeps,
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

/** The state of an opening's link: `known` if its address has a confirmed account already. */
type OpeningState =
  | { is: "expired" | "used up" }
  | { is: "known"; email: string }
  | { is: "open"; email: string; name: string };

/** The state of the link with this token, for the page that it opens; changes nothing. */
export async function showOpening(deps: LinkDeps, token: string): Promise<OpeningState> {
  const found = await readOpening(deps, token);
  if (found.is !== "good") return { is: found.is };
  const { email, name } = found.student;
  const [account] = await findUsersByEmail(deps.database, [email]);
  return account?.emailVerified ? { is: "known", email } : { is: "open", email, name };
}

/**
 * Opens the account of a paid order's student, with that person alone. Throws `unauthorized` for a link that is invalid,
 * used or older than a week, and all that `openAccount` throws.
 */
export async function openOrdersAccount(
  deps: LinkDeps & OpeningDeps,
  { token, name, password }: OpenAccountForm,
  visitor: Visitor,
): Promise<Cookies> {
  const found = await readOpening(deps, token);
  if (found.is !== "good") throw new AppError("unauthorized", "account.linkUsedUp");
  const { email, personId } = found.student;
  const expires = new Date(Date.now() + openingLife);
  return await openAccount(deps, { name, password, email, personId, token, expires }, visitor);
}

async function readOpening({ database, signedTokens }: LinkDeps, token: string) {
  const reading = await signedTokens.read(purpose, token);
  if (reading.is === "expired") return { is: "expired" } as const;
  const [reference = "", mark] = reading.is === "good" ? reading.subject.split(" ") : [];
  const student = mark ? await findPersonOfOrder(database, reference) : undefined;
  // The student may have been erased since the email went out.
  if (!student || markOf(student.email) !== mark) return { is: "used up" } as const;
  if (await hasAnotherAccount(database, student)) return { is: "used up" } as const;
  return { is: "good", student: { ...student, email: student.email.toLowerCase() } } as const;
}

/** Whether a person has an account of another address: theirs was changed since, which opens nothing. */
async function hasAnotherAccount(database: Database, { personId, email }: { personId: string; email: string }) {
  const linked = await findAccountsOfPeople(database, [personId]);
  if (linked.length === 0) return false;
  const own = await findUsersByEmail(database, [email.toLowerCase()]);
  return !own.some(({ id }) => linked.includes(id));
}
