import { useState } from "react";
import type { Outcome } from "./office-outcome.ts";

/**
 * The last outcome that the server answered with. What it shows, such as a preview, stays on the page while the next
 * form waits for the connection or a sign-in.
 */
export function useAnswered<Shown>(outcome: Outcome<Shown> | undefined): Outcome<Shown> | undefined {
  const [answered, setAnswered] = useState(outcome);
  const waits = outcome?.unsent !== undefined || outcome?.first !== undefined;
  if (!waits && answered !== outcome) setAnswered(outcome);
  return waits ? answered : outcome;
}
