import { useCallback, useEffect, useRef, useState } from "react";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";

export type SlotsState = { is: "loading" } | { is: "failed" } | { is: "loaded"; slots: DemoSlot[] };

const loading: SlotsState = { is: "loading" };

/** A course's classes that came with the page. */
export type FirstSlots = { courseId: string; slots: DemoSlot[] };

/** A course's classes; throws if the server does not answer. */
async function fetchSlots(courseId: string, signal: AbortSignal): Promise<DemoSlot[]> {
  const response = await fetch(`/api/demo/slots?course=${encodeURIComponent(courseId)}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const answer: { slots: DemoSlot[] } = await response.json();
  return answer.slots;
}

/**
 * The bookable classes of a course: at first those that the page came with, fetched again once a course is chosen. `reload`
 * fetches them again; a quiet reload leaves the current ones in place and resolves when the new ones are there.
 */
export function useDemoSlots(courseId: string | null, first: FirstSlots) {
  const [state, setState] = useState<SlotsState>({ is: "loaded", slots: first.slots });
  const shown = useRef(first.courseId);
  const underWay = useRef<AbortController>(null);

  const load = useCallback(async (course: string) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    try {
      const slots = await fetchSlots(course, signal);
      if (signal.aborted) return;
      shown.current = course;
      setState({ is: "loaded", slots });
    } catch {
      // Slightly old times are better than none: the server refuses those that cannot be booked.
      if (!signal.aborted && shown.current !== course) setState({ is: "failed" });
    }
  }, []);

  useEffect(() => {
    if (courseId === null) return;
    if (shown.current !== courseId) setState(loading);
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
