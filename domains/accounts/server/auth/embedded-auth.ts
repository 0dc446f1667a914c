import { randomBytes, randomUUID } from "node:crypto";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";
import { AppError } from "#server/app-error.ts";
import type { Cookies, User } from "#server/http/user.ts";
import { day, hour } from "#shared/durations.ts";
import type { BetterAuthDeps } from "./better-auth.ts";
import { createPasswordAccounts } from "./password-accounts.ts";
import type { PasswordWeigher } from "./password-weigher.ts";
import type { Credentials, EmbeddedAuth } from "./port.ts";
import { signedInCookie } from "./signed-in-cookie.ts";

/** Lifetime of a reset, in milliseconds: its link works for an hour of that, from when its email is written. */
const resetLifetime = 2 * hour;

/** Interval at which visits are recorded, in milliseconds. */
const visitRecordedEvery = day;

const resetName = (resetId: string) => `reset-password:${resetId}`;

/**
 * Accounts in our own database. The library loads when a visitor first signs in or shows a session cookie, so the program
 * starts without it.
 */
export function createEmbeddedAuth(deps: BetterAuthDeps, weigher: PasswordWeigher): EmbeddedAuth {
  const stateCookie = (isSignedIn: boolean) => signedInCookie(isSignedIn, deps.siteUrl);
  const open = async () => {
    const library = await import("./better-auth.ts");
    const auth = library.openBetterAuth(deps);
    const { internalAdapter: store, adapter: tables } = await auth.$context;
    const accounts = createPasswordAccounts(tables, deps.passwords);
    return { api: auth.api, store, tables, accounts, cookieOf: (token: string) => library.sessionCookie(deps, token) };
  };
  let opening: ReturnType<typeof open> | undefined;
  const opened = () => {
    opening ??= open();
    return opening;
  };

  const signIn = async (credentials: Credentials, headers: Headers): Promise<Cookies | null> => {
    const { api, accounts } = await opened();
    const body = { ...credentials, rememberMe: true };
    try {
      const answer = await api.signInEmail({ body, headers: sessionHeaders(headers), returnHeaders: true });
      await accounts.renewHash(answer.response.user.id, credentials.password);
      return [...answer.headers.getSetCookie(), stateCookie(true)];
    } catch (error) {
      if (isRefusal(error, "INVALID_EMAIL_OR_PASSWORD")) return null;
      throw error;
    }
  };

  const startSession = async (userId: string, headers: Headers): Promise<Cookies> => {
    const { store, cookieOf } = await opened();
    const userAgent = sessionHeaders(headers).get("user-agent") ?? "";
    const { token } = await store.createSession(userId, false, { userAgent });
    return [await cookieOf(token), stateCookie(true)];
  };

  return {
    kind: "embedded",
    isGuessable: weigher.isGuessable,

    async whoIs(headers) {
      if (!mayHoldSession(headers)) return null;
      const { api } = await opened();
      const found = await api.getSession({ headers: sessionHeaders(headers) });
      return found ? { ...userOf(found.user), session: { keeper: "embedded", id: found.session.id } } : null;
    },

    async renew(headers) {
      const forgotten = saysSignedIn(headers.get("cookie") ?? "") ? [stateCookie(false)] : [];
      if (!mayHoldSession(headers)) return { user: null, cookies: forgotten };
      const { api, store } = await opened();
      const { response: found, headers: answer } = await api.getSession({
        headers: sessionHeaders(headers),
        returnHeaders: true,
      });
      if (!found) return { user: null, cookies: [...answer.getSetCookie(), ...forgotten] };
      const { token, updatedAt } = found.session;
      if (Date.now() - updatedAt.getTime() >= visitRecordedEvery)
        await store.updateSession(token, { updatedAt: new Date() });
      return { user: userOf(found.user), cookies: [stateCookie(true)] };
    },

    async signOut(headers) {
      const { api } = await opened();
      const answer = await api.signOut({ headers: sessionHeaders(headers), returnHeaders: true });
      return [...answer.headers.getSetCookie(), stateCookie(false)];
    },

    async signUp(account, headers) {
      const { store, accounts, cookieOf } = await opened();
      const email = account.email.toLowerCase();
      const known = await store.findUserByEmail(email);
      const userId = known ? null : await accounts.add({ ...account, email });
      if (userId) return { userId, isNew: true, cookies: await startSession(userId, headers) };
      const owner = known ?? (await store.findUserByEmail(email));
      if (!owner) throw new Error("The account that had the address is gone.");
      const cookies = await signIn(account, headers);
      return {
        userId: owner.user.id,
        isNew: false,
        cookies: cookies ?? [await cookieOf(madeUpToken()), stateCookie(true)],
      };
    },

    hashPassword: (password) => deps.passwords.hash(password),

    startSession,

    signIn,

    async startReset(email) {
      const { store } = await opened();
      const found = await store.findUserByEmail(email);
      if (!found) return null;
      const resetId = randomUUID();
      const expiresAt = new Date(Date.now() + resetLifetime);
      await store.createVerificationValue({ identifier: resetName(resetId), value: found.user.id, expiresAt });
      return { resetId };
    },

    async finishReset(resetId, password) {
      const { store, accounts } = await opened();
      const reset = await store.findVerificationValue(resetName(resetId));
      if (!reset || reset.expiresAt < new Date()) return false;
      return await accounts.reset(reset.value, { identifier: reset.identifier, password });
    },

    async checkPassword(password, headers) {
      const { api } = await opened();
      try {
        await api.verifyPassword({ body: { password }, headers: sessionHeaders(headers) });
        return true;
      } catch (error) {
        if (isRefusal(error, "INVALID_PASSWORD")) return false;
        throw error;
      }
    },

    async changePassword({ current, next }, headers) {
      const { api } = await opened();
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      try {
        const answer = await api.changePassword({ body, headers: sessionHeaders(headers), returnHeaders: true });
        return [...answer.headers.getSetCookie(), stateCookie(true)];
      } catch (error) {
        if (isRefusal(error, "INVALID_PASSWORD")) return null;
        throw error;
      }
    },

    async sessions(headers) {
      const { api } = await opened();
      const own = { headers: sessionHeaders(headers) };
      const [current, all] = await whileSignedIn(Promise.all([api.getSession(own), api.listSessions(own)]));
      return all
        .map(({ id, userAgent, createdAt, updatedAt }) => ({
          id,
          isCurrent: id === current?.session.id,
          userAgent: userAgent ?? "",
          startedAt: createdAt,
          seenAt: updatedAt,
        }))
        .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.seenAt.getTime() - a.seenAt.getTime());
    },

    async endSession(sessionId, headers) {
      const { api, tables } = await opened();
      const own = { headers: sessionHeaders(headers) };
      const session = (await whileSignedIn(api.listSessions(own))).find(({ id }) => id === sessionId);
      if (session) await tables.delete({ model: "session", where: [{ field: "id", value: session.id }] });
    },

    async endAllSessions(headers) {
      const { api } = await opened();
      // Ended meanwhile, by a second press: the outcome is the same.
      await api.revokeSessions({ headers: sessionHeaders(headers) }).catch(unlessSignedOut);
      const answer = await api.signOut({ headers: sessionHeaders(headers), returnHeaders: true });
      return [...answer.headers.getSetCookie(), stateCookie(false)];
    },
  };
}

