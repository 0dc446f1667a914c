import type { Claim } from "#domains/content/contract/page-parts.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { Girih } from "#ui/site/girih.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

import { WeekCard } from "./week-card.tsx";

type Action = { label: string; href: string };

type HeroProps = {
  eyebrow: string;
  title: string;
  lead: string;
  mainAction: Action;
  secondAction: Action;
  note: string;
  claims: Claim[];
  week?: Parameters<typeof WeekCard>[0] | undefined;
};

/** The first screen: headline, the button to a free class, and the doorway. */
export function Hero({ eyebrow, title, lead, mainAction, secondAction, note, claims, week }: HeroProps) {
  return (
    <section className="overflow-hidden">
      {/* The row reserves the height of the doorway, so that nothing moves when that arrives on a slow connection. */}
      <div className="page grid items-center gap-x-16 gap-y-8 pt-6 pb-10 md:pt-12 lg:grid-cols-[1.15fr_1fr] lg:pb-16 lg:before:col-start-2 lg:before:row-start-1 lg:before:aspect-[6/7] lg:before:w-full lg:before:content-['']">
        <div className="lg:col-start-1 lg:row-start-1">
          <p className="font-semibold text-link">{eyebrow}</p>
          <h1 className="mt-3 text-title font-extrabold">{title}</h1>
          <p className="mt-4 max-w-xl text-lead text-ink-soft">{lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
            <ButtonLink to={mainAction.href} size="large">
              {mainAction.label}
            </ButtonLink>
            <ArrowLink to={secondAction.href}>{secondAction.label}</ArrowLink>
          </div>
          <p className="mt-2 text-sm text-ink-faint">{note}</p>
          <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-4 gap-y-4 border-t border-line pt-4 lg:mt-8 lg:pt-6">
            {claims.map(({ figure, label, note }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-ink-faint">
                  {label}
                  {note && <span className="block">{note}</span>}
                </dt>
                <dd className="font-display text-2xl font-bold tracking-tight sm:text-3xl">
                  <bdi>{figure}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative lg:col-start-2 lg:row-start-1">
          <HeroArch />
          {week && (
            <div className="at-once absolute -bottom-4 start-2 md:start-8 lg:bottom-10 lg:-start-12">
              <WeekCard {...week} />
              <span hidden />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** An iwan, the pointed doorway of the region's schools, filled with girih. `.arch` cuts its outline. */
function HeroArch() {
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
