import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { changePasskey, changeStaffSession, findPasskeys, insertPasskey } from "#server/db/queries/staff.ts";
import type { Cookies } from "#server/integrations/auth/port.ts";
import { audit } from "#server/services/actor.ts";
import { AppError, refuseWhile } from "#server/services/app-error.ts";
import { requireFirstOrVerified, type SecondFactorDeps, type Shower } from "#server/services/staff/second-factor.ts";
import { markVerified } from "#server/services/staff/staff-sessions.ts";

// The library is loaded for the staff alone.
const library = () => import("@simplewebauthn/server");

const hostOf = ({ siteUrl }: SecondFactorDeps) => new URL(siteUrl).hostname;

/**
 * What a browser needs to make a passkey (WebAuthn, level 3); its challenge holds for this session's next answer alone.
 * Throws `unauthorized` for a member with a second factor who has not shown it.
 */
export async function startPasskey(deps: SecondFactorDeps, shower: Shower) {
  await requireFirstOrVerified(deps, shower);
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

/** Stores a passkey that the browser has made, and verifies the session. Throws `invalid` for any other answer. */
export async function addPasskey(deps: SecondFactorDeps, shower: Shower, response: object): Promise<Cookies> {
  await requireFirstOrVerified(deps, shower);
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
  const now = new Date();
  return await deps.database.transaction(async (transaction) => {
    const key = Buffer.from(publicKey).toString("base64url");
    const passkey = { id, userId: member.userId, publicKey: key, counter, transports, createdAt: now, usedAt: null };
    if (!(await insertPasskey(transaction, passkey))) throw new AppError("conflict", "staff.passkeyRefused");
    const act = { verb: "addPasskey", subject: "staff", subjectId: member.userId } as const;
    await audit(transaction, { kind: "staff", id: member.userId }, act, now);
    return await markVerified(deps, transaction, session.id);
  });
}

/** What a browser needs to sign with one of the member's passkeys. */
export async function startPasskeySignature(deps: SecondFactorDeps, { member, session }: Shower) {
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
export async function verifyPasskey(
  deps: SecondFactorDeps,
  { member, session }: Shower,
  response: object,
): Promise<Cookies> {
  refuseWhile(await deps.secondFactorLimiter.take(member.userId), "staff.tooManyCodes");
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
    return await markVerified(deps, transaction, session.id);
  });
}

function refuse(cause: unknown): never {
  throw new AppError("invalid", "staff.passkeyRefused", { cause });
}
