import { useId } from "react";
import { starPattern } from "./star-pattern.ts";
import type { TilingName } from "./tiling.ts";

type GirihProps = {
  tiling: TilingName;
  /** Contact angle in degrees. */
  angle: number;
  /** Length of a tile's edge in pixels: the smaller, the denser. */
  scale: number;
  /** Width of a strap in pixels. */
  strap?: number;
  /** Sets the size; `color` draws the strap's edges, `--strap` fills it. */
  className?: string;
};

/** A field of girih straps that fills its box: decoration, hidden from assistive technology. */
export function Girih({ tiling, angle, scale, strap = 5, className }: GirihProps) {
  const id = useId();
  const pattern = starPattern(tiling, angle, scale);
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <path id={`${id}lines`} d={pattern.path} />
        <pattern
          id={id}
          width={pattern.width}
          height={pattern.height}
          patternUnits="userSpaceOnUse"
          fill="none"
          strokeLinejoin="round"
        >
          <use href={`#${id}lines`} stroke="currentColor" strokeWidth={strap} />
          <use href={`#${id}lines`} className="girih-strap" strokeWidth={strap - 2} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
