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
  const { width, height, path } = starPattern(tiling, angle, scale);
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <path id={`${id}q`} d={path} />
        <g id={`${id}h`}>
          <use href={`#${id}q`} />
          <use href={`#${id}q`} transform={`matrix(-1 0 0 1 ${width} 0)`} />
        </g>
        <g id={`${id}l`}>
          <use href={`#${id}h`} />
          <use href={`#${id}h`} transform={`matrix(1 0 0-1 0 ${height})`} />
        </g>
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <use href={`#${id}l`} stroke="currentColor" strokeWidth={strap} />
          <use href={`#${id}l`} className="girih-strap" strokeWidth={strap - 2} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
