import { useRouteLoaderData } from "react-router";
import type { loader } from "#admin/root.tsx";

/** What every screen shows: the words, the company, its clock. */
export function useFrame() {
  const frame = useRouteLoaderData<typeof loader>("root");
  if (!frame) throw new Error("The frame of the back office is not loaded.");
  return frame;
}
