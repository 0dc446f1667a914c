import type { CSSProperties } from "react";
import { useEmailTheme } from "#server/integrations/mail/templates/email-theme.ts";

/** The palette's colours that emails use, by what they colour. */
export const emailColors = {
  text: ["ink", "ink-soft", "link", "accent", "on-accent", "on-band"],
  ground: ["paper", "surface", "sunken", "accent", "band"],
  edge: ["line", "accent"],
} as const;

interface ColorChoice {
  text?: (typeof emailColors.text)[number];
  ground?: (typeof emailColors.ground)[number];
  edge?: (typeof emailColors.edge)[number];
}

/**
 * Gives an element its colours, beside the rest of its style: the light ones in the element itself, as mail programs
 * want them, and by class the dark ones that the style sheet holds.
 */
export function useEmailColors() {
  const { palette } = useEmailTheme();
  return ({ text, ground, edge }: ColorChoice, style: CSSProperties = {}, classes: string[] = []) => ({
    className: [text && `text-${text}`, ground && `ground-${ground}`, edge && `edge-${edge}`, ...classes]
      .filter(Boolean)
      .join(" "),
    style: {
      ...style,
      ...(text && { color: palette[text].light }),
      ...(ground && { backgroundColor: palette[ground].light }),
      ...(edge && { borderColor: palette[edge].light }),
    },
  });
}
