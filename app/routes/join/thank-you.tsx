import { Confetti } from "#app/features/thank-you/confetti.tsx";
import { RotatingMessage } from "#app/features/thank-you/rotating-message.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { thankYou } from "#shared/content/thank-you.ts";
import { timings } from "#shared/messages/en/toasts.ts";
import type { Route } from "./+types/thank-you.ts";

export const loader = () => ({ head: pageHead("/Thank-you") });

export const meta: Route.MetaFunction = headMeta;

export default function ThankYou() {
  return (
    <section className="relative overflow-hidden">
      <Confetti pieces={thankYou.confettiPieces} />
      <div className="page relative flex min-h-[75vh] flex-col items-center justify-center py-20 text-center">
        <h1 className="text-title font-extrabold">{thankYou.title}</h1>
        <p className="mt-5 max-w-xl text-lead text-ink-soft">{thankYou.lead}</p>
        <div className="mt-10 max-w-xl rounded-card bg-surface px-8 py-7 shadow-card">
          <RotatingMessage messages={thankYou.messages} every={timings.thankYouMessage} />
        </div>
        <ButtonLink to={thankYou.homeButton.href} size="large" className="mt-10">
          {thankYou.homeButton.label}
        </ButtonLink>
      </div>
    </section>
  );
}
