import { siWhatsapp } from "simple-icons";
import type { marks } from "#app/ui/marks.ts";
import file from "#app/ui/pictograms.svg?no-inline";

/** A network's logo; its name is beside it as text. */
export function SocialIcon({ of }: { of: keyof typeof marks }) {
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${file}#${of}`} />
    </svg>
  );
}

/** WhatsApp's logo, inline, because its button is visible from the first frame. */
export function WhatsappMark() {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={siWhatsapp.path} />
    </svg>
  );
}
