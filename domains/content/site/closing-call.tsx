import type { TilingName } from "#shared/girih/tiling.ts";
import { Girih } from "#ui/site/girih.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

type ClosingCallProps = {
  title: string;
  lead: string;
  action: { label: string; href: string };
  /** Another call, beside the first. */
  second?: { label: string; href: string };
  tiling?: TilingName;
};

/** The last section of a page: one sentence and one call to action, on a dark band. */
export function ClosingCall({ title, lead, action, second, tiling = "3.12.12" }: ClosingCallProps) {
  return (
    <section
      aria-labelledby="closing-title"
      className="below-fold on-dark relative overflow-hidden bg-band text-on-band"
    >
      <div className="absolute inset-0 text-accent opacity-45 mask-[linear-gradient(to_left,black,transparent_65%)] [--strap:var(--band)]">
        <Girih tiling={tiling} angle={60} scale={24} strap={3.5} />
      </div>
      <div className="page relative py-10 md:py-16">
        <h2 id="closing-title" className="max-w-2xl text-heading">
          {title}
        </h2>
        <p className="mt-4 max-w-xl text-lead text-on-band-soft">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={action.href} size="large">
            {action.label}
          </ButtonLink>
          {second && (
            <ButtonLink to={second.href} size="large" variant="onBand">
              {second.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
