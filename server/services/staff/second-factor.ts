import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import {
  countRecoveryCodes,
  findAuthenticator,
  findPasskeys,
  lockAuthenticator,
  putAuthenticator,
  putRecoveryCodes,
  type StaffMember,
  type StaffSession,
  takeRecoveryCode,
} from "#server/db/queries/staff.ts";
import type { Cookies } from "#server/integrations/auth/port.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { audit } from "#server/services/actor.ts";
import { AppError, fieldError, refuseWhile } from "#server/services/app-error.ts";
import { seal, unseal } from "#server/services/links/sealed-texts.ts";
import { markVerified } from "#server/services/staff/staff-sessions.ts";
import type { Site } from "#shared/rules/site.ts";

export interface SecondFactorDeps {
  database: Database;
  secret: string;
  siteUrl: string;
  site: () => Site;
  /** Counts tries by member. */
  secondFactorLimiter: RateLimiter;
}

/** What the secrets of authenticators are sealed for. */
const purpose = "staff-authenticator";

/** Who shows a second factor, in which session. */
export interface Shower {
  member: StaffMember;
  session: StaffSession;
}

/** The ways in which a member can show a second factor. */
export async function secondFactorsOf({ database }: SecondFactorDeps, userId: string) {
  const authenticator = await findAuthenticator(database, userId);
  return {
    authenticator: Boolean(authenticator?.secret),
    passkeys: (await findPasskeys(database, userId)).length,
    recoveryCodes: await countRecoveryCodes(database, userId),
  };
}

/**
 * The secret of an authenticator app that is being set up: as the address that such apps read from a QR code, and to be
 * typed. It counts once its first code is entered; until then an earlier one stays in use. Throws `unauthorized` for a
 * member with a second factor who has not shown it.
 */
export async function startAuthenticator(
  deps: SecondFactorDeps,
  shower: Shower,
): Promise<{ uri: string; key: string }> {
  await requireFirstOrVerified(deps, shower);
  const { userId, email } = shower.member;
  const { Secret, TOTP } = await import("otpauth");
  const pending = await deps.database.transaction(async (transaction) => {
    const found = await lockAuthenticator(transaction, userId);
    if (found?.pending) return unseal(deps.secret, purpose, found.pending);
    const fresh = new Secret({ size: 20 }).base32;
    const started = { secret: null, lastStep: 0, createdAt: new Date(), ...found };
    await putAuthenticator(transaction, { ...started, userId, pending: seal(deps.secret, purpose, fresh) });
    return fresh;
  });
  const secret = Secret.fromBase32(pending);
  const issuer = deps.site().content.company.name;
  return { uri: new TOTP({ issuer, label: email, secret }).toString(), key: secret.base32 };
}

/**
 * Verifies the session by a code: of the authenticator, which counts from its first code on, or a recovery code, which
 * works once. Throws `invalid` for the field if the code is wrong or was used, and `throttled`.
 */
export async function verifyCode(deps: SecondFactorDeps, { member, session }: Shower, code: string): Promise<Cookies> {
  refuseWhile(await deps.secondFactorLimiter.take(member.userId), "staff.tooManyCodes");
  return await deps.database.transaction(async (transaction) => {
    const isRight = /^\d{6}$/.test(code)
      ? await checkAuthenticator(deps, transaction, member.userId, code)
      : await takeRecoveryCode(transaction, member.userId, recoveryHash(deps.secret, code));
    if (!isRight) throw fieldError("code", "staff.wrongCode");
    return await markVerified(deps, transaction, session.id);
  });
}

async function checkAuthenticator(deps: SecondFactorDeps, transaction: Database, userId: string, code: string) {
  const found = await lockAuthenticator(transaction, userId);
  if (!found) return false;
  const { Secret, TOTP } = await import("otpauth");
  const stepOf = (sealed: string | null) => {
    if (sealed === null) return null;
    const secret = Secret.fromBase32(unseal(deps.secret, purpose, sealed));
    const distance = new TOTP({ secret }).validate({ token: code, window: 1 });
    return distance === null ? null : TOTP.counter() + distance;
  };
  const isFirst = stepOf(found.pending) !== null;
  const step = stepOf(found.pending) ?? stepOf(found.secret);
  if (step === null || (!isFirst && step <= found.lastStep)) return false;
  const confirmed = isFirst ? { secret: found.pending, pending: null } : {};
  await putAuthenticator(transaction, { ...found, ...confirmed, lastStep: step });
  return true;
}

const recoveryCodes = 10;

/** New recovery codes in place of the earlier ones, shown once. Throws `unauthorized` before the session is verified. */
export async function renewRecoveryCodes(deps: SecondFactorDeps, { member, session }: Shower): Promise<string[]> {
  if (!session.verifiedAt) throw new AppError("unauthorized", "staff.verifyFirst");
  const codes = Array.from({ length: recoveryCodes }, readableCode);
  const now = new Date();
  await deps.database.transaction(async (transaction) => {
    const hashes = codes.map((code) => recoveryHash(deps.secret, code.replaceAll("-", "")));
    await putRecoveryCodes(transaction, member.userId, hashes, now);
    const act = { verb: "renewRecoveryCodes", subject: "staff", subjectId: member.userId } as const;
    await audit(transaction, { kind: "staff", id: member.userId }, act, now);
  });
  return codes;
}

/** Throws `unauthorized` for a member who has a second factor and has not shown it in this session. */
export async function requireFirstOrVerified(deps: SecondFactorDeps, { member, session }: Shower): Promise<void> {
  if (session.verifiedAt) return;
  const { authenticator, passkeys } = await secondFactorsOf(deps, member.userId);
  if (authenticator || passkeys > 0) throw new AppError("unauthorized", "staff.verifyFirst");
}

/** Letters and digits that are not taken for one another; 80 bits. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function readableCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return (letters.match(/.{4}/g) ?? []).join("-");
}

const recoveryHash = (secret: string, code: string) =>
  createHmac("sha256", secret).update(`recovery-code\n${code}`).digest("base64url");
