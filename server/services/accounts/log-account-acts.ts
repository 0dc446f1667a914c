import { createHmac } from "node:crypto";
import type { Log } from "#server/config/log.ts";
import type { Accounts, OwnAccounts } from "#server/services/accounts/account-services.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";

/** What a line of the log says of an act: which, in which request, and on whose account, by its mark. */
interface Act {
  act: string;
  requestId?: string;
  account?: string;
}

/**
 * The same verbs, each leaving a line in the log that says what was tried and how it went (`done`, or the code of the
 * refusal), so that who looks for a guesser finds one. An account stands there as a mark that only `secret` can make of
 * its address: the same each time, and nobody's name.
 */
export function withAccountLog(accounts: Accounts, log: Log, secret: string): Accounts {
  const markOf = (address: string) =>
    createHmac("sha256", secret).update(`account-log:${address}`).digest("base64url").slice(0, 12);
  const told = async <Outcome>(act: Act, work: Promise<Outcome>): Promise<Outcome> => {
    try {
      const outcome = await work;
      log.info({ ...act, outcome: "done" }, "account");
      return outcome;
    } catch (error) {
      log.warn({ ...act, outcome: error instanceof AppError ? error.code : "internal" }, "account");
      throw error;
    }
  };
  const by = (act: string, { requestId }: Visitor, address?: string | null): Act => ({
    act,
    requestId,
    ...(address ? { account: markOf(address) } : {}),
  });
  return {
    ...accounts,
    signOut: (visitor) => told(by("sign-out", visitor), accounts.signOut(visitor)),
    own: accounts.own && logged(accounts.own),
  };

  function logged(own: OwnAccounts): OwnAccounts {
    return {
      ...own,
      signUp: (form, visitor) => told(by("sign-up", visitor, form.email), own.signUp(form, visitor)),
      signIn: (form, visitor) => told(by("sign-in", visitor, form.email), own.signIn(form, visitor)),
      requestPasswordReset: (form, visitor) =>
        told(by("forgotten-password", visitor, form.email), own.requestPasswordReset(form, visitor)),
      resetPassword: (form, visitor) => told(by("new-password", visitor), own.resetPassword(form, visitor)),
      changePassword: (form, who) =>
        told(by("changed-password", who.visitor, who.user.email), own.changePassword(form, who)),
      confirmEmail: (token) => told({ act: "confirmed-address" }, own.confirmEmail(token)),
      endSession: (id, visitor) => told(by("ended-session", visitor), own.endSession(id, visitor)),
      endAllSessions: (visitor) => told(by("ended-all-sessions", visitor), own.endAllSessions(visitor)),
    };
  }
}
