import { createHmac } from "node:crypto";
import {
  chooseLanguage,
  choosePerson,
  chosenIn,
  languageOf,
  listChoices,
} from "#domains/accounts/server/account-people.ts";
import { type Auth, PasswordsBusy } from "#domains/accounts/server/auth/port.ts";
import { confirmEmail, sendConfirmation, showConfirmation } from "#domains/accounts/server/confirm-email.ts";
import {
  changePassword,
  isResetOpen,
  requestPasswordReset,
  resetPassword,
} from "#domains/accounts/server/password-resets.ts";
import { signIn, signUp } from "#domains/accounts/server/sign-in.ts";
import {
  findSignUpAddress,
  joinInvited,
  openOrdersAccount,
  showOpening,
} from "#domains/money/server/account-opening.ts";
import {
  changeOwnDetails,
  eraseOwnData,
  exportOwnData,
  openOwnExport,
  showOwnLanguage,
  showOwnRecord,
} from "#domains/privacy/server/own-record.ts";
import { refuseAccount } from "#domains/privacy/server/refuse-account.ts";
import { AppError } from "#server/app-error.ts";
import { bindVerbs, type DepsOf } from "#server/bind-verbs.ts";
import type { Log } from "#server/config/log.ts";
import type { SignedIn } from "#server/http/user.ts";
import type { Visitor } from "#server/http/visitor.ts";

const hashingVerbs = {
  ...{ signUp, signIn, openOrdersAccount, resetPassword, changePassword, confirmEmail },
  ...{ openOwnExport, eraseOwnData },
};
const otherVerbs = {
  ...{ requestPasswordReset, isResetOpen, showConfirmation, refuseAccount, sendConfirmation, findSignUpAddress },
  ...{ showOpening, joinInvited },
  ...{ showOwnRecord, showOwnLanguage, changeOwnDetails, exportOwnData },
};

type OwnDeps = DepsOf<typeof hashingVerbs & typeof otherVerbs>;

/** The verbs of our own accounts. An answer is complete only with its `Cookies`. */
export type OwnAccounts = ReturnType<typeof createOwnAccounts>;

/** The verbs of accounts: `own` is null if a provider keeps them, `widgets` if we do. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Binds the verbs of accounts to our own accounts or to the provider that keeps them. */
export function createAccounts({ auth, ...deps }: Omit<OwnDeps, "auth"> & { auth: Auth; siteUrl: string }) {
  return {
    async whoIs({ headers }: Visitor): Promise<SignedIn | null> {
      const user = await auth.whoIs(headers);
      return user && { ...user, chosenPerson: chosenIn(headers, deps.siteUrl) ?? null };
    },
    ...bindVerbs(deps, { listChoices, choosePerson, languageOf, chooseLanguage }),
    renewSession: ({ headers }: Visitor) => auth.renew(headers),
    signOut: ({ headers }: Visitor) => auth.signOut(headers),
    own: auth.kind === "embedded" ? createOwnAccounts({ auth, ...deps }) : null,
    widgets: auth.kind === "hosted" ? auth.widgets : null,
  };
}

function createOwnAccounts(deps: OwnDeps) {
  const { auth } = deps;
  const hashing = bindVerbs(deps, hashingVerbs);
  return {
    signUp: unlessBusy(hashing.signUp),
    signIn: unlessBusy(hashing.signIn),
    openOrdersAccount: unlessBusy(hashing.openOrdersAccount),
    resetPassword: unlessBusy(hashing.resetPassword),
    changePassword: unlessBusy(hashing.changePassword),
    confirmEmail: unlessBusy(hashing.confirmEmail),
    openOwnExport: unlessBusy(hashing.openOwnExport),
    eraseOwnData: unlessBusy(hashing.eraseOwnData),
    ...bindVerbs(deps, otherVerbs),
    listSessions: ({ headers }: Visitor) => auth.sessions(headers),
    endSession: (sessionId: string, { headers }: Visitor) => auth.endSession(sessionId, headers),
    endAllSessions: ({ headers }: Visitor) => auth.endAllSessions(headers),
  };
}

