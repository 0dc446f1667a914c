import { Check } from "lucide-react";
import { Link } from "react-router";
import { type SetupStep, setupSteps } from "#domains/content/rules/setup-steps.ts";
import type { Setup } from "#domains/content/server/set-up.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** All steps in a row, the `chosen` one marked; on a phone the others are only numbers. */
type SetupListProps = { done: Setup["done"]; chosen?: SetupStep };

/** How many steps are done, and each of them with its state. */
export function SetupList({ done, chosen }: SetupListProps) {
  const { setup } = useFrame().words;
  const count = setupSteps.filter((step) => done[step]).length;
  const progress = fillText(setup.progress, { done: count, all: setupSteps.length });
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{progress}</p>
      <progress value={count} max={setupSteps.length} aria-label={progress} className="h-1.5 w-full" />
      <ol className={chosen ? "flex flex-wrap gap-1" : "grid gap-0.5"}>
        {setupSteps.map((step, at) => (
          <li key={step}>
            <Link
              to={`/setup/${step}`}
              aria-current={step === chosen ? "step" : undefined}
              className="flex min-h-10 items-center gap-2 rounded-lg px-2 hover:bg-sunken aria-[current=step]:bg-sunken aria-[current=step]:font-semibold max-md:min-h-11"
            >
              <span
                className={`grid size-6 shrink-0 place-items-center rounded-md border text-xs font-semibold ${done[step] ? "border-transparent bg-accent text-on-accent" : "border-line-strong text-ink-soft"}`}
              >
                {done[step] ? <Check size={14} aria-hidden="true" /> : <span aria-hidden="true">{at + 1}</span>}
              </span>
              <span className={chosen && step !== chosen ? "max-md:sr-only" : ""}>
                {setup.step[step].title}
                <span className="sr-only">{done[step] ? setup.done : setup.open}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
