import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/site/button.tsx";
import { type Clerk, loadClerk } from "./load-clerk.ts";

/** The provider's widgets, by purpose. */
export type WidgetName = "signIn" | "signUp" | "signOut" | "account";

type ClerkWidgetProps = {
  shows: WidgetName;
  widgets: { publishableKey: string };
  from: string;
  words: { failed: { title: string; lead: string; retry: string } };
  waiting: ReactNode;
};

/** Mounts a widget, or does what needs none; returns a function that removes it. */
function show(clerk: Clerk, { shows, from }: Pick<ClerkWidgetProps, "shows" | "from">, place: HTMLDivElement) {
  // The visitor is signed in at the provider but our cookie had expired; the provider's script has just renewed it.
  if ((shows === "signIn" || shows === "signUp") && clerk.isSignedIn) location.replace(from);
  else if (shows === "signOut") void clerk.signOut({ redirectUrl: "/" });
  else if (shows === "signIn") {
    clerk.mountSignIn(place, { routing: "path", path: "/sign-in", signUpUrl: "/sign-up", forceRedirectUrl: from });
    return () => clerk.unmountSignIn(place);
  } else if (shows === "signUp") {
    clerk.mountSignUp(place, { routing: "path", path: "/sign-up", signInUrl: "/sign-in", forceRedirectUrl: from });
    return () => clerk.unmountSignUp(place);
  } else {
    clerk.mountUserProfile(place, { routing: "hash" });
    return () => clerk.unmountUserProfile(place);
  }
  return () => {};
}

/** One of Clerk's own widgets; an error with a retry button if its script fails to load (specification §9). */
export function ClerkWidget({ shows, widgets, from, words, waiting }: ClerkWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the script again
  useEffect(() => {
    let unmount = () => {};
    let isGone = false;
    setState("loading");
    loadClerk(widgets.publishableKey).then(
      (clerk) => {
        if (isGone || !place.current) return;
        setState("loaded");
        unmount = show(clerk, { shows, from }, place.current);
      },
      () => isGone || setState("failed"),
    );
    return () => {
      isGone = true;
      unmount();
    };
  }, [widgets.publishableKey, shows, from, tries]);

  return (
    <>
      {state === "loading" && waiting}
      {state === "failed" && (
        <div role="alert" className="max-w-lg rounded-card bg-surface p-8 shadow-card md:p-12">
          <h1 className="text-heading">{words.failed.title}</h1>
          <p className="mt-4 text-lead text-ink-soft">{words.failed.lead}</p>
          <Button size="large" className="mt-6" onClick={() => setTries((before) => before + 1)}>
            {words.failed.retry}
          </Button>
        </div>
      )}
      <div ref={place} />
    </>
  );
}
