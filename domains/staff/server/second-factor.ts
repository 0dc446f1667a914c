import { createHmac, randomBytes } from "node:crypto";
import { fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies } from "#server/http/user.ts";
import { seal, unseal } from "#server/links/sealed-texts.ts";
import { minute } from "#shared/durations.ts";
import {
  type FactorChangeDeps,
  placeOf,
  recordFactorChange,
  requireNothing,
  whatChangeNeeds,
  whatCodesNeed,
} from "./factor-changes.ts";
import {
  changeStaffSession,
  lockAuthenticator,
  lockStaffSession,
  putAuthenticator,
  putRecoveryCodes,
  takeRecoveryCode,
} from "./queries.ts";
import type { SecondFactorLimits, Shower } from "./second-factor-limits.ts";
import { markSetUp, markShown, type StaffSessionDeps } from "./staff-sessions.ts";

export interface SecondFactorDeps extends StaffSessionDeps, FactorChangeDeps {
  database: Database;
  secret: string;
  secondFactorLimits: SecondFactorLimits;
}

/** The purpose that the secrets of authenticators are sealed for. */
const purpose = "staff-authenticator";

/** Lifetime of the unconfirmed secret of an app that is being set up, in milliseconds. */
const pendingLife = 10 * minute;

/**
 * The secret of an authenticator app that is being set up: as the address that such apps read from a QR code, and to
 * type. It belongs to this session, for ten minutes, and counts once its first code is entered; until then an earlier
 * app stays in use. Throws `unauthorized` if a factor must be shown first.
 */
export async function startAuthenticator(
  deps: SecondFactorDeps,
  shower: Shower,
): Promise<{ uri: string; key: string }> {
  requireNothing(await whatChangeNeeds(deps, shower));
  const { Secret, TOTP } = await import("otpauth");
  const now = new Date();
  const pending = await deps.database.transaction(async (transaction) => {
    const open = pendingIn(deps, await lockStaffSession(transaction, shower.session.id), now);
    if (open) return open;
    const fresh = new Secret({ size: 20 }).base32;
    await changeStaffSession(transaction, shower.session.id, {
      ...{ pending: seal(deps.secret, purpose, fresh), pendingUntil: new Date(now.getTime() + pendingLife) },
    });
    return fresh;
  });
  const secret = Secret.fromBase32(pending);
  const issuer = deps.site().content.company.name;
  return { uri: new TOTP({ issuer, label: shower.member.email, secret }).toString(), key: secret.base32 };
}

/**
 * Activates the app that is being set up in this session, by its first code, in place of an earlier one. Throws
 * `unauthorized` if a factor must be shown first, `invalid` for the field if the code is wrong or the secret too old,
 * and `throttled`.
 */
export async function confirmAuthenticator(deps: SecondFactorDeps, shower: Shower, code: string): Promise<Cookies> {
  requireNothing(await whatChangeNeeds(deps, shower));
  await deps.secondFactorLimits.countProof(deps.staffDevices, shower);
  const place = await placeOf(deps, shower.visitor);
  const { userId } = shower.member;
  const now = new Date();
  return await deps.database.transaction(async (transaction) => {
    const locked = await lockStaffSession(transaction, shower.session.id);
    const pending = pendingIn(deps, locked, now);
    if (!pending || !locked?.pending) throw fieldError("code", "staff.keyTooOld");
    const lastStep = await stepOf(pending, code);
    if (lastStep === null) throw fieldError("code", "staff.wrongCode");
    await putAuthenticator(transaction, { userId, secret: locked.pending, pending: null, createdAt: now, lastStep });
    await recordFactorChange(deps, transaction, { userId, change: "setUpAuthenticator", place });
    return await markSetUp(deps, transaction, shower);
  });
}

/** The secret that is being set up in a session; null without one, or once it is too old. */
function pendingIn(
  { secret }: SecondFactorDeps,
  session: { pending: string | null; pendingUntil: Date | null } | undefined,
  now: Date,
): string | null {
  const { pending = null, pendingUntil = null } = session ?? {};
  return pending && pendingUntil && pendingUntil > now ? unseal(secret, purpose, pending) : null;
}

/**
 * Verifies the session by a code: of the authenticator, or a recovery code, which works once. Throws `invalid` for the
 * field if the code is wrong or was used, and `throttled`.
 */
export async function verifyCode(deps: SecondFactorDeps, shower: Shower, code: string): Promise<Cookies> {
  await deps.secondFactorLimits.countCode(deps.staffDevices, shower);
  const { userId } = shower.member;
  const isOfApp = /^\d{6}$/.test(code);
  const place = isOfApp ? null : await placeOf(deps, shower.visitor);
  return await deps.database.transaction(async (transaction) => {
    const isRight = isOfApp
      ? await checkAuthenticator(deps, transaction, userId, code)
      : await takeRecoveryCode(transaction, userId, recoveryHash(deps.secret, code));
    if (!isRight) throw fieldError("code", "staff.wrongCode");
    if (place) await recordFactorChange(deps, transaction, { userId, change: "useRecoveryCode", place });
    return await markShown(deps, transaction, shower);
  });
}

async function checkAuthenticator(deps: SecondFactorDeps, transaction: Database, userId: string, code: string) {
  const found = await lockAuthenticator(transaction, userId);
  if (!found?.secret) return false;
  const step = await stepOf(unseal(deps.secret, purpose, found.secret), code);
  if (step === null || step <= found.lastStep) return false;
  await putAuthenticator(transaction, { ...found, lastStep: step });
  return true;
}

/** The half minute that a code of a secret is for, counted from 1970; null for a code that it does not show now. */
async function stepOf(base32: string, token: string): Promise<number | null> {
  const { Secret, TOTP } = await import("otpauth");
  const distance = new TOTP({ secret: Secret.fromBase32(base32) }).validate({ token, window: 1 });
  return distance === null ? null : TOTP.counter() + distance;
}

const recoveryCodes = 10;

/** Replaces the recovery codes; they are shown once. Throws `unauthorized` if a factor must be shown first. */
export async function renewRecoveryCodes(deps: SecondFactorDeps, shower: Shower): Promise<string[]> {
  requireNothing(await whatCodesNeed(deps, shower));
  const { userId } = shower.member;
  const place = await placeOf(deps, shower.visitor);
  const codes = Array.from({ length: recoveryCodes }, readableCode);
  await deps.database.transaction(async (transaction) => {
    const hashes = codes.map((code) => recoveryHash(deps.secret, code.replaceAll("-", "")));
    await putRecoveryCodes(transaction, userId, hashes, new Date());
    await recordFactorChange(deps, transaction, { userId, change: "renewRecoveryCodes", place });
  });
  return codes;
}

/** Letters and digits that are not mistaken for one another; 80 bits. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function readableCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return (letters.match(/.{4}/g) ?? []).join("-");
}

const recoveryHash = (secret: string, code: string) =>
  createHmac("sha256", secret).update(`recovery-code\n${code}`).digest("base64url");
