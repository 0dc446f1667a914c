/** Somebody who is signed in. */
export interface User {
  id: string;
  /** Null where the provider keeps it to itself. */
  name: string | null;
  /** In lower case; null where the provider keeps it to itself. */
  email: string | null;
  /** Whether the e-mail address has been confirmed to be theirs. */
  emailVerified: boolean;
}

/** `Set-Cookie` values that belong to an answer. */
export type Cookies = string[];

/** Tells who sent a request. Neither verb asks anybody over the network. */
interface SessionReader {
  /** The signed-in user of a request; null without a session. Changes nothing. */
  whoIs(headers: Headers): Promise<User | null>;
  /** The same, and notes the visit; a session that is over is forgotten by the browser, too. */
  renew(headers: Headers): Promise<{ user: User | null; cookies: Cookies }>;
  /** Ends the session of a request, as far as that is ours to do. */
  signOut(headers: Headers): Promise<Cookies>;
}

/** A browser somebody is signed in on. */
export interface Session {
  id: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
  /** What the browser called itself. */
  userAgent: string;
  startedAt: Date;
  /** When it was last used: to the day. */
  seenAt: Date;
}

/** E-mail address and password, as somebody typed them. */
export interface Credentials {
  email: string;
  password: string;
}

/** More passwords wait to be hashed than can be within a reasonable time. */
export class PasswordsBusy extends Error {
  override name = "PasswordsBusy";
}

export interface NewAccount extends Credentials {
  name: string;
}

/** Accounts of our own: e-mail address and password. Verbs that hash throw `PasswordsBusy` while too many do. Verbs with `headers` act for anybody who sent them. */
export interface EmbeddedAuth extends SessionReader {
  kind: "embedded";
  /**
   * Adds an account and starts a session of it. Where the address has an account already, the cookies are of the same
   * shape and open nothing, unless the password is that account's own; both take as long. `userId` is the account that
   * the address has now.
   */
  signUp(account: NewAccount, headers: Headers): Promise<{ userId: string; isNew: boolean; cookies: Cookies }>;
  /** Starts a session; null where address and password do not belong together, after the same time. */
  signIn(credentials: Credentials, headers: Headers): Promise<Cookies | null>;
  /** Notes that the owner of an address may choose a new password until `expiresAt`; null where it has no account. */
  startReset(email: string): Promise<{ resetId: string } | null>;
  /**
   * Sets a new password, once, ends every session and every other reset, and counts the address as confirmed. False: used
   * up, too late, or ended by another new password.
   */
  finishReset(resetId: string, password: string): Promise<boolean>;
  /** Sets a new password, ends the other sessions and every open reset; null where the current one is wrong. */
  changePassword(change: { current: string; next: string }, headers: Headers): Promise<Cookies | null>;
  /** Where the sender is signed in, this browser first. */
  sessions(headers: Headers): Promise<Session[]>;
  /** Ends one of the sender's sessions; another's is left alone. */
  endSession(sessionId: string, headers: Headers): Promise<void>;
  endAllSessions(headers: Headers): Promise<Cookies>;
}

/** What a page needs to show a provider's own widgets. */
export interface HostedWidgets {
  /** The provider's key for browsers. */
  publishableKey: string;
}

/** Accounts kept by a provider, whose own widgets stand on our pages. */
export interface HostedAuth extends SessionReader {
  kind: "hosted";
  widgets: HostedWidgets;
}

/** Who signs people in, and who is. */
export type Auth = EmbeddedAuth | HostedAuth;
