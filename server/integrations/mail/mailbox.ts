import type { Mailbox } from "#server/integrations/mail/port.ts";

/** A mailbox written as `name@example.com` or `Name <name@example.com>`; `otherwise` names it where the text does not. */
export function mailboxOf(text: string, otherwise: string): Mailbox {
  const [, name, address] = /^(.*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  if (!address) return { name: otherwise, address: text.trim() };
  return { name: name?.trim().replace(/^"(.*)"$/, "$1") || otherwise, address: address.trim() };
}
