import { Confetti } from "#app/features/thank-you/confetti.tsx";
import { RotatingMessage } from "#app/features/thank-you/rotating-message.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { timings } from "#shared/rules/timings.ts";
import type { Route } from "./+types/thank-you.ts";

/** How many pieces of confetti fall (specification §9). */
const confettiPieces = 30;

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { meta: _, ...page } = site.content.pages["thank-you"];
  return { page, homeButton: site.messages.labels.thankYou.homeButton, head: pageHead(site, "/Thank-you") };
}

export const meta: Route.MetaFunction = headMeta;

export default function ThankYou({ loaderData: { page, homeButton } }: Route.ComponentProps) {
  return (
    <section className="relative overflow-hidden">
      <Confetti pieces={confettiPieces} />
      <div className="page relative flex min-h-[75vh] flex-col items-center justify-center py-20 text-center">
        <h1 className="text-title font-extrabold">{page.title}</h1>
        <p className="mt-5 max-w-xl text-lead text-ink-soft">{page.lead}</p>
        <div className="mt-10 max-w-xl rounded-card bg-surface px-8 py-7 shadow-card">
          <RotatingMessage messages={page.messages} every={timings.thankYouMessage} />
        </div>
        <ButtonLink to={homeButton.href} size="large" className="mt-10">
          {homeButton.label}
        </ButtonLink>
      </div>
    </section>
  );
}
