import { siWhatsapp } from "simple-icons";
import file from "#ui/site/pictograms.svg?no-inline";
import type { marks } from "./social-marks.ts";

/** A network's logo; its name is beside it as text. */
export function SocialIcon({ of }: { of: keyof typeof marks }) {
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${file}#${of}`} />
    </svg>
  );
}

const whatsappMark = "whatsapp-mark";

/** WhatsApp's logo, inline, because it may be needed before any file has come; `again` repeats the page's first one. */
export function WhatsappMark({ again = false }: { again?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true" focusable="false">
      {again ? <use href={`#${whatsappMark}`} /> : <path id={whatsappMark} d={siWhatsapp.path} />}
    </svg>
  );
}
