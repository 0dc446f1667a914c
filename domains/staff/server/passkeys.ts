import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "#server/app-error.ts";
import type { Cookies } from "#server/http/user.ts";
import { placeOf, recordFactorChange, requireNothing, secondFactorsOf, whatChangeNeeds } from "./factor-changes.ts";
import {
  changePasskey,
  changeStaffSession,
  deletePasskey,
  findPasskeys,
  insertPasskey,
  lockMember,
} from "./queries.ts";
import type { SecondFactorDeps } from "./second-factor.ts";
import type { Shower } from "./second-factor-limits.ts";
import { markSetUp, markShown } from "./staff-sessions.ts";

// The library is loaded only for the staff.
const library = () => import("@simplewebauthn/server");

const hostOf = ({ siteUrl }: SecondFactorDeps) => new URL(siteUrl).hostname;

/**
 * The options for a browser to make a passkey (WebAuthn, level 3); its challenge holds only for this session's next
 * answer. Throws `unauthorized` if a factor must be shown first.
 */
export async function startPasskey(deps: SecondFactorDeps, shower: Shower) {
  requireNothing(await whatChangeNeeds(deps, shower));
  const { member, session } = shower;
  const { generateRegistrationOptions } = await library();
  const known = await findPasskeys(deps.database, member.userId);
  const options = await generateRegistrationOptions({
    rpName: deps.site().content.company.name,
    rpID: hostOf(deps),
    userName: member.email,
    userDisplayName: member.name,
    userID: new TextEncoder().encode(member.userId),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  await changeStaffSession(deps.database, session.id, { challenge: options.challenge });
  return options;
}

/**
 * Stores a passkey that the browser has made; a first one opens the office. Throws `unauthorized` if a factor must be
 * shown first, and `invalid` for any other answer.
 */
export async function addPasskey(deps: SecondFactorDeps, shower: Shower, response: object): Promise<Cookies> {
  requireNothing(await whatChangeNeeds(deps, shower));
  const { member, session } = shower;
  const { verifyRegistrationResponse } = await library();
  const { challenge } = session;
  if (!challenge) throw new AppError("invalid", "staff.passkeyRefused");
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.siteUrl,
    expectedRPID: hostOf(deps),
    requireUserVerification: false,
  }).catch(refuse);
  if (!verified.verified) throw new AppError("invalid", "staff.passkeyRefused");
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const { userId } = member;
  const place = await placeOf(deps, shower.visitor);
  return await deps.database.transaction(async (transaction) => {
    const key = Buffer.from(publicKey).toString("base64url");
    const passkey = { id, userId, publicKey: key, counter, transports, createdAt: new Date(), usedAt: null };
    if (!(await insertPasskey(transaction, passkey))) throw new AppError("conflict", "staff.passkeyRefused");
    await recordFactorChange(deps, transaction, { userId, change: "addPasskey", place });
    return await markSetUp(deps, transaction, shower);
  });
}

/** The member's passkeys, the oldest first. */
export async function listPasskeys({ database }: Pick<SecondFactorDeps, "database">, userId: string) {
  return (await findPasskeys(database, userId)).map(({ id, createdAt, usedAt }) => ({ id, createdAt, usedAt }));
}

/**
 * Removes a passkey of one's own. Throws `unauthorized` if the second factor was not shown in the last minutes, `not_found`
 * for an unknown one, and `conflict` for the only second factor.
 */
export async function removePasskey(deps: SecondFactorDeps, shower: Shower, id: string): Promise<void> {
  requireNothing(await whatChangeNeeds(deps, shower));
  const { userId } = shower.member;
  const place = await placeOf(deps, shower.visitor);
  await deps.database.transaction(async (transaction) => {
    // Two concurrent removals wait for one another: one factor stays.
    await lockMember(transaction, userId);
    if (!(await deletePasskey(transaction, userId, id))) throw new AppError("not_found", "staff.noPasskey");
    if (!(await secondFactorsOf({ database: transaction }, userId)).any)
      throw new AppError("conflict", "staff.lastFactor");
    await recordFactorChange(deps, transaction, { userId, change: "removePasskey", place });
  });
}

/** The options for a browser to sign with one of the member's passkeys. */
export async function startPasskeySignature(
  deps: SecondFactorDeps,
  { member, session }: Pick<Shower, "member" | "session">,
) {
  const { generateAuthenticationOptions } = await library();
  const known = await findPasskeys(deps.database, member.userId);
  const options = await generateAuthenticationOptions({
    rpID: hostOf(deps),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: "preferred",
  });
  await changeStaffSession(deps.database, session.id, { challenge: options.challenge });
  return options;
}

/** Verifies the session by a passkey's signature. Throws `invalid` for any other answer, and `throttled`. */
export async function verifyPasskey(deps: SecondFactorDeps, shower: Shower, response: object): Promise<Cookies> {
  await deps.secondFactorLimits.countProof(deps.staffDevices, shower);
  const { member, session } = shower;
  const { verifyAuthenticationResponse } = await library();
  const given = response as AuthenticationResponseJSON;
  const passkey = (await findPasskeys(deps.database, member.userId)).find(({ id }) => id === given.id);
  const { challenge } = session;
  if (!passkey || !challenge) throw new AppError("invalid", "staff.passkeyRefused");
  const { id, publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challenge,
    expectedOrigin: deps.siteUrl,
    expectedRPID: hostOf(deps),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    requireUserVerification: false,
  }).catch(refuse);
  if (!verified) throw new AppError("invalid", "staff.passkeyRefused");
  return await deps.database.transaction(async (transaction) => {
    await changePasskey(transaction, id, { counter: authenticationInfo.newCounter, usedAt: new Date() });
    return await markShown(deps, transaction, shower);
  });
}

function refuse(cause: unknown): never {
  throw new AppError("invalid", "staff.passkeyRefused", { cause });
}