type Verb<Given extends unknown[], Outcome> = (...given: Given) => Promise<Outcome>;

/** Wait after a refusal because too many passwords are being hashed, in seconds. */
const busyFor = 10;

/** The same verb; throws `unavailable` while too many passwords are being hashed. */
function unlessBusy<Given extends unknown[], Outcome>(verb: Verb<Given, Outcome>): Verb<Given, Outcome> {
  return async (...given) => {
    try {
      return await verb(...given);
    } catch (error) {
      if (!(error instanceof PasswordsBusy)) throw error;
      throw new AppError("unavailable", "account.busy", { retryAfter: busyFor, cause: error });
    }
  };
}

/** The log fields of an act; `account` is the account's mark. */
interface Act {
  act: string;
  requestId?: string;
  account?: string;
}

/**
 * The same verbs with a log line for each act and its outcome (`done`, or the code of the refusal), so that guessers
 * can be found. An account appears as a mark that only `secret` can derive from its address: always the same, and
 * without a name.
 */
export function withAccountLog(accounts: Accounts, log: Log, secret: string): Accounts {
  const markOf = (address: string) =>
    createHmac("sha256", secret).update(`account-log:${address}`).digest("base64url").slice(0, 12);
  const by = (act: string, { requestId }: Visitor, address?: string | null): Act => ({
    act,
    requestId,
    ...(address ? { account: markOf(address) } : {}),
  });
  const logged = async <Outcome>(act: Act, work: Promise<Outcome>): Promise<Outcome> => {
    try {
      const outcome = await work;
      log.info({ ...act, outcome: "done" }, "account");
      return outcome;
    } catch (error) {
      log.warn({ ...act, outcome: error instanceof AppError ? error.code : "internal" }, "account");
      throw error;
    }
  };
  const { own } = accounts;
  return {
    ...accounts,
    signOut: (visitor) => logged(by("sign-out", visitor), accounts.signOut(visitor)),
    own: own && {
      ...own,
      signUp: (form, visitor, language) =>
        logged(by("sign-up", visitor, form.email), own.signUp(form, visitor, language)),
      signIn: (form, visitor) => logged(by("sign-in", visitor, form.email), own.signIn(form, visitor)),
      openOrdersAccount: (form, visitor) => logged(by("opened-account", visitor), own.openOrdersAccount(form, visitor)),
      joinInvited: (form, who) => logged(by("joined-account", who.visitor, who.user.email), own.joinInvited(form, who)),
      requestPasswordReset: (form, visitor) =>
        logged(by("forgotten-password", visitor, form.email), own.requestPasswordReset(form, visitor)),
      resetPassword: (form, visitor) => logged(by("new-password", visitor), own.resetPassword(form, visitor)),
      changePassword: (form, who) =>
        logged(by("changed-password", who.visitor, who.user.email), own.changePassword(form, who)),
      changeOwnDetails: (form, who) =>
        logged(by("changed-details", who.visitor, who.user.email), own.changeOwnDetails(form, who)),
      openOwnExport: (form, who) =>
        logged(by("exported-own-data", who.visitor, who.user.email), own.openOwnExport(form, who)),
      eraseOwnData: (form, who) =>
        logged(by("erased-own-data", who.visitor, who.user.email), own.eraseOwnData(form, who)),
      confirmEmail: (link, who) => logged(by("confirmed-address", who.visitor), own.confirmEmail(link, who)),
      refuseAccount: (token) => logged({ act: "refused-account" }, own.refuseAccount(token)),
      endSession: (id, visitor) => logged(by("ended-session", visitor), own.endSession(id, visitor)),
      endAllSessions: (visitor) => logged(by("ended-all-sessions", visitor), own.endAllSessions(visitor)),
    },
  };
}
