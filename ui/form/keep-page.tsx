import { useEffect } from "react";
import { useBlocker, useHref, useMatches, useNavigation } from "react-router";
import { showPage } from "./connection.ts";
import { forgetOldTyped } from "./kept-text.ts";
import { useSendingFrame } from "./sending-frame.ts";

/** Keeps the page while there is no connection: a link waits, says so, and opens its page once there is one. */
export function KeepPage() {
  const { sending } = useSendingFrame();
  const matches = useMatches();
  const { location } = useNavigation();
  const address = useHref(location ? { pathname: location.pathname, search: location.search } : "/");
  const opening = location ? address : null;
  useEffect(() => {
    showPage({ loaded: new Map(matches.map(({ id, loaderData }) => [id, loaderData])), opening });
  }, [matches, opening]);
  useEffect(forgetOldTyped, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    addEventListener("online", blocker.proceed);
    return () => removeEventListener("online", blocker.proceed);
  }, [blocker]);
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-0 z-30 bg-accent px-4 py-2 text-center font-semibold text-on-accent empty:hidden"
    >
      {blocker.state === "blocked" ? sending.link : ""}
    </p>
  );
}
