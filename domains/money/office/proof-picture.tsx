import { RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useFrame } from "#ui/office/office-frame.ts";

type ProofPictureProps = { href: string; title: string };

/** How large the picture may be, as parts of the panel's width. */
const sizes = [1, 1.5, 2, 3] as const;

/** The picture of a proof as wide as the panel; it is enlarged, and turned where a phone took it on its side. */
export function ProofPicture({ href, title }: ProofPictureProps) {
  const { picture } = useFrame().words.payments;
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState(0);
  const [turns, setTurns] = useState(0);
  const [ratio, setRatio] = useState<number | null>(null);
  const measure = () => {
    const { naturalWidth = 0, naturalHeight = 0 } = image.current ?? {};
    if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
  };
  // A picture that was there before the script has loaded already.
  useEffect(measure, []);
  const isPlain = size === 0 && turns === 0;
  return (
    <div className="grid gap-2">
      <div className="max-h-[60dvh] overflow-auto rounded-lg border border-line bg-sunken">
        <a href={href} target="_blank" rel="noopener noreferrer" className="block">
          <span
            className="relative block"
            style={isPlain || !ratio ? undefined : frameOf(sizes[size] ?? 1, turns, ratio)}
          >
            <img
              ref={image}
              src={href}
              alt={title}
              onLoad={measure}
              className={isPlain || !ratio ? "max-h-[60dvh] w-full object-contain" : "absolute inset-1/2 max-w-none"}
              style={isPlain || !ratio ? undefined : turned(turns, ratio)}
            />
          </span>
        </a>
      </div>
      <p className="flex flex-wrap gap-2 noscript:hidden">
        <button
          type="button"
          className="button button-quiet"
          disabled={size === sizes.length - 1}
          onClick={() => setSize(size + 1)}
        >
          <ZoomIn aria-hidden className="size-4" /> {picture.larger}
        </button>
        <button type="button" className="button button-quiet" disabled={size === 0} onClick={() => setSize(size - 1)}>
          <ZoomOut aria-hidden className="size-4" /> {picture.smaller}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setTurns((turns + 1) % 4)}>
          <RotateCw aria-hidden className="size-4" /> {picture.turn}
        </button>
      </p>
    </div>
  );
}

const isOnSide = (turns: number) => turns % 2 === 1;

/** The room of a picture that is enlarged and turned. */
const frameOf = (size: number, turns: number, ratio: number): CSSProperties => ({
  width: `${size * 100}%`,
  aspectRatio: String(isOnSide(turns) ? 1 / ratio : ratio),
});

/** The picture in the middle of its room; on its side, its width is the height of the room. */
const turned = (turns: number, ratio: number): CSSProperties => ({
  width: isOnSide(turns) ? `${ratio * 100}%` : "100%",
  transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
});
