import { useAssistantOpen } from "#domains/assistant/site/assistant-state.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import { SocialIcon } from "./social-icon.tsx";

/** A chat with a prefilled greeting (specification §2), as the entry of a menu. */
export function WhatsappEntry() {
  const { whatsapp, words } = useFrame();
  return (
    <SiteLink to={whatsapp} newTab className="menu-entry gap-3 py-2">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-emerald text-on-hue">
        <SocialIcon of="whatsapp" size={28} />
      </span>
      <span className="leading-tight">
        <span className="block font-semibold">{words.whatsapp}</span>
        <span className="text-sm text-ink-faint">{words.whatsappNote}</span>
      </span>
    </SiteLink>
  );
}

/**
 * The same as a round button: the only one that floats where there is no assistant. It is beside the assistant's window, above it, while that is open (specification §4,
 * "Chatbot"), and alone at the end of the page where scripts do not run.
 */
export function WhatsappButton() {
  const { whatsapp, words, off = [] } = useFrame();
  const isAssistantOpen = useAssistantOpen();
  const alone = off.includes("assistant") ? "chat-only" : "chat-alone";
  return (
    <SiteLink
      to={whatsapp}
      newTab
      aria-label={`${words.whatsapp} ${words.ui.newTab}`}
      className={`${isAssistantOpen ? "chat-beside z-50" : alone} size-14 place-items-center rounded-full bg-emerald text-on-hue shadow-card hover:[filter:brightness(1.1)]`}
    >
      <SocialIcon of="whatsapp" size={28} />
    </SiteLink>
  );
}
