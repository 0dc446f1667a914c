import type { MetaDescriptor } from "react-router";
import type { Frame } from "#admin/lib/create-frame.ts";
import { fillText } from "#shared/rules/fill-text.ts";

/** A screen's title in the browser's tab; `nameOf` finds its name among the words. */
export function screenTitle(nameOf: (words: Frame["words"]) => string) {
  return ({ matches }: { matches: ({ id: string; loaderData?: unknown } | undefined)[] }): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === "root");
    const frame = root?.loaderData as Frame | undefined;
    if (!frame) return [];
    return [{ title: fillText(frame.words.frame.title, { page: nameOf(frame.words), company: frame.company }) }];
  };
}
