import type { CSSProperties } from "react";
import { useStationery } from "#server/integrations/mail/templates/stationery.ts";

/** The palette's colours that letters use, by what they colour. */
export const paints = {
  text: ["ink", "ink-soft", "link", "accent", "on-accent", "on-band"],
  ground: ["paper", "surface", "sunken", "accent", "band"],
  edge: ["line", "accent"],
} as const;

interface Paint {
  text?: (typeof paints.text)[number];
  ground?: (typeof paints.ground)[number];
  edge?: (typeof paints.edge)[number];
}

/**
 * Gives an element its colours, beside the rest of its style: the light ones in the element itself, as mail programs
 * want them, and by class the dark ones that the style sheet holds.
 */
export function usePaint() {
  const { palette } = useStationery();
  return ({ text, ground, edge }: Paint, style: CSSProperties = {}, classes: string[] = []) => ({
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
