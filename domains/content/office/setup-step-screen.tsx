import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { type SetupStep, setupSteps } from "#domains/content/rules/setup-steps.ts";
import type { Setup } from "#domains/content/server/set-up.ts";
import { fillText } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { SetupList } from "./setup-list.tsx";
import { SetupPreview } from "./setup-preview.tsx";

interface SetupStepScreenProps extends Pick<Setup, "done" | "asItCame" | "inPreparation"> {
  step: SetupStep;
  /** What stands now, a line each. */
  facts: string[];
  /** The screens on which the step is done. */
  ways: { to: string; label: string }[];
  preview: { address: string; path: string };
  outcome: Outcome | undefined;
}

/** One step of the setting up: what it is about, what stands now, where it is changed, and the site beside it. */
export function SetupStepScreen({ step, done, facts, ways, preview, outcome, ...state }: SetupStepScreenProps) {
  const { setup } = useFrame().words;
  const at = setupSteps.indexOf(step);
  const [before, next] = [setupSteps[at - 1], setupSteps[at + 1]];
  const { title, text } = setup.step[step];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={setup.steps} className="max-lg:hidden">
        <SetupList done={done} chosen={step} />
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 min-[87.5rem]:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <header>
            <p className="text-sm text-ink-soft">
              <Link to="/setup" className="link">
                {setup.all}
              </Link>{" "}
              <span>{fillText(setup.number, { number: at + 1, all: setupSteps.length })}</span>
            </p>
            <h1 className="mt-1 text-2xl">{title}</h1>
            <p className="mt-1 text-ink-soft">{text}</p>
          </header>
          <OutcomeNote outcome={outcome} />
          <section aria-labelledby="now" className="card p-4">
            <h2 id="now" className="text-sm font-semibold">
              {done[step] ? setup.done : setup.open}
            </h2>
            {facts.length > 0 && (
              <ul className="mt-1 grid gap-0.5">
                {facts.map((fact) => (
                  <li key={fact}>
                    <bdi>{fact}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {step === "live" && <GoLive done={done} {...state} />}
          {ways.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {ways.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="button button-quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <p className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
            {before && (
              <Link to={`/setup/${before}`} className="link">
                {setup.back}
              </Link>
            )}
            {next && (
              <Link to={`/setup/${next}`} className={`button ms-auto ${done[step] ? "button-main" : "button-quiet"}`}>
                {fillText(setup.next, { step: setup.step[next].title })}
                <ArrowRight size={18} aria-hidden="true" className="rtl:-scale-x-100" />
              </Link>
            )}
          </p>
        </div>
        <SetupPreview {...preview} />
      </div>
    </div>
  );
}

/** What is still missing, and the button that opens the site all the same. */
function GoLive({ done, asItCame, inPreparation }: Pick<SetupStepScreenProps, "done" | "asItCame" | "inPreparation">) {
  const { setup } = useFrame().words;
  if (!inPreparation) return null;
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
