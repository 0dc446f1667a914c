const sizes = { normal: "button", large: "button button-large" };

const variants = {
  /** The single main action of a view. */
  main: "bg-accent text-on-accent hover:bg-accent-strong",
  /** The action of one card among several. */
  ink: "bg-ink text-paper hover:bg-ink-soft",
  /** Every other action. */
  quiet: "button-quiet",
  /** Another action on a dark band. */
  onBand: "border border-on-band-soft text-on-band hover:bg-on-band hover:text-band",
};

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes of a button, for a `<button>` and for a link that looks like one. */
export function buttonClass({ variant = "main", size = "normal" }: ButtonLook, more = ""): string {
  return `${sizes[size]} ${variants[variant]} ${more}`;
}
