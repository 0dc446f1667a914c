import type { FactorChange, StaffRole } from "#domains/staff/contract.ts";

/** An email to an account's owner: the name it greets, and the address it leads to. */
export interface AccountFacts {
  name: string;
  link: string;
}

/** The same, for an address that has an account already. */
export interface ExistingAccountFacts {
  name: string;
  signIn: string;
  reset: string;
}

/** An invitation to the staff. */
export interface InvitationFacts extends AccountFacts {
  role: StaffRole;
  /** When the link stops working. */
  until: Date;
}

/** A change of a member's second factors; `link` leads to where the member sees them. */
export interface FactorChangeFacts extends AccountFacts {
  change: FactorChange;
  at: Date;
  /** "Firefox on Linux". */
  device: string;
  /** Null if it is not known. */
  country: string | null;
}

/** What a member of staff writes to a person. */
export interface PersonMessageFacts {
  name: string;
  text: string;
}

/** Whose record staff have joined with another. */
export interface PeopleMergedFacts {
  name: string;
}
