import type { Mail } from "#server/integrations/mail/port.ts";

/** A mail but for its id. */
export interface EmailMessage extends Omit<Mail, "id"> {
  /**
   * Whether a refused recipient ends it. A visitor's mistyped address never gets better; the staff's inbox may, once
   * somebody mends the setting.
   */
  endsOnRefusal: boolean;
}

/**
 * Writes one kind of email about several records at a time; answers record id → draft. A record that is gone, or that
 * no longer needs the email, is left out.
 */
export type EmailWriter = (recordIds: string[]) => Promise<Map<string, EmailMessage>>;
