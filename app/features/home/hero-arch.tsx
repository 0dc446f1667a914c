import { Girih } from "#ui/site/girih.tsx";

/** An iwan, the pointed doorway of the region's schools, filled with girih. `.arch` cuts its outline. */
export function HeroArch() {
  return (
    <div className="relative mx-auto h-48 w-full max-w-md overflow-hidden lg:h-auto lg:max-w-none" aria-hidden="true">
      <div className="arch absolute inset-0 bg-accent" />
      <div className="arch absolute inset-1.5 bg-paper" />
      <div className="arch absolute inset-4 overflow-hidden bg-emerald text-accent [--strap:var(--emerald)]">
        <Girih tiling="4.6.12" angle={60} scale={26} strap={4.5} />
        <div className="arch-shade absolute inset-0" />
      </div>
      <div className="aspect-[6/7]" />
    </div>
  );
}
