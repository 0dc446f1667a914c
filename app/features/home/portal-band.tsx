import { Girih } from "#app/ui/girih/girih.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import type { Claim } from "#shared/contracts/content/page-parts.ts";

type PortalBandProps = {
  title: string;
  lead: string;
  action: { label: string; href: string };
  claims: Claim[];
};

/** The link to the learning portal, for current students. */
export function PortalBand({ title, lead, action, claims }: PortalBandProps) {
  return (
    <section id="lms" aria-labelledby="lms-title" className="below-fold pt-14 md:pt-26">
      <div className="page">
        <div className="on-dark relative overflow-hidden rounded-card bg-emerald p-8 text-on-hue md:p-14">
          <div className="absolute inset-0 text-accent opacity-50 mask-[linear-gradient(to_left,black,transparent_70%)] [--strap:var(--emerald)]">
            <Girih tiling="3.12.12" angle={60} scale={30} strap={4.5} />
          </div>
          <div className="relative max-w-2xl">
            <h2 id="lms-title" className="text-heading">
              {title}
            </h2>
            <p className="mt-4 text-lead">{lead}</p>
            <ButtonLink to={action.href} variant="onBand" className="mt-7">
              {action.label}
            </ButtonLink>
          </div>
          <dl className="relative mt-10 flex flex-wrap gap-x-12 gap-y-6">
            {claims.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt>{label}</dt>
                <dd className="font-display text-3xl font-bold tracking-tight">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
