import { MessageCircle } from "lucide-react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { type ButtonLook, buttonClass } from "#ui/site/button-class.ts";
import { askAssistant } from "./assistant-state.ts";

type AskAssistantProps = Pick<ButtonLook, "variant"> & { query: string; label: string };

/** Takes a search to the assistant, which answers it; left out where no script runs, or where there is no assistant. */
export function AskAssistant({ query, label, variant = "quiet" }: AskAssistantProps) {
  const { off = [] } = useFrame();
  if (off.includes("assistant")) return null;
  return (
    <button type="button" onClick={() => askAssistant(query)} className={buttonClass({ variant }, "noscript:hidden")}>
      <MessageCircle size={18} aria-hidden="true" />
      {label}
    </button>
  );
}
