import { createContext, useContext } from "react";
import type { Frame } from "./frame-of.ts";

export const FrameContext = createContext<Frame | null>(null);

/** The frame's words and facts, for anything within the frame, error pages included. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("There is no frame around this.");
  return frame;
}
