import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useAwaitedPage } from "./awaited-page.ts";

/** The pages whose content comes from the database. */
const asksDatabase = /^\/(course-outline|batches|recorded-lectures)\//;
/** Time that the current page stays, in milliseconds; most pages arrive sooner. */
const patience = 250;

/** Whether the visitor has waited for such a page long enough to show a placeholder. */
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
