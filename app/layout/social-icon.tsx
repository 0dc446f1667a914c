import { siFacebook, siInstagram, siWhatsapp, siYoutube } from "simple-icons";

import file from "#ui/site/pictograms.svg?no-inline";

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

/** LinkedIn's logo is in no free icon set; this plain "in" is drawn here. */
const linkedIn =
  "M20.4 2H3.6A1.6 1.6 0 0 0 2 3.6v16.8A1.6 1.6 0 0 0 3.6 22h16.8a1.6 1.6 0 0 0 1.6-1.6V3.6A1.6 1.6 0 0 0 20.4 2zM8 18.8H5.2V9.9H8zM6.6 8.6a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2zM18.8 18.8H16v-4.7c0-1.2-.4-1.9-1.4-1.9-1.1 0-1.700.8-1.7 1.9v4.7h-2.8V9.9h2.7v1.2c.4-.7 1.3-1.4 2.7-1.4 2.2 0 3.3 1.4 3.3 3.8z";

/** The outlines of networks' logos, 24 units wide and high, stored in the pictograms' file. */
export const marks = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  youtube: siYoutube.path,
  whatsapp: siWhatsapp.path,
  linkedin: linkedIn,
};
