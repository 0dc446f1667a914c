import { type MetaDescriptor, useRouteLoaderData } from "react-router";
import type { Frame } from "#classroom/lib/create-frame.ts";
import { fillText } from "#shared/rules/fill-text.ts";

/** What every page shows: the words, the company, its clock. */
export function useFrame() {
  const frame = useRouteLoaderData<Frame>("root");
  if (!frame) throw new Error("The frame of the classroom is not loaded.");
  return frame;
}

/** A page's title in the browser's tab; `nameOf` finds its name among the words. */
export function pageTitle(nameOf: (words: Frame["words"]) => string) {
  return ({ matches }: { matches: ({ id: string; loaderData?: unknown } | undefined)[] }): MetaDescriptor[] => {
    const frame = matches.find((match) => match?.id === "root")?.loaderData as Frame | undefined;
    if (!frame) return [];
    return [{ title: fillText(frame.words.frame.title, { page: nameOf(frame.words), company: frame.company }) }];
  };
}
