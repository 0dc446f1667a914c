import { retention, signedIn } from "#shared/retention.ts";
import { nobody, type StoredTable } from "./stored.en.ts";

/** The tables of accounts. */
export const storedAccounts: Record<string, StoredTable> = {
  users: {
    what: "the accounts",
    why: "so that students can sign in",
    ground: "contract",
    kept: "until its owner asks to have it erased",
    seenBy: "its owner; staff, by command",
    personal: ["id", "name", "email"],
    other: ["email_verified", "created_at", "updated_at"],
  },
  credentials: {
    what: "passwords, as salted hashes from which they cannot be read",
    why: "so that nobody else signs in",
    ground: "contract",
    kept: "as long as the account",
    seenBy: nobody,
    personal: ["user_id", "account_id", "password"],
    other: ["id", "provider_id", "created_at", "updated_at"],
  },
  sessions: {
    what: "on which browsers somebody is signed in; the network address stays empty",
    why: "so that nobody has to sign in on every page, and can sign out elsewhere",
    ground: "contract",
    kept: `${signedIn.atMost.words} from signing in and ${retention.sessions.words} more, or until they sign out; it opens nothing after ${signedIn.withoutVisit.words} without a visit`,
    seenBy: "the account's owner",
    personal: ["user_id", "token", "ip_address", "user_agent"],
    other: ["id", "expires_at", "created_at", "updated_at"],
  },
  password_resets: {
    what: "which password resets were requested",
    why: "so that a forgotten password can be replaced",
    ground: "contract",
    kept: `two hours; the row for ${retention.passwordResets.words} more`,
    seenBy: nobody,
    personal: ["identifier", "value"],
    other: ["id", "expires_at", "created_at", "updated_at"],
  },
};
