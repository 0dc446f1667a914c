/**
 * The address that opens a WhatsApp chat with a number in E.164 and a prefilled greeting (specification §2, "Floating
 * elements").
 */
export function whatsappLink(chat: { e164: string; greeting: string }): string {
  return `https://wa.me/${chat.e164.replace(/\D/g, "")}?text=${encodeURIComponent(chat.greeting)}`;
}
