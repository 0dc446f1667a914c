import { useRouteLoaderData } from "react-router";
import { oncePerObject } from "#shared/once-per-object.ts";
import { unpack } from "#ui/document/packed.ts";
import type { Frame } from "./create-office-frame.ts";

/** The frame that the root has loaded, with its texts. */
export const openFrame = oncePerObject((frame: Frame) => ({ ...frame, words: unpack(frame.words) }));

/** The frame as screens use it. */
export type OpenFrame = ReturnType<typeof openFrame>;

/** The content of every screen: the texts, the company, its clock. */
export function useFrame() {
  const frame = useRouteLoaderData<Frame>("root");
  if (!frame) throw new Error("The frame of the back office is not loaded.");
  return openFrame(frame);
}
