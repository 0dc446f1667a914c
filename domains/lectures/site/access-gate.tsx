import { LockKeyhole } from "lucide-react";
import type { Messages } from "#shared/words.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { SecretIdForm } from "./secret-id-form.tsx";
import type { Unlocking } from "./use-unlocking.ts";

type AccessGateProps = {
  state: Unlocking;
  initialValue: string;
  words: Messages["lectures"]["gate"];
  onSubmit: (secretId: string) => void;
};

/** The panel that locks a batch's lectures (specification §2, "Recorded lectures"). */
export function AccessGate({ state, initialValue, words, onSubmit }: AccessGateProps) {
  return (
    <section aria-labelledby="gate-title" className="mx-auto max-w-xl rounded-card bg-surface p-6 shadow-card md:p-10">
      <span className="grid size-14 place-items-center rounded-full bg-emerald-tint text-success">
        <LockKeyhole size={28} aria-hidden="true" />
      </span>
      <h2 id="gate-title" className="mt-5 text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{words.lead}</p>
      <SecretIdForm
        state={state}
        words={words}
        submitLabel={words.submit}
        initialValue={initialValue}
        onSubmit={onSubmit}
      />
      <noscript>
        <p className="mt-4 text-sm">{words.byAccount}</p>
      </noscript>
      <div className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
        <p>{words.lost}</p>
        <ArrowLink to={words.contact.href}>{words.contact.label}</ArrowLink>
      </div>
    </section>
  );
}
