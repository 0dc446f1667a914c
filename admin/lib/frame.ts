import { useRouteLoaderData } from "react-router";
import type { Frame } from "#admin/lib/create-frame.ts";

/** What every screen shows: the words, the company, its clock. */
export function useFrame() {
  const frame = useRouteLoaderData<Frame>("root");
  if (!frame) throw new Error("The frame of the back office is not loaded.");
  return frame;
}
