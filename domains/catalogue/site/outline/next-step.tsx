import type { TilingName } from "#shared/girih/tiling.ts";
import { Girih } from "#ui/site/girih.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

type NextStepProps = {
  title: string;
  lead: string;
  batches: { label: string; href: string };
  contact: { label: string; href: string };
  tiling: TilingName;
};

/** The end of an outline: choose a batch, or ask first. */
export function NextStep({ title, lead, batches, contact, tiling }: NextStepProps) {
  return (
    <section aria-labelledby="next-title" className="below-fold on-dark relative overflow-hidden bg-band text-on-band">
      <div className="absolute inset-0 text-accent opacity-45 mask-[linear-gradient(to_left,black,transparent_65%)] [--strap:var(--band)]">
        <Girih tiling={tiling} angle={60} scale={34} strap={5} />
      </div>
      <div className="page relative py-16 md:py-24">
        <h2 id="next-title" className="max-w-2xl text-heading">
          {title}
        </h2>
        <p className="mt-4 max-w-xl text-lead text-on-band-soft">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={batches.href} size="large">
            {batches.label}
          </ButtonLink>
          <ButtonLink to={contact.href} size="large" variant="onBand">
            {contact.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
