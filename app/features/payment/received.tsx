import { CircleCheck } from "lucide-react";
import { ButtonLink } from "#ui/site/site-link.tsx";

type ReceivedProps = { step: string; text: string; label: string; href: string };

/** Tells visitors that they have done everything, and links onwards. */
export function Received({ step, text, label, href }: ReceivedProps) {
  return (
    <div id="receipt" role="status" className="scroll-mt-24 rounded-card border border-line bg-emerald-tint p-6 sm:p-8">
      <CircleCheck size={36} aria-hidden="true" className="text-success" />
      <p className="mt-3 text-lead font-semibold">{step}</p>
      <p className="mt-1 max-w-lg text-ink-soft">{text}</p>
      <ButtonLink to={href} size="large" className="mt-6">
        {label}
      </ButtonLink>
    </div>
  );
}
