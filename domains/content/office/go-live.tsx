import { Link } from "react-router";
import { setupSteps } from "#domains/content/rules/setup-steps.ts";
import type { Setup } from "#domains/content/server/set-up.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

interface GoLiveProps extends Pick<Setup, "done" | "asItCame" | "inPreparation"> {
  outcome: Outcome | undefined;
}

/** The last step: what is still missing, and the button that opens the site all the same. */
export function GoLive({ outcome, ...state }: GoLiveProps) {
  const { setup } = useFrame().words;
  return (
    <div className="grid max-w-xl content-start gap-4 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{setup.step.live.title}</h1>
        <p className="mt-1 text-ink-soft">{state.inPreparation ? setup.step.live.text : setup.isOpen}</p>
      </header>
      <OutcomeNote outcome={outcome} />
      {state.inPreparation && <OpenSite {...state} />}
    </div>
  );
}

function OpenSite({ done, asItCame }: Pick<GoLiveProps, "done" | "asItCame">) {
  const { setup } = useFrame().words;
  const open = setupSteps.filter((step) => step !== "live" && !done[step]);
  const missing = [
    ...open.map((step) => ({ to: `/setup/${step}`, label: setup.step[step].title })),
    ...(asItCame.pages ? [{ to: "/content?group=pages", label: setup.pagesAsCame }] : []),
    ...(asItCame.policies ? [{ to: "/content?group=pages", label: setup.policiesAsCame }] : []),
  ];
  return (
    <>
      {missing.length > 0 && (
        <section aria-labelledby="missing" className="card p-4">
          <h2 id="missing" className="text-sm font-semibold">
            {setup.missing}
          </h2>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {missing.map(({ to, label }) => (
              <li key={label}>
                <Link to={to} className="link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ActForm name="live">
        <button type="submit" name="intent" value="live" className="button button-main">
          {setup.goLive}
        </button>
      </ActForm>
    </>
  );
}
