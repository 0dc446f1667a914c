import { Girih } from "#ui/site/girih.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

type PortalBandProps = {
  title: string;
  lead: string;
  action: { label: string; href: string };
};

/** The link to the learning portal, for current students. */
export function PortalBand({ title, lead, action }: PortalBandProps) {
  return (
    <section id="lms" aria-labelledby="lms-title" className="below-fold pt-10 md:pt-20">
      <div className="page">
        <div className="on-dark relative overflow-hidden rounded-card bg-emerald p-6 text-on-hue md:p-12">
          <div className="absolute inset-0 text-accent opacity-50 mask-[linear-gradient(to_left,black,transparent_70%)] [--strap:var(--emerald)]">
            <Girih tiling="3.12.12" angle={60} scale={22} strap={3.5} />
          </div>
          <div className="relative max-w-2xl">
            <h2 id="lms-title" className="text-heading">
              {title}
            </h2>
            <p className="mt-3 text-lead">{lead}</p>
            <ButtonLink to={action.href} variant="onBand" className="mt-5">
              {action.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
