import { useAssistantOpen } from "#app/lib/assistant-state.ts";
import { useFrame } from "#app/lib/frame.ts";
import { WhatsappMark } from "./social-icon.tsx";

/**
 * The floating button that opens a chat with a prefilled greeting (specification §2). It is drawn above the assistant's
 * window while that is open (specification §4, "Chatbot").
 */
export function WhatsappButton() {
  const { whatsapp, words } = useFrame();
  const isAssistantOpen = useAssistantOpen();
  return (
    <a
      href={whatsapp}
      target="_blank"
      rel="noopener"
      aria-label={words.whatsapp}
      className={`fixed right-4 bottom-4 ${isAssistantOpen ? "z-50" : "z-30"} grid size-14 place-items-center rounded-full bg-emerald text-on-hue shadow-card hover:[filter:brightness(1.1)] md:right-6 md:bottom-6`}
    >
      <WhatsappMark />
    </a>
  );
}
