/** A signed-in user. */
export interface User {
  id: string;
  /** Null if the provider does not tell it. */
  name: string | null;
  /** In lower case; null if the provider does not tell it. */
  email: string | null;
  /** Whether the user has confirmed the e-mail address. */
  emailVerified: boolean;
  /** The id of the account's person that this browser says it has chosen; it proves nothing. */
  chosenPerson?: string | null;
}

/** A signed-in user, and the session that the request belongs to: a row of ours, or a provider's. */
export interface SignedIn extends User {
  session: { keeper: "embedded" | "hosted"; id: string };
}

/** `Set-Cookie` values for the answer. */
export type Cookies = string[];
