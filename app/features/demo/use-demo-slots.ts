import { useCallback, useEffect, useRef, useState } from "react";
import type { DemoSlot } from "#shared/contracts/demo.ts";

export type SlotsState = { is: "loading" } | { is: "failed" } | { is: "loaded"; slots: DemoSlot[] };

const loading: SlotsState = { is: "loading" };

/** The code that shows the times, fetched beside them. */
export const loadTimes = () => import("./times.tsx");

/** A course's classes; throws when the server has no answer. */
async function fetchSlots(courseId: string, signal: AbortSignal): Promise<DemoSlot[]> {
  const response = await fetch(`/api/demo/slots?course=${encodeURIComponent(courseId)}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const answer: { slots: DemoSlot[] } = await response.json();
  return answer.slots;
}

/**
 * The classes of a course that can be booked, fetched once there is a course to ask about. `reload` asks again;
 * quietly, it leaves what is shown until the answer is there, and resolves then.
 */
export function useDemoSlots(courseId: string | null) {
  const [state, setState] = useState(loading);
  const underWay = useRef<AbortController>(null);

  const load = useCallback(async (course: string) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    try {
      const [slots] = await Promise.all([fetchSlots(course, signal), loadTimes()]);
      if (!signal.aborted) setState({ is: "loaded", slots });
    } catch {
      if (!signal.aborted) setState({ is: "failed" });
    }
  }, []);

  useEffect(() => {
    if (courseId === null) return;
    setState(loading);
    void load(courseId);
    return () => underWay.current?.abort();
  }, [courseId, load]);

  const reload = async (how: "quietly" | "visibly") => {
    if (courseId === null) return;
    if (how === "visibly") setState(loading);
    await load(courseId);
  };
  return { state, reload };
}
