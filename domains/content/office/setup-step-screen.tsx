import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { type SetupStep, setupSteps } from "#domains/content/rules/setup-steps.ts";
import type { Setup } from "#domains/content/server/set-up.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { SetupList } from "./setup-list.tsx";
import { SetupPreview } from "./setup-preview.tsx";

interface Way {
  to: string;
  label: string;
}

interface SetupStepScreenProps extends Pick<Setup, "done"> {
  step: SetupStep;
  /** The forms of the step; none where it has one. */
  parts: Way[];
  /** The documents that the step leads to. */
  ways: Way[];
  preview: { address: string; path: string };
  /** The name of the page in the preview. */
  shown: string;
  /** Another one after each act: the preview is then loaded again. */
  reading: number;
  /** The form. */
  children: ReactNode;
}

/** The steps whose form brings a page of its own. */
const withOwnPage: SetupStep[] = ["look", "batch"];

/** The steps whose form is as wide as the screen: the page is below it. */
const isWide: SetupStep[] = ["staff"];

/** One step of the setting up: the steps above, its form, the site beside it, and the way to the next step. */
export function SetupStepScreen({ step, done, parts, ways, shown, reading, children, preview }: SetupStepScreenProps) {
  const { setup } = useFrame().words;
  const at = setupSteps.indexOf(step);
  const [before, next] = [setupSteps[at - 1], setupSteps[at + 1]];
  const beside = isWide.includes(step) ? "" : "min-[87.5rem]:grid-cols-[minmax(0,1fr)_41rem]";
  const hasPage = !withOwnPage.includes(step);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start">
      <header className="grid gap-3 px-4 pt-4 md:px-6 md:pt-6">
        <p className="text-sm text-ink-soft">
          <Link to="/setup" className="link">
            {setup.all}
          </Link>{" "}
          <span>{fillText(setup.number, { number: at + 1, all: setupSteps.length })}</span>
        </p>
        <nav aria-label={setup.steps}>
          <SetupList done={done} chosen={step} />
        </nav>
        {parts.length > 0 && (
          <nav aria-label={setup.step[step].title}>
            <ul className="flex flex-wrap gap-2">
              {parts.map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end
                    className="button button-quiet aria-[current=page]:border-ink aria-[current=page]:bg-sunken"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <div className={`grid grid-cols-[minmax(0,1fr)] ${hasPage ? beside : ""}`}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start">
          {children}
          <footer className="grid gap-3 px-4 pb-6 md:px-6">
            {hasPage && step !== "live" && step !== "email" && (
              <p className="text-sm text-ink-soft">
                <span>{fillText(setup.shows, { page: shown })}</span>
              </p>
            )}
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
          </footer>
        </div>
        {hasPage && (
          <div className="min-w-0 p-4 md:p-6">
            <SetupPreview key={reading} {...preview} />
          </div>
        )}
      </div>
    </div>
  );
}
