import { LockKeyhole } from "lucide-react";
import type { Messages } from "#shared/words.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { SecretIdForm } from "./secret-id-form.tsx";
import type { Unlocking } from "./use-unlocking.ts";

export type AccessGateProps = {
  /** The page to come back to. */
  from: string;
  state: Unlocking;
  /** Why the account that is signed in does not open the lectures; null for no account. */
  closed: string | null;
  initialValue: string;
  /** `mine` is the name of the reader's own page, which says what they have to pay and to confirm. */
  words: Messages["lectures"]["gate"] & { mine: string };
  /** Whether a Secret ID opens them too. */
  bySecretId: boolean;
  onSubmit: (secretId: string) => void;
};

/** The panel that locks a batch's lectures (specification §2, "Recorded lectures"). */
export function AccessGate({ from, state, closed, initialValue, words, bySecretId, onSubmit }: AccessGateProps) {
  return (
    <section aria-labelledby="gate-title" className="mx-auto max-w-xl rounded-card bg-surface p-6 shadow-card md:p-10">
      <span className="grid size-14 place-items-center rounded-full bg-emerald-tint text-success">
        <LockKeyhole size={28} aria-hidden="true" />
      </span>
      <h2 id="gate-title" className="mt-5 text-2xl">
        {words.title}
      </h2>
      <p role="status" className="mt-2 text-ink-soft">
        {closed ?? words.lead}
      </p>
      <ButtonLink
        to={closed === null ? `/sign-in?from=${encodeURIComponent(from)}` : "/lms"}
        size="large"
        className="mt-5 w-full"
      >
        {closed === null ? words.signIn : words.mine}
      </ButtonLink>
      {bySecretId ? (
        <>
          <p className="mt-6 mb-4 border-t border-line pt-5 text-ink-soft">{words.or}</p>
          <SecretIdForm
            state={state}
            words={words}
            submitLabel={words.submit}
            variant="quiet"
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
        </>
      ) : (
        <noscript>
          <form method="post" className="mt-4">
            <button type="submit" className="link">
              {words.submit}
            </button>
          </form>
        </noscript>
      )}
    </section>
  );
}
