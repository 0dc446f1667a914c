const looks = {
  plain: "bg-sunken text-ink-soft",
  green: "bg-emerald-tint text-ink",
  blue: "bg-lapis-tint text-ink",
  red: "bg-brick-tint text-ink",
  violet: "bg-plum-tint text-ink",
  amber: "bg-accent text-on-accent",
};

export type BadgeLook = keyof typeof looks;

/** A word on a coloured ground; the word says the same as the colour. */
export function Badge({ look = "plain", children }: { look?: BadgeLook; children: string }) {
  return <span className={`badge ${looks[look]}`}>{children}</span>;
}
