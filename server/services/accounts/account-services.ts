import {
  type Auth,
  type Cookies,
  type HostedWidgets,
  PasswordsBusy,
  type Session,
  type User,
} from "#server/integrations/auth/port.ts";
import type { AccountDeps } from "#server/services/accounts/account-deps.ts";
import { changePassword } from "#server/services/accounts/change-password.ts";
import { confirmEmail, sendConfirmation } from "#server/services/accounts/confirm-email.ts";
import { requestPasswordReset } from "#server/services/accounts/request-password-reset.ts";
import { isResetOpen, resetPassword } from "#server/services/accounts/reset-password.ts";
import { signIn } from "#server/services/accounts/sign-in.ts";
import { signUp } from "#server/services/accounts/sign-up.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import type {
  ChangePasswordForm,
  ForgottenPasswordForm,
  ResetPasswordForm,
  SignInForm,
  SignUpForm,
} from "#shared/contracts/account.ts";

/** The verbs of accounts that we keep ourselves. What answers `Cookies` is complete only with them. */
export interface OwnAccounts {
  signUp(form: SignUpForm, visitor: Visitor): Promise<Cookies>;
  signIn(form: SignInForm, visitor: Visitor): Promise<Cookies>;
  requestPasswordReset(form: ForgottenPasswordForm, visitor: Visitor): Promise<void>;
  isResetOpen(token: string): Promise<boolean>;
  resetPassword(form: ResetPasswordForm, visitor: Visitor): Promise<void>;
  changePassword(form: ChangePasswordForm, who: { user: User; visitor: Visitor }): Promise<Cookies>;
  confirmEmail(token: string): Promise<void>;
  sendConfirmation(user: User, visitor: Visitor): Promise<void>;
  listSessions(visitor: Visitor): Promise<Session[]>;
  endSession(sessionId: string, visitor: Visitor): Promise<void>;
  endAllSessions(visitor: Visitor): Promise<Cookies>;
}

/** Who is signed in, and how one signs in: with accounts of our own, or by a provider's widgets. */
export interface Accounts {
  whoIs(visitor: Visitor): Promise<User | null>;
  renewSession(visitor: Visitor): Promise<{ user: User | null; cookies: Cookies }>;
  signOut(visitor: Visitor): Promise<Cookies>;
  /** Null where a provider keeps the accounts. */
  own: OwnAccounts | null;
  /** Null where we do. */
  widgets: HostedWidgets | null;
}

/** Binds the verbs of accounts to the library or the provider that keeps them. */
export function createAccounts({ auth, ...deps }: Omit<AccountDeps, "auth"> & { auth: Auth }): Accounts {
  return {
    whoIs: ({ headers }) => auth.whoIs(headers),
    renewSession: ({ headers }) => auth.renew(headers),
    signOut: ({ headers }) => auth.signOut(headers),
    own: auth.kind === "embedded" ? createOwnAccounts({ auth, ...deps }) : null,
    widgets: auth.kind === "hosted" ? auth.widgets : null,
  };
}

function createOwnAccounts(deps: AccountDeps): OwnAccounts {
  const { auth } = deps;
  return {
    signUp: (form, visitor) => unlessBusy(signUp(deps, form, visitor)),
    signIn: (form, visitor) => unlessBusy(signIn(deps, form, visitor)),
    requestPasswordReset: (form, visitor) => requestPasswordReset(deps, form, visitor),
    isResetOpen: (token) => isResetOpen(deps, token),
    resetPassword: (form, visitor) => unlessBusy(resetPassword(deps, form, visitor)),
    changePassword: (form, who) => unlessBusy(changePassword(deps, form, who)),
    confirmEmail: (token) => confirmEmail(deps, token),
    sendConfirmation: (user, visitor) => sendConfirmation(deps, user, visitor),
    listSessions: ({ headers }) => auth.sessions(headers),
    endSession: (sessionId, { headers }) => auth.endSession(sessionId, headers),
    endAllSessions: ({ headers }) => auth.endAllSessions(headers),
  };
}

/** When to try again once too many passwords are being hashed, in seconds. */
const busyFor = 10;

/** What `work` answers; throws `unavailable`, in words a visitor may read, while too many passwords are being hashed. */
async function unlessBusy<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error;
    throw new AppError("unavailable", accountWords.busy, { retryAfter: busyFor, cause: error });
  }
}
