import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useAwaitedPage } from "./awaited-page.ts";

/** The pages whose content is asked of the database. */
const asksDatabase = /^\/(course-outline|batches|recorded-lectures)\//;
/** How long the page before stays, in milliseconds: most answers are there sooner. */
const patience = 250;

/** Whether the visitor waits for such a page for so long that something should show it. */
export function useSlowNavigation(): boolean {
  const { location } = useNavigation();
  const awaited = useAwaitedPage();
  const waiting = asksDatabase.test(location?.pathname ?? awaited);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && slow;
}
