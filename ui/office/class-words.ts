import { useRouteLoaderData } from "react-router";
import { oncePerObject } from "#shared/once-per-object.ts";
import { type Packed, unpack } from "#ui/document/packed.ts";
import type { ClassWords } from "./create-office-frame.ts";
import { type OpenFrame, useFrame } from "./office-frame.ts";

const withClassWords = oncePerObject((frame: OpenFrame) =>
  oncePerObject((packed: Packed<ClassWords>) => ({ ...frame, words: { ...frame.words, ...unpack(packed) } })),
);

/** The frame of the screens about batches and classes, with their own texts, which a route above them has loaded. */
export function useClassFrame() {
  const frame = useFrame();
  const inOffice = useRouteLoaderData<Packed<ClassWords>>("routes/class-words");
  const alone = useRouteLoaderData<Packed<ClassWords>>("class-words-alone");
  const packed = inOffice ?? alone;
  if (!packed) throw new Error("The words of batches and classes are not loaded.");
  return withClassWords(frame)(packed);
}
