import { whatsappLink } from "#shared/whatsapp-link.ts";

/** The way to write to a number by chat: a link that opens it, or that its owner asked to be left alone; null without a number. */
export type Chat = { href: string } | { isStopped: true } | null;

/** The chat with a number, with a text that is ready to be sent; `stopped` are the numbers that want no texts. */
export function chatWith(phone: string | null, greeting: string, stopped: ReadonlySet<string>): Chat {
  if (!phone) return null;
  return stopped.has(phone) ? { isStopped: true } : { href: whatsappLink({ e164: phone, greeting }) };
}
