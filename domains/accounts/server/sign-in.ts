import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SignInForm, SignUpForm } from "#domains/accounts/contract.ts";
import type { EmbeddedAuth } from "#domains/accounts/server/auth/port.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { AccountLimits } from "./account-limits.ts";
import { enqueueAccountEmail } from "./account-links.ts";
import type { KnownDevices } from "./known-devices.ts";
import { noteAccountLanguage } from "./languages.ts";
import { requireStrongPassword } from "./password-strength.ts";

interface Deps {
  auth: EmbeddedAuth;
  limits: AccountLimits;
  knownDevices: KnownDevices;
  /** The earliest answer to a sign-up and to a refused sign-in, in milliseconds: longer than either takes. */
  answerAfter: number;
}

/**
 * Creates an account, queues the email that confirms its address, and signs it in. If the address has an account already,
 * its owner gets an email instead, and the cookies open nothing unless the password is the account's own: neither the
 * answer nor its time tells which it was. Its emails are in the language of the page. Throws `invalid` for a guessable password and `throttled`.
 */
export async function signUp(
  deps: Deps & { database: Database; emailQueue: EmailQueue; site: () => Site },
  form: SignUpForm,
  visitor: Visitor,
  language: Locale = siteLocale,
): Promise<Cookies> {
  const { auth, limits, knownDevices, answerAfter } = deps;
  await limits.count("sign-up", visitor.address, form.email);
  await requireStrongPassword(deps, form.password, [form.name, form.email]);
  return await notBefore(answerAfter, async () => {
    const { userId, isNew, cookies } = await auth.signUp(form, visitor.headers);
    if (isNew) await noteAccountLanguage(deps.database, userId, language);
    await enqueueAccountEmail(deps, isNew ? "email-confirmation" : "account-exists", userId);
    // A device that finds the address taken becomes known to no account.
    return [...cookies, knownDevices.createCookie(visitor.headers, isNew ? form.email : randomUUID())];
  });
}

/**
 * Starts a session and answers its cookies, one of which makes the device known. The address need not be confirmed. A
 * known device has tries of its own, so that others cannot lock it out. Throws `throttled`, and `unauthorized` in the same
 * words and after the same time for an unknown address and for a wrong password.
 */
export async function signIn(deps: Deps, form: SignInForm, visitor: Visitor): Promise<Cookies> {
  const { auth, limits, knownDevices, answerAfter } = deps;
  const { address, headers } = visitor;
  await limits.count("sign-in", address, form.email, knownDevices.recognise(headers, form.email));
  // A refusal takes a little longer if the account's hash is an old one.
  const earliest = sleep(answerAfter);
  const cookies = await auth.signIn(form, headers);
  if (cookies) return [...cookies, knownDevices.createCookie(headers, form.email)];
  await earliest;
  throw new AppError("unauthorized", "account.wrongCredentials");
}

/**
 * Settles as `work` does, but not before `time` milliseconds have passed, so that the time of an answer does not tell what
 * was found.
 */
export async function notBefore<Outcome>(time: number, work: () => Promise<Outcome>): Promise<Outcome> {
  const [outcome] = await Promise.allSettled([work(), sleep(time)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
