import { lazy, Suspense, useEffect, useState } from "react";
import type { HostedWidgets } from "#domains/accounts/server/auth/port.ts";
import type { WidgetName } from "./clerk-widget.tsx";

/** The provider's code is loaded only if the provider keeps the accounts. */
const ClerkWidget = lazy(async () => ({ default: (await import("./clerk-widget.tsx")).ClerkWidget }));

type HostedWidgetProps = {
  shows: WidgetName;
  widgets: HostedWidgets;
  /** The page to open afterwards. */
  from: string;
  words: { loading: string; failed: { title: string; lead: string; retry: string }; noScripts: string };
};

/** The place of a provider's widget: shown until its script has loaded, and if it fails to load. */
export function HostedWidget({ words, ...widget }: HostedWidgetProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const waiting = (
    <p role="status" className="text-lead text-ink-soft noscript:hidden">
      {words.loading}
    </p>
  );
  return (
    <div className="page grid min-h-[75vh] place-items-center py-16">
      <noscript>
        <p className="text-lead">{words.noScripts}</p>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <ClerkWidget {...widget} words={words} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
