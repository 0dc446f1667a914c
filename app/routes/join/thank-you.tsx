import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { siteContext } from "#app/request/contexts.ts";
import confettiStyles from "#app/styles/confetti.css?url";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { Confetti } from "#domains/content/site/thank-you/confetti.tsx";
import { RotatingMessage } from "#domains/content/site/thank-you/rotating-message.tsx";
import { timings } from "#shared/timings.ts";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/thank-you.ts";

/** Number of pieces of confetti (specification §9). */
const confettiPieces = 30;

const never = () => () => {};

/** The confirmation of what a visitor has sent, by its fragment, and the next step, if there is one. */
type Confirmation = [id: string, { lead: string; action?: { label: string; href: string } }];

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { meta: _, ...page } = site.content.pages["thank-you"];
  const { homeButton, alone, sent: others, enrolmentAlone } = site.messages.labels.thankYou;
  const enrolment = site.sections.isOn("demo") ? others.enrolment : enrolmentAlone;
  const sent: Confirmation[] = Object.entries({ message: { lead: page.lead }, ...others, enrolment });
  return { page, homeButton, alone, sent, head: pageHead(site, "/Thank-you") };
}

export const meta: Route.MetaFunction = headMeta;

export default function ThankYou({ loaderData: { page, homeButton, alone, sent } }: Route.ComponentProps) {
  return (
    <section className="relative overflow-hidden">
      {/* With a precedence React does not compare the link with the page, where the server has inlined the sheet. */}
      <link rel="stylesheet" href={confettiStyles} precedence="default" />
      <Confetti pieces={confettiPieces} />
      <div className="page relative flex min-h-[75vh] flex-col items-center justify-center py-20 text-center">
        <h1 className="text-title font-extrabold">{page.title}</h1>
        <WhatWasSent alone={alone} sent={sent} />
        <div className="mt-10 max-w-xl rounded-card bg-surface px-8 py-7 shadow-card">
          <RotatingMessage messages={page.messages} every={timings.thankYouMessage} />
        </div>
        <ButtonLink to={homeButton.href} variant="quiet" size="large" className="mt-10">
          {homeButton.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * The confirmation and the next steps, by the fragment of the address; without one, thanks alone. Styles choose it before
 * hydration and without scripts, then React does: a script's change of the address does not change the `:target`.
 */
function WhatWasSent({ alone, sent }: { alone: string; sent: Confirmation[] }) {
  const { hash } = useLocation();
  const chosen = useSyncExternalStore(
    never,
    () => hash.slice(1),
    () => null,
  );
  const thanks = sent.some(([id]) => id === chosen) ? "hidden" : "";
  const other = (id: string) => (id === chosen ? "" : "hidden");
  return (
    <div className="max-w-xl text-lead text-ink-soft [&:has(:target)>.unless-target]:hidden">
      <p className={`mt-5 ${chosen === null ? "unless-target" : thanks}`}>{alone}</p>
      {sent.map(([id, { lead: text, action }]) => (
        <div key={id} id={id} className={`scroll-mt-96 ${chosen === null ? "hidden target:block" : other(id)}`}>
          <p className="mt-5">{text}</p>
          {action && (
            <ButtonLink to={action.href} size="large" className="mt-8">
              {action.label}
            </ButtonLink>
          )}
        </div>
      ))}
    </div>
  );
}