/** The library refuses an act of a session that has ended since the request began. */
const saysSignedOut = (error: unknown) => isRefusal(error, "UNAUTHORIZED");

function unlessSignedOut(error: unknown): void {
  if (!saysSignedOut(error)) throw error;
}

/** The answer to an act of a session. Throws `unauthorized` if the session has ended meanwhile. */
async function whileSignedIn<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw saysSignedOut(error) ? new AppError("unauthorized", "account.signedOut", { cause: error }) : error;
  }
}

/** A token that looks like a session's and belongs to none. */
function madeUpToken(): string {
  return randomBytes(24).toString("base64url").replace(/[-_]/g, "a");
}

/** False for a request without a session cookie, which then needs no query. */
function mayHoldSession(headers: Headers): boolean {
  return /(?:^|; )(?:__Host-)?session=/.test(headers.get("cookie") ?? "");
}

/** The headers that the library may see: the cookies, and the browser's name. */
function sessionHeaders(headers: Headers): Headers {
  const seen = new Headers();
  for (const name of ["cookie", "user-agent"]) {
    const value = headers.get(name);
    if (value) seen.set(name, value.slice(0, name === "cookie" ? undefined : 300));
  }
  return seen;
}

function userOf({ id, name, email, emailVerified }: User): User {
  return { id, name, email, emailVerified };
}

function isRefusal(error: unknown, code: string): boolean {
  if (!(error instanceof Error) || !("body" in error)) return false;
  const { body } = error;
  return typeof body === "object" && body !== null && "code" in body && body.code === code;
}
