import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";

/** Who else is writing an answer to a lead, and the id of its latest answer. */
export interface Answering {
  by: string | null;
  last: string | null;
}

/** Time between two looks at who is answering, and the least between two notes that this member is typing. */
const [lookEvery, holdEvery] = [15_000, 45_000];

/**
 * Who else is writing an answer to this lead, looked up while the page is in view, and `hold`, which says that this
 * member is. Without a connection nothing changes: the answer itself is refused if somebody was quicker.
 */
export function useAnswering(leadId: string, first: Answering) {
  const address = useHref(`/leads/${leadId}/hold`);
  const [now, setNow] = useState(first);
  const heldAt = useRef(0);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const found = await ask(address, "GET");
      if (found && isHere) setNow(found);
    };
    const timer = setInterval(() => void look(), lookEvery);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [address]);
  const hold = () => {
    if (Date.now() - heldAt.current < holdEvery) return;
    heldAt.current = Date.now();
    void ask(address, "POST").then((found) => found && setNow(found));
  };
  return { ...now, hold };
}

async function ask(address: string, method: "GET" | "POST"): Promise<Answering | null> {
  try {
    const answer = await fetch(address, { method });
    return answer.ok ? ((await answer.json()) as Answering) : null;
  } catch {
    return null;
  }
}
