import { X } from "lucide-react";
import type { ContactWords } from "./contact-words.ts";
import type { QuotableService } from "./use-quoted-service.ts";

type QuotedServiceProps = {
  service: QuotableService;
  words: ContactWords["form"]["quote"];
  remove: () => void;
};

/** The line that names the service to be quoted; it is sent with the form and can be removed. */
export function QuotedService({ service, words, remove }: QuotedServiceProps) {
  const { label, remove: removeLabel } = words;
  return (
    <p className="flex min-h-13 items-center justify-between gap-4 rounded-control border border-line bg-emerald-tint ps-4">
      <span>
        {label} <strong className="font-semibold">{service.title}</strong>
      </span>
      <button
        type="button"
        onClick={remove}
        aria-label={`${removeLabel}: ${service.title}`}
        className="inline-flex min-h-11 items-center gap-1.5 px-4 font-semibold text-link hover:underline"
      >
        <X size={18} aria-hidden="true" />
        {removeLabel}
      </button>
      <input type="hidden" name="service" value={service.slug} />
    </p>
  );
}
