import type { Cookies, SignedIn, User } from "#server/http/user.ts";

/** Tells who sent a request, without asking another service. */
interface SessionReader {
  /** The signed-in user of a request; null without a session. Changes nothing. */
  whoIs(headers: Headers): Promise<SignedIn | null>;
  /** The same, and records the visit; the browser forgets a session that has ended. */
  renew(headers: Headers): Promise<{ user: User | null; cookies: Cookies }>;
  /** Ends the session of a request; a provider's script ends its own. */
  signOut(headers: Headers): Promise<Cookies>;
}

/** A browser that a user is signed in on. */
export interface Session {
  id: string;
  /** Whether the request came from it. */
  isCurrent: boolean;
  /** As the browser sent it. */
  userAgent: string;
  startedAt: Date;
  /** The last use, to the day. */
  seenAt: Date;
}

/** E-mail address and password, as they were typed. */
export interface Credentials {
  email: string;
  password: string;
}

/** Too many passwords wait to be hashed or weighed. */
export class PasswordsBusy extends Error {
  override name = "PasswordsBusy";
}

export interface NewAccount extends Credentials {
  name: string;
}

/**
 * Accounts of our own, with e-mail address and password. Verbs that hash or weigh a password throw `PasswordsBusy` while too many
 * wait. Verbs with `headers` act for the user who sent them.
 */
export interface EmbeddedAuth extends SessionReader {
  kind: "embedded";
  /**
   * Whether a password is breached, common, or soon guessed by someone who knows `about` its owner: name, address, the
   * site's own name. Asks no service. No rule says which characters it must hold (NIST SP 800-63B, 3.1.1.2).
   */
  isGuessable(password: string, about: string[]): Promise<boolean>;
  /**
   * Adds an account and starts a session. If the address has an account already, the cookies have the same shape but
   * open nothing, unless the password is that account's; both cases take as long. `userId` is the account that the
   * address has now.
   */
  signUp(account: NewAccount, headers: Headers): Promise<{ userId: string; isNew: boolean; cookies: Cookies }>;
  /** The hash of a new password, to store. */
  hashPassword(password: string): Promise<string>;
  /** Starts a session of an account whose owner has proved to be the sender. */
  startSession(userId: string, headers: Headers): Promise<Cookies>;
  /** Starts a session; null for a wrong address or password, after the same time. */
  signIn(credentials: Credentials, headers: Headers): Promise<Cookies | null>;
  /** Lets the owner of an address choose a new password for two hours; null if the address has no account. */
  startReset(email: string): Promise<{ resetId: string } | null>;
  /**
   * Sets a new password once, and ends every session and every other reset. False if the reset was used, has expired, or
   * was revoked by another new password.
   */
  finishReset(resetId: string, password: string): Promise<boolean>;
  /** Whether this is the sender's password. */
  checkPassword(password: string, headers: Headers): Promise<boolean>;
  /** Sets a new password, ends the other sessions and every open reset; null if the current password is wrong. */
  changePassword(change: { current: string; next: string }, headers: Headers): Promise<Cookies | null>;
  /** The sessions of the sender, this browser's first. */
  sessions(headers: Headers): Promise<Session[]>;
  /** Ends one of the sender's sessions; never another user's. */
  endSession(sessionId: string, headers: Headers): Promise<void>;
  endAllSessions(headers: Headers): Promise<Cookies>;
}

/** The data a page needs to show a provider's widgets. */
export interface HostedWidgets {
  /** The provider's key for browsers. */
  publishableKey: string;
}

/** Accounts at a provider, whose widgets are on our pages. */
export interface HostedAuth extends SessionReader {
  kind: "hosted";
  widgets: HostedWidgets;
}

export type Auth = EmbeddedAuth | HostedAuth;
