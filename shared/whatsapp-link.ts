/**
 * The address that opens a WhatsApp chat with a number in E.164 and a prefilled greeting (specification §2, "Floating
 * elements").
 */
export function whatsappLink(chat: { e164: string; greeting: string }): string {
  return `https://wa.me/${chat.e164.replace(/\D/g, "")}?text=${encodeWhole(chat.greeting)}`;
}

/** Mail programs and chats end an address in a text before these signs, and before a full stop at its end. */
const encodeWhole = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]|\.$/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
