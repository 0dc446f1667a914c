import { initialsOf } from "#shared/initials-of.ts";

const grounds = ["bg-emerald", "bg-lapis", "bg-brick", "bg-plum"];

/**
 * A person's initials on a colour of their own; the name itself is beside it, or read out. They are drawn, not text: no
 * part of the label of the button around them (WCAG 2.2, 2.5.3), and nothing to translate.
 */
export function Initials({ name, size = "small" }: { name: string; size?: "small" | "large" }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const box = size === "large" ? "size-11 rounded-xl text-base" : "size-7 rounded-lg text-xs";
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={`grid shrink-0 place-items-center font-display font-bold text-on-hue uppercase before:content-[attr(data-initials)] ${box} ${grounds[sum % grounds.length]}`}
    />
  );
}
