import type { Pages } from "#domains/content/contract/page.ts";
import { ButtonLink } from "#ui/site/site-link.tsx";

type NextStepsProps = Pages["enrolment"]["next"] & { chatAction: string; whatsapp: string };

/** The next steps after the simple form is sent, and another way to ask. */
export function NextSteps({ title, steps, chat, chatAction, whatsapp }: NextStepsProps) {
  return (
    <div className="on-dark bg-band p-7 text-on-band">
      <h2 className="text-xl">{title}</h2>
      <ol className="mt-5 grid gap-5">
        {steps.map((step, place) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full border border-accent font-display font-bold text-accent"
            >
              {place + 1}
            </span>
            <span>
              <span className="block font-semibold">{step.title}</span>
              <span className="mt-0.5 block text-on-band-soft">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-7 border-t border-band-line pt-5 font-semibold">{chat}</p>
      <ButtonLink to={whatsapp} newTab variant="onBand" className="mt-3 w-full">
        {chatAction}
      </ButtonLink>
    </div>
  );
}
