import { type ReactNode, useId } from "react";
import { starPattern, unitsPerEdge } from "#shared/girih/star-pattern.ts";
import type { TilingName } from "#shared/girih/tiling.ts";

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
  /** Names the pattern, for `SameGirih`. */
  name?: string;
};

/** To hundredths of a pixel: a finer size is invisible. */
const rounded = (pixels: number) => Math.round(pixels * 100) / 100;

/** A field of girih straps that fills its box: decoration, hidden from assistive technology. */
export function Girih({ tiling, angle, scale, strap = 5, className, name }: GirihProps) {
  const own = useId();
  const id = name ?? own;
  const { width, height, path } = starPattern(tiling, angle);
  const shown = scale / unitsPerEdge;
  const drawn = (pixels: number) => Math.round(pixels / shown);
  return (
    <Field className={className} of={id}>
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
          width={rounded(width * shown)}
          height={rounded(height * shown)}
          patternUnits="userSpaceOnUse"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <g transform={`scale(${shown})`}>
            <use href={`#${id}l`} stroke="currentColor" strokeWidth={drawn(strap)} />
            <use href={`#${id}l`} className="girih-strap" strokeWidth={drawn(strap - 2)} />
          </g>
        </pattern>
      </defs>
    </Field>
  );
}

/** A field of the girih that another field on the page has named, which must be shown too. */
export function SameGirih({ of }: { of: string }) {
  return <Field of={of} />;
}

function Field({ of, className, children }: { of: string; className?: string | undefined; children?: ReactNode }) {
  return (
    <svg className={className ? `girih ${className}` : "girih"} width="100%" height="100%" aria-hidden="true">
      {children}
      <rect width="100%" height="100%" fill={`url(#${of})`} />
    </svg>
  );
}
