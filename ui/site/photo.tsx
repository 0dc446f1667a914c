import { useState } from "react";
import type { Picture } from "#shared/picture.ts";

/**
 * Fills its box with an image; if that fails to load, with the title (specification §4), or with nothing if the box shows
 * something of its own.
 */
export function Photo({ src, title }: { src: Picture; title?: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      title && <p className="absolute inset-0 grid place-items-center p-4 text-center text-xl font-bold">{title}</p>
    );
  const { image, alt = "", focus } = typeof src === "string" ? { image: src } : src;
  return (
    <img
      // A picture that failed before hydration fires no event.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setFailed(true);
      }}
      src={image}
      alt={alt}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      loading="lazy"
      onError={() => setFailed(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
