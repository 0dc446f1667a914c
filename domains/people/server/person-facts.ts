/** A person as emails name them. */
export interface PersonFacts {
  firstName: string;
  lastName: string;
  email: string;
  /** As typed in an inquiry; in E.164 elsewhere. */
  phone: string;
}
