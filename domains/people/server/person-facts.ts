/** A person as emails name one. */
export interface PersonFacts {
  firstName: string;
  lastName: string;
  email: string;
  /** As it was typed in an inquiry; in E.164 elsewhere. */
  phone: string;
}
