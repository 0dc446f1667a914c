import type { ShownLogos } from "#shared/look/logos.ts";

/** An institute's logo: a wide one in place of the name, which is its text then, or a sign before the name. */
export function Logo({ logos: { light, dark, isSign }, name }: { logos: ShownLogos; name: string }) {
  const alt = isSign ? "" : name;
  return (
    <>
      {/* The hidden one of the two is not loaded. */}
      <img {...light} alt={alt} loading={dark && "lazy"} className={dark && "logo-light"} />
      {dark && <img {...dark} alt={alt} loading="lazy" className="logo-dark" />}
      {isSign && <span>{name}</span>}
    </>
  );
}
