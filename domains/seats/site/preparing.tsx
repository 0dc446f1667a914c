import type { Messages } from "#shared/words.ts";
import { Girih } from "#ui/site/girih.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";

type PreparingProps = {
  words: Pick<Messages["labels"]["enrolment"], "preparing" | "withoutScripts">;
  /** The address of a chat. */
  whatsapp: string;
};

/** Shown instead of the form while the visitor's country is looked up (specification §2, "Enrollment"). */
export function Preparing({ words, whatsapp }: PreparingProps) {
  const { text, contact, chat } = words.withoutScripts;
  return (
    <div className="relative grid min-h-[70vh] place-items-center overflow-hidden rounded-card bg-surface p-8 text-center shadow-card">
      <div className="absolute inset-0 text-accent opacity-40 halo [--strap:var(--surface)]">
        <Girih tiling="3.12.12" angle={60} scale={40} strap={5} />
      </div>
      <div className="relative rounded-control bg-surface px-6 py-4">
        <p role="status" className="font-display text-2xl font-bold">
          {words.preparing}
        </p>
        <noscript>
          <p className="mt-4">
            {text} <SiteLink to={contact.href}>{contact.label}</SiteLink>, <SiteLink to={whatsapp}>{chat}</SiteLink>
          </p>
        </noscript>
      </div>
    </div>
  );
}
