import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { localAddress } from "#domains/content/rules/local-address.ts";
import { useAwaitedPage } from "./awaited-page.ts";

/** The pages whose content comes from the database. */
const asksDatabase = /^\/(course-outline|batches|recorded-lectures)\//;
/** Time that the current page stays, in milliseconds; most pages arrive sooner. */
const patience = 250;

/** Whether the visitor has waited for such a page long enough to show a placeholder. */
export function useSlowNavigation(): boolean {
  const { location } = useNavigation();
  const awaited = useAwaitedPage();
  const waiting = asksDatabase.test(localAddress(location?.pathname ?? awaited).path);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && slow;
}
