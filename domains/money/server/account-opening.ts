import type { JoinAccountForm, OpenAccountForm } from "#domains/accounts/contract.ts";
import { joinAccount, type OpeningDeps, openAccount } from "#domains/accounts/server/open-account.ts";
import {
  findInvited,
  openingLife,
  openingLink,
  readOpeningLink,
  standingOf,
} from "#domains/accounts/server/opening-link.ts";
import { findUsersByEmail } from "#domains/accounts/server/queries.ts";
import {
  findOrdersOfPlaces,
  findPersonOfOrder,
  findStudentOrder,
} from "#domains/money/server/queries/order-queries.ts";
import { findPersonChanges } from "#domains/people/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies, User } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { type Claim, isMailedKey, requireOrderKey } from "./order-links.ts";

/** The path by which the reader of a paid order's email opens the account of its address. */
export async function openingPath(
  signedTokens: SignedTokens,
  { reference, email }: { reference: string; email: string },
) {
  return await openingLink(signedTokens, { of: "order", id: reference, email });
}

/**
 * The same path for the reader of an email about a seat that an order of this person and address has paid; null where
 * there is no such order.
 */
export async function openingOfSeat(
  { database, signedTokens }: LinkDeps,
  { enrolmentId, personId, email }: { enrolmentId: string; personId: string; email: string },
): Promise<string | null> {
  const found = await findOrdersOfPlaces(database, [enrolmentId]);
  for (const { reference } of found.filter(({ state }) => state === "paid")) {
    const student = await findPersonOfOrder(database, reference);
    if (student?.personId === personId && student.email.toLowerCase() === email)
      return await openingPath(signedTokens, { reference, email });
  }
  return null;
}

interface LinkDeps {
  database: Database;
  signedTokens: SignedTokens;
}

/**
 * The name and the address of an order's student, for the bearer of its link; null for any other link. Anyone may type
 * another person's address: until the order is proved, the link of the form's answer shows what was typed, and nothing
 * once staff have changed it.
 */
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
  const { order, student } = (await findStudentOrder(database, claim.reference)) ?? {};
  if (!order?.provedAt && !(await isMailedKey(signedTokens, claim)) && !(await isAsTyped(database, claim.reference)))
    return null;
  return student?.email ? { name: `${student.firstName} ${student.lastName}`.trim(), email: student.email } : null;
}

/** Whether staff have changed nothing of the person of an order since they wrote. */
async function isAsTyped(database: Database, reference: string): Promise<boolean> {
  const person = await findPersonOfOrder(database, reference);
  return person !== undefined && (await findPersonChanges(database, [person.personId])).length === 0;
}

/**
 * The state of an opening's link: `known` if its address has a confirmed account already, which an invitation `joins`,
 * and `unproved` if staff have changed the address, so that it is confirmed as any other.
 */
type OpeningState =
  | { is: "expired" | "used up" }
  | { is: "known" | "unproved"; email: string }
  | { is: "open" | "joins"; email: string; name: string };

/** The state of the link with this token, for the page that it opens; changes nothing. */
export async function showOpening(deps: LinkDeps, token: string): Promise<OpeningState> {
  const found = await readOpening(deps, token);
  if (found.is !== "good") return { is: found.is };
  const { of, standing } = found;
  const { email, name } = found.student;
  const [account] = await findUsersByEmail(deps.database, [email]);
  if (account?.emailVerified)
    return of === "person" && standing === "free" ? { is: "joins", email, name } : { is: "known", email };
  return standing === "changed" ? { is: "unproved", email } : { is: "open", email, name };
}

/**
 * Opens the account of a paid order's student, or of a person whom staff have invited, with that person alone. Throws
 * `unauthorized` for a link that is invalid, used or older than a week, and all that `openAccount` throws.
 */
export async function openOrdersAccount(
  deps: LinkDeps & OpeningDeps,
  { token, name, password }: OpenAccountForm,
  visitor: Visitor,
): Promise<Cookies> {
  const link = await requireOpening(deps, token);
  return await openAccount(deps, { name, password, ...link }, visitor);
}

/**
 * Links the person of an invitation to the account that is signed in, and no one else. Throws `unauthorized` for any
 * other link, and all that `joinAccount` throws.
 */
export async function joinInvited(
  deps: LinkDeps & OpeningDeps,
  { token }: JoinAccountForm,
  asker: { user: User; visitor: Visitor },
): Promise<void> {
  const { email: _, ...link } = await requireOpening(deps, token);
  if (link.how !== "invitation") throw new AppError("unauthorized", "account.linkUsedUp");
  await joinAccount(deps, link, asker);
}

async function requireOpening(deps: LinkDeps, token: string) {
  const found = await readOpening(deps, token);
  if (found.is !== "good") throw new AppError("unauthorized", "account.linkUsedUp");
  const { email, personId } = found.student;
  const how = found.of === "person" ? ("invitation" as const) : ("address" as const);
  return { email, personId, how, token, expires: new Date(Date.now() + openingLife) };
}

async function readOpening({ database, signedTokens }: LinkDeps, token: string) {
  const link = await readOpeningLink(signedTokens, token);
  if (link.is !== "good") return link;
  const find = link.of === "person" ? findInvited : findPersonOfOrder;
  const found = await find(database, link.id);
  // The student may have been erased since the email went out.
  if (!found || !link.isFor(found.email)) return { is: "used up" } as const;
  const student = { ...found, email: found.email.toLowerCase() };
  const standing = await standingOf(database, student);
  // Their address was changed since, which opens nothing.
  if (standing === "elsewhere") return { is: "used up" } as const;
  return { is: "good", of: link.of, standing, student } as const;
}
