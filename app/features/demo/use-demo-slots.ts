import { useCallback, useEffect, useRef, useState } from "react";
import type { DemoSlot } from "#shared/contracts/demo.ts";

export type SlotsState = { is: "loading" } | { is: "failed" } | { is: "loaded"; slots: DemoSlot[] };

const loading: SlotsState = { is: "loading" };

/** The code that shows the times, fetched along with them. */
export const loadTimes = () => import("./times.tsx");

/** A course's classes; throws if the server does not answer. */
async function fetchSlots(courseId: string, signal: AbortSignal): Promise<DemoSlot[]> {
  const response = await fetch(`/api/demo/slots?course=${encodeURIComponent(courseId)}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const answer: { slots: DemoSlot[] } = await response.json();
  return answer.slots;
}

/**
 * The bookable classes of a course, fetched once a course is chosen. `reload` fetches them again; a quiet reload leaves
 * the current ones in place and resolves when the new ones are there.
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
