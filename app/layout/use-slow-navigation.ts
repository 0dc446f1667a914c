import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** The pages whose content is asked of the database. */
const asksDatabase = /^\/(course-outline|batches|recorded-lectures)\//;
/** How long the page before stays, in milliseconds: most answers are there sooner. */
const patience = 250;

/** Whether the visitor waits for such a page for so long that something should show it. */
export function useSlowNavigation(): boolean {
  const { state, location } = useNavigation();
  const waiting = state === "loading" && asksDatabase.test(location.pathname);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && slow;
}
