import { useRouteLoaderData } from "react-router";
import { oncePerObject } from "#shared/once-per-object.ts";
import { unpack } from "#ui/document/packed.ts";
import { titleOf } from "#ui/document/title-of.ts";
import type { Frame } from "./create-classroom-frame.ts";

/** The frame that the root has loaded, with its texts. */
export const openFrame = oncePerObject((frame: Frame) => ({ ...frame, words: unpack(frame.words) }));

/** The content of every page: the texts, the company, its clock. */
export function useFrame() {
  const frame = useRouteLoaderData<Frame>("root");
  if (!frame) throw new Error("The frame of the classroom is not loaded.");
  return openFrame(frame);
}

/** A page's title in the browser's tab; `nameOf` finds its name among the texts. */
export const pageTitle = titleOf(openFrame);
