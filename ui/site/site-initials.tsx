import { initialsOf } from "#shared/initials-of.ts";
import type { Picture } from "#shared/picture.ts";
import { Photo } from "./photo.tsx";

type InitialsProps = {
  name: string;
  /** A picture in front of the initials, if there is one. */
  image?: Picture | null | undefined;
  hue?: keyof typeof grounds;
  size?: keyof typeof sizes;
};

const grounds = {
  tint: "bg-emerald-tint text-ink",
  emerald: "bg-emerald text-on-hue",
  lapis: "bg-lapis text-on-hue",
  brick: "bg-brick text-on-hue",
  plum: "bg-plum text-on-hue",
};

const sizes = { normal: "size-11 rounded-full", large: "size-20 rounded-card text-3xl" };

/** A person's or company's initials on a tile; the name itself is beside it. */
export function SiteInitials({ name, image, hue = "tint", size = "normal" }: InitialsProps) {
  return (
    <span aria-hidden="true" className={`initials ${grounds[hue]} ${sizes[size]}`}>
      <span>{initialsOf(name)}</span>
      {image && <Photo src={image} />}
    </span>
  );
}
